"""The computer as a player in the game."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from jobs.job import Job
from othello import BLACK, Ply, parse_square
from play.model.engine.client import FAILED, MOVE, position_text
from play.model.game.table import Table
from saved.players import COMPUTER

if TYPE_CHECKING:
    from collections.abc import Callable

    from jobs.job import Work
    from play.engine.protocol.engine_messages import EngineAnswer, EngineRequest
    from play.model.engine.client import EngineClient

PAUSE = 0.5  # Seconds, so that the user sees the last move's discs turn first.
SEEDS = 1 << 20


class Thinking(Job):
    """Waits until the discs of a ply have turned, and without the engine finds a reply.

    Attributes:
        ply: The last ply played.
        level: The computer's level.
        asks: Whether the engine is asked for the reply.
        best: The best square so far, None before the engine's first answer.
        square: The square to play, None until it is decided.
    """

    def __init__(self, ply: Ply, level: int, asks: bool, then: Callable[[], None]) -> None:
        self.ply = ply
        self.level = level
        self.asks = asks
        self.best: int | None = None
        self.square: int | None = None
        super().__init__(then)

    def work(self) -> Work:
        """Without the engine, chooses a move that leaves the opponent the fewest replies."""
        yield PAUSE
        if self.asks:
            return
        found: list[tuple[int, int]] = []
        for move in self.ply.position.reply_counts(self.ply.turn or BLACK):
            found.append(move)
            yield None
        self.square = min(found)[1]


class Computer:
    """Plays when it is the computer's turn in the game on the board.

    It asks the engine, and looks one move ahead once that has failed.
    """

    def __init__(self, table: Table, client: EngineClient) -> None:
        self._table, self._workspace, self._client = table, table.workspace, client
        self._thinking: Thinking | None = None
        self._start: Ply | None = None
        self._seed = 0
        table.workspace.changes.subscribe(self._follow)
        self._follow()

    @property
    def can_play_now(self) -> bool:
        """Whether the engine has found a move and searches for a better one."""
        return self._thinking is not None and self._thinking.best is not None

    def play_now(self) -> None:
        """Plays the best move that the engine has found so far."""
        thinking = self._thinking
        if thinking and thinking.best is not None:
            self._client.want(MOVE, None)
            thinking.square, thinking.best = thinking.best, None
            self._play()

    def _follow(self) -> None:
        """Starts to search when it is the computer's turn, and stops when it no longer is."""
        play, thinking = self._table.play, self._thinking
        is_awaited = self._table.choice.is_newcomer and self._table.choice.is_first(play.game)
        if COMPUTER in play.players.values() and not is_awaited:
            self._client.load()
        ply, level = play.game.last, play.levels[play.game.turn or BLACK]
        is_due = play.computer_due and self._table.game_on_board
        if thinking and not (is_due and thinking.ply is ply and thinking.level == level):
            self._stop()
            thinking = None
        asks = self._client.status != FAILED
        if is_due and (thinking is None or (thinking.asks and not asks)):
            self._think(ply, level, asks)

    def _stop(self) -> None:
        self._workspace.jobs.cancel(Thinking)
        self._client.want(MOVE, None)
        self._thinking = None

    def _think(self, ply: Ply, level: int, asks: bool) -> None:
        self._thinking = Thinking(ply, level, asks, self._play)
        self._workspace.jobs.start(self._thinking)
        if asks:
            self._client.want(MOVE, self._request(ply, level), self._hear)

    def _request(self, ply: Ply, level: int) -> EngineRequest:
        """Returns the request for a move.

        The seed varies the weaker levels from game to game. All lines of one game share its start
        and so its seed.
        """
        start = self._table.play.game.start
        if self._start is not start:
            self._start = start
            self._seed = random.randrange(SEEDS)
        position = position_text(ply.position, ply.turn or "")
        return {"want": "move", "position": position, "level": level, "seed": self._seed}

    def _hear(self, answer: EngineAnswer) -> None:
        thinking = self._thinking
        if not thinking:
            return
        n = thinking.ply.position.n
        if answer["answer"] == "thought":
            thinking.best = parse_square(answer["moves"][0]["square"], n)
        elif answer["answer"] == "move":
            thinking.square = parse_square(answer["square"], n)
            self._play()

    def _play(self) -> None:
        """Plays the found move once the discs have turned."""
        thinking = self._thinking
        if thinking and thinking.done and thinking.square is not None:
            self._stop()
            self._table.play.play(thinking.square)
