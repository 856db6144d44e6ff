"""Puts the game on the screen, touching no more of it than has changed.

The first board stands in index.html, so that it is there before Python is: `Screen` starts from
what it finds.
"""

from othello import BLACK, WHITE
from page import drawing, grid
from pyscript import document

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.app import App


def element(name: str) -> "Any":
    """Returns the element with an id."""
    return document.getElementById(name)


class Screen:
    """What stands on the screen now, to be compared with what should."""

    def __init__(self, app: "App") -> None:
        self._n = app.game.position.n
        self._names = grid.names(app.game)
        self._discs = _discs(app)
        self._focus = app.focus
        self._find_parts()

    def show(self, app: "App") -> None:
        """Shows the state of the game."""
        names = grid.names(app.game)
        if app.game.position.n != self._n:
            self._lay_out(app, names)
        self._show_names(names)
        self._show_discs(_discs(app))
        self._show_focus(app.focus)
        self.preview(app, None)
        _show_score(app)
        element("status").textContent = app.message
        element("undo").disabled = app.game.ply == 0
        element("redo").disabled = app.game.ply == len(app.game.plies)

    def preview(self, app: "App", square: "int | None") -> None:
        """Shows what a move on the square would turn over, if it is a square and legal."""
        marks = {} if square is None else app.preview(square)
        self._preview_layer.innerHTML = drawing.shapes(app.game.position.rows(), marks)

    def focus(self) -> None:
        """Moves the keyboard focus to the square that has the tab stop."""
        self._cells[self._focus].focus()

    def _lay_out(self, app: "App", names: "list[str]") -> None:
        self._n = app.game.position.n
        element("table").style.setProperty("--n", str(self._n))
        element("drawing").innerHTML = drawing.svg(app.game.position.rows(), app.marks())
        element("board").innerHTML = grid.markup(names, app.focus)
        self._names, self._focus, self._discs = names, app.focus, _discs(app)
        self._find_parts()

    def _find_parts(self) -> None:
        self._cells = element("board").querySelectorAll("[data-square]")
        self._disc_layer = document.querySelector("#drawing .discs")
        self._preview_layer = document.querySelector("#drawing .preview")

    def _show_names(self, names: "list[str]") -> None:
        for square, name in enumerate(names):
            if name != self._names[square]:
                self._cells[square].setAttribute("aria-label", name)
        self._names = names

    def _show_discs(self, discs: str) -> None:
        if discs != self._discs:
            self._disc_layer.innerHTML = discs
            self._discs = discs

    def _show_focus(self, square: int) -> None:
        if square != self._focus:
            self._cells[self._focus].tabIndex = -1
            self._cells[square].tabIndex = 0
            self._focus = square


def _discs(app: "App") -> str:
    return drawing.discs(app.game.position.rows(), app.marks(), app.turning)


def _show_score(app: "App") -> None:
    score, position = element("score").dataset, app.game.position
    for color in (BLACK, WHITE):
        element(f"{color}-count").textContent = str(position.count(color))
    score.black = str(position.count(BLACK))
    score.white = str(position.count(WHITE))
    score.turn = app.game.turn or "none"
