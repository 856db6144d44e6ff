"""What is known of the line of an opening: its name, its value, and the user's own results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jobs.job import Task
from othello import BLACK
from othello.phrases import SIDE, counted
from play.library.opening_tree import INDEXED, position_key
from play.model.engine.client import LINE, position_text
from play.model.engine.values import signed_tenths
from play.model.library.kept_games import StoreUser
from play.records.record import end_of
from saved.store import StoreFailed

if TYPE_CHECKING:
    from jobs.job import Work
    from othello import Game
    from play.engine.protocol.engine_messages import EngineAnswer, EngineRequest
    from play.model.engine.client import EngineClient
    from play.model.library.kept_games import KeptGames
    from play.model.repertoire.drill import Drill
    from state.workspace import Workspace

FINDING_FACTS = "finding the facts about a line"  # A kind of job.
DEPTH = 9  # Moves that a value looks ahead.
VALUE = "Value for {}: {}, {} ahead."
RESULTS = "Your games from here: {} won, {} drawn, {} lost."


class LineFacts(StoreUser):
    """The facts about the line on the board, each empty until it is known.

    Attributes:
        opening: The name of the last named opening that the line has reached.
        value: The value of its position.
        results: How the user's games went that reached its position.
    """

    def __init__(
        self, workspace: Workspace, client: EngineClient, kept: KeptGames, drill: Drill
    ) -> None:
        self.opening = self.value = self.results = ""
        self._workspace, self._client, self._kept, self._drill = workspace, client, kept, drill
        self._seen = ""
        self._request: EngineRequest | None = None

    def _follow(self) -> None:
        moves = self._drill.moves if self._drill.under_way else ""
        if moves != self._seen:
            self._seen, self._request = moves, None
            self.opening = self.value = self.results = ""
            if moves:
                self._ask(self._drill.game)
        self._client.want(LINE, self._request, self._hear)

    def _ask(self, game: Game) -> None:
        if game.turn:
            position = position_text(game.position, game.turn)
            self._request = {"want": "thoughts", "position": position, "depth": DEPTH}
        self._workspace.jobs.start(Task(FINDING_FACTS, self._find))

    def _find(self) -> Work:
        assert self._store
        game = self._drill.game
        try:
            yield from self._kept.prepare()
            self.opening = self._kept.names.of(end_of(game))
            yield None
            if game.ply <= INDEXED:
                key = position_key(game.position, game.turn or BLACK)
                found = yield self._store.ask("results", here=str(key), place=game.ply)
                counts = [int(count) for count in found["counts"]]
                self.results = RESULTS.format(*counts) if any(counts) else ""
        except StoreFailed:
            pass  # Nothing is known.

    def _hear(self, answer: EngineAnswer) -> None:
        game, color = self._drill.game, self._drill.color
        if answer["answer"] == "thought":
            value = answer["moves"][0]["value"]
            said = signed_tenths(value if game.turn == color else -value)
            self.value = VALUE.format(SIDE[color], said, counted(answer["depth"], "move"))
