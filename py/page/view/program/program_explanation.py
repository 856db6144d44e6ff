"""What the user's program did on the failing input, in the tab Test."""

from board.scene import Scene
from explanation.explaining import ProgramEvidence
from page.model.app import App
from page.model.program.program_lines import go_to_program_line, lines_of_step
from page.view.core.code_pane import Panes
from page.view.core.page import Page, Part, element
from page.view.judge.highlights import band
from page.view.program import program_explanation_html as html
from page.view.program.diagnostics_html import error_lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class ProgramEvidencePart(Part):
    """What the program did at the first difference, a fix, and the marks in the program."""

    def __init__(self, page: Page, app: App, panes: Panes) -> None:
        self._page, self._session, self._pane = page, app.judge, panes.program
        self._test = app.program_test
        self._shown: tuple[Any, ...] = ()
        page.on_click("fix-stop", self._test.stop)
        page.on_click("fix-show", self._show_fix)
        element("fix-go").addEventListener("click", lambda event: self._go_to_fix())
        # A click goes to the next step whose answer the line wrote.
        self._pane.on_line(lambda line: page.do(go_to_program_line, self._test, line))

    def show(self, scene: Scene) -> None:
        """Shows the evidence found so far."""
        evidence, explaining = self._test.evidence, self._test.explaining
        element("fix-search").hidden = not explaining
        if evidence and explaining:
            element("fix-doing").textContent = evidence.said
            progress = element("fix-progress")
            if evidence.progress is None:
                progress.removeAttribute("value")
            else:
                progress.value = evidence.progress
        fixes = evidence.fixes if evidence else []
        shown = (
            evidence,
            len(fixes),
            evidence and (evidence.shows_fix, evidence.stack, evidence.board),
            evidence and (evidence.failure, evidence.repeated),
        )
        if shown != self._shown:
            self._shown = shown
            self._pane.forget()  # Its height changes.
            self._show_facts(evidence, fixes)
        self._show_marks(evidence)

    def _show_facts(self, evidence: ProgramEvidence | None, fixes: list[tuple[int, str]]) -> None:
        element("fix").hidden = not fixes
        if evidence and fixes:
            element("fix-change").innerHTML = html.change(evidence)
            element("fix-tested").textContent = html.tested(evidence)
            element("fix-show").hidden = evidence.shows_fix
        says_moment = evidence and (evidence.stack or evidence.failure or not evidence.repeated)
        element("moment").hidden = not says_moment
        if evidence and says_moment:
            element("moment-title").innerHTML = html.moment(evidence)
            element("moment-square").innerHTML = html.square(evidence)
            element("moment-variables").innerHTML = html.variables(evidence)

    def _show_marks(self, evidence: ProgramEvidence | None) -> None:
        """Marks the lines of the fix, of errors and of the end, and those that wrote the answer."""
        lines = lines_of_step(self._test)
        bands = [band("lit", line - 1, 1) for line in lines]
        if evidence and evidence.fixes:
            bands.append(band("error", evidence.fixes[0][0] - 1, 1))
        errors = error_lines(self._test.diagnostics) + _ended_at(evidence)
        bands += [band("error", line - 1, 1) for line in errors]
        self._pane.draw("".join(bands))
        for line in (lines + errors)[:1]:
            self._pane.reveal(line - 1, line)

    def _show_fix(self) -> None:
        if self._test.evidence:
            self._test.evidence.show_fix()

    def _go_to_fix(self) -> None:
        """Scrolls to the line of the fix."""
        if self._test.evidence and self._test.evidence.fixes:
            line = self._test.evidence.fixes[0][0]
            self._pane.forget()
            self._pane.reveal(line - 1, line)
            self._pane.scroll_page_to(line - 1)


def _ended_at(evidence: ProgramEvidence | None) -> list[int]:
    """Returns the line at which a program ended before it printed the first difference."""
    return [evidence.stack[0][0]] if evidence and evidence.stack and not evidence.written else []
