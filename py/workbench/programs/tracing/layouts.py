"""Ways to keep an n x n board in a variable.

A value is first read into squares, without calling code of the program.
"""

import re
from array import array
from collections import deque
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice, product
from typing import Any, NamedTuple

from workbench.programs.tracing.value_text import (
    MOST_CELLS,
    TEXTS,
    attributes,
    base_of,
    is_numpy_array,
    short,
)

Cells = tuple[object, ...]
Key = int | tuple[int, int]
SEQUENCES = (list, tuple, deque, array)
SETS = (set, frozenset)
PLAIN = frozenset(map(id, (str, int, bool, bytes, float, type(None))))
MISSING = "missing"  # A square that is not in a dictionary.
LARGEST_BORDER = 3
MOST_ATTRIBUTES = 6  # Of an object on a square.
MOST_LAYOUTS = 128  # Whose keys are kept.
NAME = re.compile(r"([A-Za-z])(\d\d?)")  # Of a square.
DENSE = ("rows", "flat")  # The kinds in which no square may be missing.


class Squares(NamedTuple):
    """The squares in a value.

    Attributes:
        kind: `rows` or `flat` for sequences; for a dictionary the keys: `numbers`, `pairs`, or
            `names`, as in `d3`, which is (3, 4).
        cells: The cells by their indexes.
    """

    kind: str
    cells: dict[Key, object]


class Layout(NamedTuple):
    """Where the squares of a board are in a value.

    Attributes:
        kind: The kind of its squares.
        first: The index of the first row, or the index of the first square of a flat board.
        second: The index of the first column, or the distance of two rows of a flat board. It is
            negative if the first index belongs to the last square.
        transposed: Whether the column comes before the row.
        attribute: The attribute that is read of an object on a square, if any.
    """

    kind: str
    first: int
    second: int
    transposed: bool
    attribute: str = ""

    @property
    def exchanged(self) -> bool:
        """Whether rows and columns are exchanged. The letter of a name may mean either."""
        return self.transposed and self.kind != "names"

    def index_of(self, row: int, column: int) -> tuple[int, ...]:
        """Returns the index of a square: a pair, or one number for a flat board."""
        if self.transposed:
            row, column = column, row
        if self.kind in ("flat", "numbers"):
            return (self.first + row * self.second + (column if self.second > 0 else -column),)
        return self.first + row, self.second + column

    def read(self, value: Any, n: int) -> Cells | None:
        """Returns the cells row by row, None if the value does not contain such a board."""
        return self.cells(squares_in(value, n), n)

    def cells(self, squares: Squares | None, n: int) -> Cells | None:
        """Returns the cells row by row, None if the squares are of another kind or too few."""
        if squares is None or squares.kind != self.kind:
            return None
        keys, cells = _keys(self, n), squares.cells
        if self.kind in DENSE and not all(key in cells for key in keys):
            return None
        found = [cells.get(key, MISSING) for key in keys]
        if PLAIN.issuperset(map(id, map(type, found))):
            return tuple(found)
        return tuple([self.plain(cell) for cell in found])

    def plain(self, cell: object) -> object:
        """Returns a cell that can be compared without calling the code of the program."""
        if self.attribute and id(type(cell)) not in PLAIN:
            cell = attributes(cell).get(self.attribute)
        return cell if id(type(cell)) in PLAIN else short(cell)


class SquareReader:
    """Reads the squares of an n x n board.

    Attributes:
        plain: Returns a cell that can be compared without calling the code of the program.
        rows: The indexes of the rows, [] if the squares are no members of rows.
    """

    def __init__(self, layout: Layout, n: int) -> None:
        self.plain = layout.plain
        self._layout, self._n = layout, n
        keys = _keys(layout, n)
        self._squares = {key: square for square, key in enumerate(keys)}
        self.rows = [*dict.fromkeys(key[0] for key in keys)] if layout.kind == "rows" else []

    def cells(self, value: Any) -> Cells | None:
        """Returns the cells of a value in the order of the squares, None if it has none."""
        return self._layout.read(value, self._n)

    def square(self, path: tuple[object, ...]) -> int | None:
        """Returns the square of the indexes of a row and a cell, or of one index or key."""
        if self.rows:
            return self._squares.get(path)
        kind = "numbers" if self._layout.kind == "flat" else self._layout.kind
        found = key_of(path[0])
        return self._squares.get(found[1]) if found and found[0] == kind else None


