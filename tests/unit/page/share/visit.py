"""A visit of the page without a browser."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from page.app import App
from page.share.opened_file import of_text
from page.share.opened_works import OpenedWorks
from page.stored import snapshot
from page.stored.saved_work import SENT, SavedWork
from page.stored.snapshot import of_game
from page.stored.stored import Stored
from page.stored.storing import Storing
from play.model.game.table import Table
from saved.players import seats_text
from saved.work import LINK, OPENED, OTHER_APP, SETTINGS, STATE
from unit.page.running import finish, taken
from workbench.formats import AUTO

if TYPE_CHECKING:
    from collections.abc import Callable

    from jobs.job import Work

    Data = Any  # A snapshot.
    Works = tuple[Data | None, list[Data]]


class FakeBrowser:
    """Takes the place of the browser's storage and address.

    Attributes:
        on_write: Called in place of each writing.
        removed: The links that were to be removed from the address.
    """

    is_changed = False

    def __init__(self) -> None:
        self.on_write: Callable[[], object] = lambda: None
        self.removed: list[str] = []

    def put(self, settings: str, to_store: object) -> Work:
        self.on_write()
        yield from ()


def storing_in(browser: Any, work: SavedWork) -> Storing:
    return Storing(work, browser, str, lambda link, place: browser.removed.append(link))


class Visit:
    """A visit of the page.

    Attributes:
        workspace: What there is from the beginning.
        work: The work on the page.
        browser: What takes the place of the browser.
        stored: What has been stored before everything is loaded.
    """

    def __init__(
        self,
        own: Data | None = None,
        *opened: Data,
        link: str = "",
        settings: str = "",
        early: Callable[[Table], object] | None = None,
    ) -> None:
        """Begins a visit. The user does `early` before everything is loaded."""
        data = {OPENED: list(opened), SETTINGS: settings} | ({STATE: own} if own else {})
        stored = Stored(data)
        assert not stored.problem
        self.table = Table()
        self.workspace = self.table.workspace
        self.work = SavedWork(self.table, stored, of_game(link) if link else None, link)
        self.stored: list[Works | None] = []
        self.browser = FakeBrowser()
        self.browser.on_write = lambda: self.stored.append(self.store())
        storing = storing_in(self.browser, self.work)
        if early:
            self.do(early, self.table)
            finish(self.workspace.jobs)
        self.browser.on_write = lambda: None
        self.app = App(self.table, storing)
        self.works = OpenedWorks(self.app, self.work)

    @property
    def game(self) -> str:
        return snapshot.game_link(self.table.play)

    @property
    def snapshot(self) -> dict[str, Any]:
        """What must be stored of the work on the page, read from the state."""
        play = self.table.play
        return taken(self.app) | {
            "seats": seats_text(play.players, play.levels),
            "origin": self.work.origin,
            "last": "",
            "test": self.test_setup,
            "kept": "",
            "resigned": "",
            "practice": "",
        }

    @property
    def below(self) -> list[Data]:
        """Snapshots of the works under the one on the page."""
        return [work and work.data for work in self.work.below]

    @property
    def test_setup(self) -> str:
        """The language, the time limit and the seed of the next test."""
        test = self.app.workbench.program_test
        language = test.chosen.name if test.chosen else AUTO
        return f"{language} {test.seconds} {self.app.workbench.judge.generator.seed}"

    @property
    def notice(self) -> str:
        return self.app.notice.text

    def do(self, action: Callable[..., object], *arguments: object) -> None:
        self.workspace.do(action, *arguments)

    def press(self, square: int) -> None:
        self.do(self.workspace.press, square)

    def store(self, address: str = "") -> Works | None:
        """Returns what the page stores when the user leaves it."""
        self.work.note_storing()
        return self.work.to_store(address)

    def hear(self, data: Data) -> None:
        """Hears that another tab has stored its work, and reads it."""
        self.do(self.works.note_other_tab)
        self.do(self.works.take_from_other_tab, snapshot.read(data))

    def open_link(self, text: str) -> None:
        self.do(self.works.open_on_top, of_game(text), LINK, text)

    def open_shared(self, text: str) -> None:
        self.do(self.works.open_on_top, of_text(text, json.loads), OTHER_APP, SENT)
