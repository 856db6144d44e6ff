"""Samples training positions from games of the evaluation against itself.

Half of the positions come after one random move, because a search also meets positions that good
players avoid. The functions are compiled by numba if it is installed.
"""

import numpy as np

from play.engine.evaluation.pattern_evaluation import UNIT
from play.engine.training.compiled_rules import Mask, compiled, count, first, legal_moves, play
from play.engine.training.compiled_search import INFINITY, Tables, value
from play.engine.training.position_arrays import START, Masks

OPENING = 20  # The most random moves at the start of a game.
EXPLORE = 0.1  # The share of random moves after that.
EVEN = 4 * UNIT  # The largest advantage in an even game after the opening.
SHARE_OF_OTHERS = 0.4  # The share of the other games that are played on.
PICKED = 0.25  # The share of the positions of a game.
ASTRAY = 0.5  # The share of these that are replaced by the position after a random move.

_BLACK, _WHITE = (Mask(discs) for discs in START)
_NONE, _ONE = Mask(0), Mask(1)


@compiled
def sample(size: int, tables: Tables, rng: np.random.Generator) -> tuple[Masks, Masks]:
    """Returns positions as arrays of the discs of the side to move and of the opponent.

    The same position may be included twice.
    """
    players, opponents = np.empty(size, np.uint64), np.empty(size, np.uint64)
    found = 0
    while found < size:
        player, opponent, empties = _BLACK, _WHITE, 60
        opening = 60 - rng.integers(1, OPENING + 1)
        while found < size:
            moves = legal_moves(player, opponent)
            if not moves:
                player, opponent = opponent, player
                moves = legal_moves(player, opponent)
                if not moves:
                    break
            if rng.random() < PICKED:
                own, other = player, opponent
                if rng.random() < ASTRAY:
                    own, other = play(player, opponent, _random_move(moves, rng))
                if legal_moves(own, other):
                    players[found], opponents[found] = own, other
                    found += 1
            if empties > opening or rng.random() < EXPLORE:
                move = _random_move(moves, rng)
            else:
                move, lead = best_move(player, opponent, moves, empties, tables)
                if empties == opening and abs(lead) > EVEN and rng.random() > SHARE_OF_OTHERS:
                    break
            player, opponent = play(player, opponent, move)
            empties -= 1
    return players, opponents


@compiled
def best_move(
    player: Mask, opponent: Mask, moves: Mask, empties: int, tables: Tables
) -> tuple[Mask, int]:
    """Returns the best move two plies ahead, and its value."""
    best, chosen = -INFINITY, _NONE
    while moves:
        move = first(moves)
        moves ^= move
        after, other = play(player, opponent, move)
        found = -value(after, other, empties - 1, 1, -INFINITY, -best, tables)
        if found > best:
            best, chosen = found, move
    return chosen, best


@compiled
def _random_move(moves: Mask, rng: np.random.Generator) -> Mask:
    for _ in range(rng.integers(0, count(moves))):
        moves &= moves - _ONE
    return first(moves)