@lru_cache(MOST_LAYOUTS)
def _keys(layout: Layout, n: int) -> list[Any]:
    """Returns the keys of the squares row by row."""
    indexes = [layout.index_of(*square) for square in product(range(n), repeat=2)]
    return [index if len(index) == 2 else index[0] for index in indexes]


def squares_in(value: Any, n: int) -> Squares | None:
    """Returns the squares in a value, None if it cannot hold a board that is read."""
    kind, entries = _entries(value, max(10, n + 4) ** 2)
    if not entries or n * n > MOST_CELLS:
        return None
    last = entries[-1][1]
    few = len(entries) < 3 * n or not attributes(last)  # More objects are those of squares.
    if kind in ("flat", "numbers") and few and len(_row(last, n)) >= n <= len(entries):
        rows = entries[: n + LARGEST_BORDER]
        return Squares("rows", {(at, key): one for at, row in rows for key, one in _row(row, n)})
    return Squares(kind, dict(entries))


def _row(value: Any, n: int) -> list[tuple[Any, object]]:
    """Returns the cells of a row with their indexes, [] for other values.

    A row may be an object of the program whose first container has the cells.
    """
    for one in (value, *list(attributes(value).values())[:MOST_ATTRIBUTES]):
        kind, entries = _entries(one, n + LARGEST_BORDER)
        if kind in ("flat", "numbers"):
            return entries
    return []


def _entries(value: Any, most: int) -> tuple[str, list[tuple[Any, object]]]:
    """Returns the kind of a container and its first items with their indexes."""
    base = base_of(value)
    if base in TEXTS or base in SEQUENCES:
        return "flat", [*enumerate(islice(base.__iter__(value), most))]
    if base is dict:
        keyed = [(key_of(key), one) for key, one in islice(dict.items(value), most)]
        kind = next((key[0] for key, _ in keyed if key), "")
        return kind, [(key[1], one) for key, one in keyed if key and key[0] == kind]
    if is_numpy_array(value) and value.ndim and value.size <= MOST_CELLS:
        return "flat", [*enumerate(value.tolist())]
    return "", []


def key_of(key: Any) -> tuple[str, Key] | None:
    """Returns the kind and the index of a square, None for other keys of a dictionary."""
    if type(key) is int:
        return "numbers", key
    if type(key) is complex and key.real.is_integer() and key.imag.is_integer():
        return "pairs", (int(key.real), int(key.imag))
    if type(key) is str:
        if name := NAME.fullmatch(key):
            return "names", (int(name[2]), ord(name[1].lower()) - ord("a") + 1)
        return ("pairs", (int(key[0]), int(key[1]))) if re.fullmatch(r"\d\d", key) else None
    named = base_of(key) is not tuple
    parts = [*islice(attributes(key).values() if named else tuple.__iter__(key), 3)]
    if [*map(id, map(type, parts))] == [id(int)] * 2:
        return "pairs", tuple(parts)
    return None


def layouts(squares: Squares, n: int) -> Iterator[Layout]:
    """Yields the layouts that squares can have, the most usual first."""
    objects = (list(attributes(cell)) for cell in squares.cells.values())
    names = next(filter(None, objects), [""])[:MOST_ATTRIBUTES]
    for transposed, place in product((False, True), _places(squares.kind, n)):
        for name in names:
            layout = Layout(squares.kind, *place, transposed, name)
            cells = layout.cells(squares, n) or ()
            if 2 * (len(cells) - cells.count(MISSING)) > min(len(squares.cells), n * n):
                yield layout


def _places(kind: str, n: int) -> Iterator[tuple[int, int]]:
    """Yields the first two indexes of layouts; see `Layout`."""
    if kind == "rows":
        yield from product(range(LARGEST_BORDER + 1), repeat=2)
    elif kind in ("flat", "numbers"):
        for width in sorted({n, n + 1, n + 2, 10}):
            for first in (0, 1, width, width + 1, 2 * width + 1, 2 * width + 2):
                yield first, width
        if kind == "numbers":
            yield from ((n * n - 1, -n), (n * n + n - 1, -n - 1), (n * n + 3 * n, -n - 2))
    else:
        yield from ((0, 0), (1, 1), (0, 1))
