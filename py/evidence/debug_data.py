"""Reads what a compiler has written about a program for debuggers: DWARF 4 with 32-bit addresses.

The entries of a program form a tree: functions contain variables, arrays their dimensions.
"""

from collections.abc import Iterator
from typing import NamedTuple

VERSION = 4
# Tags of entries.
ARRAY, MEMBER, STRUCTURE, DIMENSION = 0x01, 0x0D, 0x13, 0x21
CLASS, TYPEDEF, BASE, CONSTANT = 0x02, 0x16, 0x24, 0x26
ENUMERATION, VARIABLE, VOLATILE = 0x04, 0x34, 0x35
# Their attributes.
LOCATION, NAME, SIZE, UPPER_BOUND, COUNT = 0x02, 0x03, 0x0B, 0x2F, 0x37
OFFSET, ENCODING, SPECIFICATION, TYPE, EXTERNAL = 0x38, 0x3E, 0x47, 0x49, 0x3F
DebugValue = int | bytes | str


class Form(NamedTuple):
    """How an attribute is written.

    Attributes:
        kind: `number`, `signed`, `reference` (to an entry), `bytes`, `text` or `place` (of a text).
        size: The number of bytes, or of the bytes of a length before it; 0 for a LEB128 number.
    """

    kind: str
    size: int


_FORMS = {
    0x01: Form("number", 4),  # An address.
    0x03: Form("bytes", 2),
    0x04: Form("bytes", 4),
    0x05: Form("number", 2),
    0x06: Form("number", 4),
    0x07: Form("number", 8),
    0x08: Form("text", 0),
    0x09: Form("bytes", 0),
    0x0A: Form("bytes", 1),
    0x0B: Form("number", 1),
    0x0C: Form("number", 1),
    0x0D: Form("signed", 0),
    0x0E: Form("place", 4),
    0x0F: Form("number", 0),
    0x10: Form("number", 4),
    0x11: Form("reference", 1),
    0x12: Form("reference", 2),
    0x13: Form("reference", 4),
    0x14: Form("reference", 8),
    0x15: Form("reference", 0),
    0x17: Form("number", 4),
    0x18: Form("bytes", 0),
    0x20: Form("number", 8),
}
_PRESENT = 0x19  # A form without bytes: the attribute is true.


class DebugEntry:
    """An entry.

    Attributes:
        tag: What it describes, such as VARIABLE.
        values: Its attributes.
        children: The entries in it.
    """

    def __init__(self, tag: int, values: dict[int, DebugValue]) -> None:
        self.tag = tag
        self.values = values
        self.children: list[DebugEntry] = []

    def text(self, attribute: int) -> str:
        """Returns an attribute that is a text, empty if there is none."""
        value = self.values.get(attribute, "")
        return value if isinstance(value, str) else ""

    def number(self, attribute: int, default: int) -> int:
        """Returns an attribute that is a number."""
        value = self.values.get(attribute, default)
        return value if isinstance(value, int) else default


class _Bytes:
    """Reads numbers and texts one after the other."""

    def __init__(self, content: bytes, at: int = 0) -> None:
        self.content = content
        self.at = at

    def take(self, size: int) -> bytes:
        """Returns the next bytes. Raises IndexError at the end."""
        start, self.at = self.at, self.at + size
        if self.at > len(self.content):
            raise IndexError(start)
        return self.content[start : self.at]

    def number(self, size: int) -> int:
        """Returns an unsigned number: of `size` bytes, in LEB128 if it is 0."""
        return int.from_bytes(self.take(size), "little") if size else self._leb128()[0]

    def signed(self) -> int:
        """Returns a signed number in LEB128."""
        value, bits = self._leb128()
        return value - (1 << bits) if value >> (bits - 1) else value

    def text(self) -> str:
        """Returns a text that a null byte ends."""
        end = self.content.index(b"\0", self.at)
        return self.take(end + 1 - self.at)[:-1].decode(errors="replace")

    def _leb128(self) -> tuple[int, int]:
        """Returns a number and how many bits were written."""
        value = bits = 0
        while True:
            byte = self.number(1)
            value |= (byte & 0x7F) << bits
            bits += 7
            if not byte & 0x80:
                return value, bits


def entries_of(file: str, info: bytes, abbreviations: bytes, texts: bytes) -> dict[int, DebugEntry]:
    """Returns the entries of one source file by their places.

    Args:
        file: The name of the file.
        info: The section `.debug_info`.
        abbreviations: The section `.debug_abbrev`.
        texts: The section `.debug_str`.

    Raises:
        ValueError: The data is invalid.
    """
    at = 0
    try:
        while at < len(info):
            unit = _Unit(_Bytes(info, at), abbreviations, texts)
            if unit.version == VERSION:
                found = dict(unit.entries())
                first = next(iter(found.values()))
                if first.text(NAME).rpartition("/")[2] == file:
                    return found
            at = unit.end
    except (IndexError, KeyError, StopIteration) as error:
        raise ValueError("the debug data is invalid") from error
    return {}


class _Unit:
    """The entries of a source file. References count from its start.

    Attributes:
        version: The version of the format.
        end: The place after it.
    """

    def __init__(self, content: _Bytes, abbreviations: bytes, texts: bytes) -> None:
        self._start = content.at
        self.end = content.number(4) + content.at
        self.version = content.number(2)
        self._shapes = _shapes(_Bytes(abbreviations, content.number(4)))
        content.take(1)  # The size of addresses.
        self._content, self._texts = content, texts

    def entries(self) -> Iterator[tuple[int, DebugEntry]]:
        """Yields the places and the entries, the one of the whole file first."""
        content, open_entries = self._content, list[DebugEntry]()
        while content.at < self.end:
            place, code = content.at, content.number(0)
            if not code:
                open_entries[-1:] = []
                continue
            tag, has_children, forms = self._shapes[code]
            entry = DebugEntry(tag, {name: self._value(form) for name, form in forms})
            yield place, entry
            if open_entries:
                open_entries[-1].children.append(entry)
            if has_children:
                open_entries.append(entry)

    def _value(self, code: int) -> DebugValue:
        """Returns the next value."""
        content = self._content
        if code == _PRESENT:
            return 1
        kind, size = _FORMS[code]
        if kind == "text":
            return content.text()
        if kind == "signed":
            return content.signed()
        number = content.number(size)
        if kind == "bytes":
            return content.take(number)
        if kind == "place":
            return _Bytes(self._texts, number).text()
        return number + self._start if kind == "reference" else number


def _shapes(content: _Bytes) -> dict[int, tuple[int, bool, list[tuple[int, int]]]]:
    """Returns by its code: the tag of an entry, whether it has children, and its forms."""
    found = {}
    while code := content.number(0):
        tag, has_children = content.number(0), bool(content.number(1))
        forms = []
        while True:
            name, form = content.number(0), content.number(0)
            if not name and not form:
                break
            forms.append((name, form))
        found[code] = tag, has_children, forms
    return found
