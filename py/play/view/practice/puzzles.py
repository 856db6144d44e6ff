"""Endgame puzzles: the choice of them, the puzzle, its answer, and the buttons under the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from js import document

from board.scene import Scene
from browser.page import Page, Part, claim, element, fill, go_to_board
from browser.tables import options
from othello.phrases import SIDE
from play.model.play_app import PlayApp
from play.model.practice.puzzles import EMPTIES
from play.view.practice.puzzles_html import rows
from saved.work import PLAY, PRACTICE

if TYPE_CHECKING:
    from play.model.practice.puzzle import Puzzle

EMPTY = "{} empty"
STEPS = {"ArrowLeft": -1, "ArrowRight": 1}
ROW, ROWS = "{} in a row", "{} in a row, longest {}"
SOLVED = "Solved to the end, so the answer is certain."
UNITS = "The numbers are the discs by which {} ends ahead or behind."


class PuzzlesPart(Part):
    """Shows the puzzles while the tab Practice is open."""

    def __init__(self, page: Page, app: PlayApp) -> None:
        self._page, self._table, self._puzzles = page, app.table, app.puzzles
        self._client, self._store = app.client, app.practice_store
        self._drawn: Any = None
        choices = [(str(number), EMPTY.format(number)) for number in EMPTIES]
        fill(element("puzzle-empties"), options(choices))
        page.on_value("puzzle-empties", lambda number: self._puzzles.choose(int(number)))
        for name, action in (
            ("start-puzzles", self._puzzles.begin),
            ("next-puzzle", self._puzzles.next),
            ("skip-puzzle", self._puzzles.next),
            ("puzzle-answer", self._puzzles.show_answer),
            ("try-puzzle", self._puzzles.try_again),
            ("play-puzzle", self._puzzles.play_out),
            ("leave-puzzle", self._puzzles.stop),
            ("puzzle-back", self._puzzles.back),
        ):
            page.on_click(name, action, go_to_board)
        page.on_click("puzzle-previous", lambda: self._puzzles.go(-1))
        page.on_click("puzzle-following", lambda: self._puzzles.go(1))
        page.on_click("load-for-puzzle", app.client.try_again)
        element("puzzle-moves").addEventListener("click", self._show_line)
        # Before the board, which plays the focused square.
        document.addEventListener("keydown", self._key, True)

    def show(self, scene: Scene) -> None:
        """Shows the choice, or the puzzle with its answer."""
        puzzles = self._puzzles
        element("puzzle").hidden = element("puzzle-tools").hidden = not puzzles.under_way
        if self._table.sheet != PRACTICE:
            return
        self._write("puzzle-record", puzzles.record)
        element("puzzle-empties").value = str(puzzles.empties)
        if puzzles.under_way:
            self._show_puzzle()

    def _show_puzzle(self) -> None:
        puzzles, puzzle = self._puzzles, self._puzzles.puzzle
        is_made, line = puzzles.is_made, puzzles.shown
        answered = puzzle is not None and puzzle.answered
        shown = {
            "next-puzzle": puzzles.is_over,
            "try-puzzle": puzzles.is_over,
            "play-puzzle": puzzles.is_over,
            "puzzle-answer": is_made and not answered,
            "skip-puzzle": is_made and not answered,
            "puzzle-solution": puzzles.is_over,
            "puzzle-line": is_made and line is not None,
            "puzzle-asked": is_made and not answered,
            "making-puzzle": not is_made,
            "load-for-puzzle": not is_made and self._client.problem != "",
        }
        for name in shown:
            element(name).hidden = not shown[name]
        row = ROWS if answered else ROW
        self._write(
            "puzzle-row", row.format(puzzles.row, puzzles.longest) if puzzles.longest else ""
        )
        source = puzzle.source(self._store.today) if puzzle else ""
        self._write("puzzle-source", f"{source} {SOLVED}".strip() if is_made else "")
        self._write("making-puzzle", puzzles.scene().message if not is_made else "")
        if line:
            element("puzzle-previous").disabled = puzzles.step <= 1
            element("puzzle-following").disabled = puzzles.step == len(line.plies)
        for button in element("puzzle-moves").querySelectorAll("button"):
            is_pressed = line is not None and button.dataset.square == str(line.square)
            button.ariaPressed = "true" if is_pressed else "false"
        if puzzle and self._drawn != (puzzle, puzzle.state):
            self._drawn = puzzle, puzzle.state
            self._draw(puzzle)

    def _draw(self, puzzle: Puzzle) -> None:
        self._write("puzzle-empty", EMPTY.format(puzzle.empties))
        self._write("puzzle-task", puzzle.task)
        self._write("puzzle-others", puzzle.others)
        element("puzzle-right").hidden = not puzzle.answered
        element("puzzle-wrong").hidden = not (puzzle.answered and puzzle.refutation[0])
        if puzzle.answered:
            for name, sentences in (("wrong", puzzle.refutation), ("right", puzzle.solution)):
                strong, rest = element(f"puzzle-{name}").children
                strong.textContent, rest.textContent = sentences
            self._write("puzzle-units", UNITS.format(SIDE[puzzle.color]))
            fill(element("puzzle-moves").tBodies[0], rows(puzzle))

    def _show_line(self, event: Any) -> None:
        button = event.target.closest("button")
        if button:
            self._page.do(self._puzzles.show_line, int(button.dataset.square))

    def _key(self, event: Any) -> None:
        """Steps through the line on the board by arrows."""
        puzzles = self._puzzles
        is_shown = puzzles.under_way and self._page.workspace.view == PLAY and puzzles.shown
        if event.key in STEPS and is_shown and not event.target.closest("[role=tab]"):
            claim(event)
            self._page.do(puzzles.go, STEPS[event.key])

    def _write(self, name: str, text: str) -> None:
        if element(name).textContent != text:
            element(name).textContent = text
