"""The endgame solver: exact scores on a board of any size.

A score is the disc difference at the end of the game for the side to move, with empty squares
counted for the winner. A `lead` is the disc difference on the board. The search gets simpler as
fewer squares are empty. With many empty squares the evaluation orders the moves. With fewer, the
moves that leave the opponent the fewest replies come first (fastest-first). With still fewer, moves
into regions with an odd number of empty squares come first. `last_moves` plays the last ones.

All of these are alpha-beta searches. A score of at most alpha or at least beta is a bound.
"""

from collections.abc import Callable, Generator

from play.engine.movegen.move_tables import MoveTables, Spot
from play.engine.search.last_moves import NONE, LastMoves
from play.engine.search.midgame import OutOfNodes
from play.engine.search.transposition_table import TranspositionTable
from play.engine.thoughts import final_score

FAR = 10  # The least number of empty squares at which the evaluation orders the moves.
NEAR = 7  # The least number at which the table is used and replies are counted.

# Move ordering, in eighths of a disc.
REPLY = 16  # The penalty for each line on which the opponent can reply.
CORNER = 64  # The bonus of a corner.
ODD = 24  # The bonus of a region with an odd number of empty squares.
FIRST = -1_000_000  # The key of the best move of an earlier search.

FinalBounds = tuple[int, int, int]  # Lower bound, upper bound, best square.
# A move to search: its ordering key, square and spot, and the position after it: lanes, number,
# lead and legal moves.
Try = tuple[float, int, Spot, int, int, int, int, int]


class Endgame(LastMoves):
    """Solves positions, with a transposition table.

    Args:
        move_tables: The move generator.
        table: The transposition table.
        evaluate: Returns the static evaluation of a position in eighths of a disc, given its lanes,
            number and empty squares.
    """

    def __init__(
        self,
        move_tables: MoveTables,
        table: TranspositionTable[FinalBounds],
        evaluate: Callable[[int, int, int, int], int],
    ) -> None:
        super().__init__()
        self._move_tables = move_tables
        self._spot_at = move_tables.spot_at
        self._board = move_tables.lanes.board
        self._key = move_tables.numbering.key
        self._swap = 2 * move_tables.numbering.empty
        last = move_tables.n - 1
        self._corners = {0, last, move_tables.n * last, move_tables.n * last + last}
        self._table = table
        self._evaluate = evaluate

    def forget(self) -> None:
        """Clears the transposition table."""
        self._table.clear()

    def solve(
        self, p: int, o: int, number: int, alpha: int, beta: int
    ) -> Generator[None, None, int]:
        """Returns the score if it is between alpha and beta, otherwise a bound of it.

        Yields every few milliseconds, so that the caller can do something else or stop. Raises
        OutOfNodes at the limit of nodes.
        """
        move_tables = self._move_tables
        empty = self._board ^ p ^ o
        spots = [spot for spot in move_tables.spots if spot[3] & empty]
        odd = 0
        for spot in spots:
            odd ^= spot[5]
        lead = len(move_tables.squares(p)) - len(move_tables.squares(o))
        moves = (o + (o & p << 1)) & empty
        return (yield from self._solve(p, o, number, lead, alpha, beta, spots, odd, moves))

    def line(self, p: int, o: int, number: int, score: int) -> Generator[None, None, list[int]]:
        """Returns the squares of a line that leads to the score of a solved position."""
        move_tables = self._move_tables
        line: list[int] = []
        passed = False
        while True:
            moves = move_tables.moves(p, o)
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
                after = move_tables.play(p, o, number, square)
                if -(yield from self.solve(*after, -score - 1, -score + 1)) >= score:
                    break
            line.append(square)
            p, o, number = after
            score = -score

    def _solve(
        self, p: int, o: int, number: int, lead: int, alpha: int, beta: int,
        spots: list[Spot], odd: int, moves: int,
    ) -> Generator[None, None, int]:  # fmt: skip
        """Solves a position, given its empty squares and its legal moves as lane bits."""
        if len(spots) >= FAR:
            return (yield from self._far(p, o, number, lead, alpha, beta, spots, odd, moves))
        yield
        if self.nodes >= self.limit:
            raise OutOfNodes
        if len(spots) >= NEAR:
            return self._near(p, o, number, lead, alpha, beta, spots, odd, moves)
        return self.solve_last(p, o, lead, alpha, beta, spots, odd)

    def _far(
        self, p: int, o: int, number: int, lead: int, alpha: int, beta: int,
        spots: list[Spot], odd: int, moves: int,
    ) -> Generator[None, None, int]:  # fmt: skip
        self.nodes += 1
        if not moves:
            moves = (p + (p & o << 1)) & (self._board ^ p ^ o)
            if not moves:
                return final_score(lead, len(spots))
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
                return final_score(lead, count)
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
                score = -self.solve_last(p1, o1, lead1, -beta, -bound, rest, odd1)
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
        """Returns the moves in the order in which to search them."""
        empty = self._board ^ p ^ o
        far = count >= FAR
        tries = []
        while moves:
            spot = self._spot_at[moves.bit_length()]
            beside, effects, others, bits, square, region = spot
            moves &= others
            flipped, placed, gain, change = effects[(o + (o & beside)) & p]
            p1, o1, number1 = o ^ flipped, p ^ placed, change - number
            replies = (o1 + (o1 & p1 << 1)) & (empty ^ bits)
            late: float = REPLY * replies.bit_count()
            if square == best_square:
                late = FIRST
            elif far:
                late += self._evaluate(p1, o1, number1, count - 1)
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
