"""The user's board, and the answers on its squares and on the characters of the output."""

from typing import Any

import js as window
from js import document
from jsffi import to_js

from board import drawing
from board.markup import markup
from board.navigation import destination
from board.orientation import marks_in_cells
from board.scene import Scene
from board.viewport import Viewport
from browser.code_pane import Panes
from browser.page import Page, Part, element, fill
from browser.prose import with_code
from workbench.model.judge.boardsilly_scene import LABELS as BOARDSILLY_LABELS
from workbench.model.program.your_board import YourBoard, your_board
from workbench.model.workbench import Workbench
from workbench.view.program import program_explanation_html as html

PRESSING = ("Enter", " ")
# Keys that move the caret.
MOVING = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown")


class WhyPart(Part):
    """The user's board with a grid over it, and the answers, whose lines are buttons."""

    def __init__(self, page: Page, bench: Workbench, panes: Panes) -> None:
        self._page, self._test, self._why, self._panes = page, bench.program_test, bench.why, panes
        self._drawn: tuple[YourBoard | None, int | None] = None, None
        self._said: list[str] = []
        self._squares: list[str] = []
        self._cells: Any = []
        self._cell = 0  # The one that the Tab key reaches.
        self._grid, self._box = element("your-board"), panes.actual.box
        self._grid.addEventListener("click", lambda event: self._ask(self._cell_of(event)))
        self._grid.addEventListener("keydown", self._key)
        self._grid.addEventListener("focusin", lambda event: self._reach(self._cell_of(event)))
        self._box.addEventListener("click", lambda event: self._ask_at_caret())
        self._box.addEventListener("keyup", self._move_caret)
        for name in ("why", "printed"):
            element(name).addEventListener("click", self._choose)
        element("why-back").addEventListener("click", lambda event: self._go_back())

    def show(self, scene: Scene) -> None:
        """Shows the user's board and the answer."""
        board, square, answer = your_board(self._test), self._why.square, self._why.answer
        if (board, square) != self._drawn:
            self._drawn = board, square
            element("difference").hidden = board is None
            if board:
                self._show_board(board, square)
                self._show_grid(board)
        said = answer.sentences if answer else []
        if said != self._said:
            self._said = said
            focused = document.activeElement.closest("#why, #printed")
            for name, asked in (("why", square), ("printed", self._why.offset)):
                shown = html.answer(answer) if answer and asked is not None else markup("")
                fill(element(name), shown)
            if focused:
                self._focus_answer()

    def _show_board(self, board: YourBoard, asked: int | None) -> None:
        stepper, different = self._test.session.stepper, board.marks["different"]
        viewport = Viewport(len(board.rows), different[0] if different else None)
        places = {square: place for place, square in enumerate(viewport.squares())}
        marks = dict(board.marks, chosen=[] if asked is None else [asked])
        shown = drawing.svg(
            viewport.rows(board.rows),
            marks_in_cells(marks, places),
            BOARDSILLY_LABELS if stepper and stepper.silly_board else viewport.labels(),
        )
        fill(element("your-side"), shown)
        fill(element("your-caption"), with_code(board.caption))
        fill(element("your-reading"), with_code(board.reading))

    def _show_grid(self, board: YourBoard) -> None:
        squares, names = board.square_names, board.accessible_names
        self._grid.hidden = not squares
        if not squares:
            return
        if squares != self._squares:
            self._squares = squares
            self._cell = (board.marks["different"] + [0])[0]
            fill(self._grid, drawing.grid(squares, names, self._cell))
            self._cells = self._grid.querySelectorAll("[role=gridcell]")
        for cell, name in enumerate(names):
            if self._cells[cell].ariaLabel != name:
                self._cells[cell].ariaLabel = name

    def _cell_of(self, event: Any) -> int | None:
        cell = event.target.closest("[role=gridcell]")
        return self._squares.index(cell.dataset.square) if cell else None

    def _reach(self, cell: int | None) -> None:
        """Moves the tab stop to the cell that received the focus."""
        if cell is not None:
            self._cells[self._cell].tabIndex = -1
            self._cells[cell].tabIndex = 0
            self._cell = cell

    def _key(self, event: Any) -> None:
        if event.altKey or event.metaKey:
            return
        cell = destination(self._cell, event.key, event.ctrlKey, int(len(self._squares) ** 0.5))
        if event.key in PRESSING:
            self._ask(self._cell)
        elif cell is not None:
            self._cells[cell].focus()
        else:
            return
        event.preventDefault()

    def _ask(self, cell: int | None) -> None:
        if cell is not None:
            self._page.do(self._why.ask_about_square, cell)
            self._page.after_frame(lambda: _reveal(document.querySelector("#why li, #why p")))

    def _move_caret(self, event: Any) -> None:
        if event.key in MOVING:
            self._ask_at_caret()

    def _ask_at_caret(self) -> None:
        """Asks about the character after the caret. The browser counts UTF-16 units."""
        if self._why.output:
            caret = self._box.selectionStart
            before = window.String.prototype.slice.call(self._box.value, 0, caret)
            self._page.do(self._why.ask_about_character, len(before))

    def _choose(self, event: Any) -> None:
        button = event.target.closest("button")
        if button:
            self._page.do(self._why.choose, int(button.dataset.line))
            self._page.after_frame(self._show_choice)

    def _show_choice(self) -> None:
        """Scrolls to the chosen line, and moves the focus to the way back."""
        chosen = self._why.chosen
        if chosen:
            _reveal(element("why-back"))
            element("why-back").focus(to_js({"preventScroll": True}))
            self._panes.program.scroll_page_to(chosen.line - 1)

    def _go_back(self) -> None:
        self._page.do(self._why.go_back)
        if not self._why.can_go_back:
            self._page.after_frame(self._focus_answer)

    def _focus_answer(self) -> None:
        """Moves the focus to the first line of the answer, or else to the user's board."""
        line = document.querySelector("#why button, #printed button")
        found = line or self._grid.querySelector("[tabindex='0']")
        if found:
            found.focus()


def _reveal(part: Any) -> None:
    """Scrolls a part of the page into view, if there is one."""
    if part:
        part.scrollIntoView(to_js({"block": "nearest"}))
