"""Random numbers that are the same for the same seed in every Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeVar

    T = TypeVar("T")

MULTIPLIER = 6364136223846793005
STREAM = 54  # The stream of PCG's demonstration program, whose output is published.
MASK_32 = 0xFFFFFFFF
MASK_64 = 0xFFFFFFFFFFFFFFFF


class Rng:
    """The PCG32 generator (XSH RR 64/32), seeded and bounded like its minimal C library.

    See M. E. O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically Good Algorithms
    for Random Number Generation", 2014. The `random` modules of MicroPython and CPython give
    different numbers for the same seed, so neither can be used.

    Args:
        seed: Any integer; it is taken modulo 2 to the 64th.
    """

    def __init__(self, seed: int) -> None:
        self._state = 0
        self.bits()
        self._state = self._state + seed & MASK_64
        self.bits()

    def bits(self) -> int:
        """Returns a number of 32 random bits."""
        old = self._state
        self._state = old * MULTIPLIER + (2 * STREAM + 1) & MASK_64
        mixed = (old >> 18 ^ old) >> 27 & MASK_32
        turn = old >> 59
        return (mixed >> turn | mixed << 32 - turn) & MASK_32

    def below(self, limit: int) -> int:
        """Returns a number from 0 to limit - 1, each equally likely."""
        uneven = (MASK_32 + 1) % limit
        bits = self.bits()
        while bits < uneven:
            bits = self.bits()
        return bits % limit

    def between(self, low: int, high: int) -> int:
        """Returns a number from low to high, both included."""
        return low + self.below(high - low + 1)

    def pick(self, items: Sequence[T]) -> T:
        """Returns one of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Returns the items in random order, by the Fisher-Yates shuffle."""
        shuffled = list(items)
        for last in range(len(shuffled) - 1, 0, -1):
            other = self.below(last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return shuffled
