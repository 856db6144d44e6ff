"""How the board is looked at, and what is then seen of it.

A place is a square as it is seen, numbered row by row from the top left, as `markup` draws them.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeVar

    from page.state.scene import Scene

    T = TypeVar("T")

THEMES = ("green", "wood", "blue", "contrast")


class View:
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

    def squares(self, n: int) -> "list[int]":
        """Returns the square of an n x n board that is seen at each place."""
        rows = [list(range(i, i + n)) for i in range(0, n * n, n)]
        if self.mirrored:
            rows = [_reversed(row) for row in rows]
        for _ in range(self.turns):
            rows = [list(row) for row in zip(*_reversed(rows))]
        return [square for row in rows for square in row]

    def labels(self, columns: "list[str]", rows: "list[str]") -> "tuple[list[str], list[str]]":
        """Returns what stands above the columns and beside the rows that are seen."""
        if self.mirrored:
            columns = _reversed(columns)
        for _ in range(self.turns):
            columns, rows = _reversed(rows), columns
        return columns, rows


class Picture:
    """A scene as it is seen: its rows, names, marks and turning discs by places."""

    def __init__(self, scene: "Scene", view: View) -> None:
        n, symbols = scene.n, list("".join(scene.rows))
        self.n = n
        self.squares = view.squares(n)
        self._places = {square: place for place, square in enumerate(self.squares)}
        self.symbols = [symbols[square] for square in self.squares]
        self.names = [scene.names[square] for square in self.squares]
        self.labels = view.labels(*scene.labels)
        self.marks = self.placed(scene.marks)
        self.turning = {self._places[square]: scene.turning[square] for square in scene.turning}

    @property
    def rows(self) -> "list[str]":
        """The symbols, row by row."""
        return ["".join(self.symbols[i : i + self.n]) for i in range(0, self.n * self.n, self.n)]

    def place(self, square: int) -> int:
        """Returns where a square is seen."""
        return self._places[square]

    def placed(self, marks: "dict[str, list[int]]") -> "dict[str, list[int]]":
        """Returns marks with the places of their squares."""
        return {kind: [self._places[square] for square in marks[kind]] for kind in marks}


def _reversed(items: "Sequence[T]") -> "list[T]":
    return list(reversed(items))
