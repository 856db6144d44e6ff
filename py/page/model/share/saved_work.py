"""The user's work, the works opened on top of it, and what the browser stores of all.

A link or shared text opens as another work on top of the user's own. Closing it brings that back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from jobs.job import Job
from page.model.game.play import Play
from page.model.share import settings, snapshot
from page.model.share.snapshot import Snapshot
from saved.players import players_text
from saved.work import LINK, NEW_GAME, OTHER_APP

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable

    from jobs.job import Work
    from page.model.app import App
    from page.model.share.snapshot import State
    from page.model.share.stored import Stored

    Writing = Callable[[], Iterable[None]]

SOON = 0.1  # Seconds from a change to its storing.
PAUSE = 0.4  # Seconds after it in which nothing is stored.
OPENED_FROM = {
    LINK: "Opened from a link.",
    OTHER_APP: "Another page or app sent this input.",
}
KEPT = "This is your work now."
CLOSED = "The opened work is closed."
CHANGED_ELSEWHERE = "Your work was changed in another tab. Reload this tab to see it."
TWO_WORKS = (
    "Another tab has different work, and the browser keeps only the work that was changed last. "
    "Save what you need as a link or a file."
)


class SavedWork:
    """The works under the one on the page, and what to store of all of them.

    Attributes:
        below: Snapshots of the works under the one on the page: first the user's own, None if
            there was none, then works from elsewhere that no link can open again. Empty if the
            user's own work is on the page.
        origin: Where the work on the page was opened from, LINK or OTHER_APP, if it is not the
            user's own.
        link: The text of the link that the work on the page was opened from, empty if there is
            none or the user has changed the work since.
        is_just_sent: Whether another page or app has sent the work on the page in this visit, and
            the user has not changed it. It is not stored, because any page can send one.
        write: Stores the work, in slices. It is started soon after a change.
    """

    def __init__(self, app: App, stored: Stored, link: str, is_changed: bool) -> None:
        """Begins a visit, with the last work or that of a link on the page.

        Args:
            app: The application.
            stored: The stored works. The last of them is on the page, unless there is a link in
                the address.
            link: The text of the link in the address, empty if there is none.
            is_changed: Whether the user has changed the work already.
        """
        self.below: list[State | None] = stored.works if link else stored.works[:-1]
        self.origin = LINK if link or not stored.last else stored.last.origin
        self.link = link
        self.is_just_sent = False
        self.write: Writing = lambda: ()
        self._app = app
        self._own_players = _players(stored)
        self._opened = self._stored = () if is_changed else _content(app)
        self._written = () if is_changed else self._everything()
        self._stored_elsewhere = False
        app.workspace.changes.subscribe(self._follow)

    @property
    def is_borrowed(self) -> bool:
        """Whether the work on the page is not the user's own."""
        return bool(self.below)

    @property
    def settings(self) -> str:
        """The settings to store, with the players of the user's own work."""
        return settings.written(self._app.workspace, self._own_players if self.is_borrowed else "")

    def open_on_top(self, found: Snapshot, origin: str, link: str = "") -> None:
        """Opens a work from elsewhere on top of the one on the page.

        It replaces a work that a link or another app can open again.

        Raises ValueError, before anything is changed, if the format does not exist.

        Args:
            found: The work.
            origin: Where it is opened from, LINK or OTHER_APP.
            link: The text of its link, empty if there is none.
        """
        play, below = self._app.workspace.play, self.below
        own_players = self._own_players if self.is_borrowed else settings.players_of(play)
        if not (self.link or self.is_just_sent):
            below = below + [self._taken()]
        self.open(found, own_players)
        play.pause_computer()
        self.below, self.origin, self.link = below, origin, link
        self.is_just_sent = origin == OTHER_APP
        self._own_players = own_players

    def open(self, found: Snapshot, players: str = "") -> None:
        """Replaces the work on the page by a snapshot and runs the judge over its input.

        `players` are the players if the snapshot names none, in words; the current ones if empty.

        Raises ValueError, before anything is changed, if the format does not exist.
        """
        app, workspace, judge = self._app, self._app.workspace, self._app.judge
        found.restore(app)
        if app.notice.undo:  # It would undo a change of the other work. Warnings stay.
            app.notice.forget()
        workspace.go_to(found.view)
        found.load_game(workspace.play)
        if players:
            settings.set_players(workspace.play, players)
        found.set_players(workspace.play)
        judge.start_run(judge.chosen_form, judge.input, judge.wanted_step)
        self.link, self.is_just_sent = "", False
        self._opened = _content(app)

    def close(self) -> None:
        """Brings back the last of the works below. What no link can open again can be undone."""
        left, origin, is_linked = Snapshot(self._taken()), self.origin, bool(self.link)
        state = self.below.pop()
        found = Snapshot(state) if state else snapshot.of_game(NEW_GAME)
        self.open(found, self._own_players)
        self._app.workspace.play.last_game = found.last
        self.origin = found.origin
        if not is_linked:
            self._app.notice.say(CLOSED, lambda: self.open_on_top(left, origin))

    def keep(self) -> None:
        """Makes the work on the page the user's own. The game of that becomes the last game."""
        play, below, is_just_sent = self._app.workspace.play, self.below, self.is_just_sent
        last_game = play.last_game
        self.below, self.link, self.is_just_sent = [], "", False
        if below[0] and (own := Snapshot(below[0]).game).size:
            play.last_game = own

        def undo() -> None:
            self.below, play.last_game = below, last_game
            self.is_just_sent = is_just_sent and not self._is_changed

        self._app.notice.say_briefly(KEPT, undo)

    def to_store(self, address: str) -> tuple[State | None, list[State]] | None:
        """Returns the snapshots to store: the user's own work, and those on top of it.

        Returns None if the storage holds the work of another tab, and the user has changed nothing
        here since. `address` is the text of the link in the address, whose work need not be stored.
        """
        if self.is_borrowed:
            opened = [state for state in self.below[1:] if state]
            if not (self.is_just_sent or (address and address == self.link)):
                opened.append(self._taken())
            return self.below[0], opened
        if self._stored_elsewhere and self._stored == _content(self._app):
            return None
        return self._taken(), []

    def note_stored(self) -> None:
        """Takes note that the snapshots have been stored."""
        self._stored_elsewhere, self._stored = False, _content(self._app)

    def take_from_other_tab(self, found: Snapshot) -> None:
        """Takes note that another tab has stored its work as the user's own."""
        if self.is_borrowed:
            self.below[0] = found.state
        elif not self._stored_elsewhere:
            self._stored_elsewhere = True
            self._app.notice.say(TWO_WORKS if self._is_changed else CHANGED_ELSEWHERE)

    @property
    def _is_changed(self) -> bool:
        """Whether the user has changed the work since it was opened."""
        return self._opened != _content(self._app)

    def _taken(self) -> State:
        """Returns a snapshot of the work on the page."""
        state = snapshot.taken(self._app)
        state["test"] = self._app.test_setup
        state["last"] = snapshot.last_game(self._app.workspace.play)
        if self.is_borrowed:
            state["origin"] = self.origin
        return state

    def _follow(self) -> None:
        if (self.link or self.is_just_sent) and self._is_changed:
            self.link, self.is_just_sent = "", False
        jobs = self._app.workspace.jobs
        if not jobs.has(Saving) and self._written != self._everything():
            jobs.start(Saving(self._write))

    def _write(self) -> Generator[None, None, None]:
        self._written = self._everything()
        yield from self.write()

    def _everything(self) -> tuple[Any, ...]:
        """Returns a value that differs after a change of anything that is stored."""
        app = self._app
        stepper, turn = app.judge.stepper, app.position_editor.turn if app.setting_up else None
        step = stepper.index if stepper and stepper.on_board else None
        game, last_game = app.workspace.play.game, app.workspace.play.last_game
        line = game.last, game.plies[-1:], last_game
        return _content(app) + (
            line,
            turn,
            step,
            app.judge.tabs.shown,
            app.test_setup,
            len(self.below),
            self.settings,
        )


class Saving(Job):
    """Stores the work soon after a change, and pauses. Later changes wait for its end."""

    def __init__(self, write: Writing) -> None:
        self._write = write
        super().__init__()

    def work(self) -> Work:
        """Stores the work in slices, between two waits."""
        yield SOON
        yield from self._write()
        yield PAUSE


def _content(app: App) -> tuple[Any, ...]:
    """Returns a value that differs after the user has changed the work on the page."""
    game, judge = app.workspace.play.game, app.judge
    edited = app.position_editor.position if app.setting_up else None
    typed = judge.input, judge.comparison.actual, app.program_test.program
    players = players_text(app.workspace.play.players, app.workspace.play.levels)
    return (judge.chosen_form_name, game, game.edits, players, edited) + typed


def _players(stored: Stored) -> str:
    """Returns the players of the user's own work, in words."""
    play = Play()
    settings.set_players(play, stored.settings)
    if stored.own:
        stored.own.set_players(play)
    return settings.players_of(play)
