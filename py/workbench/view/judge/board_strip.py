"""The strip that shows the board above the tab Test of a phone, until the user opens the board."""

from board import drawing
from board.scene import Scene
from browser.page import Page, Part, element, fill
from workbench.model.judge.tabs import TEST
from workbench.model.workbench import Workbench


class BoardStripPart(Part):
    """A small board, the step in words, and the button that opens the board."""

    def __init__(self, page: Page, bench: Workbench) -> None:
        self._session, self._tabs = bench.judge, bench.judge.tabs
        self._rows: list[str] = []
        page.on_click("show-board", self._tabs.show_or_hide_board)

    def show(self, scene: Scene) -> None:
        """Shows the position and the step."""
        if self._tabs.tab != TEST:
            return
        is_open, stepper = self._tabs.board_open, self._session.stepper
        element("board-strip").classList.toggle("open", is_open)
        element("show-board").ariaExpanded = "true" if is_open else "false"
        element("show-board").textContent = "Hide board" if is_open else "Show board"
        number = len(stepper.run.steps) if stepper else 0
        step = f"Step {stepper.index + 1} of {number}" if stepper and number else "No steps yet"
        element("strip-step").textContent = step
        element("strip-said").textContent = scene.message if number else ""
        if scene.rows != self._rows:
            self._rows = scene.rows
            fill(element("strip-board"), drawing.svg(scene.rows, {}, scene.labels))
