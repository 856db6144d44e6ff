"""The page's notices, about links, files and storage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jobs.job import Pause
from state.workspace import Workspace

if TYPE_CHECKING:
    from collections.abc import Callable

FORGETTING = "clearing a brief notice"  # A kind of job.
BRIEFLY = 10.0  # Seconds.
UNDO = "Undo"


class Notice:
    """The notice on the page.

    Attributes:
        text: The notice, empty if there is none.
        undo: Undoes what the notice reports or does what it offers, None if there is nothing to do.
        label: The label of the button for it.
    """

    def __init__(self, workspace: Workspace) -> None:
        self.text = ""
        self.undo: Callable[[], None] | None = None
        self.label = UNDO
        self._workspace = workspace

    def say(self, text: str, undo: Callable[[], None] | None = None, label: str = UNDO) -> None:
        """Shows a notice until it is closed or replaced."""
        self.text, self.undo, self.label = text, undo, label
        self._workspace.jobs.cancel(FORGETTING)

    def say_briefly(self, text: str, undo: Callable[[], None] | None = None) -> None:
        """Shows a notice on what the user has just done, for some seconds."""
        self.say(text, undo)
        self._workspace.forget_answer()
        self._workspace.jobs.start(Pause(FORGETTING, BRIEFLY, self.forget))

    def forget(self) -> None:
        """Clears the notice."""
        self.say("")

    def undo_it(self) -> None:
        """Undoes what the notice reports, or does what it offers, and clears the notice."""
        undo = self.undo
        self.forget()
        if undo:
            undo()
