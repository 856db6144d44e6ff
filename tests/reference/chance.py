"""Repeatable random numbers, the same under every Python."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeVar

    T = TypeVar("T")


class Chance:
    """The minimal standard generator of Park and Miller: one seed, one sequence, everywhere.

    The `random` modules of MicroPython and CPython give different numbers for one seed, and a
    failing input has to be the same input under both.
    """

    def __init__(self, seed: int) -> None:
        self._state = seed % 2147483646 + 1
        for _ in range(4):  # neighbouring seeds start alike
            self._next()

    def _next(self) -> int:
        self._state = self._state * 48271 % 2147483647
        return self._state

    def below(self, limit: int) -> int:
        """Returns a number from 0 to limit - 1."""
        return self._next() * limit // 2147483647

    def between(self, low: int, high: int) -> int:
        """Returns a number from low to high, both included."""
        return low + self.below(high - low + 1)

    def percent(self, likelihood: int) -> bool:
        """Returns True in about `likelihood` of a hundred calls."""
        return self.below(100) < likelihood

    def pick(self, items: "Sequence[T]") -> "T":
        """Returns one of the items."""
        return items[self.below(len(items))]
