"""Positions near the end of the user's own games, of which some are puzzles."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from jobs.job import Task
from othello.game import main_line
from play.library.stored_game import parse_row
from play.model.engine.client import position_text
from saved.store import StoreFailed

if TYPE_CHECKING:
    from jobs.job import Work
    from play.library.stored_game import StoredGame
    from saved.store import GameStore
    from state.workspace import Workspace

    # A position and the side to move, in the notation of requests, and the game that it is from.
    OwnPosition = tuple[str, StoredGame]

READING_OWN = "reading the positions of own games"  # A kind of job.
ROWS = 8
MOST_GAMES = 200


class OwnPositions:
    """Positions of a store with some numbers of empty squares, each once in a visit, at random."""

    def __init__(self, workspace: Workspace, empties: tuple[int, ...]) -> None:
        self._workspace, self._empties = workspace, empties
        self._store: GameStore | None = None
        self._waiting: dict[int, list[OwnPosition]] | None = None  # By the number of empty squares.

    def connect(self, store: GameStore) -> None:
        """Takes the positions of a store."""
        self._store = store

    def take(self, empties: int) -> OwnPosition | None:
        """Returns a position, None if there is none or none yet."""
        if self._waiting is None:
            self._read()
        waiting = (self._waiting or {}).get(empties)
        return waiting.pop() if waiting else None

    def _read(self) -> None:
        if self._store and not self._workspace.jobs.has(READING_OWN):
            self._workspace.jobs.start(Task(READING_OWN, self._collect))

    def _collect(self) -> Work:
        assert self._store
        try:
            rows = (yield self._store.ask("own", **{"from": 0, "to": MOST_GAMES}))["rows"]
        except StoreFailed:
            rows = []
        waiting: dict[int, list[OwnPosition]] = {number: [] for number in self._empties}
        for row in rows:
            yield None
            try:
                stored = parse_row(row)
                game = stored.read()
            except ValueError:
                continue  # The list shows it as damaged.
            for ply in [game.start] + main_line(game.start):
                position = ply.position
                if ply.turn and position.n == ROWS and position.empties in waiting:
                    place = random.randrange(len(waiting[position.empties]) + 1)
                    found = position_text(position, ply.turn), stored
                    waiting[position.empties].insert(place, found)
        self._waiting = waiting
