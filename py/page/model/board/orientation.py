"""The orientation of the board, and the board as it appears on the screen.

A place is the position of a square on the screen, counted row by row from the top left.
"""

from page.model.board.scene import Scene

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeVar

    T = TypeVar("T")

THEMES = ("green", "wood", "blue", "contrast")


class Orientation:
    """One of the eight ways to lay a square board on the screen, and its theme.

    The board is mirrored, left to right, if `mirrored`, and after that turned clockwise by
    `turns` quarter turns.
    """

    def __init__(self) -> None:
        self.turns = 0
        self.mirrored = False
        self.theme = THEMES[0]

    def turn(self) -> None:
        """Turns the board, as it is seen, a quarter clockwise."""
        self.turns = (self.turns + 1) % 4

    def mirror(self) -> None:
        """Swaps left and right of the board as it is seen."""
        self.turns = -self.turns % 4
        self.mirrored = not self.mirrored

    def choose(self, theme: str) -> None:
        """Chooses one of THEMES."""
        self.theme = theme

    def order(self, n: int) -> list[int]:
        """Returns which of n x n squares, counted row by row, is seen at each place."""
        rows = [list(range(i, i + n)) for i in range(0, n * n, n)]
        if self.mirrored:
            rows = [_reversed(row) for row in rows]
        for _ in range(self.turns):
            rows = [list(row) for row in zip(*_reversed(rows))]
        return [square for row in rows for square in row]

    def labels(self, columns: list[str], rows: list[str]) -> tuple[list[str], list[str]]:
        """Returns what stands above the columns and beside the rows that are seen."""
        if self.mirrored:
            columns = _reversed(columns)
        for _ in range(self.turns):
            columns, rows = _reversed(rows), columns
        return columns, rows


class Picture:
    """A scene as it is seen: squares, symbols, names, marks, values and turning discs by places."""

    def __init__(self, scene: Scene, orientation: Orientation) -> None:
        n, symbols = scene.n, list("".join(scene.rows))
        order = orientation.order(n)
        self.n = n
        self.squares = [scene.squares[i] for i in order]
        self.square_names = [scene.square_names[i] for i in order]
        self.symbols = [symbols[i] for i in order]
        self.names = [scene.names[i] for i in order]
        self.labels = orientation.labels(*scene.labels)
        self._places = {square: place for place, square in enumerate(self.squares)}
        self.marks = self.placed(scene.marks)
        self.values = {self._places[square]: scene.values[square] for square in scene.values}
        self.turning = {self._places[square]: scene.turning[square] for square in scene.turning}

    @property
    def rows(self) -> list[str]:
        """The symbols, row by row."""
        return ["".join(self.symbols[i : i + self.n]) for i in range(0, self.n * self.n, self.n)]

    def place(self, square: int) -> int:
        """Returns where a square is seen."""
        return self._places[square]

    def square_at(self, name: str) -> int:
        """Returns the square of a name that is seen."""
        return self.squares[self.square_names.index(name)]

    def placed(self, marks: dict[str, list[int]]) -> dict[str, list[int]]:
        """Returns marks with the places of their squares, those of them that are seen."""
        return placed(marks, self._places)


def placed(marks: dict[str, list[int]], places: dict[int, int]) -> dict[str, list[int]]:
    """Returns marks with the places of their squares, those of them that have one."""
    found = {kind: [places[square] for square in marks[kind] if square in places] for kind in marks}
    if "from" in marks:
        # An arrow has to be seen whole.
        ends = zip(marks["from"], marks["to"])
        arrows = [pair for pair in ends if pair[0] in places and pair[1] in places]
        found["from"] = [places[origin] for origin, _ in arrows]
        found["to"] = [places[target] for _, target in arrows]
    return found


def _reversed(items: "Sequence[T]") -> "list[T]":
    return list(reversed(items))
