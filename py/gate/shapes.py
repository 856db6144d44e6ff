"""The gate for external data: checks types, lengths and ranges before anything is applied.

Links, files, stored data and messages of workers are plain data here: texts, numbers, truth values,
None, lists and dictionaries. A shape is a function of a value and its name. It returns the checked
value, or raises ValueError with a clause such as `its step is invalid`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    Shape = Callable[[Any, str], Any]

LONGEST_NAME = 40  # Characters of a word such as the name of a format.
SHOWN = 20  # Characters of an unknown name that a message repeats.


def text(most: int) -> Shape:
    """Returns the shape of a text of at most `most` characters."""

    def check(value: Any, name: str) -> str:
        if isinstance(value, str) and len(value) <= most:
            return value
        raise _invalid(name)

    return check


def long_text(most: int) -> Shape:
    """Returns the shape of a text of at most `most` characters, or of a list of its pieces."""
    whole = text(most)
    return lambda value, name: whole(joined(value), name)


def joined(value: Any) -> Any:
    """Returns the text of a list of pieces. Returns any other value unchanged."""
    if isinstance(value, list) and all(isinstance(piece, str) for piece in value):
        return "".join(value)
    return value


def number(least: float, most: float) -> Shape:
    """Returns the shape of a number in a range."""

    def check(value: Any, name: str) -> Any:
        is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
        if is_number and least <= value <= most:
            return value
        raise _invalid(name)

    return check


def whole_number(least: int, most: int) -> Shape:
    """Returns the shape of an integer in a range."""
    in_range = number(least, most)

    def check(value: Any, name: str) -> int:
        if isinstance(value, int):
            return int(in_range(value, name))
        raise _invalid(name)

    return check


def truth(value: Any, name: str) -> bool:
    """Checks a truth value."""
    if isinstance(value, bool):
        return value
    raise _invalid(name)


def one_of(names: Collection[str]) -> Shape:
    """Returns the shape of a name from a list of names."""

    def check(value: Any, name: str) -> str:
        if not isinstance(value, str):
            raise _invalid(name)
        if value not in names:
            raise ValueError(f"there is no {name} {value[:SHOWN]}")
        return value

    return check


def optional(shape: Shape, default: Any = None) -> Shape:
    """Returns a shape that replaces a missing value by a default."""
    return lambda value, name: default if value is None else shape(value, name)


def list_of(shape: Shape, most: int, least: int = 0) -> Shape:
    """Returns the shape of a list of `least` to `most` items."""

    def check(value: Any, name: str) -> list[Any]:
        if isinstance(value, list) and least <= len(value) <= most:
            return [shape(item, name) for item in value]
        raise _invalid(name)

    return check


def row(*shapes: Shape) -> Shape:
    """Returns the shape of a list with one item of each shape."""

    def check(value: Any, name: str) -> list[Any]:
        if isinstance(value, list) and len(value) == len(shapes):
            return [shape(item, name) for shape, item in zip(shapes, value)]
        raise _invalid(name)

    return check


def record(members: dict[str, Shape]) -> Shape:
    """Returns the shape of a dictionary with these members. Unknown members are left out."""

    def check(value: Any, name: str) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise _invalid(name)
        return {member: shape(value.get(member), member) for member, shape in members.items()}

    return check


def _invalid(name: str) -> ValueError:
    return ValueError(f"its {name} is missing or invalid")
