"""What the page has to say of links, files and storage."""

from jobs.pause import Pause
from page.model.workspace import Workspace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

BRIEFLY = 10.0  # Seconds, in which something can be undone, or what needs no answer is said.


class Notice:
    """The last notice: its `text`, and what undoes that, None where nothing can be undone."""

    def __init__(self, workspace: Workspace) -> None:
        self.text = ""
        self.undo: Callable[[], None] | None = None
        self._workspace = workspace

    def say(self, text: str, undo: "Callable[[], None] | None" = None) -> None:
        """Says something, which can be undone for a while."""
        self.text, self.undo = text, undo
        self._workspace.jobs.cancel(Forgetting)
        if undo:
            self._forget_later()

    def say_briefly(self, text: str) -> None:
        """Says something that needs no answer."""
        self.say(text)
        self._forget_later()

    def forget(self) -> None:
        """Says no more what was said last."""
        self.say("")

    def undo_it(self) -> None:
        """Undoes what was said last."""
        undo = self.undo
        self.forget()
        if undo:
            undo()

    def _forget_later(self) -> None:
        self._workspace.jobs.start(Forgetting(BRIEFLY, lambda: self._workspace.do(self.forget)))


class Forgetting(Pause):
    """The time in which a notice still stands."""
