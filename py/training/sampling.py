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

SHARD_GAMES = 400
SHARD_PICKED = 0.2
OPENING_EMPTIES = 48  # Games are even or not with this many empty squares.
EVEN = 4.0  # The largest advantage of an even game there, in discs.
SHARE_OF_OTHERS = 0.4  # The share of the games that are not even.


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


def sample_games(tables: Sequence[WeightTable], rng: np.random.Generator) -> tuple[Masks, Masks]:
    """Returns distinct positions of new games, of all stages and grouped by empty squares.

    All games begin at random. The games that are even after the opening have most of the positions.

    Args:
        tables: The weights by number of empty squares.
        rng: The source of random numbers.
    """
    plies, _ = self_play.play(SHARD_GAMES, tables, POLICY, rng)
    kept = rng.random(SHARD_GAMES) < SHARE_OF_OTHERS
    for ply in plies:
        if ply.empties == OPENING_EMPTIES:
            kept[ply.game[np.abs(ply.value) <= EVEN]] = True
    found = []
    for ply in plies:
        if ply.best is None:
            continue
        picked = kept[ply.game] & (rng.random(len(ply.game)) < SHARD_PICKED)
        astray = rng.random(len(ply.game)) < 0.5
        for chosen, moved in (picked & ~astray, False), (picked & astray, True):
            sides = ply.player[chosen], ply.opponent[chosen]
            if moved and len(sides[0]):
                sides = _after_random_moves(*sides, rng)
            found.append(np.stack(sides, axis=1))
    positions = np.unique(np.concatenate(found), axis=0)
    empties = 64 - np.bitwise_count(positions[:, 0] | positions[:, 1])
    positions = positions[np.argsort(empties, kind="stable")]
    return positions[:, 0].copy(), positions[:, 1].copy()


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
            found.append(np.stack(_after_random_moves(player, opponent, rng), axis=1))
    return found


def _after_random_moves(
    player: Masks, opponent: Masks, rng: np.random.Generator
) -> tuple[Masks, Masks]:
    """Returns each position after a random move."""
    moves = position_arrays.legal_moves(player, opponent)
    board, move = position_arrays.each_move(moves)
    first = np.searchsorted(board, np.arange(len(player)))
    count = np.bitwise_count(moves)
    any_ = move[first + (rng.random(len(player)) * count).astype(np.int64)]
    return position_arrays.play(player, opponent, any_)
