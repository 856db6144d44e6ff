"""The visible part of a large board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from board.scene import OCCUPANTS, Scene, accessible_names
from othello import column_name, square_names

if TYPE_CHECKING:
    from judges.judged_game import GameBoard

LARGEST_WHOLE = 40  # Rows of the largest board that is shown completely.
VIEWPORT_SIZE = 26  # Rows and columns shown of a larger board.

# The last board and viewport, and what `_drawn` returned. Most redraws are of the same board.
_last: tuple[Any, Any] = (None, None)


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
        if self.whole:
            return square_names(self.n)
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
    board: GameBoard,
    signs: str,
    marks: dict[str, list[int]],
    turn: str | None,
    message: str,
    viewport: Viewport,
) -> Scene:
    """Returns the scene of the visible part of a board.

    `signs` are the characters of an empty square and of both sides.
    """
    global _last
    key = board, signs, viewport.top, viewport.left
    if key != _last[0]:
        _last = key, _drawn(board, signs, viewport)
    names, drawn = _last[1]
    return Scene(
        marks=marks,
        accessible_names=list(names),
        turn=turn,
        message=message + viewport.description(),
        **drawn,
    )


def _drawn(board: GameBoard, signs: str, viewport: Viewport) -> tuple[list[str], dict[str, Any]]:
    """Returns the accessible names of the visible squares, and the other parts of a scene."""
    whole = board.rows()
    cells, rows, names = "".join(whole), viewport.rows(whole), viewport.square_names()
    return _accessible_names(rows, names, viewport), {
        "rows": rows,
        "score": [(OCCUPANTS[sign], cells.count(sign)) for sign in signs[1:]],
        "labels": viewport.labels(),
        "squares": viewport.squares(),
        "square_names": names,
        "board_size": viewport.n,
    }


def _accessible_names(rows: list[str], square_names: list[str], viewport: Viewport) -> list[str]:
    if viewport.whole:
        return accessible_names(rows)
    cells = "".join(rows)
    occupants = {sign: f", {OCCUPANTS.get(sign, 'empty')}" for sign in set(cells)}
    return [name + occupants[sign] for name, sign in zip(square_names, cells)]
