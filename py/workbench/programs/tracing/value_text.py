"""Short texts of values, made without calling the code of the program.

A class of the program may define a `__repr__` that never ends, so none is called.
"""

from array import array
from collections import deque
from collections.abc import Iterable, Iterator
from enum import Enum
from itertools import islice
from types import FunctionType, GetSetDescriptorType, MemberDescriptorType, ModuleType
from typing import Any

LONGEST = 60  # Characters of a text.
MOST_BITS = 200  # Of an integer that is written out.
MOST_CELLS = 4096  # Of a numpy array that is written out.
DEEPEST, MOST_MEMBERS = 4, 2  # Values in values, and attributes of attributes.
MORE = "…"
BRACKETS: dict[type, tuple[str, str]] = {
    list: ("[", "]"),
    tuple: ("(", ")"),
    set: ("{", "}"),
    frozenset: ("frozenset({", "})"),
    deque: ("deque([", "])"),
    array: ("array([", "])"),
}
MOST_ITEMS = 200  # Of a collection that is copied.
COLLECTIONS = (list, tuple, set, frozenset, deque, dict)
TEXTS = (str, bytes, bytearray)
SIMPLE = (bool, float, complex, type(None), range)
# Values that are code rather than data.
CODE = (ModuleType, FunctionType, type, type(len))
# The types whose methods read their subclasses too. `bool` is one of the subclasses of `int`.
BASES = (*TEXTS, *SIMPLE, int, dict, *BRACKETS)
# A class of the program can answer comparisons of types, so types are compared by identity.
_UNSET = object()
_EXACT = {id(base): base for base in BASES}
NUMPY_ARRAY = ("numpy", "ndarray")
_HEAP_TYPE = 1 << 9  # The flag of types that are no constants of C.
_name_of = type.__dict__["__name__"].__get__
_module_of = type.__dict__["__module__"].__get__
_members_of = type.__dict__["__dict__"].__get__
_flags_of = type.__dict__["__flags__"].__get__
_owners_of = type.__dict__["__mro__"].__get__


class Unset:
    """Stands for a value that was never set, or for one of which this is not known."""

    def __init__(self, text: str) -> None:
        self.text = text


def short(value: object) -> str:
    """Returns a text like `repr(value)` of at most LONGEST characters."""
    return _clipped("".join(islice(_pieces(value, DEEPEST), LONGEST + 1)))


def copied(value: Any) -> Any:
    """Returns a copy of a collection that is not long, and other values as they are."""
    is_short = type(value) in COLLECTIONS and len(value) <= MOST_ITEMS
    return type(value)(value) if is_short else value


def is_data(value: object) -> bool:
    """Returns whether a value is data, and not a module, a function or a class."""
    return not issubclass(type(value), CODE)


def base_of(value: object) -> type[Any] | None:
    """Returns the type of BASES that a value or the class of the program derives from, or None."""
    kind = type(value)
    return _EXACT.get(id(kind)) or next((base for base in BASES if issubclass(kind, base)), None)


def is_numpy_array(value: object) -> bool:
    """Returns whether a value is an array of numpy, not of a subclass."""
    kind = type(value)
    return not _flags_of(kind) & _HEAP_TYPE and (_module_of(kind), _name_of(kind)) == NUMPY_ARRAY


def defines(value: object, name: str) -> bool:
    """Returns whether a class of the program defines a method of a value."""
    owners = [_members_of(owner) for owner in _owners_of(type(value))]
    found = next((members[name] for members in owners if name in members), None)
    return type(found) is FunctionType


def with_attributes(
    name: str, value: object, depth: int = MOST_MEMBERS
) -> Iterator[tuple[str, object]]:
    """Yields a variable and the attributes of objects, as in `a.b`, with their values."""
    yield name, value
    for inner, held in attributes(value).items() if depth else ():
        yield from with_attributes(f"{name}.{inner}", held, depth - 1)


