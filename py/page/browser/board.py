"""The board: the drawing, the grid over it, and what is done to them.

The first board stands in index.html, so that it is there before Python is: `BoardPart` starts
from what it finds and then touches no more than has changed.
"""

from pyscript import document

from othello import parse_square
from page.browser.page import element
from page.markup import drawing
from page.markup.grid import grid
from page.state.keys import destination

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.browser.page import Page
    from page.state.scene import Scene

PLAY_KEYS = ("Enter", " ")


class BoardPart:
    """What of the board stands on the screen now, to be compared with what should."""

    def __init__(self, page: "Page") -> None:
        self._page = page
        self._app = page.app
        scene = self._app.scene()
        self._n, self._rows, self._names = scene.n, scene.rows, scene.names
        self._focus = self._app.focus
        self._discs = _discs(scene)
        self._find_elements()
        board = element("board")
        board.addEventListener("click", self._click)
        board.addEventListener("keydown", self._key)
        board.addEventListener("mouseover", self._point)
        board.addEventListener("focusin", self._enter)
        board.addEventListener("mouseleave", lambda event: self._preview(None))

    def show(self, scene: "Scene") -> None:
        """Shows the board of a scene."""
        self._rows = scene.rows
        if scene.n != self._n:
            self._lay_out(scene)
        self._show_names(scene.names)
        self._show_discs(_discs(scene))
        self._show_focus(self._app.focus)
        self._preview(None)

    def _lay_out(self, scene: "Scene") -> None:
        element("table").style.setProperty("--n", str(scene.n))
        element("drawing").innerHTML = drawing.svg(scene.rows, scene.marks)
        element("board").innerHTML = grid(scene.names, self._app.focus)
        self._n, self._names, self._focus = scene.n, scene.names, self._app.focus
        self._discs = _discs(scene)
        self._find_elements()

    def _find_elements(self) -> None:
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

    def _preview(self, square: "int | None") -> None:
        marks = {} if square is None else self._app.on_board.preview(square)
        self._preview_layer.innerHTML = drawing.shapes(self._rows, marks)

    def _click(self, event: "Any") -> None:
        square = self._square(event)
        if square is not None:
            self._page.do(self._app.press, square)

    def _key(self, event: "Any") -> None:
        if event.altKey or event.metaKey:
            return
        if event.key in PLAY_KEYS:
            event.preventDefault()
            self._page.do(self._app.press, self._focus)
            return
        square = destination(self._focus, event.key, event.ctrlKey, self._n)
        if square is not None:
            event.preventDefault()
            self._cells[square].focus()

    def _enter(self, event: "Any") -> None:
        """Takes the tab stop along to a square, however the focus came to it."""
        square = self._square(event)
        if square is not None:
            self._app.move_focus(square)
            self._show_focus(square)
            self._preview(square)

    def _point(self, event: "Any") -> None:
        self._preview(self._square(event))

    def _square(self, event: "Any") -> "int | None":
        cell = event.target.closest("[data-square]")
        return parse_square(cell.dataset.square, self._n) if cell else None


def _discs(scene: "Scene") -> str:
    return drawing.discs(scene.rows, scene.marks, scene.turning)
