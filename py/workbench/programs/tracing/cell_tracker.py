"""Follows the squares of the boards that a run makes."""

from array import array
from collections import deque
from collections.abc import Callable
from typing import Any

from workbench.programs.tracing.events import BORN, READ, WROTE
from workbench.programs.tracing.layouts import SquareReader
from workbench.programs.tracing.value_text import base_of

Path = tuple[object, ...]
MOST_BOARDS = 500
FIXED = (str, bytes, tuple)  # One object of these types may be several rows.
SEQUENCES = (list, bytearray, deque, array, *FIXED)
FOLLOWED = (dict, *SEQUENCES)  # Subclasses may give their indexes another meaning.
KEYS = (int, str, complex)
ODD = "odd"  # An index or a key that belongs to no square.


class TrackedBoard:
    """A board in a value, with its number and its last known cells."""

    def __init__(self, number: int, value: object, cells: tuple[object, ...]) -> None:
        self.number = number
        self.value = value
        self.cells = list(cells)


class CellTracker:
    """Finds out which squares of its boards are read and written.

    Notes each kind of event with its board, its square and the value.
    """

    def __init__(
        self, reader: SquareReader, note: Callable[[str, int, int, object], object]
    ) -> None:
        self.boards: list[TrackedBoard] = []
        self._reader, self._note = reader, note
        self._board_of: dict[int, TrackedBoard] = {}  # By the id of a value.
        # The boards and the beginning of the paths, by the id of a board or a row. Each object is
        # kept, so that no other one gets its id.
        self._holders: dict[int, list[tuple[TrackedBoard, Path]]] = {}
        self._kept: list[object] = []
        # The row that has just been taken from a board, with its holders.
        self._row: object = None
        self._row_of: list[tuple[TrackedBoard, Path]] = []
        self._row_below: tuple[int, int] | None = None  # Its index, as `_below` returns it.

    def follow(self, value: object, told: bool) -> TrackedBoard | None:
        """Returns the board in a value, which is followed from now on; None if it has none.

        It is told if the current line is known to have written the squares.
        """
        known = self._board_of.get(id(value))
        cells = None if known or len(self.boards) == MOST_BOARDS else self._reader.cells(value)
        if cells is None:
            return known
        board = TrackedBoard(len(self.boards), value, cells)
        self.boards.append(board)
        self._board_of[id(value)] = board
        self._hold(value, board, ())
        self._hold_rows(board)
        self._note(BORN, board.number, -1, (cells, told))
        return board

    def holds(self, value: object) -> bool:
        """Returns whether a value is a followed board, or a row of one."""
        return id(value) in self._holders

    def read(self, value: object, key: object, item: object, is_inner: bool = False) -> None:
        """Notes that an item was read.

        It is inner if the value has just been read as an item itself, as in `board[i][j]`.
        """
        is_row = is_inner and value is self._row
        for board, start in self._row_of if is_row else self._holders.get(id(value), ()):
            path = (*start, _index(value, key))
            square = self._reader.square(path)
            if square is not None:
                below = self._row_below if is_row else None
                self._note(READ, board.number, square, _below(value, key) or below)
            elif self._reader.rows and not start:
                self._row, self._row_of = item, [(board, path)]
                self._row_below = _below(value, key)

    def wrote(self, value: object, key: object, item: object) -> None:
        """Notes that an item was written."""
        for board, start in self._holders.get(id(value), ()):
            square = self._reader.square((*start, _index(value, key)))
            if square is None:
                self.compare(value)
                return
            board.cells[square] = self._reader.plain(item)
            self._note(WROTE, board.number, square, board.cells[square])

    def compare(self, value: object) -> None:
        """Notes the squares that have changed in the boards that a value belongs to."""
        held = [board for board, _ in self._holders.get(id(value), ())]
        for board in dict.fromkeys([*held, *filter(None, [self._board_of.get(id(value))])]):
            cells = self._reader.cells(board.value)
            if cells is None:
                continue  # The program has emptied it.
            for square, (before, after) in enumerate(zip([*board.cells], cells)):
                if before != after:
                    board.cells[square] = after
                    self._note(WROTE, board.number, square, after)
            self._hold_rows(board)

    def is_known(self, board: TrackedBoard) -> bool:
        """Returns whether the writings that were noted lead to the state of a board, if any."""
        return self._reader.cells(board.value) in (None, tuple(board.cells))

    def _hold_rows(self, board: TrackedBoard) -> None:
        base: Any = base_of(board.value)
        for index in self._reader.rows if base in FOLLOWED else ():
            row = base.__getitem__(board.value, index)
            if type(row) not in FIXED:
                self._hold(row, board, (index,))

    def _hold(self, value: object, board: TrackedBoard, path: Path) -> None:
        self._kept.append(value)
        held = self._holders.setdefault(id(value), []) if type(value) in FOLLOWED else []
        if (board, path) not in held:
            held.append((board, path))


def _below(value: Any, key: object) -> tuple[int, int] | None:
    """Returns an index below 0, and the one that it stands for; None for another key."""
    if type(key) is int and key < 0 and type(value) in SEQUENCES:
        return key, key + len(value)
    return None


def _index(value: Any, key: object) -> object:
    """Returns an index, counted from the start, or a key; a text that is neither if it is odd."""
    below = _below(value, key)
    if below:
        return below[1]
    if type(key) is tuple and all(type(one) is int for one in key):
        return key
    return key if type(key) in KEYS else ODD
