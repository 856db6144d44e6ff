"""Move generation on an n x n board.

A position consists of the lanes of the side to move, the lanes of the opponent, and its number. The
searches call these `p`, `o` and `number`. A legal move has a bit in `(o + (o & p << 1)) & empty`
for each line that it flips, as `lanes` explains. The effect of a move is computed once and cached
by the discs that outflank, `(o + (o & beside)) & p`. The searches inline both expressions, because
a call would take longer than the work.
"""

from play.engine.movegen.lanes import Lanes
from play.engine.movegen.numbering import Numbering

# The effect of a move: the lanes of the flipped discs, the same with the new disc, the gain in disc
# difference, and the change of the number.
MoveEffect = tuple[int, int, int, int]
# A square: the bits beside it, the effects of its moves by outflanking discs, all bits except its
# own, its own bits, the square itself, and its region, one bit per quarter of the board.
Spot = tuple[int, dict[int, MoveEffect], int, int, int, int]

MOST_EFFECTS = 100_000  # About 600 bytes each.


class MoveTables:
    """Generates and plays moves on the n x n board of a search.

    Attributes:
        n: The number of rows.
        lanes: The lanes of the board.
        numbering: The numbering of positions.
        spots: The squares in order.
        spot_at: The squares by the bit length of a mask whose highest bit belongs to the square.
    """

    def __init__(self, n: int, numbering: Numbering) -> None:
        self.n = n
        self.lanes = Lanes(n)
        self.numbering = numbering
        self._effects = [_Effects(square, self.lanes, numbering) for square in range(n * n)]
        self.spots = [self._spot(square) for square in range(n * n)]
        self.spot_at = [self.spots[0]] * (self.lanes.board.bit_length() + 1)
        for spot in self.spots:
            bits = spot[3]
            while bits:
                self.spot_at[bits.bit_length()] = spot
                bits ^= 1 << bits.bit_length() - 1

    def position(self, player: list[int], opponent: list[int]) -> tuple[int, int, int]:
        """Returns a position from the squares of both sides, that to move first."""
        number = self.numbering.number(player, opponent)
        return self.lanes.mask(player), self.lanes.mask(opponent), number

    def squares(self, mask: int) -> list[int]:
        """Returns the squares with bits in the mask, in ascending order."""
        return [spot[4] for spot in self.spots if spot[3] & mask]

    def moves(self, p: int, o: int) -> list[int]:
        """Returns the legal moves in ascending order."""
        return self.squares((o + (o & p << 1)) & (self.lanes.board ^ p ^ o))

    def play(self, p: int, o: int, number: int, square: int) -> tuple[int, int, int]:
        """Returns the position after a legal move, with the other side to move."""
        beside, effects, *_ = self.spots[square]
        flipped, placed, _, change = effects[(o + (o & beside)) & p]
        return o ^ flipped, p ^ placed, change - number

    def forget(self) -> None:
        """Clears the cached effects if there are too many."""
        if sum(map(len, self._effects)) > MOST_EFFECTS:
            for effects in self._effects:
                effects.clear()

    def _spot(self, square: int) -> Spot:
        lanes, n = self.lanes, self.n
        bits = lanes.squares[square]
        row, column = divmod(square, n)
        region = 1 << (2 * row // n * 2 + 2 * column // n)
        return lanes.beside[square], self._effects[square], lanes.board ^ bits, bits, square, region


class _Effects(dict[int, MoveEffect]):
    """The effects of moves on one square, by the outflanking discs."""

    def __init__(self, square: int, lanes: Lanes, numbering: Numbering) -> None:
        super().__init__()
        self._square, self._lanes, self._numbering = square, lanes, numbering

    def __missing__(self, ends: int) -> MoveEffect:
        flips = self._lanes.between(self._square, ends)
        flipped = self._lanes.mask(flips)
        placed = flipped | self._lanes.squares[self._square]
        change = self._numbering.change(self._square, flips)
        effect = self[ends] = flipped, placed, 2 * len(flips) + 1, change
        return effect
