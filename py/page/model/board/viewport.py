"""Shows a part of a board that is too large to be read whole."""

from othello import Position, column_name
from page.model.board.scene import OCCUPANTS, Scene, named, othello_score

MOST_SEEN_WHOLE = 40  # A board of more is seen through a window
WINDOW = 26  # of so many rows and columns.


class Viewport:
    """What is shown of an n x n board: the part around a square, or all of it if it is small.

    `top` and `left` are its first row and column, counted from 0, `size` is how many of each it
    has, and `whole` tells that this is all of the board.
    """

    def __init__(self, n: int, middle: int | None) -> None:
        """`middle` is the square to be seen there, None for the middle of the board."""
        self.n = n
        self.whole = n <= MOST_SEEN_WHOLE
        self.size = n if self.whole else WINDOW
        row, column = divmod(n // 2 * (n + 1) if middle is None else middle, n)
        self.top, self.left = self._start(row), self._start(column)

    def rows(self, rows: list[str]) -> list[str]:
        """Returns what is seen of the rows of the board."""
        if self.whole:
            return rows
        right = self.left + self.size
        return [row[self.left : right] for row in rows[self.top : self.top + self.size]]

    def labels(self) -> tuple[list[str], list[str]]:
        """Returns the names of the columns and of the rows that are seen."""
        columns, numbers = self._coordinates()
        if not self.whole:
            # Every other column is named: two letters each would run into one another.
            columns = [column if i % 2 else "" for i, column in enumerate(columns)]
        return columns, numbers

    def squares(self) -> list[int]:
        """Returns the squares that are seen, row by row."""
        starts = [(self.top + row) * self.n + self.left for row in range(self.size)]
        return [start + column for start in starts for column in range(self.size)]

    def square_names(self) -> list[str]:
        """Returns the names of the squares that are seen, row by row."""
        columns, numbers = self._coordinates()
        return [column + number for number in numbers for column in columns]

    def said(self) -> str:
        """Returns a sentence on what is seen, empty if that is everything."""
        if self.whole:
            return ""
        bottom, right = self.top + self.size, self.left + self.size
        return (
            f" The board shows rows {self.top + 1} to {bottom} and columns {self.left + 1} to"
            f" {right} of {self.n}; press a square to look around it."
        )

    def _coordinates(self) -> tuple[list[str], list[str]]:
        columns = [column_name(self.left + 1 + i) for i in range(self.size)]
        return columns, [str(self.top + 1 + i) for i in range(self.size)]

    def _start(self, middle: int) -> int:
        return min(max(middle - self.size // 2, 0), self.n - self.size)


def scene_of(
    position: Position,
    marks: dict[str, list[int]],
    turn: str | None,
    said: str,
    window: Viewport,
) -> Scene:
    """Returns what is seen of a position through a window."""
    rows, score, said = window.rows(position.rows()), othello_score(position), said + window.said()
    if window.whole:
        return Scene(rows, marks, named(rows), score, turn, said)
    on_each = [OCCUPANTS.get(symbol, "empty") for symbol in "".join(rows)]
    square_names = window.square_names()
    names = [f"{name}, {what}" for name, what in zip(square_names, on_each)]
    return Scene(
        rows,
        marks,
        names,
        score,
        turn,
        said,
        labels=window.labels(),
        squares=window.squares(),
        square_names=square_names,
        board_size=position.n,
    )
