"""The middle game: principal variation search to a given depth.

Values are eighths of a disc, for the side to move. The search gets simpler towards the leaves. Far
from them it is a generator that yields to other work, uses the transposition table and orders moves
by the evaluation. Two plies above the leaves it orders moves by the number of replies. The moves of
the last ply are evaluated as they are generated, without being played.
`play.engine.movegen.move_tables` explains `p`, `o` and `number`; `moves` are the legal moves of the
side to move, as lane bits.

A selective search also runs a shallower search first and cuts if its value is far outside the
bounds. Two plies above the leaves, the evaluation takes the place of the shallower search. See
Michael Buro, ProbCut: an effective selective extension of the alpha-beta algorithm, ICCA Journal 18
(1995).
"""

import math
from abc import ABC, abstractmethod
from collections.abc import Generator
from typing import NamedTuple

from play.engine.movegen.move_tables import MoveTables
from play.engine.search.transposition_table import TranspositionTable

INFINITY = 1_000_000  # Greater than any value.
UNIT = 8  # Values per disc.
REPLY = 8  # The penalty in move ordering for each line on which the opponent could reply.
FIRST = -INFINITY  # Sorts before every other move.
CUT_FROM = 3  # The least depth at which a shallower search may replace the search.
CONFIDENCE = 1.0  # Standard deviations by which the shallower search must miss the bounds.
SMALL = 10  # Boards up to this size are searched without a pause two plies from the leaves.

Bounds = tuple[int, int, int, int]  # Depth, lower bound, upper bound, best square.


class Spread(NamedTuple):
    """The error of a shallower search, as a standard deviation in discs.

    Attributes:
        late: The deviation on a full board.
        fall: The share of empty squares over which the deviation falls by a factor of e.
    """

    late: float
    fall: float


class OutOfNodes(Exception):
    """The search has reached its limit of nodes."""


