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
        columns = columns[self.left : self.left + self.size]
        if not self.whole:
            # Every other column is named: two letters each would run into one another.
            columns = [column if i % 2 else "" for i, column in enumerate(columns)]
        return columns, numbers[self.top : self.top + self.size]

    def squares(self) -> "list[str]":
        """Returns the names of the squares that are seen."""
        return [square_name(self.square(place), self.n) for place in range(self.size**2)]

    def square(self, place: int) -> int:
        """Returns the square at a place of the window."""
        row, column = divmod(place, self.size)
        return (self.top + row) * self.n + self.left + column

    def explained(self) -> str:
        """Returns a sentence on what is seen, empty if that is everything."""
        if self.whole:
            return ""
        bottom, right = self.top + self.size, self.left + self.size
        return (
            f" The board shows rows {self.top + 1} to {bottom} and columns {self.left + 1} to"
            f" {right} of {self.n}; press a square to look around it."
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
    position: "Position",
    marks: "dict[str, list[int]]",
    score: "list[tuple[str, int]]",
    said: str,
    window: Window,
) -> Scene:
    """Returns what is seen of a position through a window."""
    rows, marks, said = window.rows(position.rows()), window.marks(marks), said + window.explained()
    if window.whole:
        return Scene(rows, marks, named(rows), score, None, said)
    squares = window.squares()
    on_each = [OCCUPANTS.get(symbol, "empty") for symbol in "".join(rows)]
    names = [f"{square}, {occupant}" for square, occupant in zip(squares, on_each)]
    return Scene(
        rows,
        marks,
        names,
        score,
        None,
        said,
        labels=window.labels(),
        squares=squares,
        board_size=position.n,
    )
