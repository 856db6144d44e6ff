"""Ways to keep an n x n board in a variable."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from tracing.value_text import short

Cells = tuple[object, ...]
ROWS = (list, tuple)
ROW = (list, tuple, str, bytearray, bytes)
FLAT = (list, tuple, str, bytearray, bytes)
PLAIN = (str, int, bool, bytes, float, type(None))
KINDS = (list, tuple, str, bytearray, bytes, dict)
MISSING = "missing"  # A square that is not in a dictionary.
SMALLEST, LARGEST_BORDER = 4, 3


class Layout(NamedTuple):
    """Where the squares of a board are in a value.

    Attributes:
        kind: `rows`, `flat`, or a dictionary keyed by `numbers`, `pairs` or `digits` (`"35"`).
        first: The index of the first row, or the index of the first square of a flat board.
        second: The index of the first column, or the distance of two rows of a flat board.
        transposed: Whether the column comes before the row.
    """

    kind: str
    first: int
    second: int
    transposed: bool

    def index_of(self, row: int, column: int) -> tuple[int, ...]:
        """Returns the index of a square: a pair, or one number for a flat board."""
        if self.transposed:
            row, column = column, row
        if self.kind in ("flat", "numbers"):
            return (self.first + row * self.second + column,)
        return self.first + row, self.second + column

    def read(self, value: Any, n: int) -> Cells | None:
        """Returns the cells row by row, None if the value does not contain such a board."""
        read = _READ[self.kind]
        if type(value) not in _TYPES[self.kind]:
            return None
        try:
            return tuple(
                _plain(read(value, *self.index_of(row, column)))
                for row in range(n)
                for column in range(n)
            )
        except (IndexError, TypeError):
            return None


def _plain(cell: object) -> object:
    """Returns a cell that can be compared without calling the code of the program."""
    return cell if type(cell) in PLAIN else short(cell)


def _in_rows(value: Any, row: int, column: int) -> object:
    found = value[row]
    return found[column] if type(found) in ROW else MISSING


def _in_pairs(value: Any, row: int, column: int) -> object:
    return value.get((row, column), MISSING)


def _in_digits(value: Any, row: int, column: int) -> object:
    return value.get(f"{row}{column}", MISSING)


def _in_flat(value: Any, index: int) -> object:
    return value[index]


def _in_numbers(value: Any, index: int) -> object:
    return value.get(index, MISSING)


_READ: dict[str, Callable[..., object]] = {
    "rows": _in_rows,
    "flat": _in_flat,
    "numbers": _in_numbers,
    "pairs": _in_pairs,
    "digits": _in_digits,
}
_TYPES = {"rows": ROWS, "flat": FLAT, "numbers": (dict,), "pairs": (dict,), "digits": (dict,)}


def may_hold_board(value: object) -> bool:
    """Returns quickly whether a value has the type and the size of a board."""
    kind = type(value)
    if kind is dict:
        return bool(value)
    if kind not in KINDS or len(value) < SMALLEST:  # type: ignore[arg-type]
        return False
    first = value[-1]  # type: ignore[index]
    return len(value) >= SMALLEST**2 or (type(first) in ROW and len(first) >= SMALLEST)  # type: ignore


def layouts(value: Any, n: int) -> Iterator[Layout]:
    """Yields the layouts that a value can have, the most usual first."""
    if not may_hold_board(value):
        return  # The program has emptied it since.
    kind = type(value)
    for transposed in (False, True):
        if kind in ROWS and type(value[-1]) in ROW and len(value[-1]) >= n <= len(value):
            for border in range(min(len(value) - n, LARGEST_BORDER) + 1):
                for second in range(LARGEST_BORDER + 1):
                    yield Layout("rows", border, second, transposed)
        elif kind in FLAT and len(value) >= n * n:
            yield from _flat("flat", n, transposed)
        elif kind is dict:
            yield from _keyed(value, n, transposed)


def _flat(kind: str, n: int, transposed: bool) -> Iterator[Layout]:
    for width in sorted({n, n + 1, n + 2, 10}):
        for first in (0, 1, width, width + 1, 2 * width + 1, 2 * width + 2):
            yield Layout(kind, first, width, transposed)


def _keyed(value: dict[object, object], n: int, transposed: bool) -> Iterator[Layout]:
    key = next(iter(value))
    if type(key) is int:
        yield from _flat("numbers", n, transposed)
    elif type(key) in (tuple, str) and len(key) == 2:  # type: ignore[arg-type]
        kind = "pairs" if type(key) is tuple else "digits"
        for first in (0, 1):
            yield Layout(kind, first, first, transposed)
