"""The end of the game played out: exact scores, on a board of any size.

A score is the difference of the discs at the end, empty squares counted for the winner, seen from
the side to move; a `lead` is the difference of the discs on the board. The fewer squares are empty,
the plainer the search. Far from the end the evaluation says which move to try first; nearer to it
the one that leaves the opponent the fewest replies; then one into a region with an odd number of
empty squares; and the last moves are written out in `analysis.search.last_moves`.

All of it is alpha-beta search. A score up to alpha or from beta on is a bound of the true one.
"""

from collections.abc import Callable, Generator

from analysis.movegen.move_tables import Field, Spot
from analysis.search.last_moves import NONE, LastMoves, final
from analysis.search.midgame import OutOfNodes
from analysis.search.transposition_table import Table

FAR = 10  # With so many empty squares and more, the evaluation orders the moves.
NEAR = 7  # With so many and more, the table is asked and replies are counted.

# What comes early, in eighths of a disc: a move that leaves few lines to reply on, which cost this,
REPLY = 16
# a corner, a square in a region with an odd number of them, and before all what was best before.
CORNER = 64
ODD = 24
FIRST = -1_000_000

Bounds = tuple[int, int, int]  # The least and the greatest score, and the best square.
# A move to try: how late, its square and spot, and the position that it leads to: lanes, number,
# lead and moves.
Try = tuple[float, int, Spot, int, int, int, int, int]


