"""Replaces the texts of the Judge view by a generated input."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saved.work import JUDGE
from workbench.model.judge.session import REPLACED, unless_detected

if TYPE_CHECKING:
    from collections.abc import Callable

    from state.notice import Notice
    from state.workspace import Workspace
    from workbench.judging.feature import Feature
    from workbench.model.judge.session import JudgeSession

BOTH_REPLACED = "The input was replaced, and your output cleared."


class Generating:
    """Generates inputs for a session."""

    def __init__(self, workspace: Workspace, session: JudgeSession, notice: Notice) -> None:
        self._workspace, self._session, self._notice = workspace, session, notice
        # The last generated input, and the function that restores the texts before it.
        self._made: tuple[str, Callable[[], None]] | None = None

    def generate(self, seed: int, feature: Feature | None, **settings: int | None) -> None:
        """Generates an input and runs it; see `inputs.generate`.

        It clears the user's output, which cannot be that of the new input.
        """
        session, comparison = self._session, self._session.comparison
        form = session.form
        text = session.generator.generate(form, seed, feature, settings)
        if text is None:
            return
        before, actual = session.input, comparison.actual
        undo = session.undo.of_texts()
        if self._made and self._made[0] == before and not actual:
            undo = self._made[1]  # What was made last is no loss.
        comparison.actual = ""
        self._workspace.go_to(JUDGE)
        origin = session.generator.origin
        session.start_run(unless_detected(form, text), text, origin=origin)
        self._made = (text, undo) if before or actual else None
        if actual:
            self._notice.say_briefly(BOTH_REPLACED, undo)
        else:
            session.undo.offer(REPLACED, before, text, undo)
