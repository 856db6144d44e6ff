"""Shows failed tests in the Judge view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.model.judge.session import REPLACED, unless_detected
from workbench.model.judge.shown_failure import ShownFailure

if TYPE_CHECKING:
    from state.notice import Notice
    from workbench.comparison import Mistake
    from workbench.judging import Format
    from workbench.model.judge.session import JudgeSession

FAILURE_SHOWN = "The failing input and its output have replaced yours."


class Failures:
    """Shows the failing input of a test and its output in a session."""

    def __init__(self, session: JudgeSession, notice: Notice) -> None:
        self._session, self._notice = session, notice

    def shows(self, text: str) -> bool:
        """Returns whether an input and the output of the last failed test are displayed."""
        session = self._session
        has_output = session.failure.has_output(session.comparison.actual, session.form)
        return session.input == text and has_output and not session.stale

    def remove_output(self) -> None:
        """Removes the output of the last failed test."""
        if self._session.failure.has_output(self._session.comparison.actual):
            self._session.compare("")

    def show(self, form: Format, text: str, actual: str, mistakes: list[Mistake] | None) -> None:
        """Shows a failing input and its output. If they replace the user's, it can be undone.

        The mistakes explain every failing output of the test; None if the output cannot be
        compared.
        """
        restore = self._session.undo.of_texts()

        def undo() -> None:
            later = None if self.shows(text) else self._session.undo.of_texts()
            restore()
            if later:
                self._notice.say_briefly(REPLACED, later)

        session = self._session
        before, comparison = session.failure, session.comparison
        is_users = not before.has_texts(session.input, comparison.actual)
        replaced = before.replaced
        if is_users:
            replaced = session.displayed if session.input or comparison.actual else {}
        session.failure = ShownFailure(form, text, actual, mistakes, replaced)
        comparison.actual = actual
        session.start_run(unless_detected(form, text), text)
        if is_users:
            self._notice.say(FAILURE_SHOWN, undo)
