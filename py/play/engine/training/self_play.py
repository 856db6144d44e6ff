"""Plays many games of the evaluation against itself at once."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from play.engine.training import position_arrays
from play.engine.training.pattern_weights import PatternIndices, WeightTable, pattern_indices
from play.engine.training.position_arrays import Masks, Numbers, Values

CLOSE = 0.02  # A random move that costs no more discs than this counts as a best move.


class PlyBatch(NamedTuple):
    """One position of each game in progress.

    Attributes:
        empties: The number of empty squares.
        player: The discs of the side to move.
        opponent: The discs of the other side.
        game: The indices of the games.
        black: 1 if black is to move, -1 if white is.
        patterns: The pattern indices of the positions.
        value: The static evaluation.
        best: The value of the best move, None if the side to move must pass.
        exploratory: Whether a clearly worse move was played for exploration, None if the side to
            move must pass.
    """

    empties: int
    player: Masks
    opponent: Masks
    game: Numbers
    black: Values
    patterns: PatternIndices
    value: Values
    best: Values | None = None
    exploratory: NDArray[np.bool_] | None = None


class Policy(NamedTuple):
    """How games are played.

    Attributes:
        opening: The maximum number of random moves at the start of a game.
        explore: The share of random moves after that.
        replies: The number of best-looking moves whose replies are searched. With 0 the best move
            is chosen one ply ahead, otherwise two.
    """

    opening: int
    explore: float
    replies: int


def play(
    count: int, tables: Sequence[WeightTable], policy: Policy, rng: np.random.Generator
) -> tuple[list[PlyBatch], Values]:
    """Plays a number of games and returns their positions, and black's score in each."""
    player, opponent = (np.full(count, discs, np.uint64) for discs in position_arrays.START)
    black = np.ones(count, np.float32)
    game = np.arange(count)
    scores = np.zeros(count, np.float32)
    opening = rng.integers(1, policy.opening + 1, count)
    plies: list[PlyBatch] = []
    for empties in range(60, -1, -1):
        moves = position_arrays.legal_moves(player, opponent)
        passing = np.nonzero(moves == 0)[0]
        if len(passing):
            other = position_arrays.legal_moves(opponent[passing], player[passing])
            over, passing, other = passing[other == 0], passing[other != 0], other[other != 0]
            scores[game[over]] = black[over] * position_arrays.scores(player[over], opponent[over])
            sides = player[passing], opponent[passing]
            found = pattern_indices(*sides)
            value = tables[empties].values(found)
            plies.append(PlyBatch(empties, *sides, game[passing], black[passing], found, value))
            player[passing], opponent[passing] = opponent[passing], player[passing]
            black[passing] *= -1
            moves[passing] = other
            on = moves != 0
            player, opponent, black, game, moves = (
                array[on] for array in (player, opponent, black, game, moves)
            )
        if not len(game):
            break
        children = _Children(player, opponent, moves)
        values = children.values(tables, empties - 1, policy.replies)
        random = (60 - empties < opening[game]) | (rng.random(len(game)) < policy.explore)
        best, chosen = children.choose(values, random, rng)
        found = pattern_indices(player, opponent)
        exploratory = random & (values[chosen] < best - CLOSE)
        value = tables[empties].values(found)
        plies.append(
            PlyBatch(empties, player, opponent, game, black, found, value, best, exploratory)
        )
        player, opponent = children.player[chosen], children.opponent[chosen]
        black = -black
    return plies, scores


class _Children:
    """The positions after every move in every position, grouped by position."""

    def __init__(self, player: Masks, opponent: Masks, moves: Masks) -> None:
        self.board, move = position_arrays.each_move(moves)
        self.player, self.opponent = position_arrays.play(
            player[self.board], opponent[self.board], move
        )
        self.first = np.searchsorted(self.board, np.arange(len(player)))
        self.count = np.diff(self.first, append=len(self.board))

    def values(self, tables: Sequence[WeightTable], empties: int, replies: int) -> Values:
        """Returns the value of each move for the side that makes it."""
        values = -tables[empties].values(pattern_indices(self.player, self.opponent))
        moves = position_arrays.legal_moves(self.player, self.opponent)
        self._settle(values, moves)
        if replies and empties:
            self._look_at_replies(values, moves, tables, empties, replies)
        return values

    def choose(
        self, values: Values, random: NDArray[np.bool_], rng: np.random.Generator
    ) -> tuple[Values, Numbers]:
        """Returns the greatest value in each position, and the index of the move to play there."""
        ties = values + CLOSE / 2 * rng.random(len(values), np.float32)
        last = np.lexsort((ties, self.board))[self.first + self.count - 1]
        any_ = self.first + (rng.random(len(self.first)) * self.count).astype(np.int64)
        return np.maximum.reduceat(values, self.first), np.where(random, any_, last)

    def _settle(self, values: Values, moves: Masks) -> None:
        """Replaces the values of finished games by their scores."""
        still = np.nonzero(moves == 0)[0]
        still = still[position_arrays.legal_moves(self.opponent[still], self.player[still]) == 0]
        values[still] = position_arrays.scores(self.opponent[still], self.player[still])

    def _look_at_replies(
        self, values: Values, moves: Masks, tables: Sequence[WeightTable], empties: int, most: int
    ) -> None:
        """Replaces the values of each position's best moves by those after the best reply."""
        order = np.lexsort((-values, self.board))
        rank = np.arange(len(order)) - self.first[self.board[order]]
        looked_at = order[(rank < most)]
        beaten = np.ones(len(values), bool)
        beaten[looked_at] = False
        looked_at = looked_at[moves[looked_at] != 0]
        replies = _Children(self.player[looked_at], self.opponent[looked_at], moves[looked_at])
        after = replies.values(tables, empties - 1, 0)
        values[looked_at] = -np.maximum.reduceat(after, replies.first)
        # The other moves rank below the best of these.
        best = np.maximum.reduceat(np.where(beaten, -np.inf, values), self.first)
        values[beaten] = np.minimum(values[beaten], best[self.board[beaten]] - CLOSE)
