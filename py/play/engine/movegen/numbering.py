"""Positions as single numbers, seen from the side to move.

A number starts from that of the empty board. Each disc of the side to move adds the weight of its
square, and each disc of the opponent subtracts it. A move therefore changes the number by an amount
that depends only on the squares involved: the new number, seen from the other side, is that change
minus the old number. Weights that occupy separate bit fields count several features of a position
at once. The evaluation reads its pattern indices from such a number.
"""

from typing import NamedTuple


class Numbering(NamedTuple):
    """A way to number positions.

    Attributes:
        empty: The number of the empty board.
        weights: The weight of each square.
        key: A mask. The masked bits of a number identify the position.
    """

    empty: int
    weights: tuple[int, ...]
    key: int

    def number(self, player: list[int], opponent: list[int]) -> int:
        """Returns the number of a position from the squares of both sides, that to move first."""
        weights = self.weights
        return self.empty + sum(weights[s] for s in player) - sum(weights[s] for s in opponent)

    def change(self, square: int, flips: list[int]) -> int:
        """Returns the sum of the numbers before and after a move."""
        return 2 * self.empty - self.weights[square] - 2 * sum(self.weights[s] for s in flips)


def plain_numbering(n: int) -> Numbering:
    """Returns a numbering of n x n positions that serves only as a key."""
    weights = tuple(1 << 2 * square for square in range(n * n))
    return Numbering(sum(weights), weights, (1 << 2 * n * n) - 1)
