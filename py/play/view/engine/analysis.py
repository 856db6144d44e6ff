"""The analysis beside the board: its switch, the best line, and the hint."""

from typing import Any

from js import document

from board.scene import Scene
from browser.page import Page, Part, element
from play.model.engine.client import FAILED
from play.model.play_app import PlayApp
from saved.work import PLAY

UNNAMED = "Moves"
BACK = {True: "Back to the game", False: "Back to the step"}


class AnalysisPart(Part):
    """Shows the analysis: outlook, best line, opening and the buttons for more."""

    def __init__(self, page: Page, app: PlayApp) -> None:
        self._page, self._workspace, self._analysis = page, page.workspace, app.analysis
        self._app, self._client = app, app.client
        analysis = app.analysis
        for name, action in (
            ("hint", app.give_hint),
            ("analyse", analysis.switch),
            ("analyse-step", analysis.switch),
            ("solve", analysis.solve),
            ("stop-solving", analysis.stop_solving),
            ("leave-line", analysis.leave_line),
            ("load-again", self._client.try_again),
        ):
            page.on_click(name, action)
        element("line").addEventListener("click", self._click)

    def show(self, scene: Scene) -> None:
        """Shows the findings in the current view."""
        on = self._workspace.settings.analysis_on
        for name in ("analyse", "analyse-step"):
            element(name).ariaChecked = "true" if on else "false"
        element("analyse-step").hidden = (
            not on and self._workspace.on_board.position_and_turn() is None
        )
        element("opening-name").textContent = self._app.opening or UNNAMED
        findings = element("findings")
        element("analysis").hidden = findings.hidden = not on
        home = f"findings-in-{self._workspace.view}"
        if findings.parentElement.id != home:
            element(home).append(findings)
        if on:
            self._show_findings()

    def _show_findings(self) -> None:
        analysis = self._analysis
        element("now").textContent = analysis.outlook
        element("found").textContent = analysis.status or analysis.speed
        element("load-again").hidden = self._client.status != FAILED
        element("solve").hidden = not analysis.solvable
        element("solve").textContent = analysis.solve_label
        element("solving").hidden = element("stop-solving").hidden = not analysis.solving
        self._show_line()

    def _show_line(self) -> None:
        """Lists the best line. Existing buttons are reused, which keeps the focus."""
        analysis, listed = self._analysis, element("line")
        line, walk = analysis.line, analysis.walk
        element("best-line").hidden = not (line or analysis.expects_line)
        while listed.children.length > len(line):
            listed.lastElementChild.remove()
        while listed.children.length < len(line):
            listed.append(_move(listed.children.length + 1))
        for number, (item, name) in enumerate(zip(listed.children, analysis.line_names), 1):
            button = item.firstElementChild
            if button.textContent != name:
                button.textContent = name
            if walk and walk.at == number:
                button.setAttribute("aria-current", "step")
            else:
                button.removeAttribute("aria-current")
        element("leave-line").hidden = not walk
        element("leave-line").textContent = BACK[self._workspace.view == PLAY]

    def _click(self, event: Any) -> None:
        button = event.target.closest("button")
        if button:
            self._page.do(self._analysis.go_in_line, int(button.dataset.number))


def _move(number: int) -> Any:
    """Returns the list item of a move of the line, not yet labelled."""
    item = document.createElement("li")
    button = document.createElement("button")
    button.type = "button"
    button.dataset.number = str(number)
    item.append(button)
    return item
