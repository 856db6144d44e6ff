"""Carry lanes: a bitboard that holds the board eight times, once per direction.

A lane holds all lines of one direction, laid end to end. A step in that direction is a step to the
next higher bit, and an empty guard bit follows each line. The carry of a single addition then runs
over a row of discs, in all eight directions at once. Let `p` and `o` be the discs of the side to
move and of the opponent: `o + (o & p << 1)` leaves a bit behind the end of each run of opposing
discs that starts next to a disc of the side to move. Lines of fewer than three squares cannot flip
a disc and are left out.
"""

from collections.abc import Iterator
from typing import NamedTuple

from othello import DIRECTIONS, rays

_NAMES = [name for name, _, _ in DIRECTIONS]
_OPPOSITE = {name: _NAMES[(i + 4) % 8] for i, name in enumerate(_NAMES)}


class DirectedLine(NamedTuple):
    """A line of the board, read in one direction.

    Attributes:
        direction: The direction, such as "north-east".
        squares: The squares in that direction.
        bits: The mask of the line's bits in its lane.
    """

    direction: str
    squares: list[int]
    bits: int


class Lanes:
    """The lanes of an n x n board, with squares numbered as in `othello`.

    Attributes:
        n: The number of rows.
        squares: For each square, the mask of its bits.
        beside: For each square, the mask of the bits one step further in each direction.
        board: The mask of all bits except guard bits.
        lines: All lines, in both directions each.
    """

    def __init__(self, n: int) -> None:
        self.n = n
        self.squares = [0] * (n * n)
        self._rays = [dict(rays(square, n)) for square in range(n * n)]
        self._at: dict[int, tuple[int, str]] = {}
        self.lines = list(self._lay_out())
        self.board = sum(self.squares)
        self.beside = [squares << 1 & self.board for squares in self.squares]

    def mask(self, squares: list[int]) -> int:
        """Returns the bits of the given squares."""
        mask = 0
        for square in squares:
            mask |= self.squares[square]
        return mask

    def square_at(self, bit: int) -> int:
        """Returns the square that a bit belongs to."""
        return self._at[bit][0]

    def between(self, square: int, ends: int) -> list[int]:
        """Returns the squares between a square and the squares that end its runs.

        Args:
            square: The square from which the runs start.
            ends: A bit for the end of each run, in the lane of its direction.
        """
        found: list[int] = []
        while ends:
            bit = ends & -ends
            ends ^= bit
            end, direction = self._at[bit]
            ray = self._rays[square][direction]
            found += ray[: ray.index(end)]
        return found

    def _lay_out(self) -> Iterator[DirectedLine]:
        """Assigns a bit to every square of every line, and yields the lines."""
        bit = 1
        for direction in _NAMES:
            for square, ahead in enumerate(self._rays):
                if ahead[_OPPOSITE[direction]] or len(ahead[direction]) < 2:
                    continue
                line = [square, *ahead[direction]]
                first = bit
                for place in line:
                    self.squares[place] |= bit
                    self._at[bit] = place, direction
                    bit <<= 1
                yield DirectedLine(direction, line, bit - first)
                bit <<= 1
