"""The tab Compare, and the messages below the panes."""

from __future__ import annotations

import js as window
from js import document

from board.markup import joined
from board.scene import Scene
from browser.code_pane import Panes
from browser.long_paste import LongPaste
from browser.page import Page, Part, element, fill
from browser.prose import unbroken, with_code
from browser.text_box import TextBox
from saved.work import MOST_CHARACTERS
from workbench.model.judge.run import Run
from workbench.model.judge.tabs import TEST
from workbench.model.program.program_lines import explanation_of
from workbench.model.workbench import Workbench
from workbench.programs.trials.verdict import ACCEPTED

NOTHING_TO_COMPARE = "Nothing to compare yet."
RUN_FIRST = "Run first: the input has changed."


class ComparePart(Part):
    """The user's output, the verdict, and the differences."""

    def __init__(self, page: Page, bench: Workbench, panes: Panes) -> None:
        self._session, self._comparison = bench.judge, bench.judge.comparison
        self._test = bench.program_test
        self._comparison.on_windows = window.navigator.platform.startswith("Win")
        self._verdict = ""
        self._reasons = "", ""
        self._actual = TextBox(
            panes.actual,
            lambda: self._comparison.actual,
            lambda text: page.do(self._session.compare, text),
            keeps_line_ends=True,
        )
        LongPaste(page, bench.notice, self._actual, MOST_CHARACTERS, self._session.undo.of_output)
        # Text typed before this part was loaded replaces restored text.
        if self._actual.typed:
            page.do(self._session.open_output, self._actual.typed)
        page.on_click("previous-difference", lambda: self._comparison.go_to_difference(-1))
        page.on_click("next-difference", lambda: self._comparison.go_to_difference(1))

    def show(self, scene: Scene) -> None:
        """Shows the user's output and the result of the comparison so far."""
        self._actual.show()
        result = self._comparison.result
        verdict = result.verdict if result else self._waiting()
        if verdict != self._verdict:
            self._verdict = verdict
            fill(element("judge-verdict"), unbroken(verdict))
        is_shown = self._is_of_test()
        element("judge-verdict").className = result.kind if result and is_shown else "none"
        explanation = explanation_of(self._test)
        reasons = (" ".join(explanation.facts), explanation.likely) if is_shown else ("", "")
        if reasons != self._reasons:
            self._reasons = known, likely = reasons
            said = [with_code(known)] * (known != "") + [unbroken(likely)] * (likely != "")
            fill(element("judge-guess"), joined(said, " "))
        self._show_differences()

    def _is_of_test(self) -> bool:
        """Returns whether the comparison is that of the tested program, if its verdict is shown."""
        trials, session = self._test.trials, self._session
        if not trials or session.tabs.tab != TEST:
            return True
        return trials.failing is not None and self._test.failures.shows(trials.failing)

    def _waiting(self) -> str:
        """Returns the text to show while there is no verdict."""
        session = self._session
        if session.stale and not session.runs_automatically:
            return RUN_FIRST
        run = session.run
        return "" if run and self._comparison.actual else NOTHING_TO_COMPARE

    def _show_differences(self) -> None:
        differences = self._comparison.differences
        number = len(differences.items) if differences else 0
        element("differences").hidden = number == 0
        if differences and number:
            index = differences.index
            label = f"{index + 1} of {number} differences" if number > 1 else "1 difference"
            element("differences-said").textContent = label


class FootPart(Part):
    """The color below the panes: for the output, or in the tab Test for the program."""

    def __init__(self, bench: Workbench) -> None:
        self._session, self._test = bench.judge, bench.program_test

    def show(self, scene: Scene) -> None:
        """Shows the color."""
        result, test = self._session.comparison.result, self._test
        kind = ("good" if result.right else "bad") if result else ""
        if test.trials and self._session.tabs.tab == TEST:
            kind = _kind("" if test.change else test.trials.verdict)
        element("foot").className = f"foot {kind}"


class MessagesPart(Part):
    """The errors and warnings of the input, below it."""

    def __init__(self, bench: Workbench, panes: Panes) -> None:
        self._session, self._panes = bench.judge, panes
        self._run: Run | None = None
        self._warnings = 0
        self._shows_end = False
        element("go-to-line").addEventListener("click", lambda event: self._go_to_line())

    def show(self, scene: Scene) -> None:
        """Shows errors and warnings, and the button that leads to the line of the error."""
        run = self._session.run
        if run is not self._run:
            self._run, self._warnings, self._shows_end = run, 0, False
            element("judge-messages").textContent = ""
        if run:
            self._show_messages(run)
        line = run.error_line if run and not self._session.stale else None
        element("go-to-line").hidden = line is None
        element("go-to-line").textContent = f"Go to line {line}" if line else ""

    def _show_messages(self, run: Run) -> None:
        for warning in run.warnings[self._warnings :]:
            _add_message("warning", warning)
        self._warnings = len(run.warnings)
        if run.done and not self._shows_end:
            self._shows_end = True
            if run.more_warnings:
                _add_message("warning", f"There are {run.more_warnings} more warnings.")
            if run.error:
                _add_message("error", run.error)

    def _go_to_line(self) -> None:
        """Selects the input line of the error."""
        run = self._session.run
        if run and run.error_line:
            self._panes.input.select_line(run.error_line)


def _kind(verdict: str) -> str:
    """Returns the class of the verdict of a test."""
    if verdict:
        return "good" if verdict == ACCEPTED else "bad"
    return "testing"


def _add_message(kind: str, text: str) -> None:
    message = document.createElement("p")
    message.className = kind
    fill(message, unbroken(text))
    element("judge-messages").append(message)
