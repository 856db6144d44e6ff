"""Whether anybody would see what the engine finds out: where nobody does, the analysis rests."""

from jobs.pause import Pause
from page.model.workspace import Workspace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

UNSEEN_AFTER = 60.0  # Seconds in which nothing was touched.
LOW = 0.2  # Of a battery: about there computers begin to save.
HIDDEN = "The analysis rests while this page is in the background."
UNSEEN = "The analysis rests until you move something."
SAVING = "The analysis rests to save the battery."


class Watching(Pause):
    """The time within which something has to be touched."""


class Visibility:
    """Has the analysis rest in the background, on a low battery, and when nothing is touched.

    `await_touch` has the browser call `touch` the next time that the reader touches anything.
    """

    def __init__(self, workspace: Workspace, await_touch: "Callable[[], None]") -> None:
        self._workspace = workspace
        self._await_touch = await_touch
        self._touched = False
        workspace.changes.subscribe(self._follow)

    def hide(self, hidden: bool) -> None:
        """Takes notice of whether the page is in the background."""
        self._workspace.client.pause(HIDDEN, hidden)

    def discharge(self, charging: bool, level: float) -> None:
        """Takes notice of the battery, of which so much is left, from 0 to 1."""
        self._workspace.client.pause(SAVING, not charging and level <= LOW)

    def touch(self) -> None:
        """Takes notice that somebody is there."""
        self._touched = True
        if UNSEEN in self._workspace.client.pauses:
            self._workspace.do(self._workspace.client.pause, UNSEEN, False)

    def _follow(self) -> None:
        client = self._workspace.client
        if client.analysing and not client.pauses and not self._workspace.jobs.has(Watching):
            self._watch()

    def _watch(self) -> None:
        self._touched = False
        self._await_touch()
        self._workspace.jobs.start(Watching(UNSEEN_AFTER, self._look))

    def _look(self) -> None:
        """Has the analysis rest if nothing was touched."""
        if self._touched:
            self._follow()
        elif self._workspace.client.analysing:
            self._workspace.do(self._workspace.client.pause, UNSEEN, True)
