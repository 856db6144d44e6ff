"""A game from a random start that the engine has found to be balanced."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from othello import BLACK, Game, parse_square
from othello.phrases import SIDE
from play.model.engine.client import START

if TYPE_CHECKING:
    from play.engine.protocol.engine_messages import EngineAnswer, EngineRequest
    from play.model.engine.client import EngineClient
    from play.model.game.table import Table

ROWS = 8
SEEDS = 1_000_000_000
MAKING = "Making a start …"
BEGUN = "A start after 8 random moves. {} to move."


class BalancedStart:
    """Begins a game with the chosen players after eight random moves.

    The moves are not those of the game, because nobody has chosen them.
    """

    def __init__(self, table: Table, client: EngineClient) -> None:
        self._table, self._workspace, self._client = table, table.workspace, client
        self._seed: int | None = None
        table.workspace.changes.subscribe(self._follow)

    @property
    def message(self) -> str:
        """What the wait is for, empty without one."""
        return "" if self._seed is None else self._client.missing or MAKING

    def begin(self, seed: int | None = None) -> None:
        """Begins as soon as the engine has a start, always the same one for a seed."""
        self._seed = random.randrange(SEEDS) if seed is None else seed
        self._workspace.say_live(lambda: self.message)

    def _follow(self) -> None:
        """Requests the start."""
        request: EngineRequest | None = None
        if self._seed is not None:
            request = {"want": "start", "seed": self._seed}
        self._client.want(START, request, self._hear)

    def _hear(self, answer: EngineAnswer) -> None:
        self._seed = None
        if answer["answer"] != "start":
            return
        game = Game()
        for name in answer["moves"]:
            game.play(parse_square(name, ROWS))
        begun = Game(game.position, game.turn or BLACK)
        self._table.choice.choose(n=ROWS)
        self._table.begin()
        self._table.play.load(begun, BEGUN.format(SIDE[begun.turn or BLACK]))
