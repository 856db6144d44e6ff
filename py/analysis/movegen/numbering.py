"""A position as one number, seen from the side to move.

Every square adds its weight where a disc of the side to move lies and subtracts it where one of the
other side's does, from the number of the empty board. So a move changes a number by a difference
that depends on the squares alone: the new number, seen by the other side, is the change less the
old. Weights that stand in fields of their own count many things about a position at once; the
evaluation reads its patterns off that way.
"""

from typing import NamedTuple


class Numbering(NamedTuple):
    """The number of the empty board, the weight of each square, and the key of a number.

    The bits of `key` tell positions apart; the others follow from them.
    """

    empty: int
    weights: tuple[int, ...]
    key: int

    def number(self, player: list[int], opponent: list[int]) -> int:
        """Returns the number of a position: the squares of the player's and the other's discs."""
        weights = self.weights
        return self.empty + sum(weights[s] for s in player) - sum(weights[s] for s in opponent)

    def change(self, square: int, flips: list[int]) -> int:
        """Returns what the numbers before and after a move add up to."""
        return 2 * self.empty - self.weights[square] - 2 * sum(self.weights[s] for s in flips)


def plain(n: int) -> Numbering:
    """Returns a numbering that does no more than tell positions on n x n squares apart."""
    weights = tuple(1 << 2 * square for square in range(n * n))
    return Numbering(sum(weights), weights, (1 << 2 * n * n) - 1)
