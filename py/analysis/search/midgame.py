"""The middle of the game: principal variation search to a depth.

Values are eighths of a disc, seen from the side to move. The nearer to the leaves, the plainer the
search: deep down it is a generator, which yields so that others can work, looks positions up in the
table and lets the evaluation order the moves; two plies above the leaves it counts replies instead;
and the moves of the last ply are evaluated as they are found, without being made. What is passed
around is explained in `analysis.movegen.move_tables`; `moves` are those of the side to move, as
lane bits.

A selective search also asks, before it searches a position, whether a shallower search is so far
out of bounds that it can be let be: Michael Buro, ProbCut: an effective selective extension of the
alpha-beta algorithm, ICCA Journal 18 (1995).
"""

import math
from abc import ABC, abstractmethod
from collections.abc import Generator
from typing import NamedTuple

from analysis.movegen.move_tables import Field
from analysis.search.transposition_table import Table

INFINITY = 1_000_000  # More than any value.
UNIT = 8  # Values to a disc.
REPLY = 8  # How much later a move comes for each line on which the opponent could reply to it.
FIRST = -INFINITY  # Sorts before every other move.
CUT_FROM = 3  # Plies from which on a search may be cut short,
CONFIDENCE = 1.2  # if a shallower one is so many standard deviations out of bounds.
SMALL = 10  # Boards up to this size are searched without a pause two plies from the leaves.

Bounds = tuple[int, int, int, int]  # The depth, the least and the greatest value, the best square.


class Spread(NamedTuple):
    """How far off a shallower search is, as a standard deviation in discs.

    `late` is that with no square empty, and it falls by a factor of e for every `fall` of the board
    that is empty.
    """

    late: float
    fall: float


class OutOfNodes(Exception):
    """A search has looked at as many positions as it may."""


class Search(ABC):
    """Searches positions on the board of a field.

    `nodes` counts those that it has looked at; from `limit` on it raises OutOfNodes. It is
    `selective` unless told otherwise.
    """

    def __init__(self, field: Field, table: Table[Bounds], spread: Spread) -> None:
        self.nodes = 0
        self.limit = INFINITY**2
        self.selective = True
        self._margins = _margins(spread, field.n**2)
        self._plain_plies = 2 if field.n <= SMALL else 1
        self.field = field
        self._spot_at = field.spot_at
        self._board = field.lanes.board
        self._key = field.numbering.key
        self._swap = 2 * field.numbering.empty
        self._table = table

    @abstractmethod
    def guess(self, p: int, o: int, number: int, empties: int) -> int:
        """Returns what a position with so many empty squares is worth at a glance."""

    @abstractmethod
    def leaves(
        self, p: int, o: int, number: int, moves: int, empties: int, alpha: int, beta: int
    ) -> int:
        """Returns the value of a position one ply deep."""

    def forget(self) -> None:
        """Drops what is remembered of positions."""
        self._table.clear()

    def final(self, p: int, o: int) -> int:
        """Returns the value when neither side can move: empty squares go to the winner."""
        own, other = len(self.field.squares(p)), len(self.field.squares(o))
        empties = self.field.n**2 - own - other
        lead = own - other
        return UNIT * (lead + empties if lead > 0 else lead - empties if lead < 0 else 0)

    def line(self, p: int, o: int, number: int, depth: int) -> list[int]:
        """Returns the squares of the best line as far as the table knows it, passes left out."""
        field = self.field
        line: list[int] = []
        while len(line) < depth:
            if not field.moves(p, o):
                p, o, number = o, p, self._swap - number
            entry = self._table.get(number & self._key)
            if not entry or entry[3] not in field.moves(p, o):
                break
            line.append(entry[3])
            p, o, number = field.play(p, o, number, entry[3])
        return line

    def value(
        self, p: int, o: int, number: int, moves: int, empties: int,
        depth: int, alpha: int, beta: int,
    ) -> Generator[None, None, int]:  # fmt: skip
        """Returns the value of a position so many plies deep, 1 at least, or a bound of it.

        A value up to alpha or from beta on is a bound. Yields every few milliseconds.
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
        """Returns the bound, or one more, if the value is probably not above it, or is.

        Returns None if a shallower search leaves that open.
        """
        margin = self._margins[empties]
        above = self.guess(p, o, number, empties) > bound
        limit = bound + margin if above else bound - margin
        shallow = shallower(depth)
        value = yield from self.value(p, o, number, moves, empties, shallow, limit, limit + 1)
        if above:
            return bound + 1 if value > limit else None
        return bound if value <= limit else None

    def _tries(
        self, p: int, o: int, number: int, moves: int, empties: int, best_square: int
    ) -> list[tuple[int, int, int, int, int, int]]:
        """Returns the moves in the order in which to try them.

        Each is how late it comes, its square, and the position that it leads to: lanes, number and
        moves.
        """
        empty = self._board ^ p ^ o
        tries = []
        while moves:
            beside, turns, others, bits, square, _ = self._spot_at[moves.bit_length()]
            moves &= others
            flipped, placed, _, change = turns[(o + (o & beside)) & p]
            p1, o1, number1 = o ^ flipped, p ^ placed, change - number
            moves1 = (o1 + (o1 & p1 << 1)) & (empty ^ bits)
            if square == best_square:
                late = FIRST
            else:
                late = REPLY * moves1.bit_count() + self.guess(p1, o1, number1, empties - 1)
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
        tries = []
        while moves:
            beside, turns, others, bits, square, _ = self._spot_at[moves.bit_length()]
            moves &= others
            flipped, placed, _, change = turns[(o + (o & beside)) & p]
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
    """Returns how deep the search goes that may stand in for one of a depth."""
    return depth // 4 * 2 + depth % 2


def _margins(spread: Spread, squares: int) -> list[int]:
    """Returns how far out of bounds a search has to be, for every number of empty squares."""
    deviations = [
        spread.late * math.exp(-empties / squares / spread.fall) for empties in range(squares + 1)
    ]
    return [round(UNIT * CONFIDENCE * deviation) for deviation in deviations]
