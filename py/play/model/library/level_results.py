"""The user's last results against each level, beside the choices for a new game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jobs.job import Task
from play.library.statistics import Statistics, adding
from play.model.library.kept_games import StoreUser
from saved.players import LEVELS
from saved.store import StoreFailed

if TYPE_CHECKING:
    from jobs.job import Work
    from play.model.game.table import Table
    from play.model.library.kept_games import KeptGames
    from play.model.library.library import Library

COUNTING_RESULTS = "counting results against levels"  # A kind of job.
LAST = 10  # Games against each level.


class LevelResults(StoreUser):
    """The results of the last games against each level, which are counted when they are shown.

    Attributes:
        counts: The games won, drawn and lost by level, empty until they are known.
    """

    def __init__(self, table: Table, kept: KeptGames, library: Library) -> None:
        self.counts: dict[int, list[int]] = {}
        self._table, self._workspace = table, table.workspace
        self._kept, self._library = kept, library
        self._seen: tuple[int, int] | None = None

    def _follow(self) -> None:
        seen = self._kept.writes, self._library.changes
        if self._table.choosing and self._kept.is_open and seen != self._seen:
            self._seen = seen
            self._workspace.jobs.start(Task(COUNTING_RESULTS, self._count))

    def _count(self) -> Work:
        assert self._store
        statistics = Statistics()
        try:
            rows = (yield self._store.ask("ended", most=LAST))["rows"]
        except StoreFailed:
            return  # The notice says so.
        yield from adding(rows, statistics.add_result)
        counts = statistics.levels
        self.counts = {level: counts[level] for level in counts if level in LEVELS}
