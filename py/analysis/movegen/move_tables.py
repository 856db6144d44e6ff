"""What a search knows of the n x n board: where moves can be, and what they turn over.

A position is the lanes of the discs of the side to move and of the other, and its number; the
searches call these `p`, `o` and `number`. Moves are found by walking the bits of
`(o + (o & p << 1)) & empty`, which `analysis.movegen.lanes` explains; what each turns over is
worked out once and remembered by the discs it ends at, `(o + (o & beside)) & p`. The searches write
both out where they need them, for a call would take longer than the work.
"""

from analysis.movegen.lanes import Lanes
from analysis.movegen.numbering import Numbering

# What a move does: the lanes of the discs it turns over, the same with the new disc, by how many
# discs the side to move gains on the other, and the change of the number.
Turn = tuple[int, int, int, int]
# A square: the bits beside it, its turns by the discs they end at, all bits but its own, its own
# bits, the square itself, and the region that it lies in, a bit for each quarter of the board.
Spot = tuple[int, dict[int, Turn], int, int, int, int]

MOST_TURNS = 100_000  # Of some 600 bytes.


class Field:
    """The n x n board of a search.

    `spots` are its squares in their order, `spot_at` the same by the length of a mask whose highest
    bit is one of theirs.
    """

    def __init__(self, n: int, numbering: Numbering) -> None:
        self.n = n
        self.lanes = Lanes(n)
        self.numbering = numbering
        self._turns = [_Turns(square, self.lanes, numbering) for square in range(n * n)]
        self.spots = [self._spot(square) for square in range(n * n)]
        self.spot_at = [self.spots[0]] * (self.lanes.board.bit_length() + 1)
        for spot in self.spots:
            bits = spot[3]
            while bits:
                self.spot_at[bits.bit_length()] = spot
                bits ^= 1 << bits.bit_length() - 1

    def position(self, player: list[int], opponent: list[int]) -> tuple[int, int, int]:
        """Returns a position, of which the squares with discs are given."""
        number = self.numbering.number(player, opponent)
        return self.lanes.mask(player), self.lanes.mask(opponent), number

    def squares(self, mask: int) -> list[int]:
        """Returns the squares whose bits are in the mask, in ascending order."""
        return [spot[4] for spot in self.spots if spot[3] & mask]

    def moves(self, p: int, o: int) -> list[int]:
        """Returns the squares where the side to move may play, in ascending order."""
        return self.squares((o + (o & p << 1)) & (self.lanes.board ^ p ^ o))

    def play(self, p: int, o: int, number: int, square: int) -> tuple[int, int, int]:
        """Returns the position after a legal move, with the other side to move."""
        beside, turns, *_ = self.spots[square]
        flipped, placed, _, change = turns[(o + (o & beside)) & p]
        return o ^ flipped, p ^ placed, change - number

    def forget(self) -> None:
        """Drops what is remembered of moves if it has become much."""
        if sum(map(len, self._turns)) > MOST_TURNS:
            for turns in self._turns:
                turns.clear()

    def _spot(self, square: int) -> Spot:
        lanes, n = self.lanes, self.n
        bits = lanes.squares[square]
        row, column = divmod(square, n)
        region = 1 << (2 * row // n * 2 + 2 * column // n)
        return lanes.beside[square], self._turns[square], lanes.board ^ bits, bits, square, region


class _Turns(dict[int, Turn]):
    """What moves on one square turn over, by the bits of the player's discs that they end at."""

    def __init__(self, square: int, lanes: Lanes, numbering: Numbering) -> None:
        super().__init__()
        self._square = square
        self._lanes = lanes
        self._numbering = numbering

    def __missing__(self, ends: int) -> Turn:
        flips = self._lanes.between(self._square, ends)
        flipped = self._lanes.mask(flips)
        placed = flipped | self._lanes.squares[self._square]
        change = self._numbering.change(self._square, flips)
        turn = self[ends] = flipped, placed, 2 * len(flips) + 1, change
        return turn
