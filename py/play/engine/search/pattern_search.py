"""The search with the learned evaluation of 8 x 8."""

from operator import itemgetter

from play.engine.evaluation.pattern_evaluation import Evaluation
from play.engine.movegen.move_tables import MoveTables
from play.engine.search.midgame import INFINITY, Bounds, Search, Spread
from play.engine.search.transposition_table import TranspositionTable

SPREAD = Spread(late=7.0, fall=0.43)  # Close to the output of tests/benchmark/cuts.py.


class PatternSearch(Search):
    """Searches 8 x 8 boards with the learned evaluation, whose formula it inlines."""

    def __init__(
        self,
        move_tables: MoveTables,
        table: TranspositionTable[Bounds],
        evaluation: Evaluation,
        spread: Spread = SPREAD,
    ) -> None:
        super().__init__(move_tables, table, spread)
        self._size = evaluation.size
        self._unpack = evaluation.unpack
        self._tables = evaluation.tables
        self._zero = evaluation.zero
        self._refutation = move_tables.spots[0]

    def forget(self) -> None:
        """Clears the transposition table and the last refuting move."""
        super().forget()
        self._refutation = self.move_tables.spots[0]

    def evaluate(self, p: int, o: int, number: int, empties: int) -> int:
        """Returns the static evaluation of a position."""
        places = self._unpack(number.to_bytes(self._size, "little"))
        weights: tuple[int, ...] = itemgetter(*places)(self._tables[empties])
        return sum(weights) - self._zero

    def leaves(
        self, p: int, o: int, number: int, moves: int, empties: int, alpha: int, beta: int
    ) -> int:
        """Returns the value of a position searched to a depth of 1.

        It first tries the move that refuted the last position of this depth.
        """
        if not moves:
            moves = (p + (p & o << 1)) & (self._board ^ p ^ o)
            if not moves:
                return self.final(p, o)
            return -self.leaves(o, p, self._swap - number, moves, empties, -beta, -alpha)
        table, size, unpack, zero = self._tables[empties - 1], self._size, self._unpack, self._zero
        best = -INFINITY
        spot = self._refutation
        if not moves & spot[3]:
            spot = self._spot_at[moves.bit_length()]
        tried = 0
        while True:
            tried += 1
            beside, effects, others, *_ = spot
            change = effects[(o + (o & beside)) & p][3]
            places = unpack((change - number).to_bytes(size, "little"))
            value = zero - sum(itemgetter(*places)(table))
            if value > best:
                best = value
                if value >= beta:
                    self._refutation = spot
                    break
            moves &= others
            if not moves:
                break
            spot = self._spot_at[moves.bit_length()]
        self.nodes += tried
        return best
