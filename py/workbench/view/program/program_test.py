"""The tab Test: runs the user's program on generated inputs.

The program runs only after a press on the button, and only in the sandbox.
"""

import json
from typing import Any

from board.markup import markup
from board.scene import Scene
from browser.code_pane import Panes
from browser.long_paste import LongPaste
from browser.page import Page, Part, element, fill
from browser.prose import with_code
from browser.text_box import TextBox
from saved.work import MOST_CHARACTERS
from workbench.model.judge.tabs import COMPARE
from workbench.model.program.compiler import PAUSE
from workbench.model.program.program_test import USUAL_LIMIT
from workbench.model.workbench import Workbench
from workbench.view.program.compiled_sandbox import CompiledSandbox
from workbench.view.program.compiler_worker import CompilerWorker
from workbench.view.program.program_test_html import report_html
from workbench.view.program.python_sandbox import PythonSandbox


class ProgramTestPart(Part):
    """The user's program, its test and the report."""

    def __init__(self, page: Page, bench: Workbench, panes: Panes, worker: CompilerWorker) -> None:
        self._page, self._session, self._test = page, bench.judge, bench.program_test
        self._worker = worker
        self._limit = element("stress-seconds")
        self._shown = ("", "")
        self._sandbox = PythonSandbox(json.loads(element("runtime").textContent)["pyodide"])
        self._program = TextBox(panes.program, lambda: self._test.program, self._type, self._paste)
        LongPaste(page, bench.notice, self._program, MOST_CHARACTERS, self._test.edit_undo)
        # What was typed or chosen before this part was loaded replaces what was restored.
        if self._program.typed:
            page.do(self._test.open, self._program.typed)
        if self._limit.value != USUAL_LIMIT:
            self._choose_limit()
        self._limit.addEventListener("change", self._choose_limit)
        for name in ("stress-start", "stress-go-on", "stress-again"):
            element(name).addEventListener("click", self._start)
        panes.program.box.addEventListener("keydown", self._key)
        page.on_click("stress-keep", lambda: self._session.tabs.show(COMPARE))
        page.on_click("stress-stop", self._test.stop)

    def show(self, scene: Scene) -> None:
        """Shows the program, the progress of its test, and the report."""
        trials, running = self._test.trials, self._test.running
        self._program.show()
        if self._limit.value != self._test.seconds:
            self._limit.value = self._test.seconds
        element("stress-start").hidden = running
        element("stress-stop").hidden = element("stress-progress").hidden = not running
        element("stress-next").hidden = running or not (trials and trials.failing)
        change = "" if running else self._test.change
        element("stress-stale").hidden = not change
        element("stress-change").textContent = change
        for name in ("stress-outcome", "evidence"):
            element(name).classList.toggle("stale-verdict", change != "")
        if trials:
            element("stress-progress").firstElementChild.value = trials.progress
        shown = (trials.verdict, trials.said) if trials else ("", "")
        if shown != self._shown:
            self._shown = verdict, message = shown
            element("stress-judgement").textContent = verdict and f"{verdict}."
            fill(element("stress-said"), with_code(message))
            fill(element("stress-report"), report_html(trials) if trials else markup(""))

    def _type(self, program: str) -> None:
        self._page.do(self._test.edit, program, PAUSE)

    def _paste(self, program: str, replaces_all: bool) -> None:
        self._page.do(self._test.edit, program)

    def _choose_limit(self, event: Any = None) -> None:
        self._page.do(self._test.choose_seconds, self._limit.value)

    def _key(self, event: Any) -> None:
        if event.key == "Enter" and (event.ctrlKey or event.metaKey):
            event.preventDefault()
            if not self._test.running:
                self._start(event)

    def _start(self, event: Any) -> None:
        seconds = float(self._test.seconds)
        test = self._test
        sandbox: Any = self._sandbox
        if test.language.is_compiled:
            sandbox = CompiledSandbox(self._worker, test.languages, test.program, self._sandbox)
        self._page.do(test.start, sandbox, self._session.form, seconds)
