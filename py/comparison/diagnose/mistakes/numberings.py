"""Other ways in which programs number rows and columns."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    # Takes a row and a column, counted from 0, and the number of rows; returns what is written.
    Numbering = Callable[[int, int, int], tuple[int, int]]

NUMBERINGS: "tuple[tuple[str, Numbering], ...]" = (
    ("counts rows and columns from 0", lambda row, column, n: (row, column)),
    ("writes the column before the row", lambda row, column, n: (column + 1, row + 1)),
    ("writes the column before the row, from 0", lambda row, column, n: (column, row)),
    ("counts columns from 0", lambda row, column, n: (row + 1, column)),
    ("counts rows from 0", lambda row, column, n: (row, column + 1)),
    ("counts rows from the bottom in its lists", lambda row, column, n: (n - row, column + 1)),
)


def columns_from_zero(move: str) -> str:
    """Returns a Board Silly move as a program names it that numbers columns from 0."""
    return "".join([chr(ord(sign) - 1) if sign in "12345678" else sign for sign in move])
