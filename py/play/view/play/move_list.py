"""The list of moves: the main line, its variations, marks and comments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from js import document

from board.markup import joined
from board.scene import Scene
from browser.page import Page, Part, element, fill
from othello.phrases import counted
from play.model.engine.values import ahead
from play.model.play.move_list import changed, entries
from play.model.play_app import PlayApp
from play.view.play.move_list_html import listed

if TYPE_CHECKING:
    from othello import Ply
    from play.model.play.move_list import MoveListEntry


class MoveListPart(Part):
    """Lists all moves of the game, and goes to the move that is clicked.

    After a change of the game, only the entries that have changed are drawn again.
    """

    def __init__(self, page: Page, app: PlayApp) -> None:
        self._page, self._app = page, app
        self._workspace, self._table = page.workspace, app.table
        self._entries: list[MoveListEntry] = []
        self._drawn: tuple[Any, ...] = ()
        self._here: tuple[Ply, Ply] | None = None
        self._numbers: dict[Ply, int] = {}
        self._plies: list[Ply] = []
        self._value = document.createElement("span")
        self._value.className = "muted small"
        self._shown_value = ""
        element("moves").addEventListener("click", self._click)

    def show(self, scene: Scene) -> None:
        """Lists the moves of the game, marks the current one, and shows a variation's value."""
        self._show_value()
        game, game_report = self._table.play.game, self._app.game_report
        departures = self._app.departures
        state = game, game.edits, game_report.report, game_report.marks, departures.told
        here = game.last, game.plies[-1] if game.plies else game.last
        if state != self._drawn:
            if self._drawn[:1] != (game,):
                self._numbers, self._plies = {}, []
            self._drawn = state
            self._draw(entries(game, game_report.mark, departures.left_at, departures.told))
        elif here == self._here:
            return
        self._here = here
        element("moves-played").textContent = _progress(game.ply, len(game.plies))
        self._mark(game.last)

    def _show_value(self) -> None:
        """Shows the value of the position on the board in the current variation, if known."""
        game, value = self._table.play.game, None
        if self._workspace.settings.analysis_on:
            value = self._app.values.of(game.position, game.turn)
        text = ahead(value.lead) if value else ""
        if text != self._shown_value:
            self._shown_value = self._value.textContent = text

    def _draw(self, new: list[MoveListEntry]) -> None:
        """Replaces the items of entries that have changed."""
        moves, old = element("moves"), self._entries
        element("move-tools").append(element("promote"))  # It may be in a variation.
        first, last = changed(old, new)
        for _ in range(len(old) - first - last):
            moves.children[first].remove()
        items = [listed(entry, self._identify) for entry in new[first : len(new) - last]]
        drawn = document.createElement("template")
        fill(drawn, joined(items))
        moves.insertBefore(drawn.content, moves.children[first] if last else None)
        self._entries = new

    def _identify(self, ply: Ply) -> int:
        """Returns the number by which the page finds a ply, the same whenever it is drawn."""
        if ply not in self._numbers:
            self._numbers[ply] = len(self._plies)
            self._plies.append(ply)
        return self._numbers[ply]

    def _mark(self, ply: Ply) -> None:
        """Marks the current move, and the last move on the way to it in each line."""
        moves = element("moves")
        for marked in moves.querySelectorAll("[aria-current]"):
            marked.removeAttribute("aria-current")
        for marked in moves.querySelectorAll(".here"):
            marked.classList.remove("here")
        if ply.number:
            button = self._button(ply)
            button.setAttribute("aria-current", "step")
            result = element("result")
            _keep_in_view(element("sheet-game"), button if result.hidden else result)
            variation = button.closest(".variation")
            if variation:
                variation.append(self._value)
                variation.append(element("promote"))
        for branch in _ends_of_lines(ply):
            self._button(branch).parentElement.classList.add("here")
        moves.className = "" if moves.querySelector(":scope > .here") else "back"

    def _button(self, ply: Ply) -> Any:
        return document.querySelector(f'#moves [data-node="{self._numbers[ply]}"]')

    def _click(self, event: Any) -> None:
        button = event.target.closest("[data-node]")
        if button:
            self._page.do(self._app.game_report.go_to, self._plies[int(button.dataset.node)])


def _ends_of_lines(ply: Ply) -> list[Ply]:
    """Returns a ply and those before it that are followed by a variation on the way to it."""
    ends = [ply] if ply.number else []
    while ply.parent:
        if ply.siblings[0] is not ply and ply.parent.number:
            ends.append(ply.parent)
        ply = ply.parent
    return ends


def _progress(ply: int, plies: int) -> str:
    if not plies:
        return ""
    return counted(plies, "move") if ply == plies else f"{ply} of {plies}"


def _keep_in_view(box: Any, item: Any) -> None:
    """Scrolls the box, but not the page, until the item is in its middle, if it is not in view."""
    outer, inner = box.getBoundingClientRect(), item.getBoundingClientRect()
    if inner.top < outer.top or inner.bottom > outer.bottom:
        box.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2
