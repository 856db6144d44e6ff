"""The base class and the helpers of all formats' cases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from workbench.inputs.cases.white_space import A_MOVE_A_LINE

if TYPE_CHECKING:
    from collections.abc import Container

    from workbench.inputs.cases.white_space import Layout

    class CaseCut(Protocol):
        """A way to make one case smaller and keep it valid.

        Attributes:
            units: The numbers of the parts that can be left out.
        """

        units: list[int]

        def keep(self, units: list[int]) -> Case | None:
            """Returns the case with only these units, in order; None if it is not valid."""


SIZE = 8
SQUARES = range(SIZE * SIZE)


class Case:
    """A part of an input that a judge answers independently, such as a game or a board.

    Attributes:
        layout: The white space. Most formats have a fixed one.
    """

    layout: Layout = A_MOVE_A_LINE

    def in_layout(self, layout: Layout) -> Case:
        """Returns the same case with other white space, if the format allows it."""
        return self

    def text(self) -> str:
        """Returns the text of the case."""
        return "\n".join(self.lines() + [""])

    def lines(self) -> list[str]:
        """Returns the lines of the case."""
        raise NotImplementedError

    @property
    def size(self) -> int:
        """How much a user has to follow: discs, moves and commands, rows of a chosen board."""
        raise NotImplementedError


def rows_of(cells: str) -> list[str]:
    """Returns 64 cells as eight rows."""
    return [cells[at : at + SIZE] for at in range(0, SIZE * SIZE, SIZE)]


def occupied(cells: str, empty: str) -> list[int]:
    """Returns the occupied squares of 64 cells."""
    return [square for square in SQUARES if cells[square] != empty]


def with_only(cells: str, squares: Container[int], empty: str) -> str:
    """Returns 64 cells in which all other squares are empty."""
    return "".join([cells[square] if square in squares else empty for square in SQUARES])
