"""What the user's program did on the failing input, in the tab Test."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from board.markup import joined, markup
from board.scene import Scene
from browser.code_pane import Panes
from browser.page import Page, Part, element, fill
from browser.prose import with_code
from browser.tables import table_rows
from workbench.model.program.program_lines import go_to_program_line, lines_of_step
from workbench.model.program.why import TracedLine
from workbench.model.workbench import Workbench
from workbench.programs.explanation.explanation import WROTE, Explanation
from workbench.view.judge.highlights import band
from workbench.view.program import program_explanation_html as html
from workbench.view.program.diagnostics_html import error_lines, marks

if TYPE_CHECKING:
    from workbench.programs.compiler.diagnostics import Diagnostic


class ProgramExplanationPart(Part):
    """What the program did at the first difference, a fix, and the marks in the program."""

    def __init__(self, page: Page, bench: Workbench, panes: Panes) -> None:
        self._pane, self._test, self._why = panes.program, bench.program_test, bench.why
        self._shown: tuple[Any, ...] = ()
        self._messages: list[Diagnostic] = []
        self._marks = markup("")  # Of the messages.
        page.on_click("fix-stop", self._test.stop)
        page.on_click("fix-show", self._test.show_fix)
        element("fix-go").addEventListener("click", lambda event: self._go_to_fix())
        # A click goes to the next step whose answer the line wrote.
        self._pane.on_line(lambda line: page.do(go_to_program_line, self._test, line))

    def show(self, scene: Scene) -> None:
        """Shows what is known so far."""
        found, explaining = self._test.found, self._test.explaining
        element("fix-search").hidden = not explaining
        if found and explaining:
            element("fix-doing").textContent = found.said
            progress = element("fix-progress")
            if found.progress is None:
                progress.removeAttribute("value")
            else:
                progress.value = found.progress
        explanation = self._test.explanation
        shown = (
            found,
            len(explanation.fixes),
            self._test.shows_fix,
            explanation.stack,
            explanation.board,
            explanation.failure,
            self._why.chosen,
            self._why.can_go_back,
        )
        if shown != self._shown:
            self._shown = shown
            self._pane.forget()  # Its height changes.
            self._show_facts(explanation)
        self._show_marks(explanation)

    def _show_facts(self, explanation: Explanation) -> None:
        fixes, shows_fix = explanation.fixes, self._test.shows_fix
        element("fix").hidden = not fixes
        if fixes:
            fill(element("fix-change"), html.change(fixes, shows_fix))
            element("fix-tested").textContent = html.tested(fixes, shows_fix)
            element("fix-show").hidden = shows_fix
        self._show_moment(explanation, self._why.chosen)

    def _show_moment(self, explanation: Explanation, chosen: TracedLine | None) -> None:
        """Shows the chosen line of an answer, or else the line of the first difference."""
        can_go_back, moment = self._why.can_go_back, element("moment")
        moment.hidden = not (explanation.moment or explanation.failure or can_go_back)
        element("why-back").hidden = not can_go_back
        title = with_code(chosen.sentence) if chosen else html.moment(explanation)
        fill(element("moment-title"), title)
        fill(element("moment-square"), markup("") if chosen else html.square(explanation))
        shown = chosen.variables if chosen else explanation.variables
        fill(element("moment-variables"), table_rows(shown))
        if chosen:
            moment.open = True

    def _show_marks(self, explanation: Explanation) -> None:
        """Marks the lines of the fix, of messages and of the end, and those that wrote the answer.

        A chosen line takes the place of the latter.
        """
        chosen = self._why.chosen
        lines = [chosen.line] if chosen else lines_of_step(self._test)
        bands = [band("lit", line - 1, 1) for line in lines]
        if explanation.fixes:
            bands.append(band("error", explanation.fixes[0][0] - 1, 1))
        diagnostics = self._test.diagnostics
        messages = diagnostics or self._test.checked
        if messages is not self._messages:
            self._messages, self._marks = messages, marks(messages, self._test.program)
        bands.append(self._marks)
        errors = error_lines(diagnostics)
        ended = explanation.moment and explanation.moment != WROTE
        faulty = explanation.fault_line or (explanation.stack[0][0] if ended else 0)
        if faulty:
            errors.append(faulty)
            bands.append(band("error", faulty - 1, 1))
        self._pane.draw(joined(bands))
        for line in (lines + errors)[:1]:
            self._pane.reveal(line - 1, line)

    def _go_to_fix(self) -> None:
        """Scrolls to the line of the fix."""
        fixes = self._test.found.fixes if self._test.found else []
        if fixes:
            line = fixes[0][0]
            self._pane.forget()
            self._pane.reveal(line - 1, line)
            self._pane.scroll_page_to(line - 1)
