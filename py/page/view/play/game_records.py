"""The list of moves, and game records to copy and paste."""

from pyscript import document

import records
from othello import Ply, square_name
from othello.phrases import counted
from page.model.app import App
from page.model.board.scene import Scene
from page.model.engine.values import whole
from page.model.play.game_records import writer_named
from page.model.workspace import JUDGE
from page.view.core.clipboard import copy
from page.view.core.page import Page, Part, element

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.model.engine.mistakes import Judgement


class GameRecordsPart(Part):
    """Lists the moves, including undone ones, and copies and reads records."""

    def __init__(self, page: Page, app: App) -> None:
        self._page, self._app = page, app
        self._workspace = page.workspace
        self._plies: list[Ply] = []
        self._ply = -1
        self._marked: list[Judgement] = []
        self._pasted = app.pasted
        self._shown_pasted = ("", "")
        element("moves").addEventListener("click", self._click_move)
        element("copy-record").addEventListener("click", self._copy)
        element("copy-moves").addEventListener("click", self._copy_moves)
        element("paste-game").addEventListener("click", self._open)
        element("judge-record").addEventListener("click", self._send_to_judge)
        element("record-text").addEventListener("input", lambda event: page.do(app.pasted.forget))
        element("read-record").addEventListener("click", self._read)
        element("put-part").addEventListener("click", self._put_part)
        document.addEventListener("paste", self._paste)
        page.on_click("swap", self._swap)

    def show(self, scene: Scene) -> None:
        """Shows the moves of the game and marks the current one."""
        play = self._workspace.play
        other = play.other_line
        element("swap").hidden = other is None
        if other:
            element("swap").textContent = f"Other line: {counted(len(other.plies), 'move')}"
        plies = play.game.plies
        element("rules").hidden = bool(plies)
        if plies != self._plies:
            self._list_moves(plies)
        if (plies, play.game.ply) != (self._plies, self._ply):
            self._plies, self._ply = list(plies), play.game.ply
            element("moves-played").textContent = _progress(self._ply, len(plies))
            _mark(self._ply)
        self._show_marks(plies)
        self._show_pasted()

    def _show_marks(self, plies: list[Ply]) -> None:
        """Marks the mistakes found by the report."""
        mark = self._app.advice.game_report.mark
        judged = [mark(number, ply) for number, ply in enumerate(plies, 1)]
        marked = {move.number: move for move in judged if move and move.mark}
        if list(marked.values()) == self._marked:
            return
        self._marked = list(marked.values())
        for number, item in enumerate(element("moves").children, 1):
            _show_mark(item.firstElementChild, marked.get(number))

    def _list_moves(self, plies: list[Ply]) -> None:
        """Lists the plies. The items of common plies are kept."""
        moves, kept = element("moves"), _common(self._plies, plies)
        while moves.children.length > kept:
            moves.lastElementChild.remove()
        for number in range(kept, len(plies)):
            moves.append(_move(number + 1, plies[number]))

    def _click_move(self, event: Any) -> None:
        button = event.target.closest("[data-ply]")
        if button:
            self._go_to(int(button.dataset.ply))

    def _go_to(self, ply: int) -> None:
        self._page.do(self._workspace.go_to_ply, ply)

    def _swap(self) -> None:
        self._workspace.back_to_game()
        self._workspace.play.swap()

    def _open(self, event: Any) -> None:
        element("record-more").open = True
        element("record-text").focus()

    def _paste(self, event: Any) -> None:
        """Handles a paste outside text boxes: a game in Play, an input in Judge."""
        if event.target.closest("input, textarea, select, dialog"):
            return
        text = event.clipboardData.getData("text")
        if not text:
            return
        event.preventDefault()
        if self._workspace.view == JUDGE:
            self._page.do(self._app.judge.open_input, text)
        else:
            element("record-more").open = True
            element("record-text").value = text
            self._read(event)

    def _copy_moves(self, event: Any) -> None:
        moves = records.transcript(self._workspace.play.game)
        copy(self._page, moves, self._app.notice.say_briefly, "The moves are copied.")

    def _copy(self, event: Any) -> None:
        writer = writer_named(element("record-form").value)
        try:
            text = writer.write(self._workspace.play.game)
        except ValueError as error:
            self._page.do(self._pasted.say, str(error))
            return
        copy(self._page, text, self._pasted.say, "Copied.")

    def _send_to_judge(self, event: Any) -> None:
        try:
            form, text = records.judge_input(self._workspace.play.game)
        except ValueError as error:
            self._page.do(self._pasted.say, str(error))
            return
        self._page.do(self._pasted.say, f"The game is in Judge, as input of {form.title}.")
        self._page.do(self._app.judge.open_input, text, form)

    def _read(self, event: Any) -> None:
        self._page.do(self._pasted.read, element("record-text").value)

    def _put_part(self, event: Any) -> None:
        self._page.do(self._pasted.load_part)
        element("read-record").focus()

    def _show_pasted(self) -> None:
        pasted, button = self._pasted, element("put-part")
        if (pasted.said, pasted.offer) != self._shown_pasted:
            self._shown_pasted = pasted.said, pasted.offer
            element("record-said").textContent = pasted.said
            button.textContent = pasted.offer
            button.hidden = not pasted.offer


def _progress(ply: int, plies: int) -> str:
    if not plies:
        return ""
    return f"{plies} played" if ply == plies else f"{ply} of {plies}"


def _show_mark(button: Any, move: Judgement | None) -> None:
    """Shows the mark of a mistake behind a move, and its cost in the accessible name."""
    sign = button.querySelector("sup")
    if sign:
        sign.remove()
    if not move:
        button.removeAttribute("aria-label")
        return
    button.ariaLabel = f"{move.square}, costs {whole(move.loss)}"
    sign = document.createElement("sup")
    sign.textContent = move.mark
    button.append(sign)


def _move(number: int, ply: Ply) -> Any:
    """Returns the list item of a ply: its square, and the pass that it forces, if any."""
    item = document.createElement("li")
    button = document.createElement("button")
    button.type, button.className = "button", ply.color or ""
    button.dataset.ply = str(number)
    button.textContent = square_name(ply.square or 0, ply.position.n)
    item.append(button)
    if ply.passed:
        forced = document.createElement("span")
        forced.className = "pass"
        forced.textContent = "pass"
        item.append(forced)
    return item


def _common(plies: list[Ply], others: list[Ply]) -> int:
    """Returns the number of plies that two games have in common at the beginning."""
    for number, (ply, other) in enumerate(zip(plies, others)):
        if ply is not other:
            return number
    return min(len(plies), len(others))


def _mark(ply: int) -> None:
    """Marks the current move, none at the start."""
    moves = element("moves")
    marked = moves.querySelector("[aria-current]")
    if marked:
        marked.removeAttribute("aria-current")
    moves.className = "" if ply else "back"
    if ply:
        item = moves.children[ply - 1]
        item.children[0].setAttribute("aria-current", "step")
        _keep_in_view(moves, item)


def _keep_in_view(box: Any, item: Any) -> None:
    """Scrolls the box, but not the page, to the item."""
    top, bottom = item.offsetTop, item.offsetTop + item.offsetHeight
    if top < box.scrollTop or bottom > box.scrollTop + box.clientHeight:
        box.scrollTop = top - box.clientHeight // 2
