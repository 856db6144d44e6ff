"""Boards as carry lanes: what lies on an n x n board, eight times over in one integer.

A lane holds all lines of one direction, laid end to end so that a step in that direction is a step
to the next higher bit, with an empty guard bit after each line. The carry of one addition then
walks a run of discs, in all directions at once: with the discs of the player and of the opponent as
`p` and `o`, `o + (o & p << 1)` leaves a bit behind the end of each run of the opponent's that
begins beside a disc of the player's. Lines of fewer than three squares turn nothing and are left
out.
"""

from collections.abc import Iterator
from typing import NamedTuple

from othello import DIRECTIONS, rays

_NAMES = [name for name, _, _ in DIRECTIONS]
_BACK = {name: _NAMES[(i + 4) % 8] for i, name in enumerate(_NAMES)}


class Line(NamedTuple):
    """The squares of a line in one of its directions, and the mask of their bits in that lane."""

    direction: str
    squares: list[int]
    bits: int


class Lanes:
    """The lanes of an n x n board, whose squares are numbered as in `othello`.

    `squares` has for each square the mask of its bits, `beside` that of the bits one step on from
    it; `board` is the mask of all bits that are no guards.
    """

    def __init__(self, n: int) -> None:
        self.n = n
        self.squares = [0] * (n * n)
        self._rays = [dict(rays(square, n)) for square in range(n * n)]
        self._at: dict[int, tuple[int, str]] = {}
        self.lines = list(self._laid_out())
        self.board = sum(self.squares)
        self.beside = [squares << 1 & self.board for squares in self.squares]

    def mask(self, squares: list[int]) -> int:
        """Returns the bits of some squares."""
        mask = 0
        for square in squares:
            mask |= self.squares[square]
        return mask

    def square_at(self, bit: int) -> int:
        """Returns the square that a bit stands for."""
        return self._at[bit][0]

    def between(self, square: int, ends: int) -> list[int]:
        """Returns the squares between a square and ends on its lines, a bit for each of these."""
        found: list[int] = []
        while ends:
            bit = ends & -ends
            ends ^= bit
            end, direction = self._at[bit]
            ray = self._rays[square][direction]
            found += ray[: ray.index(end)]
        return found

    def _laid_out(self) -> Iterator[Line]:
        """Gives every square of every line its bit; yields the lines."""
        bit = 1
        for direction in _NAMES:
            for square, ahead in enumerate(self._rays):
                if ahead[_BACK[direction]] or len(ahead[direction]) < 2:
                    continue
                line = [square, *ahead[direction]]
                first = bit
                for place in line:
                    self.squares[place] |= bit
                    self._at[bit] = place, direction
                    bit <<= 1
                yield Line(direction, line, bit - first)
                bit <<= 1
