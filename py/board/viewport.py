"""The visible part of a large board."""

from board.scene import OCCUPANTS, Scene, VisibleSquares, accessible_names
from othello import column_name

LARGEST_WHOLE = 40  # Rows of the largest board that is shown completely.
VIEWPORT_SIZE = 26  # Rows and columns shown of a larger board.


class Viewport:
    """The visible part of an n x n board: all of a small board, or the part around a square.

    Attributes:
        n: The number of rows of the board.
        whole: Whether the whole board is visible.
        size: The number of visible rows and columns.
        top: The first visible row, from 0.
        left: The first visible column, from 0.
    """

    def __init__(self, n: int, center: int | None) -> None:
        """Centers the viewport on a square as far as possible, on the board's middle if None."""
        self.n = n
        self.whole = n <= LARGEST_WHOLE
        self.size = n if self.whole else VIEWPORT_SIZE
        row, column = divmod(n // 2 * (n + 1) if center is None else center, n)
        self.top, self.left = self._start(row), self._start(column)

    def rows(self, rows: list[str]) -> list[str]:
        """Returns the visible part of the rows of the board."""
        if self.whole:
            return rows
        right = self.left + self.size
        return [row[self.left : right] for row in rows[self.top : self.top + self.size]]

    def labels(self) -> tuple[list[str], list[str]]:
        """Returns the labels of the visible columns and rows: numbers, as in inputs of judges."""
        columns = [str(self.left + 1 + i) for i in range(self.size)]
        if not self.whole:
            # Only every second column is labelled, because three digits are too wide.
            columns = [column if i % 2 else "" for i, column in enumerate(columns)]
        return columns, [str(self.top + 1 + i) for i in range(self.size)]

    def squares(self) -> list[int]:
        """Returns the visible squares, row by row."""
        starts = [(self.top + row) * self.n + self.left for row in range(self.size)]
        return [start + column for start in starts for column in range(self.size)]

    def square_names(self) -> list[str]:
        """Returns the names of the visible squares, row by row."""
        columns = [column_name(self.left + 1 + i) for i in range(self.size)]
        numbers = [str(self.top + 1 + i) for i in range(self.size)]
        return [column + number for number in numbers for column in columns]

    def description(self) -> str:
        """Returns a sentence on the visible part, empty if the whole board is visible."""
        if self.whole:
            return ""
        bottom, right = self.top + self.size, self.left + self.size
        return (
            f" Showing rows {self.top + 1} to {bottom} and columns {self.left + 1} to {right} of"
            f" {self.n}. Press a square to center it."
        )

    def _start(self, center: int) -> int:
        return min(max(center - self.size // 2, 0), self.n - self.size)


def scene_of(
    rows: list[str],
    signs: str,
    marks: dict[str, list[int]],
    turn: str | None,
    message: str,
    viewport: Viewport,
) -> Scene:
    """Returns the scene of the visible part of a board.

    `signs` are the characters of an empty square and of both sides.
    """
    cells = "".join(rows)
    score = [(OCCUPANTS[sign], cells.count(sign)) for sign in signs[1:]]
    rows = viewport.rows(rows)
    message += viewport.description()
    if viewport.whole:
        squares = VisibleSquares(len(rows), viewport.labels())
        return Scene(rows, marks, accessible_names(rows), score, turn, message, squares)
    occupants = [OCCUPANTS.get(symbol, "empty") for symbol in "".join(rows)]
    squares = VisibleSquares(
        len(rows),
        viewport.labels(),
        viewport.square_names(),
        numbers=viewport.squares(),
        board_size=viewport.n,
    )
    names = [f"{name}, {occupant}" for name, occupant in zip(squares.names, occupants)]
    return Scene(rows, marks, names, score, turn, message, squares)
