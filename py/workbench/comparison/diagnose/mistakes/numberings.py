"""Other ways in which programs number rows and columns."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class SquareNumbering:
    """A way to number rows and columns.

    Attributes:
        phrase: What a program does that numbers them so; completes “Your program …”.
        relation: How its pairs follow from the right ones; completes “the right squares …”.
    """

    def __init__(
        self, phrase: str, relation: str, numbers: Callable[[int, int], tuple[int, int]]
    ) -> None:
        """`numbers` takes a row and a column, counted from 0, and returns what is written."""
        self.phrase = phrase
        self.relation = relation
        self._numbers = numbers

    def pairs(self, squares: list[int], n: int) -> list[str]:
        """Returns squares as the program writes them."""
        numbers = [self._numbers(*divmod(square, n)) for square in squares]
        return [f"({one},{two})" for one, two in numbers]


NUMBERINGS = (
    SquareNumbering(
        "counts rows and columns from 0", "counted from 0", lambda row, column: (row, column)
    ),
    SquareNumbering(
        "counts only the columns from 0",
        "with the columns counted from 0",
        lambda row, column: (row + 1, column),
    ),
    SquareNumbering(
        "counts only the rows from 0",
        "with the rows counted from 0",
        lambda row, column: (row, column + 1),
    ),
    SquareNumbering(
        "writes the column before the row",
        "with row and column exchanged",
        lambda row, column: (column + 1, row + 1),
    ),
)


def columns_from_zero(move: str) -> str:
    """Returns a Board Silly move as a program names it that numbers columns from 0."""
    return "".join([chr(ord(sign) - 1) if sign in "12345678" else sign for sign in move])