def attributes(value: object) -> dict[str, object]:
    """Returns the attributes of a class of the program or an object of one, {} for other values.

    Members of enumerations have none. A class has those whose values are of built-in types.
    """
    kind: type = value if type(value) is type else type(value)
    members = _members_of(kind)
    module = members.get("__module__")
    if type(module) is not str or module != "__main__" or issubclass(kind, Enum):
        return {}
    if kind is not value:
        return _attributes(value)
    held = [(name, one) for name, one in members.items() if type(name) is str and base_of(one)]
    return {name: one for name, one in held if not name.startswith("__")}


def _attributes(value: Any) -> dict[str, object]:
    """Returns the attributes of an object: fields, those in `__slots__`, and in `__dict__`."""
    found: list[tuple[object, object]] = []
    held: object = None
    for owner in reversed(_owners_of(type(value))[:-1]):
        members = _members_of(owner)
        fields = members.get("_fields")
        if type(fields) is tuple and issubclass(type(value), tuple):
            found += zip(fields, tuple.__iter__(value))
        if "__slots__" in members:
            slots = [item for item in members.items() if type(item[1]) is MemberDescriptorType]
            found += [(name, _read(slot, value)) for name, slot in slots]
        if type(members.get("__dict__")) is GetSetDescriptorType:
            held = _read(members["__dict__"], value)
    found += held.items() if type(held) is dict else ()
    return {name: one for name, one in found if type(name) is str and one is not _UNSET}


def _read(member: MemberDescriptorType | GetSetDescriptorType, value: object) -> object:
    """Returns an attribute that C stores, _UNSET if the object lacks it."""
    try:
        return member.__get__(value)
    except (AttributeError, TypeError):
        return _UNSET


def class_name(value: object) -> str:
    """Returns the name of the class of a value."""
    return str.__str__(_name_of(type(value)))


def _clipped(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + MORE


def _pieces(value: Any, depth: int) -> Iterable[str]:
    """Yields parts of the text of a value; the caller may take just the first ones."""
    base, name = base_of(value), class_name(value)
    if type(value) is Unset:
        yield value.text
    elif base is type(value):
        yield from _built_in(value, base, depth)
    elif issubclass(type(value), Enum):
        member = _attributes(value).get("_name_")
        yield f"{name}.{member}" if type(member) is str else f"{name}()"
    elif depth == 0:
        yield MORE
    elif base or is_numpy_array(value):
        yield from (name, "(")
        yield from _content(value, base, depth)
        yield ")"
    else:
        shown = attributes(value)
        pairs = ((f"{name}=", *_pieces(one, depth - 1)) for name, one in shown.items())
        yield from _series(f"{name}(", ")", pairs)


def _built_in(value: Any, base: type[Any], depth: int) -> Iterable[str]:
    """Yields parts of the text of a value, read as one of a built-in type."""
    if base in TEXTS:
        part: Any = base.__getitem__(value, slice(LONGEST))
        yield repr(bytes(part) if base is bytearray else part)
    elif base is int:
        bits = int.bit_length(value)
        yield int.__repr__(value) if bits <= MOST_BITS else f"<int of {bits} bits>"
    elif base in SIMPLE:
        yield base.__repr__(value)  # type: ignore[call-arg]
    elif depth == 0:
        yield MORE
    elif base is dict:
        pairs = (_pair(key, one, depth - 1) for key, one in dict.items(value))
        yield from _series("{", "}", pairs)
    else:
        opening, closing = BRACKETS[base]
        if base is tuple and tuple.__len__(value) == 1:
            closing = ",)"
        items = (_pieces(one, depth - 1) for one in base.__iter__(value))
        yield from _series(opening, closing, items)


def _content(value: Any, base: type[Any] | None, depth: int) -> Iterable[str]:
    """Yields parts of the text of the content of an array, or of an object of a subclass."""
    fields = _members_of(type(value)).get("_fields")
    if base is None:
        yield from _pieces(value.tolist(), depth) if value.size <= MOST_CELLS else MORE
    elif base is tuple and type(fields) is tuple and _are_names(fields, tuple.__len__(value)):
        pairs = zip(fields, tuple.__iter__(value))
        yield from _series("", "", ((f"{n}=", *_pieces(one, depth - 1)) for n, one in pairs))
    else:
        yield from _built_in(value, base, depth)


def _are_names(fields: tuple[object, ...], number: int) -> bool:
    return len(fields) == number and all(type(name) is str for name in fields)


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
