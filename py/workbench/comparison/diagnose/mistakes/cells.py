"""Boards as lists of cells, and what programs do to their squares."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    # Takes a row and a column, and returns whether a part of the board contains the square.
    Region = Callable[[int, int], bool]

LAST = 7  # The last row and column of an 8 x 8 board.

OTHER = {"B": "W", "W": "B"}


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


# Parts of an 8 x 8 board that loops leave out, each with the test for the rest.
PARTS: tuple[tuple[str, Region], ...] = (
    ("the first row", lambda row, column: row > 0),
    ("the last row", lambda row, column: row < LAST),
    ("the first column", lambda row, column: column > 0),
    ("the last column", lambda row, column: column < LAST),
    ("the last row and column", lambda row, column: row < LAST and column < LAST),
    ("the first row and column", lambda row, column: row > 0 and column > 0),
)
