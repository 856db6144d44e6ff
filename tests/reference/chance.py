"""Random numbers that are the same under every Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeVar

    T = TypeVar("T")


class Chance:
    """The minimal standard generator of Park and Miller.

    MicroPython's and CPython's `random` give different numbers for the same seed, but a failing
    input must be the same under both.
    """

    def __init__(self, seed: int) -> None:
        self._state = seed % 2147483646 + 1
        for _ in range(4):  # Neighbouring seeds start with similar numbers.
            self._next()

    def _next(self) -> int:
        self._state = self._state * 48271 % 2147483647
        return self._state

    def below(self, limit: int) -> int:
        """Returns a number from 0 to limit - 1."""
        return self._next() * limit // 2147483647

    def between(self, low: int, high: int) -> int:
        """Returns a number from low to high inclusive."""
        return low + self.below(high - low + 1)

    def percent(self, likelihood: int) -> bool:
        """Returns True with a probability of `likelihood` percent."""
        return self.below(100) < likelihood

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]
