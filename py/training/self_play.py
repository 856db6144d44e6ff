"""Games of the evaluation against itself, many at once."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from training import position_arrays
from training.pattern_weights import Patterns, Table, patterns
from training.position_arrays import Masks, Numbers, Values

CLOSE = 0.02  # Discs: an explored move that costs no more counts as a good one.


class Ply(NamedTuple):
    """One position of each game that still goes on.

    `game` are the numbers of the games, `black` is 1 where black is to move and -1 where white is,
    `value` what the evaluation says. `best` is the value of the best move, `astray` tells where a
    clearly worse one was played to see something new; both are None where the side has to pass.
    """

    empties: int
    player: Masks
    opponent: Masks
    game: Numbers
    black: Values
    patterns: Patterns
    value: Values
    best: Values | None = None
    astray: NDArray[np.bool_] | None = None


class Policy(NamedTuple):
    """How games are played.

    The first moves of each, up to `opening`, and a share `explore` of the others are made at
    random. The rest are the best one ply ahead, or two where `replies` is above 0: of so many
    moves that look best, the replies are looked at.
    """

    opening: int
    explore: float
    replies: int


def play(
    count: int, tables: Sequence[Table], policy: Policy, rng: np.random.Generator
) -> tuple[list[Ply], Values]:
    """Returns the positions of so many games, and black's score in each.

    `tables` has the weights for every number of empty squares.
    """
    player, opponent = (np.full(count, discs, np.uint64) for discs in position_arrays.START)
    black = np.ones(count, np.float32)
    game = np.arange(count)
    scores = np.zeros(count, np.float32)
    opening = rng.integers(1, policy.opening + 1, count)
    plies: list[Ply] = []
    for empties in range(60, -1, -1):
        moves = position_arrays.legal_moves(player, opponent)
        passing = np.nonzero(moves == 0)[0]
        if len(passing):
            other = position_arrays.legal_moves(opponent[passing], player[passing])
            over, passing, other = passing[other == 0], passing[other != 0], other[other != 0]
            scores[game[over]] = black[over] * position_arrays.scores(player[over], opponent[over])
            sides = player[passing], opponent[passing]
            found = patterns(*sides)
            value = tables[empties].values(found)
            plies.append(Ply(empties, *sides, game[passing], black[passing], found, value))
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
        found = patterns(player, opponent)
        astray = random & (values[chosen] < best - CLOSE)
        value = tables[empties].values(found)
        plies.append(Ply(empties, player, opponent, game, black, found, value, best, astray))
        player, opponent = children.player[chosen], children.opponent[chosen]
        black = -black
    return plies, scores


class _Children:
    """The positions after every move on every board, those of one board side by side."""

    def __init__(self, player: Masks, opponent: Masks, moves: Masks) -> None:
        self.board, move = position_arrays.each_move(moves)
        self.player, self.opponent = position_arrays.play(
            player[self.board], opponent[self.board], move
        )
        self.first = np.searchsorted(self.board, np.arange(len(player)))
        self.count = np.diff(self.first, append=len(self.board))

    def values(self, tables: Sequence[Table], empties: int, replies: int) -> Values:
        """Returns what each move is worth to the side that makes it."""
        values = -tables[empties].values(patterns(self.player, self.opponent))
        moves = position_arrays.legal_moves(self.player, self.opponent)
        self._settle(values, moves)
        if replies and empties:
            self._look_at_replies(values, moves, tables, empties, replies)
        return values

    def choose(
        self, values: Values, random: NDArray[np.bool_], rng: np.random.Generator
    ) -> tuple[Values, Numbers]:
        """Returns the greatest value on each board, and the move to make there."""
        ties = values + CLOSE / 2 * rng.random(len(values), np.float32)
        last = np.lexsort((ties, self.board))[self.first + self.count - 1]
        any_ = self.first + (rng.random(len(self.first)) * self.count).astype(np.int64)
        return np.maximum.reduceat(values, self.first), np.where(random, any_, last)

    def _settle(self, values: Values, moves: Masks) -> None:
        """Puts the score where the game is over."""
        still = np.nonzero(moves == 0)[0]
        still = still[position_arrays.legal_moves(self.opponent[still], self.player[still]) == 0]
        values[still] = position_arrays.scores(self.opponent[still], self.player[still])

    def _look_at_replies(
        self, values: Values, moves: Masks, tables: Sequence[Table], empties: int, most: int
    ) -> None:
        """Replaces the value of the best moves of each board by the one after the best reply."""
        order = np.lexsort((-values, self.board))
        rank = np.arange(len(order)) - self.first[self.board[order]]
        looked_at = order[(rank < most)]
        beaten = np.ones(len(values), bool)
        beaten[looked_at] = False
        looked_at = looked_at[moves[looked_at] != 0]
        replies = _Children(self.player[looked_at], self.opponent[looked_at], moves[looked_at])
        after = replies.values(tables, empties - 1, 0)
        values[looked_at] = -np.maximum.reduceat(after, replies.first)
        # The others stay behind the best of those.
        best = np.maximum.reduceat(np.where(beaten, -np.inf, values), self.first)
        values[beaten] = np.minimum(values[beaten], best[self.board[beaten]] - CLOSE)
