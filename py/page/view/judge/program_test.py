"""The panel to test the reader's own program with, on made inputs until it differs from the judge.

The program runs only when the reader presses its button, and only in the sandbox.
"""

import json

from pyscript.ffi import to_js

from page.model.app import App
from page.model.board.scene import Scene
from page.model.judge.tabs import COMPARE
from page.view.core.code_pane import Panes
from page.view.core.page import Page, Part, element
from page.view.core.text_box import TextBox
from page.view.judge.program_test_html import report
from page.view.judge.sandbox_frame import Sandbox
from trials.trials import Trials
from trials.verdict import ACCEPTED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class ProgramTestPart(Part):
    """Starts and stops the trials of the program, and shows how far they are."""

    follows = (Trials,)

    def __init__(self, page: Page, app: App, panes: Panes) -> None:
        self._page, self._app = page, app
        self._said = ("", "")
        self._sandbox = Sandbox(json.loads(element("runtime").textContent)["pyodide"])
        self._program = TextBox(panes.program, lambda: app.program, self._take)
        # What was typed before this part was loaded counts, and else what was restored.
        if self._program.typed:
            app.program = self._program.typed
        element("stress-start").addEventListener("click", self._start)
        element("stress-go-on").addEventListener("click", self._start)
        page.on_click("stress-keep", lambda: app.tabs.show(COMPARE))
        page.on_click("stress-stop", app.stop_trials)

    def show(self, scene: Scene) -> None:
        """Shows the program, and how far its trials are."""
        app = self._app
        self._program.show()
        element("stress-start").hidden = app.trying
        element("stress-stop").hidden = element("stress-progress").hidden = not app.trying
        element("stress-next").hidden = app.trying or not (app.trials and app.trials.failing)
        if app.trials:
            element("stress-progress").firstElementChild.value = app.trials.progress
        trials = app.trials
        said = (trials.judgement, trials.said) if trials else ("", "")
        if said != self._said:
            self._said = said
            element("stress-judgement").textContent, element("stress-said").textContent = said
            element("stress-outcome").className = f"outcome {_kind(said[0])}"
            element("stress-report").innerHTML = report(trials) if trials else ""
            if said[0]:
                self._page.once_shown(_reveal_outcome)

    def _take(self, program: str) -> None:
        self._page.do(self._app.take_program, program)

    def _start(self, event: Any) -> None:
        seconds = float(element("stress-seconds").value)
        self._page.do(self._app.try_program, self._sandbox, self._app.form, seconds)


def _reveal_outcome() -> None:
    element("stress-outcome").scrollIntoView(to_js({"block": "nearest"}))


def _kind(judgement: str) -> str:
    """Returns what sort of news a judgement is, empty as long as it is open."""
    if judgement == ACCEPTED:
        return "good"
    return "bad" if judgement else ""
