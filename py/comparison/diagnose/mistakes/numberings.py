"""Other ways in which programs number rows and columns."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    # Takes a row and a column, counted from 0, and the number of rows; returns what is written.
    Numbering = Callable[[int, int, int], tuple[int, int]]

NUMBERINGS: "tuple[tuple[str, Numbering], ...]" = (
    ("counts rows and columns from 0", lambda row, column, n: (row, column)),
    ("writes the column before the row", lambda row, column, n: (column + 1, row + 1)),
)


def columns_from_zero(move: str) -> str:
    """Returns a Board Silly move as a program names it that numbers columns from 0."""
    return "".join([chr(ord(sign) - 1) if sign in "12345678" else sign for sign in move])
