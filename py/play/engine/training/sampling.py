"""Samples training positions from games of the evaluation against itself.

Half of the positions come after one random move, because a search also meets positions that good
players avoid.
"""

from collections.abc import Iterator, Sequence

import numpy as np

from play.engine.training.pattern_weights import WeightTable
from play.engine.training.position_arrays import Masks, each_move, legal_moves
from play.engine.training.position_arrays import play as after_moves
from play.engine.training.self_play import Policy, play

GAMES = 256  # Played at once.
POLICY = Policy(opening=20, explore=0.1, replies=3)
SETTLED = 60 - POLICY.opening  # The empty squares after the longest opening.
EVEN = 4  # The largest advantage there in an even game, in discs.
SHARE_OF_OTHERS = 0.4  # The share of the other games from which later positions are taken.
PICKED = 0.25  # The share of the positions of a game.
ASTRAY = 0.5  # The share of these that are replaced by the position after a random move.


def sample(
    size: int, tables: Sequence[WeightTable], rng: np.random.Generator
) -> tuple[Masks, Masks]:
    """Returns `size` positions or more: the discs of the side to move, and of the opponent.

    The same position may be included twice.
    """
    players: list[Masks] = []
    opponents: list[Masks] = []
    while sum(map(len, players)) < size:
        for player, opponent in _games(tables, rng):
            players.append(player)
            opponents.append(opponent)
    return np.concatenate(players), np.concatenate(opponents)


def _games(
    tables: Sequence[WeightTable], rng: np.random.Generator
) -> Iterator[tuple[Masks, Masks]]:
    """Plays some games, and yields the positions that are taken from each ply."""
    plies, _ = play(GAMES, tables, POLICY, rng)
    is_used = np.ones(GAMES, bool)
    for ply in plies:
        if ply.best is None:
            continue  # The side to move must pass.
        if ply.empties == SETTLED:
            others = rng.random(len(ply.game)) < SHARE_OF_OTHERS
            is_used[ply.game] = (np.abs(ply.best) <= EVEN) | others
        chosen = is_used[ply.game] & (rng.random(len(ply.game)) < PICKED)
        yield _astray(ply.player[chosen], ply.opponent[chosen], rng)


def _astray(player: Masks, opponent: Masks, rng: np.random.Generator) -> tuple[Masks, Masks]:
    """Plays a random move in half of the positions; drops those without a legal move then."""
    board, move = each_move(legal_moves(player, opponent))
    first = np.searchsorted(board, np.arange(len(player)))
    count = np.diff(first, append=len(board))
    drawn = move[first + (rng.random(len(player)) * count).astype(np.int64)]
    after, other = after_moves(player, opponent, drawn)
    goes = rng.random(len(player)) < ASTRAY
    player, opponent = np.where(goes, after, player), np.where(goes, other, opponent)
    has_moves = legal_moves(player, opponent) != 0
    return player[has_moves], opponent[has_moves]