class Search(ABC):
    """Searches positions on one size of board.

    Attributes:
        nodes: The number of positions searched so far.
        limit: The number of nodes at which the search raises OutOfNodes.
        selective: Whether ProbCut applies. True by default.
        move_tables: The move generator.
    """

    def __init__(
        self, move_tables: MoveTables, table: TranspositionTable[Bounds], spread: Spread
    ) -> None:
        self.nodes = 0
        self.limit = math.inf
        self.selective = True
        self._margins = _margins(spread, move_tables.n**2)
        self._plain_plies = 2 if move_tables.n <= SMALL else 1
        self.move_tables = move_tables
        self._spot_at = move_tables.spot_at
        self._board = move_tables.lanes.board
        self._key = move_tables.numbering.key
        self._swap = 2 * move_tables.numbering.empty
        self._table = table

    @abstractmethod
    def evaluate(self, p: int, o: int, number: int, empties: int) -> int:
        """Returns the static evaluation of a position."""

    @abstractmethod
    def leaves(
        self, p: int, o: int, number: int, moves: int, empties: int, alpha: int, beta: int
    ) -> int:
        """Returns the value of a position searched to a depth of 1."""

    def forget(self) -> None:
        """Clears the transposition table, so that searches do not depend on earlier ones."""
        self._table.clear()

    def final(self, p: int, o: int) -> int:
        """Returns the value of a finished game, empty squares counted for the winner."""
        own, other = len(self.move_tables.squares(p)), len(self.move_tables.squares(o))
        empties = self.move_tables.n**2 - own - other
        lead = own - other
        return UNIT * (lead + empties if lead > 0 else lead - empties if lead < 0 else 0)

    def line(self, p: int, o: int, number: int, depth: int) -> list[int]:
        """Returns the known part of the principal variation, without passes."""
        move_tables = self.move_tables
        line: list[int] = []
        while len(line) < depth:
            if not move_tables.moves(p, o):
                p, o, number = o, p, self._swap - number
            entry = self._table.get(number & self._key)
            if not entry or entry[3] not in move_tables.moves(p, o):
                break
            line.append(entry[3])
            p, o, number = move_tables.play(p, o, number, entry[3])
        return line

    def value(
        self, p: int, o: int, number: int, moves: int, empties: int,
        depth: int, alpha: int, beta: int,
    ) -> Generator[None, None, int]:  # fmt: skip
        """Returns the value of a position searched to a depth of at least 1, or a bound of it.

        A value of at most alpha or at least beta is a bound. Yields every few milliseconds. Raises
        OutOfNodes at the limit of nodes.
        """
        if depth <= self._plain_plies:
            yield
            if self.nodes >= self.limit:
                raise OutOfNodes
            return self._plain(p, o, number, moves, empties, depth, alpha, beta)
        self.nodes += 1
        if not moves:
            moves = (p + (p & o << 1)) & (self._board ^ p ^ o)
            if not moves:
                return self.final(p, o)
            number = self._swap - number
            return -(yield from self.value(o, p, number, moves, empties, depth, -beta, -alpha))
        key = number & self._key
        known, low, high, best_square = self._table.get(key) or (0, -INFINITY, INFINITY, -1)
        if known >= depth:
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
        if self.selective and depth >= CUT_FROM and beta == alpha + 1:
            cut = yield from self._probable(p, o, number, moves, empties, depth, alpha)
            if cut is not None:
                return cut
        best, bound = -INFINITY, alpha
        for _, square, p1, o1, number1, moves1 in self._tries(
            p, o, number, moves, empties, best_square
        ):
            position = p1, o1, number1, moves1, empties - 1, depth - 1
            if best == -INFINITY:
                value = -(yield from self.value(*position, -beta, -bound))
            else:
                value = -(yield from self.value(*position, -bound - 1, -bound))
                if bound < value < beta:
                    value = -(yield from self.value(*position, -beta, -value))
            if value > best:
                best = value
                if value > bound:
                    bound, best_square = value, square
                if value >= beta:
                    break
        low = best if best > alpha else -INFINITY
        high = best if best < beta else INFINITY
        self._table.put(key, (depth, low, high, best_square))
        return best

    def _probable(
        self, p: int, o: int, number: int, moves: int, empties: int, depth: int, bound: int
    ) -> Generator[None, None, int | None]:
        """Returns a bound if a shallower search makes it probable, else None.

        Returns `bound` if the value is probably not above it, and `bound + 1` if it probably is.
        """
        margin = self._margins[empties]
        above = self.evaluate(p, o, number, empties) > bound
        limit = bound + margin if above else bound - margin
        shallow = shallower(depth)
        value = yield from self.value(p, o, number, moves, empties, shallow, limit, limit + 1)
        if above:
            return bound + 1 if value > limit else None
        return bound if value <= limit else None

    def _tries(
        self, p: int, o: int, number: int, moves: int, empties: int, best_square: int
    ) -> list[tuple[int, int, int, int, int, int]]:
        """Returns the moves in the order in which to search them.

        Each entry is the ordering key, the square, and the position after the move: lanes, number
        and legal moves.
        """
        empty = self._board ^ p ^ o
        tries = []
        while moves:
            beside, effects, others, bits, square, _ = self._spot_at[moves.bit_length()]
            moves &= others
            flipped, placed, _, change = effects[(o + (o & beside)) & p]
            p1, o1, number1 = o ^ flipped, p ^ placed, change - number
            moves1 = (o1 + (o1 & p1 << 1)) & (empty ^ bits)
            if square == best_square:
                late = FIRST
            else:
                late = REPLY * moves1.bit_count() + self.evaluate(p1, o1, number1, empties - 1)
            tries.append((late, square, p1, o1, number1, moves1))
        tries.sort()
        return tries

    def _plain(
        self, p: int, o: int, number: int, moves: int, empties: int,
        depth: int, alpha: int, beta: int,
    ) -> int:  # fmt: skip
        if depth == 1:
            return self.leaves(p, o, number, moves, empties, alpha, beta)
        self.nodes += 1
        empty = self._board ^ p ^ o
        if not moves:
            moves = (p + (p & o << 1)) & empty
            if not moves:
                return self.final(p, o)
            number = self._swap - number
            return -self._plain(o, p, number, moves, empties, depth, -beta, -alpha)
        if self.selective and beta == alpha + 1:
            excess = self.evaluate(p, o, number, empties) - alpha
            if excess > self._margins[empties]:
                return beta
            if excess <= -self._margins[empties]:
                return alpha
        tries = []
        while moves:
            beside, effects, others, bits, square, _ = self._spot_at[moves.bit_length()]
            moves &= others
            flipped, placed, _, change = effects[(o + (o & beside)) & p]
            p1, o1 = o ^ flipped, p ^ placed
            moves1 = (o1 + (o1 & p1 << 1)) & (empty ^ bits)
            tries.append((moves1.bit_count(), square, p1, o1, change, moves1))
        tries.sort()
        best = -INFINITY
        empties -= 1
        depth -= 1
        for _, _, p1, o1, change, moves1 in tries:
            value = -self._plain(p1, o1, change - number, moves1, empties, depth, -beta, -alpha)
            if value > best:
                if value >= beta:
                    return value
                best = value
                if value > alpha:
                    alpha = value
        return best


def shallower(depth: int) -> int:
    """Returns the depth of the search that ProbCut uses in place of a given depth."""
    return depth // 4 * 2 + depth % 2


def _margins(spread: Spread, squares: int) -> list[int]:
    """Returns the ProbCut margin for every number of empty squares."""
    deviations = [
        spread.late * math.exp(-empties / squares / spread.fall) for empties in range(squares + 1)
    ]
    return [round(UNIT * CONFIDENCE * deviation) for deviation in deviations]
