"""The search with a handcrafted evaluation, for boards of any size.

Features are counted on the lanes, so some count once per direction: a move for every line that it
flips, a frontier disc for every empty square next to it. The weights are interpolated between the
start and the end of the game. They were fitted on 8 x 8 to the learned evaluation four plies ahead.
"""

from play.engine.movegen.move_tables import MoveTables
from play.engine.search.midgame import INFINITY, UNIT, Bounds, Search, Spread
from play.engine.search.transposition_table import TranspositionTable

# The weight of each feature in discs, at the end and at the start of the game.
WEIGHTS = (
    (0.80, 0.10),  # A line on which there is a move.
    (-0.42, -0.28),  # An empty square next to an own disc (frontier).
    (2.00, 21.00),  # A corner.
    (0.00, -18.00),  # An empty corner with an own disc diagonally next to it (X square).
    (0.00, -5.00),  # An empty corner with an own disc next to it on the edge (C square).
    (0.43, 2.50),  # A disc in a row along an edge that starts at a corner.
    (0.42, -0.66),  # A disc.
)
ODD = (1.2, -1.2)  # The right to move with an odd number of empty squares (parity).

SPREAD = Spread(late=14.0, fall=0.43)  # Close to the output of tests/benchmark/cuts.py.


class FeatureSearch(Search):
    """Searches n x n boards with the handcrafted evaluation."""

    def __init__(self, move_tables: MoveTables, table: TranspositionTable[Bounds]) -> None:
        super().__init__(move_tables, table, SPREAD)
        lanes, last = move_tables.lanes, move_tables.n - 1
        corners = {0, last, move_tables.n * last, move_tables.n * last + last}
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
        self._weights = _weights(move_tables.n**2)

    def evaluate(self, p: int, o: int, number: int, empties: int) -> int:
        """Returns the static evaluation of a position."""
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
        """Returns the value of a position searched to a depth of 1."""
        if not moves:
            moves = (p + (p & o << 1)) & (self._board ^ p ^ o)
            if not moves:
                return self.final(p, o)
            return -self.leaves(o, p, self._swap - number, moves, empties, -beta, -alpha)
        best = -INFINITY
        while moves and best < beta:
            beside, effects, others, *_ = self._spot_at[moves.bit_length()]
            moves &= others
            flipped, placed, _, _ = effects[(o + (o & beside)) & p]
            self.nodes += 1
            best = max(best, -self.evaluate(o ^ flipped, p ^ placed, 0, empties - 1))
        return best

    def _rows(self, discs: int) -> int:
        """Returns the number of discs in unbroken rows that run from a corner along an edge."""
        edges = discs & self._edges
        return _size((edges + (edges & self._edge_starts) ^ edges) & edges)


_size = int.bit_count


def _weights(squares: int) -> list[tuple[float, ...]]:
    """Returns the weights in eighths of a disc, for every number of empty squares."""
    found = []
    for empties in range(squares + 1):
        start = empties / squares
        *weights, odd = [UNIT * (end + start * (begin - end)) for end, begin in (*WEIGHTS, ODD)]
        found.append((*weights, odd if empties % 2 else 0.0))
    return found
