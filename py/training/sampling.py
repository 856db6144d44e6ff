"""Positions to learn from: out of games, and half of them one random move off their course."""

from collections.abc import Sequence

import numpy as np

from training import position_arrays, self_play
from training.pattern_weights import Table
from training.position_arrays import Masks
from training.self_play import Policy

POLICY = Policy(opening=20, explore=0.1, replies=0)
GAMES = 2048
PICKED = 0.3  # Of the positions of a game.


def sample(
    count: int, empties: range, tables: Sequence[Table], rng: np.random.Generator
) -> tuple[Masks, Masks]:
    """Returns different positions with so many empty squares: their player and opponent."""
    found = np.empty((0, 2), np.uint64)
    while len(found) < count:
        known = len(found)
        found = np.unique(np.concatenate([found, *_visited(empties, tables, rng)]), axis=0)
        if len(found) - known < GAMES // 20:
            break  # There are hardly any more.
    chosen = rng.permutation(found)[:count]
    return chosen[:, 0].copy(), chosen[:, 1].copy()


def _visited(empties: range, tables: Sequence[Table], rng: np.random.Generator) -> list[Masks]:
    """Returns positions of a batch of games, each an array of a row for every position."""
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
