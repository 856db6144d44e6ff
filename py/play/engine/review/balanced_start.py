"""Random starts of games in which neither side is ahead."""

from __future__ import annotations

from binascii import crc32
from itertools import count
from typing import TYPE_CHECKING

from jobs.slices import silently
from othello import Game
from play.engine.thoughts import Limits, in_discs

if TYPE_CHECKING:
    from jobs.slices import InSlices
    from play.engine.thoughts import Think

MOVES = 8
MOST = 3  # Discs that a side may be ahead.
NODES = 20_000


def balanced_start(think: Think, seed: int) -> InSlices[list[int]]:
    """Returns eight random moves after which neither side is ahead.

    Args:
        think: Searches positions. A search with a limit of nodes always has the same result.
        seed: Determines the moves.
    """
    for number in count():
        game = _random_game(f"{seed} {number}")
        if not game.turn:
            continue
        limits = Limits(nodes=NODES)
        thought = yield from silently(think(game.position, game.turn, limits))
        value = in_discs(thought.candidates[0].value, thought.parity, game.position.n)
        if abs(value) <= MOST:
            return [ply.square or 0 for ply in game.plies]
    raise AssertionError("unreachable")


def _random_game(seed: str) -> Game:
    game = Game()
    for number in range(MOVES):
        moves = game.legal_moves()
        if moves:
            game.play(moves[crc32(f"{seed} {number} {seed}".encode()) % len(moves)])
    return game
