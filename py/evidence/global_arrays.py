"""Finds the global arrays of a compiled program that may hold a board, and reads their values."""

from collections.abc import Iterator
from typing import NamedTuple

from evidence import debug_data as data
from evidence.debug_data import DebugEntry

MOST_ARRAYS = 30
MOST_BYTES = 16_384  # Of all arrays, read at once.
MOST_ROWS, MOST_CELLS = 32, 1024  # Of an array; a larger one has its board at the beginning.
SMALLEST, SMALLEST_FLAT = 4, 16
DEEPEST = 2  # Members of members.
_AT_ADDRESS = 0x03  # The operation that begins a constant address.
_STRUCTURES = (data.STRUCTURE, data.CLASS)
_NAMES = (data.TYPEDEF, data.CONSTANT, data.VOLATILE)
_CELLS = (data.BASE, data.ENUMERATION)
_FRACTIONS, _SIGNED, _CHARACTERS = (4,), (5, 6), (6, 8)  # Encodings.
_ELEMENTS = "__elems_"  # The only member of a std::array in libc++.


class GlobalArray(NamedTuple):
    """An array of numbers or characters with a constant address.

    Attributes:
        name: The name of the variable, with that of a member after it.
        address: Where it is in the memory.
        rows: How many rows are read, 0 for a flat array.
        columns: How many cells of a row are read.
        distance: The distance of two rows in bytes.
        size: The bytes of a cell.
        encoding: How a cell is written, in DWARF's numbers.
    """

    name: str
    address: int
    rows: int
    columns: int
    distance: int
    size: int
    encoding: int

    @property
    def width(self) -> int:
        """The bytes that are read of a row."""
        return self.columns * self.size

    @property
    def length(self) -> int:
        """The bytes that are read."""
        return max(self.rows, 1) * self.width

    def value(self, content: bytes) -> object:
        """Returns the array as Python would have it, from the bytes that were read."""
        rows = [
            self._row(content[start : start + self.width])
            for start in range(0, len(content), self.width)
        ]
        return rows if self.rows else rows[0]

    def _row(self, content: bytes) -> object:
        if self.encoding in _CHARACTERS and self.size == 1:
            return content.decode("latin-1")
        signed = self.encoding in _SIGNED
        return [
            int.from_bytes(content[at : at + self.size], "little", signed=signed)
            for at in range(0, len(content), self.size)
        ]


def global_arrays(entries: dict[int, DebugEntry]) -> list[GlobalArray]:
    """Returns the arrays that may hold a board, the smallest first, up to the limits."""
    found = []
    left = MOST_BYTES
    arrays = {array.address: array for array in _all_arrays(entries)}
    for array in sorted(arrays.values(), key=lambda array: array.length)[:MOST_ARRAYS]:
        left -= array.length
        if left >= 0:
            found.append(array)
    return found


def _all_arrays(entries: dict[int, DebugEntry]) -> Iterator[GlobalArray]:
    for entry in entries.values():
        address = _constant_address(entry)
        if entry.tag == data.VARIABLE and address is not None:
            # A member of a namespace or of a class is declared elsewhere.
            declared = entries.get(entry.number(data.SPECIFICATION, -1), entry)
            yield from _arrays_in(entries, declared, declared.text(data.NAME), address, DEEPEST)


def _constant_address(entry: DebugEntry) -> int | None:
    """Returns where an entry is in the memory, None if the place is not constant."""
    location = entry.values.get(data.LOCATION)
    if not isinstance(location, bytes) or len(location) != 5 or location[0] != _AT_ADDRESS:
        return None
    return int.from_bytes(location[1:], "little")


def _arrays_in(
    entries: dict[int, DebugEntry], typed: DebugEntry, name: str, address: int, depth: int
) -> Iterator[GlobalArray]:
    """Yields the array in a variable or a member, or those in the members of its structure."""
    dimensions, cell = _dimensions(entries, typed)
    if not cell or not name:
        return
    if cell.tag in _CELLS and dimensions:
        yield from _shaped(name, address, dimensions, cell)
    elif cell.tag in _STRUCTURES and not dimensions and depth:
        for member in _members(cell):
            inner = f"{name}.{member.text(data.NAME)}"
            at = address + member.number(data.OFFSET, 0)
            yield from _arrays_in(entries, member, inner, at, depth - 1)


def _shaped(
    name: str, address: int, dimensions: list[int], cell: DebugEntry
) -> Iterator[GlobalArray]:
    """Yields the array if it has the shape of a board."""
    size, encoding = cell.number(data.SIZE, 0), cell.number(data.ENCODING, 0)
    if size not in (1, 2, 4, 8) or encoding in _FRACTIONS:
        return
    if len(dimensions) == 1 and dimensions[0] >= SMALLEST_FLAT:
        columns = min(dimensions[0], MOST_CELLS)
        yield GlobalArray(name, address, 0, columns, columns * size, size, encoding)
    if len(dimensions) == 2 and min(dimensions) >= SMALLEST:
        rows, columns = (min(number, MOST_ROWS) for number in dimensions)
        yield GlobalArray(name, address, rows, columns, dimensions[1] * size, size, encoding)


def _dimensions(
    entries: dict[int, DebugEntry], typed: DebugEntry
) -> tuple[list[int], DebugEntry | None]:
    """Returns the dimensions of an entry's type, [] for one that is no array, and its cells."""
    dimensions = []
    # A type refers to others; damaged data may refer to itself.
    for _ in range(len(entries)):
        found = entries.get(typed.number(data.TYPE, -1))
        if found and found.tag in _STRUCTURES and _is_array(found):
            found = _members(found)[0]
        elif found and found.tag == data.ARRAY:
            dimensions += [_length(part) for part in found.children if part.tag == data.DIMENSION]
        elif not found or found.tag not in _NAMES:
            return dimensions, found
        typed = found
    return [], None


def _length(dimension: DebugEntry) -> int:
    return dimension.number(data.COUNT, dimension.number(data.UPPER_BOUND, -1) + 1)


def _members(structure: DebugEntry) -> list[DebugEntry]:
    """Returns the members of a structure that its objects have."""
    return [
        part
        for part in structure.children
        if part.tag == data.MEMBER and not part.number(data.EXTERNAL, 0)
    ]


def _is_array(structure: DebugEntry) -> bool:
    return [member.text(data.NAME) for member in _members(structure)] == [_ELEMENTS]
