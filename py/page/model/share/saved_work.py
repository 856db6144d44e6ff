"""The user's work: what a link lays over it, and what the browser stores.

A link opens as another work on top of the user's own, which comes back when the link is closed.
"""

from page.model.share import chunked_json, snapshot
from page.model.share.game_text import players_text
from page.model.share.snapshot import Snapshot

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.model.app import App

NEW_GAME = "8...0"
KEPT = "This is your work now."
CHANGED_ELSEWHERE = "Your work was changed in another tab. Reload this tab to see it."
TWO_WORKS = (
    "Another tab has different work, and the browser keeps only the work of the tab that you leave "
    "last. Save what you need as a link or a file."
)


class SavedWork:
    """The works under the one on the page, and what to store of all of them.

    Attributes:
        below: Snapshots of the works under the one on the page: first the user's own, empty if
            there was none, then works from links that the user changed. Empty if the user's own
            work is on the page.
        link: The text of the link that the work on the page was opened from, empty if there is
            none or the user has changed the work since.
    """

    def __init__(self, app: "App", stored: str, opened: list[str], link: str, unread: bool) -> None:
        """Begins a visit, with the last work or that of a link on the page.

        Args:
            app: The application.
            stored: The stored snapshot of the user's own work, empty if there is none.
            opened: The stored snapshots of works from links. The last of them is on the page,
                unless there is a link in the address.
            link: The text of the link in the address, empty if there is none.
            unread: Whether the link or the storage could not be read.
        """
        self.below: list[str] = []
        if link:
            self.below = [stored] + opened
        elif opened:
            self.below = [stored] + opened[:-1]
        self.link = link
        self._app = app
        self._opened = self._stored = _content(app)
        self._stored_elsewhere = unread
        app.workspace.changes.subscribe(self._follow)

    @property
    def is_linked(self) -> bool:
        """Whether the work on the page was opened from a link."""
        return bool(self.below)

    def open_link(self, found: Snapshot, link: str) -> None:
        """Opens the work of a link on top of the user's own, or of a changed one from a link."""
        if not self.is_linked or self._is_changed:
            self.below.append(snapshot.taken(self._app))
        self.open(found)
        self._app.workspace.play.pause_computer()
        self.link = link

    def open(self, found: Snapshot) -> None:
        """Replaces the work on the page by a snapshot and runs the judge over its input."""
        app, workspace, judge = self._app, self._app.workspace, self._app.judge
        if app.notice.undo:  # It would undo a change of the other work. Warnings stay.
            app.notice.forget()
        workspace.go_to(found.view)
        workspace.load(found.game)
        found.set_players(workspace.play)
        found.restore(app)
        judge.start_run(judge.choice, judge.input, judge.wanted_step)
        self.link = ""
        self._opened = _content(app)

    def close_link(self) -> None:
        """Brings back the last of the works below."""
        text = self.below.pop()
        self.open(snapshot.read(text) if text else snapshot.of_game(NEW_GAME))

    def keep(self) -> None:
        """Makes the work on the page the user's own."""
        below, self.below, self.link = self.below, [], ""

        def undo() -> None:
            self.below = below

        self._app.notice.say_briefly(KEPT, undo)

    def to_store(self, address: str) -> tuple[str, str] | None:
        """Returns the snapshots to store: the user's own work, and those of links as JSON.

        Returns None if the storage holds the work of another tab or of a newer version of the
        page, and the user has changed nothing here. `address` is the text of the link in the
        address, whose work need not be stored.
        """
        app = self._app
        if self.is_linked:
            opened = self.below[1:]
            if not (address and address == self.link):
                opened = opened + [snapshot.taken(app)]
            return self.below[0], chunked_json.dumps(opened) if opened else ""
        if self._stored_elsewhere and self._stored == _content(app):
            return None
        return snapshot.taken(app), ""

    def note_stored(self) -> None:
        """Takes note that the snapshots have been stored."""
        self._stored_elsewhere, self._stored = False, _content(self._app)

    def take_from_other_tab(self, stored: str) -> None:
        """Takes note that another tab has stored its work as the user's own."""
        if self.is_linked:
            self.below[0] = stored
            return
        self._stored_elsewhere = True
        is_same = self._stored == _content(self._app)
        self._app.notice.say(CHANGED_ELSEWHERE if is_same else TWO_WORKS)

    @property
    def _is_changed(self) -> bool:
        """Whether the user has changed the work since it was opened."""
        return self._opened != _content(self._app)

    def _follow(self) -> None:
        if self.link and self._is_changed:
            self.link = ""


def _content(app: "App") -> "tuple[Any, ...]":
    """Returns a value that differs after the user has changed the work on the page."""
    game, judge = app.workspace.play.game, app.judge
    setup = app.setup.position if app.setting_up else None
    # Texts may be long, and the same text is the same object.
    typed = judge.input, judge.comparison.actual, judge.program_test.program
    texts = tuple([id(text) for text in typed])
    players = players_text(app.workspace.play)
    return (judge.choice_name, id(game), len(game.plies), players, id(setup)) + texts