class Endgame(LastMoves):
    """Solves positions on the board of a field, and remembers them in a table.

    `guess` tells what a position is worth to the side to move in eighths of a disc, by its lanes,
    its number and how many squares are empty.
    """

    def __init__(
        self, field: Field, table: Table[Bounds], guess: Callable[[int, int, int, int], int]
    ) -> None:
        super().__init__()
        self._field = field
        self._spot_at = field.spot_at
        self._board = field.lanes.board
        self._key = field.numbering.key
        self._swap = 2 * field.numbering.empty
        last = field.n - 1
        self._corners = {0, last, field.n * last, field.n * last + last}
        self._table = table
        self._guess = guess

    def forget(self) -> None:
        """Drops what is remembered of positions."""
        self._table.clear()

    def solve(
        self, p: int, o: int, number: int, alpha: int, beta: int
    ) -> Generator[None, None, int]:
        """Returns the score, or a bound of it if it is not between alpha and beta.

        Yields every few milliseconds, so that whoever waits can do something else, or stop.
        """
        field = self._field
        empty = self._board ^ p ^ o
        spots = [spot for spot in field.spots if spot[3] & empty]
        odd = 0
        for spot in spots:
            odd ^= spot[5]
        lead = len(field.squares(p)) - len(field.squares(o))
        moves = (o + (o & p << 1)) & empty
        return (yield from self._solve(p, o, number, lead, alpha, beta, spots, odd, moves))

    def line(self, p: int, o: int, number: int, score: int) -> Generator[None, None, list[int]]:
        """Returns the squares that lead to the score of a solved position, passes left out."""
        field = self._field
        line: list[int] = []
        passed = False
        while True:
            moves = field.moves(p, o)
            if not moves:
                if passed:
                    return line
                passed = True
                p, o, number, score = o, p, self._swap - number, -score
                continue
            passed = False
            known = self._table.get(number & self._key)
            if known and known[2] in moves:
                moves.sort(key=lambda square: square != known[2])
            for square in moves:
                after = field.play(p, o, number, square)
                if -(yield from self.solve(*after, -score - 1, -score + 1)) >= score:
                    break
            line.append(square)
            p, o, number = after
            score = -score

    def _solve(
        self, p: int, o: int, number: int, lead: int, alpha: int, beta: int,
        spots: list[Spot], odd: int, moves: int,
    ) -> Generator[None, None, int]:  # fmt: skip
        """Solves a position whose empty spots and moves, as lane bits, are given."""
        if len(spots) >= FAR:
            return (yield from self._far(p, o, number, lead, alpha, beta, spots, odd, moves))
        yield
        if self.nodes >= self.limit:
            raise OutOfNodes
        if len(spots) >= NEAR:
            return self._near(p, o, number, lead, alpha, beta, spots, odd, moves)
        return self.few(p, o, lead, alpha, beta, spots, odd)

    def _far(
        self, p: int, o: int, number: int, lead: int, alpha: int, beta: int,
        spots: list[Spot], odd: int, moves: int,
    ) -> Generator[None, None, int]:  # fmt: skip
        self.nodes += 1
        if not moves:
            moves = (p + (p & o << 1)) & (self._board ^ p ^ o)
            if not moves:
                return final(lead, len(spots))
            number = self._swap - number
            return -(yield from self._far(o, p, number, -lead, -beta, -alpha, spots, odd, moves))
        key = number & self._key
        low, high, best_square = self._table.get(key) or (NONE, -NONE, -1)
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        tries = self._tries(p, o, number, lead, len(spots), odd, moves, best_square)
        for _, _, _, _, _, after, _, _ in tries:
            known = self._table.get(after & self._key)
            if known and -known[1] >= beta:
                return -known[1]
        best, bound = NONE, alpha
        for _, square, spot, p1, o1, number1, lead1, moves1 in tries:
            rest = [other for other in spots if other is not spot]
            odd1 = odd ^ spot[5]
            narrow = bound + 1 if best != NONE else beta
            score = -(
                yield from self._solve(p1, o1, number1, lead1, -narrow, -bound, rest, odd1, moves1)
            )
            if bound < score < beta and narrow != beta:
                score = -(
                    yield from self._solve(
                        p1, o1, number1, lead1, -beta, -score, rest, odd1, moves1
                    )
                )
            if score > best:
                best = score
                if score > bound:
                    bound, best_square = score, square
                if score >= beta:
                    break
        self._remember(key, low, high, best, best_square, alpha, beta)
        return best

    def _near(
        self, p: int, o: int, number: int, lead: int, alpha: int, beta: int,
        spots: list[Spot], odd: int, moves: int,
    ) -> int:  # fmt: skip
        self.nodes += 1
        count = len(spots)
        if not moves:
            moves = (p + (p & o << 1)) & (self._board ^ p ^ o)
            if not moves:
                return final(lead, count)
            number = self._swap - number
            return -self._near(o, p, number, -lead, -beta, -alpha, spots, odd, moves)
        key = number & self._key
        low, high, best_square = self._table.get(key) or (NONE, -NONE, -1)
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        tries = self._tries(p, o, number, lead, count, odd, moves, best_square)
        best, bound = NONE, alpha
        for _, square, spot, p1, o1, number1, lead1, moves1 in tries:
            rest = [other for other in spots if other is not spot]
            odd1 = odd ^ spot[5]
            if count > NEAR:
                score = -self._near(p1, o1, number1, lead1, -beta, -bound, rest, odd1, moves1)
            else:
                score = -self.few(p1, o1, lead1, -beta, -bound, rest, odd1)
            if score > best:
                best = score
                if score > bound:
                    bound, best_square = score, square
                if score >= beta:
                    break
        self._remember(key, low, high, best, best_square, alpha, beta)
        return best

    def _tries(
        self, p: int, o: int, number: int, lead: int, count: int, odd: int,
        moves: int, best_square: int,
    ) -> list[Try]:  # fmt: skip
        """Returns the moves in the order in which to try them."""
        empty = self._board ^ p ^ o
        far = count >= FAR
        tries = []
        while moves:
            spot = self._spot_at[moves.bit_length()]
            beside, turns, others, bits, square, region = spot
            moves &= others
            flipped, placed, gain, change = turns[(o + (o & beside)) & p]
            p1, o1, number1 = o ^ flipped, p ^ placed, change - number
            replies = (o1 + (o1 & p1 << 1)) & (empty ^ bits)
            late: float = REPLY * replies.bit_count()
            if square == best_square:
                late = FIRST
            elif far:
                late += self._guess(p1, o1, number1, count - 1)
            else:
                if square in self._corners:
                    late -= CORNER
                if region & odd:
                    late -= ODD
            tries.append((late, square, spot, p1, o1, number1, -lead - gain, replies))
        tries.sort()
        return tries

    def _remember(
        self, key: int, low: int, high: int, best: int, square: int, alpha: int, beta: int
    ) -> None:
        if best > alpha:
            low = best
        if best < beta:
            high = best
        self._table.put(key, (low, high, square))
