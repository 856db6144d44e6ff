"""The board: the drawing, the grid over it, and their events.

index.html contains the first board, so that it is visible before Python runs. `BoardPart` starts
from it and updates only the cells that change.
"""

from typing import Any

from js import document

from board import drawing
from board.navigation import destination
from board.orientation import Picture
from board.scene import Scene
from browser.page import Page, Part, element, fill

PLAY_KEYS = ("Enter", " ")
SMALL = 24  # Pixels. Smaller squares are hard to hit with a finger (WCAG 2.2, 2.5.8).
LOUPE = 5  # Squares across.
NO_LEGAL_SQUARE = "There is no legal move."


class BoardPart(Part):
    """Draws scenes and handles the events of the board."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._workspace = page.workspace
        self._scene = self._workspace.scene()
        self._layout = self._workspace.orientation.layout
        self._picture = Picture(self._scene, self._workspace.orientation)
        self._focus = self._picture.cell(self._scene.focus)
        self._pointed: int | None = None
        self._readout: list[str] = []
        self._find_elements()
        self._board = board = element("board")
        board.addEventListener("click", self._click)
        board.addEventListener("keydown", self._key)
        board.addEventListener("mouseover", self._point)
        board.addEventListener("mouseleave", self._leave)
        board.addEventListener("focusin", self._enter)
        board.addEventListener("focusout", self._leave)
        element("next-legal").addEventListener("click", lambda event: self._go_to_legal(1))
        element("previous-legal").addEventListener("click", lambda event: self._go_to_legal(-1))
        page.on_click("play-aimed", self._play_aimed)
        # Otherwise the disc would turn again after every layout of the drawing.
        element("drawing").addEventListener(
            "animationend", lambda event: event.target.classList.remove("turning")
        )

    def show(self, scene: Scene) -> None:
        """Shows the board of a scene."""
        layout = self._workspace.orientation.layout
        if scene == self._scene and layout == self._layout:
            self._show_readout()
            return  # Running jobs redraw often, and a picture of 26 x 26 squares takes 6 ms.
        old, new = self._picture, Picture(scene, self._workspace.orientation)
        self._scene, self._picture, self._layout = scene, new, layout
        if (new.squares, new.labels) != (old.squares, old.labels):
            self._lay_out()
        else:
            self._show_names(old.accessible_names)
            self._show_pieces(old.symbols)
            self._show_marks(old)
            if new.values != old.values:
                self._show_values()
        self._show_focus()
        self._show_preview()
        self._show_loupe()

    def _lay_out(self) -> None:
        picture, had_focus = self._picture, self._board.contains(document.activeElement)
        fill(element("drawing"), drawing.svg(picture.rows, picture.marks, picture.labels))
        self._focus = picture.cell(self._scene.focus)
        fill(self._board, drawing.grid(picture.square_names, picture.accessible_names, self._focus))
        self._pointed = None
        self._find_elements()
        self._show_values()
        if had_focus:
            self._cells[self._focus].focus()

    def _find_elements(self) -> None:
        self._cells = document.querySelectorAll("#board [data-square]")
        self._pieces = document.querySelector("#drawing .pieces").children
        self._marks = document.querySelector("#drawing .marks")
        self._preview = document.querySelector("#drawing .preview")
        self._values = document.querySelector("#drawing .values")

    def _show_names(self, shown: list[str]) -> None:
        for cell, (name, before) in enumerate(zip(self._picture.accessible_names, shown)):
            if name != before:
                self._cells[cell].setAttribute("aria-label", name)

    def _show_pieces(self, shown: list[str]) -> None:
        picture = self._picture
        delays = drawing.delays(picture.turning)
        for cell, (symbol, before) in enumerate(zip(picture.symbols, shown)):
            if symbol != before:
                piece = drawing.piece(symbol, cell, picture.n, delays.get(cell))
                fill(self._pieces[cell], piece)

    def _show_marks(self, shown: Picture) -> None:
        picture = self._picture
        if (picture.marks, picture.symbols) != (shown.marks, shown.symbols):
            fill(self._marks, drawing.shapes(picture.rows, picture.marks))

    def _show_values(self) -> None:
        fill(self._values, drawing.values(self._picture.values, self._picture.n))

    def _show_focus(self) -> None:
        cell = self._picture.cell(self._scene.focus)
        if cell != self._focus:
            self._cells[self._focus].tabIndex = -1
            self._cells[cell].tabIndex = 0
            self._focus = cell

    def _show_preview(self) -> None:
        """Shows the names of the square under the pointer, and a preview of the move there."""
        self._show_readout()
        square, picture = self._pointed, self._picture
        marks = {} if square is None else self._workspace.on_board.preview(square)
        fill(self._preview, drawing.shapes(picture.rows, picture.in_cells(marks)))

    def _show_readout(self) -> None:
        square = self._pointed
        names = [] if square is None else self._workspace.names_of(self._scene, square)
        if names != self._readout:
            self._readout = names
            element("square-names").textContent = " · ".join(names)

    def _show_loupe(self) -> None:
        """Magnifies the squares around the aimed one, on the other side of the board."""
        square, picture, loupe = self._workspace.aimed, self._picture, element("loupe")
        loupe.hidden = square is None
        if square is None:
            return
        row, column = divmod(picture.cell(square), picture.n)
        loupe.className = "loupe right" if column < picture.n / 2 else "loupe"
        drawn = loupe.firstElementChild
        drawn.setAttribute("viewBox", f"{column - LOUPE // 2} {row - LOUPE // 2} {LOUPE} {LOUPE}")
        drawn.replaceChildren(*document.querySelector("#drawing svg").cloneNode(True).childNodes)
        element("play-aimed").textContent = f"Play {picture.square_names[row * picture.n + column]}"

    def _play_aimed(self) -> None:
        if self._workspace.aimed is not None:
            self._workspace.press(self._workspace.aimed)

    def _click(self, event: Any) -> None:
        square = self._square(event)
        if square is None:
            return
        touched = getattr(event, "pointerType", "") == "touch"
        small = touched and event.target.getBoundingClientRect().width < SMALL
        self._page.do(self._workspace.aim if small else self._workspace.press, square)

    def _key(self, event: Any) -> None:
        if event.altKey or event.metaKey:
            return
        if event.key in PLAY_KEYS:
            event.preventDefault()
            self._page.do(self._workspace.press, self._scene.focus)
            return
        cell = destination(self._focus, event.key, event.ctrlKey, self._picture.n)
        if cell is not None:
            event.preventDefault()
            self._cells[cell].focus()

    def _go_to_legal(self, step: int) -> None:
        square = self._workspace.legal_square(step)
        if square is None:
            self._page.do(self._workspace.say, NO_LEGAL_SQUARE)
        else:
            self._cells[self._picture.cell(square)].focus()

    def _enter(self, event: Any) -> None:
        """Moves the tab stop to the square that received the focus."""
        square = self._square(event)
        if square is not None:
            # The only change of the state without `do`: a redraw of every part would double the
            # time of a step of the focus, from 6 to 12 ms on 8 x 8 squares.
            self._workspace.move_focus(square)
            self._scene.focus = square
            self._show_focus()
            self._point(event)

    def _point(self, event: Any) -> None:
        self._pointed = self._square(event)
        self._show_preview()

    def _leave(self, event: Any) -> None:
        self._pointed = None
        self._show_preview()

    def _square(self, event: Any) -> int | None:
        cell = event.target.closest("[data-square]")
        return self._picture.square_at(cell.dataset.square) if cell else None
