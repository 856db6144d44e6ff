"""What practice keeps in the browser: texts by key, of cards and of sessions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jobs.job import Task
from play.model.library.kept_games import NO_ROOM, StoreUser
from play.model.practice.days import day_number
from saved.store import StoreFailed

if TYPE_CHECKING:
    from collections.abc import Callable

    from jobs.job import Work
    from play.model.library.kept_games import KeptGames
    from state.notice import Notice
    from state.workspace import Workspace

WRITING_PRACTICE = "writing the practice"  # A kind of job.
FRAME_INTERVAL = 100  # Milliseconds.
READING_PRACTICE = "reading the practice"  # A kind of job.
NOT_KEPT = "This browser stores nothing, so your practice is lost when you close this page."

FULL = "The browser has no room for more, so your practice is lost when you close this page."
NO_CLOCK = "2000-01-01 00:00:00"


class PracticeStore(StoreUser):
    """The texts, for this visit even if the browser keeps nothing.

    Attributes:
        changes: Counts the changes of texts.
        problem: Why nothing is kept, empty if it is.
        is_read: Whether the kept texts have been read, or cannot be.
    """

    def __init__(self, workspace: Workspace, kept: KeptGames, notice: Notice) -> None:
        self.changes = 0
        self.problem = ""
        self.is_read = False
        self._workspace, self._kept, self._notice = workspace, kept, notice
        self._texts: dict[str, str] = {}
        self._unwritten: list[str] = []  # Keys.
        self._readers: dict[str, Callable[[str, str], None]] = {}
        self._has_warned = False

    def read_with(self, prefix: str, read: Callable[[str, str], None]) -> None:
        """Sets what reads the texts whose keys have a prefix. It raises ValueError for damage."""
        self._readers[prefix] = read

    @property
    def now(self) -> str:
        """The date and the time, as in `2026-11-26 21:40:05`, NO_CLOCK before there is a store."""
        return self._store.now() if self._store else NO_CLOCK

    @property
    def today(self) -> int:
        """The number of this day, see `days`."""
        return day_number(self.now)

    def write(self, key: str, text: str) -> None:
        """Keeps a text."""
        self.changes += 1
        self._texts[key] = text
        if key not in self._unwritten:
            self._unwritten.append(key)

    def refresh(self) -> None:
        """Reads all texts again, because another tab has written some."""
        if self._kept.is_open:
            self._workspace.jobs.start(Task(READING_PRACTICE, self._read, FRAME_INTERVAL))

    def warn(self) -> None:
        """Says once in a visit if nothing is kept."""
        if self.problem and not self._has_warned:
            self._has_warned = True
            self._notice.say(self.problem)

    def _follow(self) -> None:
        kept, jobs = self._kept, self._workspace.jobs
        if kept.is_open and not self.is_read and not jobs.has(READING_PRACTICE):
            self.refresh()
        elif kept.problem and not kept.is_open:
            self.problem, self.is_read = NOT_KEPT, True
        can_write = self.is_read and self._unwritten and not self.problem
        if can_write and not jobs.has(WRITING_PRACTICE):
            jobs.start(Task(WRITING_PRACTICE, self._write))

    def _read(self) -> Work:
        assert self._store
        try:
            texts = yield self._store.practice()
        except StoreFailed as error:
            self._fail(error)
            texts = {}
        for key, text in texts.items():
            if self._texts.get(key) != text and key not in self._unwritten:
                self._take(key, text)
                yield None
        self.is_read = True
        self.changes += 1

    def _take(self, key: str, text: str) -> None:
        self._texts[key] = text
        read = self._readers.get(key.partition(" ")[0])
        try:
            if read:
                read(key, text)
        except ValueError:
            pass  # It is damaged, or a later version of the page has written it.

    def _write(self) -> Work:
        assert self._store
        while self._unwritten:
            key = self._unwritten.pop(0)
            try:
                yield self._store.practise(key, self._texts[key])
            except StoreFailed as error:
                self._fail(error)
                self.warn()
                return

    def _fail(self, error: StoreFailed) -> None:
        self.problem = FULL if str(error) == NO_ROOM else NOT_KEPT
