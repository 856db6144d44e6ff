"""Shows a part of a board that is too large to be read whole."""

from othello import coordinates, square_name
from page.state.scene import OCCUPANTS, Scene, named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from othello import Position

MOST_ROWS = 40  # A board of more is seen through a window
WINDOW = 26  # of so many rows and columns.


class Window:
    """What is shown of an n x n board: the part around a square, or all of it if it is small.

    `top` and `left` are its first row and column, counted from 0, `size` is how many of each it
    has, and `whole` tells that this is all of the board.
    """

    def __init__(self, n: int, around: "list[int]") -> None:
        """`around` begins with the square to be seen, if there is one."""
        self.n = n
        self.whole = n <= MOST_ROWS
        self.size = n if self.whole else WINDOW
        row, column = divmod(around[0] if around else n // 2 * (n + 1), n)
        self.top, self.left = self._start(row), self._start(column)

    def rows(self, rows: "list[str]") -> "list[str]":
        """Returns what is seen of the rows of the board."""
        if self.whole:
            return rows
        right = self.left + self.size
        return [row[self.left : right] for row in rows[self.top : self.top + self.size]]

    def marks(self, marks: "dict[str, list[int]]") -> "dict[str, list[int]]":
        """Returns the marks with their places in the window, those of them that it shows."""
        if self.whole:
            return marks
        # An arrow would have to be seen whole.
        return {kind: self._seen(marks[kind]) for kind in marks if kind not in ("from", "to")}

    def labels(self) -> "tuple[list[str], list[str]]":
        """Returns the names of the columns and of the rows that are seen."""
        columns, numbers = coordinates(self.n)
        if not self.whole:
            # Every other column is named: two letters each would run into one another.
            columns = [column if i % 2 else "" for i, column in enumerate(columns, self.left + 1)]
        return (
            columns[self.left : self.left + self.size],
            numbers[self.top : self.top + self.size],
        )

    def names(self, rows: "list[str]") -> "list[str]":
        """Returns the accessible names of the squares, given what is seen of the rows."""
        if self.whole:
            return named(rows)
        return [
            f"{square_name(row * self.n + column, self.n)}, {OCCUPANTS.get(symbol, 'empty')}"
            for row, line in enumerate(rows, self.top)
            for column, symbol in enumerate(line, self.left)
        ]

    def explained(self) -> str:
        """Returns a sentence on what is seen, empty if that is everything."""
        if self.whole:
            return ""
        bottom, right = self.top + self.size, self.left + self.size
        return (
            f" The board shows rows {self.top + 1} to {bottom}"
            f" and columns {self.left + 1} to {right} of {self.n}."
        )

    def _start(self, middle: int) -> int:
        return min(max(middle - self.size // 2, 0), self.n - self.size)

    def _seen(self, squares: "list[int]") -> "list[int]":
        places = []
        for square in squares:
            row, column = square // self.n - self.top, square % self.n - self.left
            if 0 <= row < self.size and 0 <= column < self.size:
                places.append(row * self.size + column)
        return places


def scene_of(
    position: "Position", marks: "dict[str, list[int]]", score: "list[tuple[str, int]]", said: str
) -> Scene:
    """Returns a position to be shown, of a large one the part where it differs or was changed."""
    window = Window(position.n, marks.get("different") or marks.get("placed", []))
    rows = window.rows(position.rows())
    return Scene(
        rows,
        window.marks(marks),
        window.names(rows),
        score,
        None,
        said + window.explained(),
        labels=window.labels(),
    )
