"""Samples training positions from self-play, half of them after one random move."""

from collections.abc import Sequence

import numpy as np

from training import position_arrays, self_play
from training.pattern_weights import WeightTable
from training.position_arrays import Masks
from training.self_play import Policy

POLICY = Policy(opening=20, explore=0.1, replies=0)
GAMES = 2048
PICKED = 0.3  # The share of a game's positions.


def sample(
    count: int, empties: range, tables: Sequence[WeightTable], rng: np.random.Generator
) -> tuple[Masks, Masks]:
    """Returns distinct positions as arrays of the discs of the side to move and of the opponent.

    Returns fewer than `count` if there are hardly any more.

    Args:
        count: The number of positions.
        empties: Their numbers of empty squares.
        tables: The weights by number of empty squares.
        rng: The source of random numbers.
    """
    found = np.empty((0, 2), np.uint64)
    while len(found) < count:
        known = len(found)
        found = np.unique(np.concatenate([found, *_visited(empties, tables, rng)]), axis=0)
        if len(found) - known < GAMES // 20:
            break  # Hardly any new positions are left.
    chosen = rng.permutation(found)[:count]
    return chosen[:, 0].copy(), chosen[:, 1].copy()


def _visited(
    empties: range, tables: Sequence[WeightTable], rng: np.random.Generator
) -> list[Masks]:
    """Returns the sampled positions of a batch of games, as arrays with a row per position."""
    found = []
    for ply in self_play.play(GAMES, tables, POLICY, rng)[0]:
        if ply.best is None:
            continue
        picked = rng.random(len(ply.game)) < PICKED
        player, opponent = ply.player[picked], ply.opponent[picked]
        if ply.empties in empties:
            found.append(np.stack([player, opponent], axis=1))
        if ply.empties - 1 in empties:
            moves = position_arrays.legal_moves(player, opponent)
            board, move = position_arrays.each_move(moves)
            first = np.searchsorted(board, np.arange(len(player)))
            count = np.bitwise_count(moves)
            any_ = move[first + (rng.random(len(player)) * count).astype(np.int64)]
            found.append(np.stack(position_arrays.play(player, opponent, any_), axis=1))
    return found
