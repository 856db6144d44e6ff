"""The last positions of listed games, for small boards beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jobs.job import Task
from play.library.stored_game import reading_end

if TYPE_CHECKING:
    from jobs.job import Work
    from play.library.stored_game import StoredGame
    from state.workspace import Workspace

PICTURING = "replaying the games in view"  # A kind of job.
MOST = 300  # Positions that are remembered.


class Pictures:
    """The positions that are known.

    Attributes:
        rows: The rows of the last position of each game, by the text of the game.
        changes: Counts the positions that were found.
    """

    def __init__(self, workspace: Workspace) -> None:
        self.rows: dict[str, list[str]] = {}
        self.changes = 0
        self._wanted: list[str] = []
        self._workspace = workspace

    def want(self, games: list[StoredGame]) -> None:
        """Finds the last positions of games, in place of those that were wanted before."""
        self._wanted = [stored.game for stored in games if stored.game not in self.rows]
        jobs = self._workspace.jobs
        if self._wanted and not jobs.has(PICTURING):
            jobs.start(Task(PICTURING, self._find))

    def _find(self) -> Work:
        if len(self.rows) > MOST:
            self.rows = {}
        while self._wanted:
            game = self._wanted.pop(0)
            self.rows[game] = yield from reading_end(game)
            self.changes += 1
