"""The board's orientation, and the board as it appears on the screen.

A cell is the place on the screen where a square is drawn. Cells are numbered row by row from the
top left, however the board is turned.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from board.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeVar

    T = TypeVar("T")

THEMES = ("green", "wood", "blue", "contrast")


class Orientation:
    """One of the eight orientations of the board, and its theme.

    Attributes:
        mirrored: Whether left and right are swapped, before the board is turned.
        turns: The number of clockwise quarter turns.
        theme: One of THEMES.
    """

    def __init__(self) -> None:
        self.turns = 0
        self.mirrored = False
        self.theme = THEMES[0]

    @property
    def layout(self) -> tuple[int, bool]:
        """The quarter turns, and whether the board is mirrored."""
        return self.turns, self.mirrored

    def turn(self) -> None:
        """Turns the board on the screen clockwise by a quarter turn."""
        self.turns = (self.turns + 1) % 4

    def mirror(self) -> None:
        """Swaps left and right on the screen."""
        self.turns = -self.turns % 4
        self.mirrored = not self.mirrored

    def choose_theme(self, theme: str) -> None:
        """Chooses one of THEMES."""
        self.theme = theme

    def order(self, n: int) -> list[int]:
        """Returns the square in each cell of an n x n board."""
        rows = [list(range(i, i + n)) for i in range(0, n * n, n)]
        if self.mirrored:
            rows = [_reversed(row) for row in rows]
        for _ in range(self.turns):
            rows = [list(row) for row in zip(*_reversed(rows))]
        return [square for row in rows for square in row]

    def labels(self, columns: list[str], rows: list[str]) -> tuple[list[str], list[str]]:
        """Returns the labels above the columns and beside the rows on the screen."""
        if self.mirrored:
            columns = _reversed(columns)
        for _ in range(self.turns):
            columns, rows = _reversed(rows), columns
        return columns, rows


class Picture:
    """A scene as it appears on the screen. All lists and dictionaries refer to cells.

    Attributes:
        n: The number of rows.
        squares: The square in each cell.
        square_names: The names of the squares.
        symbols: The symbol in each cell.
        accessible_names: The accessible name of each cell.
        labels: The labels above the columns and beside the rows.
        marks: Cells by kind of mark.
        values: The value of the move in a cell, as in `Scene.values`.
        turning: Cells whose disc turns over, as in `Scene.turning`.
    """

    def __init__(self, scene: Scene, orientation: Orientation) -> None:
        n, symbols = scene.n, list("".join(scene.rows))
        order = orientation.order(n)
        self.n = n
        self.squares = [scene.squares[i] for i in order]
        self.square_names = [scene.square_names[i] for i in order]
        self.symbols = [symbols[i] for i in order]
        self.accessible_names = [scene.accessible_names[i] for i in order]
        self.labels = orientation.labels(*scene.labels)
        self._cells = {square: cell for cell, square in enumerate(self.squares)}
        self.marks = self.in_cells(scene.marks)
        self.values = {self._cells[square]: scene.values[square] for square in scene.values}
        self.turning = {self._cells[square]: scene.turning[square] for square in scene.turning}

    @property
    def rows(self) -> list[str]:
        """The symbols, row by row."""
        return ["".join(self.symbols[i : i + self.n]) for i in range(0, self.n * self.n, self.n)]

    def cell(self, square: int) -> int:
        """Returns the cell of a square."""
        return self._cells[square]

    def square_at(self, name: str) -> int:
        """Returns the visible square with a name."""
        return self.squares[self.square_names.index(name)]

    def in_cells(self, marks: dict[str, list[int]]) -> dict[str, list[int]]:
        """Returns the visible marks, with cells instead of squares."""
        return marks_in_cells(marks, self._cells)


def marks_in_cells(marks: dict[str, list[int]], cells: dict[int, int]) -> dict[str, list[int]]:
    """Returns the marks of the squares that have a cell, with the cells instead of the squares."""
    found = {kind: [cells[square] for square in marks[kind] if square in cells] for kind in marks}
    if "from" in marks:
        # An arrow is drawn only if both ends are visible.
        ends = zip(marks["from"], marks["to"])
        arrows = [pair for pair in ends if pair[0] in cells and pair[1] in cells]
        found["from"] = [cells[origin] for origin, _ in arrows]
        found["to"] = [cells[target] for _, target in arrows]
    return found


def _reversed(items: Sequence[T]) -> list[T]:
    return list(reversed(items))
