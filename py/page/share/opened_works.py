"""Opens other works on top of the user's own, and brings that back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from page.stored import settings
from page.stored.saved_work import SENT
from page.stored.snapshot import Snapshot, of_game
from saved.players import players_text
from saved.work import LINK, NEW_GAME, OTHER_APP

if TYPE_CHECKING:
    from page.app import App
    from page.stored.saved_work import SavedWork

OPENED_FROM = {LINK: "Opened from a link.", OTHER_APP: "Another page or app sent this input."}
# In no link and no file.
STORED_ONLY = ("origin", "last", "test", "kept", "resigned", "practice")
KEPT = "This is your work now."
CLOSED = "The opened work is closed."
CHANGED_ELSEWHERE = "Your work was changed in another tab. Reload this tab to see it."
TWO_WORKS = (
    "Another tab has different work, and a reload opens the work that was changed last. "
    "Games stay in Games; save an input, an output or a program that you need as a link or a file."
)


class OpenedWorks:
    """Opens works from elsewhere, and closes or keeps them.

    Attributes:
        work: The work on the page and those under it.
    """

    def __init__(self, app: App, work: SavedWork) -> None:
        self.work = work
        self._app = app
        work.add(
            app.workbench.judge,
            app.workbench.program_test,
            app.play.kept,
            app.play.resuming,
            app.play.setup,
        )

    def open(self, found: Snapshot, players: str = "") -> None:
        """Replaces the work on the page by a snapshot and runs the judge over its input.

        `players` are the players if the snapshot names none, in words; the current ones if empty.
        """
        notice, judge = self._app.notice, self._app.workbench.judge
        if notice.undo:  # It would undo a change of the other work. Warnings stay.
            notice.forget()
        if players:
            settings.set_players(self._app.table.play, players)
        self.work.open(found)
        judge.start_run(judge.chosen_form, judge.input, judge.wanted_step)

    def open_on_top(self, found: Snapshot, origin: str, link: str = "") -> None:
        """Opens a work from LINK or OTHER_APP on top of the one on the page.

        It replaces a work that a link or another app can open again. The text of the link is SENT
        for a work that another app has just sent.
        """
        work, play = self.work, self._app.table.play
        if not work.is_borrowed:
            work.own_players = settings.players_of(play)
        if not work.link:
            work.below = work.below + [Snapshot(work.taken())]
        self.open(found, work.own_players)
        play.pause_computer()
        work.origin, work.link = origin, link

    def close(self) -> None:
        """Returns to the work below. This can be undone if no link opens the closed work again."""
        work = self.work
        left, origin, link = Snapshot(work.taken()), work.origin, work.link
        found = work.below.pop() or of_game(NEW_GAME)
        self.open(found, work.own_players)
        work.origin = found.data["origin"]
        if link in ("", SENT):
            self._app.notice.say(CLOSED, lambda: self.open_on_top(left, origin, link))

    def go_back(self, below: int) -> None:
        """Returns to the work that has a number of works below it, if others are on top of it."""
        while len(self.work.below) > below:
            self.close()

    def keep(self) -> None:
        """Makes the work on the page the user's own."""
        work = self.work
        below, link = work.below, work.link
        work.below, work.link, work.is_stored_elsewhere = [], "", False
        self._app.play.kept.keep()

        def undo() -> None:
            work.below = below
            work.link = SENT if link == SENT else ""

        self._app.notice.say_briefly(KEPT, undo)

    def to_send(self) -> dict[str, Any]:
        """Returns a snapshot of the work on the page for a link or a file."""
        play = self._app.table.play
        data: Any = self.work.taken() | self._app.workbench.judge.displayed
        data["seats"] = players_text(play.players, play.levels)
        return {name: value for name, value in data.items() if name not in STORED_ONLY}

    def note_other_tab(self) -> None:
        """Records that another tab has stored its work as the user's own, and tells of it.

        From now on that work stays stored: this tab may be about to store its own.
        """
        work = self.work
        if not work.is_borrowed and not work.is_stored_elsewhere:
            self._app.notice.say(TWO_WORKS if work.is_changed else CHANGED_ELSEWHERE)
        work.is_stored_elsewhere = True

    def take_from_other_tab(self, found: Snapshot) -> None:
        """Puts the work that another tab has stored under that of a link."""
        if self.work.is_borrowed:
            self.work.below[0] = found
            self.work.is_stored_elsewhere = False
