"""The reader's own work, and what links have opened beside it."""

from page.model.share.seating import seating

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.model.app import App


class SavedWork:
    """What waits below the work on the page, while that was opened from a link.

    `below` are texts of snapshots: the reader's own work first, empty if there was none, then what
    was opened from earlier links and changed.
    """

    def __init__(self, below: list[str]) -> None:
        self.below = below
        self._opened: tuple[Any, ...] = ()

    @property
    def borrowed(self) -> bool:
        """Whether the work on the page was opened from a link."""
        return bool(self.below)

    def note(self, app: "App") -> None:
        """Takes the page for unchanged from now on."""
        self._opened = content(app)

    def changed(self, app: "App") -> bool:
        """Returns whether the reader has changed anything on the page since."""
        return self._opened != content(app)

    def lay_aside(self, work: str) -> None:
        """Puts a work below, to come back when what is opened in its place is left."""
        self.below.append(work)

    def take_back(self) -> str:
        """Returns the work that was laid aside last, which is below no more."""
        return self.below.pop()

    def keep(self) -> list[str]:
        """Makes the work on the page the reader's own; returns what was below."""
        below, self.below = self.below, []
        return below


def content(app: "App") -> "tuple[Any, ...]":
    """Returns what is equal as long as the reader changes nothing on the page."""
    game, judge = app.workspace.play.game, app.judge
    setup = app.setup.position if app.setting_up else None
    # The same text is the same object: texts may be long.
    typed = judge.input, judge.comparison.actual, judge.program_test.program
    texts = tuple([id(text) for text in typed])
    seats = seating(app.workspace.play)
    return (judge.choice_name, id(game), len(game.plies), seats, id(setup)) + texts
