"""Short texts of values, made without calling the code of the program.

A class of the program may define a `__repr__` that never ends, so none is called.
"""

from collections import deque
from collections.abc import Iterable
from itertools import islice
from types import FunctionType, ModuleType
from typing import Any

LONGEST = 60  # Characters of a text.
MOST_BITS = 200  # Of an integer that is written out.
DEEPEST = 4
MORE = "…"
BRACKETS: dict[type, tuple[str, str]] = {
    list: ("[", "]"),
    tuple: ("(", ")"),
    set: ("{", "}"),
    frozenset: ("frozenset({", "})"),
    deque: ("deque([", "])"),
}
SIMPLE = (bool, float, complex, type(None), range)
# Values that are code rather than data.
CODE = (ModuleType, FunctionType, type, type(len))
# The containers whose subclasses are shown with what they contain.
BASES = (tuple, list, dict, set)
_name_of = type.__dict__["__name__"].__get__
_members_of = type.__dict__["__dict__"].__get__


def short(value: object) -> str:
    """Returns a text like `repr(value)` of at most LONGEST characters."""
    return _clipped("".join(islice(_pieces(value, DEEPEST), LONGEST + 1)))


def is_data(value: object) -> bool:
    """Returns whether a value is data, and not a module, a function or a class."""
    return not issubclass(type(value), CODE)


def attributes(value: object) -> dict[str, object]:
    """Returns the attributes of an object of a class of the program, {} for other values."""
    kind = type(value)
    if type.__getattribute__(kind, "__module__") != "__main__":
        return {}
    try:
        found = object.__getattribute__(value, "__dict__")
    except AttributeError:
        return {}
    return found if type(found) is dict else {}


def class_name(value: object) -> str:
    """Returns the name of the class of a value."""
    return str(_name_of(type(value)))


def _clipped(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + MORE


def _pieces(value: Any, depth: int) -> Iterable[str]:
    """Yields parts of the text of a value; the caller may take just the first ones."""
    kind = type(value)
    if kind in (str, bytes):
        yield repr(value[:LONGEST])
    elif kind is bytearray:
        yield repr(bytes(value[:LONGEST]))
    elif kind is int:
        bits = value.bit_length()
        yield repr(value) if bits <= MOST_BITS else f"<int of {bits} bits>"
    elif kind in SIMPLE:
        yield repr(value)
    elif depth == 0:
        yield MORE
    elif kind in BRACKETS:
        opening, closing = BRACKETS[kind]
        if kind is tuple and len(value) == 1:
            closing = ",)"
        yield from _series(opening, closing, (_pieces(one, depth - 1) for one in value))
    elif kind is dict:
        yield from _series("{", "}", (_pair(key, one, depth - 1) for key, one in value.items()))
    elif base := next((base for base in BASES if issubclass(kind, base)), None):
        yield from (class_name(value), "(")
        yield from _content(value, kind, base, depth)
        yield ")"
    else:
        shown = attributes(value)
        pairs = ((f"{name}=", *_pieces(one, depth - 1)) for name, one in shown.items())
        yield from _series(class_name(value) + "(", ")", pairs)


def _content(value: Any, kind: type, base: type, depth: int) -> Iterable[str]:
    """Yields parts of the text of what an object of a subclass of a container contains."""
    fields = _members_of(kind).get("_fields")
    if base is dict:
        yield from _pieces(dict(dict.items(value)), depth)
    elif base is tuple and type(fields) is tuple and len(fields) == tuple.__len__(value):
        pairs = zip(fields, tuple.__iter__(value))
        yield from _series("", "", ((f"{n}=", *_pieces(one, depth - 1)) for n, one in pairs))
    else:
        yield from _pieces(base(base.__iter__(value)), depth)  # type: ignore[attr-defined]


def _pair(key: object, value: object, depth: int) -> Iterable[str]:
    yield from _pieces(key, depth)
    yield ": "
    yield from _pieces(value, depth)


def _series(opening: str, closing: str, items: Iterable[Iterable[str]]) -> Iterable[str]:
    yield opening
    for number, item in enumerate(items):
        if number:
            yield ", "
        yield from item
    yield closing
