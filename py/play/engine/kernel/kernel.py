"""The kernel for Python: the functions of the module, with lists of squares instead of memory.

The README of the engine describes the module, and what a search is.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

INFINITY = 30_000  # Greater than any value.
UNIT = 8  # Values per disc.
USUAL_MARGIN = 100
_OWN, _OTHER = 1, 2
_NUMBER = 4  # Bytes.
_HEAD = 3  # Numbers before those of the moves.
_HALF = 31  # Bits of the lower half of a number of nodes.


class DamagedModule(Exception):
    """The compiled kernel cannot be used; the message says why."""


class Module:
    """What the kernel needs of a module; the page and the terminal each have their own."""

    def call(self, name: str, *numbers: int) -> int:
        """Calls an exported function."""
        raise NotImplementedError

    def address(self, name: str) -> int:
        """Returns the address of an exported array."""
        raise NotImplementedError

    def read(self, address: int, length: int) -> bytes:
        """Returns a part of the memory."""
        raise NotImplementedError

    def write(self, address: int, data: bytes) -> None:
        """Changes a part of the memory."""
        raise NotImplementedError


class Kernel:
    """Searches positions, one at a time.

    Args:
        module: The module.
        weights: The content of the evaluation file, decompressed.
    """

    def __init__(self, module: Module, weights: bytes) -> None:
        self._module = module
        names = ("raw", "squares", "results", "ahead")
        self._raw, self._squares, self._results, self._ahead = map(module.address, names)
        module.write(self._raw, weights)
        module.call("load")

    def forget(self) -> None:
        """Clears the transposition table, so that answers do not depend on earlier ones."""
        self._module.call("forget")

    def position(self, n: int, player: Iterable[int], opponent: Iterable[int]) -> int:
        """Takes a position, by the squares of both sides; returns its static value."""
        squares = bytearray(n * n)
        for square in player:
            squares[square] = _OWN
        for square in opponent:
            squares[square] = _OTHER
        self._module.write(self._squares, bytes(squares))
        return self._module.call("position", n)

    def choose(self, squares: Iterable[int]) -> None:
        """Restricts the search to some moves of the position."""
        for square in squares:
            self._module.call("choose", square)

    def search(
        self,
        depth: int,
        margin: int = USUAL_MARGIN,
        low: int = -INFINITY,
        high: int = INFINITY,
        every: bool = False,
    ) -> None:
        """Begins to search the moves of the position.

        Args:
            depth: The plies.
            margin: The width of ProbCut's margin in percent; 0 searches everything.
            low: Values up to this one are bounds.
            high: Values from this one on are bounds.
            every: Whether to search the values of all moves instead of the best one.
        """
        self._module.call("search", depth, margin, low, high, int(every))

    def run(self, nodes: int) -> bool:
        """Continues the search for about as many nodes; returns whether it has ended."""
        return bool(self._module.call("run", nodes))

    @property
    def nodes(self) -> int:
        """The number of nodes searched since the position was set."""
        low, high = self._numbers(self._results, 2)
        return low + (high << _HALF)

    def moves(self) -> list[tuple[int, int, bool]]:
        """Returns the square and value of each move, and whether the search has finished it."""
        count = self._numbers(self._results, _HEAD)[-1]
        numbers = self._numbers(self._results, _HEAD + 3 * count)[_HEAD:]
        return [
            (numbers[i], numbers[i + 1], bool(numbers[i + 2])) for i in range(0, len(numbers), 3)
        ]

    def line(self, move: int) -> list[int]:
        """Returns the known line after a move of a search that has ended, by its place."""
        return list(self._numbers(self._ahead, self._module.call("line", move)))

    def perft(self, depth: int) -> int:
        """Returns the number of sequences of `depth` plies from the position.

        A forced pass counts as a ply, and a game that ends early counts as one sequence.
        """
        self._module.call("perft", depth)
        return self.nodes

    def _numbers(self, address: int, count: int) -> tuple[int, ...]:
        return struct.unpack(f"<{count}i", self._module.read(address, _NUMBER * count))
