"""The record of the game: its moves and its graph, and what goes in and out."""

from pyscript import document

import records
from othello import BLACK, WHITE, square_name
from page.browser.clipboard import copy
from page.browser.page import element
from page.markup.timeline import timeline

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from othello import Ply
    from page.browser.judging import JudgePart
    from page.browser.page import Page
    from page.state.app import App
    from page.state.scene import Scene

WRITERS = {
    "transcript": records.transcript,
    "board": lambda game: records.board_text(game.position, game.turn),
    "ggf": records.ggf,
    "jutge": records.jutge_input,
    "uva220": records.uva220_input,
}


class RecordPart:
    """Shows the moves, undone ones too, goes to any of them, and reads and writes records."""

    def __init__(self, page: "Page", app: "App", judge: "JudgePart") -> None:
        self._page, self._app, self._judge = page, app, judge
        self._plies: list[Ply] = []
        self._leads: list[int] = []
        self._ply = 0
        element("moves").addEventListener("click", self._click_move)
        element("graph").addEventListener("click", self._click_graph)
        element("copy-record").addEventListener("click", self._copy)
        element("judge-record").addEventListener("click", self._send_to_judge)
        element("read-record").addEventListener("click", self._read)
        page.on_click("swap", self._page.table.play.swap)

    def show(self, scene: "Scene") -> None:
        """Shows the moves of the game and where in it the board is."""
        play = self._page.table.play
        element("swap").hidden = play.kept is None
        plies = [play.game.start] + play.game.plies
        if plies != self._plies:
            self._list_moves(plies)
        elif play.game.ply == self._ply:
            return
        self._plies, self._ply = plies, play.game.ply
        element("graph").innerHTML = timeline(self._leads, self._ply)
        _mark(self._ply)

    def _list_moves(self, plies: "list[Ply]") -> None:
        """Lists the plies; those that are listed already stay."""
        moves, kept = element("moves"), _common(self._plies, plies)
        while moves.children.length > kept:
            moves.lastElementChild.remove()
        for number in range(kept, len(plies)):
            moves.append(_move(number, plies[number]))
        self._leads[kept:] = [_lead(ply) for ply in plies[kept:]]

    def _click_move(self, event: "Any") -> None:
        button = event.target.closest("[data-ply]")
        if button:
            self._go_to(int(button.dataset.ply))

    def _click_graph(self, event: "Any") -> None:
        box = element("graph").getBoundingClientRect()
        plies = len(self._page.table.play.game.plies)
        self._go_to(round((event.clientX - box.left) / box.width * plies))

    def _go_to(self, ply: int) -> None:
        self._page.table.back_to_game()
        self._page.do(self._page.table.play.go_to, ply)

    def _copy(self, event: "Any") -> None:
        text = self._written(element("record-form").value)
        if text is not None:
            copy(self._page, text, self._say, "Copied.")

    def _send_to_judge(self, event: "Any") -> None:
        form = "uva220" if self._page.table.play.game.position.n == 8 else "jutge"
        text = self._written(form)
        if text is not None:
            self._app.choice, self._app.source = form, text
            self._say(f"The game is in the judge workbench, as input of {form}.")
            self._judge.start()

    def _written(self, form: str) -> "str | None":
        try:
            return str(WRITERS[form](self._page.table.play.game))
        except ValueError as error:
            self._say(str(error))
            return None

    def _read(self, event: "Any") -> None:
        record = records.read(element("record-text").value, self._page.table.play.game.position.n)
        self._say(f"{record.sentence} {record.problem or ''}")
        if record.game:
            self._page.table.back_to_game()
            self._page.do(self._page.table.play.take, record.game)

    def _say(self, text: str) -> None:
        element("record-said").textContent = text


def _move(number: int, ply: "Ply") -> "Any":
    """Returns the list item of a ply: its square, and a pass if it forces one."""
    item = document.createElement("li")
    button = document.createElement("button")
    button.type, button.className = "button", ply.color or "start"
    button.dataset.ply = str(number)
    button.textContent = "Start" if ply.square is None else square_name(ply.square, ply.position.n)
    item.append(button)
    if ply.passed:
        forced = document.createElement("span")
        forced.className = "pass"
        forced.textContent = "pass"
        item.append(forced)
    return item


def _common(plies: "list[Ply]", others: "list[Ply]") -> int:
    """Returns how many plies two games begin with in common."""
    for number, (ply, other) in enumerate(zip(plies, others)):
        if ply is not other:
            return number
    return min(len(plies), len(others))


def _mark(ply: int) -> None:
    """Marks the move on the board."""
    moves = element("moves")
    marked, item = moves.querySelector("[aria-current]"), moves.children[ply]
    if marked:
        marked.removeAttribute("aria-current")
    item.children[0].setAttribute("aria-current", "step")
    _keep_in_view(moves, item)


def _lead(ply: "Ply") -> int:
    return ply.position.count(BLACK) - ply.position.count(WHITE)


def _keep_in_view(box: "Any", item: "Any") -> None:
    """Scrolls the box, and nothing else, to show the item."""
    top, bottom = item.offsetTop, item.offsetTop + item.offsetHeight
    if top < box.scrollTop or bottom > box.scrollTop + box.clientHeight:
        box.scrollTop = top - box.clientHeight // 2
