"""Boards as lists of cells, their edges, and wrong names for their squares."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    # Takes a row, a column and the number of rows; returns whether a part contains the square.
    Region = Callable[[int, int, int], bool]
    # Takes a row and a column, counted from 0, and returns the numbers that are written.
    Numbers = Callable[[int, int], tuple[int, int]]

OTHER = {"B": "W", "W": "B"}

# Edges that loops and lines leave out, each with the test for the rest.
EDGES: tuple[tuple[str, Region], ...] = (
    ("the first row", lambda row, column, n: row > 0),
    ("the last row", lambda row, column, n: row < n - 1),
    ("the first column", lambda row, column, n: column > 0),
    ("the last column", lambda row, column, n: column < n - 1),
)

# Wrong ways to number rows and columns. The first phrase completes “Your program …”, the second
# one, how its pairs follow from the right ones, “the right squares …”.
NUMBERINGS: tuple[tuple[str, str, Numbers], ...] = (
    (
        "counts rows and columns from 0",
        "counted from 0",
        lambda row, column: (row, column),
    ),
    (
        "counts only the columns from 0",
        "with the columns counted from 0",
        lambda row, column: (row + 1, column),
    ),
    (
        "counts only the rows from 0",
        "with the rows counted from 0",
        lambda row, column: (row, column + 1),
    ),
    (
        "writes the column before the row",
        "with row and column exchanged",
        lambda row, column: (column + 1, row + 1),
    ),
)


def with_discs(cells: list[str], squares: list[int], player: str) -> list[str]:
    """Returns the cells with a player's discs on the squares."""
    after = list(cells)
    for square in squares:
        after[square] = player
    return after


def transposed(square: int, n: int) -> int:
    """Returns the square with row and column exchanged."""
    row, column = divmod(square, n)
    return column * n + row


def from_bottom(square: int, n: int) -> int:
    """Returns the square in the row with the same number, counted from the bottom."""
    row, column = divmod(square, n)
    return (n - 1 - row) * n + column


def numbered(squares: list[int], n: int, numbers: Numbers) -> list[str]:
    """Returns squares as a program writes them that numbers rows and columns in this way."""
    return ["({},{})".format(*numbers(*divmod(square, n))) for square in squares]


def columns_from_zero(move: str) -> str:
    """Returns a Board Silly move as a program names it that numbers columns from 0."""
    return "".join([chr(ord(sign) - 1) if sign in "12345678" else sign for sign in move])
