"""What the cases of all formats have in common."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container
    from typing import Protocol

    class CaseCut(Protocol):
        """A way to leave out parts of a case so that what is left is valid, made for that case.

        Its `units` are what it can leave out.
        """

        units: list[int]

        def keep(self, units: list[int]) -> "Case | None":
            """Returns the case with these units, in their order, None if that is not valid."""


SIZE = 8
SQUARES = range(SIZE * SIZE)


class Case:
    """A part of an input that a judge answers on its own."""

    def lines(self) -> list[str]:
        """Returns the lines of the case."""
        raise NotImplementedError


def rows_of(cells: str) -> list[str]:
    """Returns 64 cells as 8 rows."""
    return [cells[at : at + SIZE] for at in range(0, SIZE * SIZE, SIZE)]


def occupied(cells: str, empty: str) -> list[int]:
    """Returns the squares of 64 cells that are not empty."""
    return [square for square in SQUARES if cells[square] != empty]


def with_only(cells: str, squares: "Container[int]", empty: str) -> str:
    """Returns 64 cells with all squares empty but these."""
    return "".join([cells[square] if square in squares else empty for square in SQUARES])
