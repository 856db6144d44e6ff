"""The search with an evaluation made by hand, for boards of any size.

What counts is counted on the lanes, so some things count once for each direction they show in: a
move for every line it turns, a disc of the frontier for every empty square before it. The weights
go from those at the end of the game to those at its start; they were fitted on 8 x 8 to what the
learned evaluation says four plies on.
"""

from analysis.movegen.move_tables import Field
from analysis.search.midgame import INFINITY, UNIT, Bounds, Search, Spread
from analysis.search.transposition_table import Table

# What one of these is worth in discs at the end of the game, and at its start: a line on which to
# move, an empty square before one's discs, a corner, an empty corner before one's discs diagonally
# and along an edge, a disc of a row from a corner along an edge, a disc,
WEIGHTS = (
    (0.80, 0.10),
    (-0.42, -0.28),
    (2.00, 21.00),
    (0.00, -18.00),
    (0.00, -5.00),
    (0.43, 2.50),
    (0.42, -0.66),
)
# and to be the one to move while an odd number of squares is empty.
ODD = (1.2, -1.2)

SPREAD = Spread(late=14.0, fall=0.43)  # About what tests/benchmark/cuts.py prints.


class FeatureSearch(Search):
    """Searches n x n with that evaluation."""

    def __init__(self, field: Field, table: Table[Bounds]) -> None:
        super().__init__(field, table, SPREAD)
        lanes, last = field.lanes, field.n - 1
        corners = {0, last, field.n * last, field.n * last + last}
        self._once = sum(bits & -bits for bits in lanes.squares)
        self._corners = self._once & lanes.mask(list(corners))
        self._edges = self._edge_starts = self._edge_ends = self._diagonal_ends = 0
        for line in lanes.lines:
            first, end = line.bits & -line.bits, 1 << line.bits.bit_length() - 1
            if corners.isdisjoint(line.squares):
                continue
            if line.direction.count("-"):
                self._diagonal_ends |= end
            else:
                self._edges |= line.bits
                self._edge_starts |= first
                self._edge_ends |= end
        self._weights = _weights(field.n**2)

    def guess(self, p: int, o: int, number: int, empties: int) -> int:
        """Returns what a position with so many empty squares is worth at a glance."""
        line, frontier, corner, diagonal, beside, row, disc, odd = self._weights[empties]
        empty = self._board ^ p ^ o
        before_p, before_o = p << 1 & empty, o << 1 & empty
        return int(
            odd
            + line * (_size((o + (o & p << 1)) & empty) - _size((p + (p & o << 1)) & empty))
            + frontier * (_size(before_p) - _size(before_o))
            + corner * (_size(p & self._corners) - _size(o & self._corners))
            + diagonal
            * (_size(before_p & self._diagonal_ends) - _size(before_o & self._diagonal_ends))
            + beside * (_size(before_p & self._edge_ends) - _size(before_o & self._edge_ends))
            + row * (self._rows(p) - self._rows(o))
            + disc * (_size(p & self._once) - _size(o & self._once))
        )

    def leaves(
        self, p: int, o: int, number: int, moves: int, empties: int, alpha: int, beta: int
    ) -> int:
        """Returns the value of a position one ply deep."""
        if not moves:
            moves = (p + (p & o << 1)) & (self._board ^ p ^ o)
            if not moves:
                return self.final(p, o)
            return -self.leaves(o, p, self._swap - number, moves, empties, -beta, -alpha)
        best = -INFINITY
        while moves and best < beta:
            beside, turns, others, *_ = self._spot_at[moves.bit_length()]
            moves &= others
            flipped, placed, _, _ = turns[(o + (o & beside)) & p]
            self.nodes += 1
            best = max(best, -self.guess(o ^ flipped, p ^ placed, 0, empties - 1))
        return best

    def _rows(self, discs: int) -> int:
        """Returns how many discs stand in rows from a corner along an edge."""
        edges = discs & self._edges
        return _size((edges + (edges & self._edge_starts) ^ edges) & edges)


_size = int.bit_count


def _weights(squares: int) -> list[tuple[float, ...]]:
    """Returns the weights, in eighths of a disc, for every number of empty squares."""
    found = []
    for empties in range(squares + 1):
        start = empties / squares
        *weights, odd = [UNIT * (end + start * (begin - end)) for end, begin in (*WEIGHTS, ODD)]
        found.append((*weights, odd if empties % 2 else 0.0))
    return found
