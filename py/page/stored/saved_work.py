"""The work on the page, those under it, and what the browser stores of all.

A link or shared text opens as another work on top of the user's own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from page.stored import settings
from page.stored.snapshot import of_game
from saved.game_text import to_fragment
from saved.players import seats_text
from saved.work import LINK, NEW_GAME

if TYPE_CHECKING:
    from othello import Game
    from page.stored.snapshot import Snapshot
    from page.stored.stored import Stored
    from play.model.game.table import Table
    from saved.work import SnapshotData

    class Topic(Protocol):
        """A topic with its own fields in a snapshot."""

        @property
        def saved(self) -> Any:
            """The fields. They are read after every change."""

        def restore(self, data: SnapshotData) -> None:
            """Restores the fields."""

    class Judge(Topic, Protocol):
        """The topic whose texts a failing test replaces."""

        @property
        def shows_failure(self) -> bool:
            """Whether a failing test has replaced texts of the work."""


SENT = "sent"  # No link has this text.
# A change of these fields or of the moves is a change of the work, that of the place is not.
CONTENT = ("format", "input", "yours", "program", "setup", "seats")


class SavedWork:
    """The work on the page, the works under it, and what to store of all of them.

    It restores the game, the players and the view. Other topics add themselves when they are
    loaded; until then, their fields stay as they were.

    Attributes:
        table: The game and what is shown beside it.
        below: Snapshots of the works under the one on the page: first the user's own, None if
            there was none, then works from elsewhere that no link can open again. Empty if the
            user's own work is on the page.
        origin: Where the work on the page was opened from, LINK or OTHER_APP, if it is not the
            user's own.
        link: The text of the link that the work on the page was opened from, SENT if another page
            or app has sent it in this visit, empty if the user has changed it since or it is from
            neither. What was sent is not stored, because any page can send one.
        own_players: The players of the user's own work, in words.
        is_stored_elsewhere: Whether another tab has stored its work in place of this one.
    """

    def __init__(self, table: Table, stored: Stored, linked: Snapshot | None, link: str) -> None:
        """Begins a visit with the stored settings, and the work of a link or else the last one."""
        own, last = stored.works[0], stored.works[-1]
        self.below = stored.works if linked else stored.works[:-1]
        self.origin = last.data["origin"] if last and not linked else LINK
        self.is_stored_elsewhere = False
        self.table, self._workspace = table, table.workspace
        self._topics: list[Topic] = []
        self._judge: Judge | None = None
        self._text: tuple[Any, str] = (), ""  # Of the game, after its version.
        settings.apply(table, stored.settings)
        if own:
            own.set_players(table.play)
        self.own_players = settings.players_of(table.play)
        self.open(linked or last or of_game(NEW_GAME))
        if linked:
            self.link = link
            table.play.pause_computer()
        self._stored = self._opened
        self.note_storing()
        table.workspace.changes.subscribe(self._follow)

    @property
    def is_borrowed(self) -> bool:
        """Whether the work on the page is not the user's own."""
        return bool(self.below)

    @property
    def is_changed(self) -> bool:
        """Whether the user has changed the work since it was opened."""
        return bool(self._opened != self._content())

    @property
    def settings(self) -> str:
        """The settings to store, with the players of the user's own work."""
        return settings.in_words(self.table, self.own_players if self.is_borrowed else "")

    def add(self, judge: Judge, *others: Topic) -> None:
        """Adds topics that are loaded now, and restores their fields of the work on the page."""
        self._judge, self._topics = judge, [judge]
        self._topics += others
        for topic in self._topics:
            topic.restore(self._found.data)
        self.note_storing()

    def open(self, found: Snapshot) -> None:
        """Replaces the work on the page by a snapshot."""
        play = self.table.play
        self._found = found
        for topic in self._topics:
            topic.restore(found.data)
        self._workspace.go_to(found.view)
        play.load(found.game)
        found.set_players(play)
        choice = self.table.choice
        if choice.is_first(play.game):
            choice.follow(play)
        self._text = _version(found.game), found.data["game"]
        self.link = ""
        self._opened = self._content()

    def taken(self) -> SnapshotData:
        """Returns a snapshot of the work on the page."""
        play, data = self.table.play, self._found.data.copy()
        if self._text[0] != _version(play.game):  # Writing a game takes long.
            self._text = _version(play.game), to_fragment(play.game)
        data["game"] = self._text[1]
        data["seats"] = seats_text(play.players, play.levels)
        data["view"], data["origin"] = self._workspace.view, self.origin
        for topic in self._topics:
            data.update(topic.saved)
        return data

    def to_store(self, address: str) -> tuple[SnapshotData | None, list[SnapshotData]] | None:
        """Returns the snapshots to store: the user's own work, and those on top of it.

        What another tab has stored stays there as the user's own work, unless that of this tab is
        on the page and has changed since. Returns None if nothing is to be stored.

        `address` is the text of the link in the address, whose work need not be stored.
        """
        if self.is_borrowed:
            own, opened = self.below[0], [work.data for work in self.below[1:] if work]
            if not self.link or self.link not in (SENT, address):
                opened.append(self.taken())
            return own.data if own and not self.is_stored_elsewhere else None, opened
        return None if self.is_stored_elsewhere else (self.taken(), [])

    @property
    def is_due(self) -> bool:
        """Whether anything has changed since everything was being stored."""
        return bool(self._storing != self._everything())

    def note_storing(self) -> None:
        """Records that everything is being stored, and the user's changes over those of others.

        Changes of another tab from now on are newer, though the storing may end after them.
        """
        self._storing, content = self._everything(), self._content()
        if not self.is_borrowed and self._stored != content:
            self.is_stored_elsewhere, self._stored = False, content

    def _follow(self) -> None:
        """Forgets the link as soon as the work differs from it, also by texts of a failing test."""
        shows_failure = self._judge is not None and self._judge.shows_failure
        if self.link and (self.is_changed or shows_failure):
            self.link = ""

    def _everything(self) -> Any:
        """Returns a value that differs after a change of anything that is stored."""
        return self.taken(), self.link, len(self.below), self.settings

    def _content(self) -> Any:
        """Returns a value that differs after the user has changed the work on the page."""
        data: Any = self.taken()
        return [data["game"].rpartition(".")[0]] + [data[name] for name in CONTENT]


def _version(game: Game) -> Any:
    """Returns a value that differs for another game, and after a change of its line or place."""
    return game, game.edits, game.last, game.plies[-1:]
