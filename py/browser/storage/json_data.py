"""JSON as plain data, read and written by the browser.

The time of MicroPython's own JSON grows with the square of a text's length.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import js as window
from jsffi import to_js

from jobs.slices import finished
from saved.work import SHAPES

if TYPE_CHECKING:
    from collections.abc import Generator

MOST_ITEMS = 1000  # Of a list.
DEEPEST = 4  # Lists and objects inside each other.


def parsed(text: Any, *members: str) -> Any:
    """Returns the plain data of a JSON text, None if the text is invalid.

    Only the members of snapshots and `members` are converted.
    """
    return finished(converted(window.parsed(text), *members))


def as_json(data: Any, earlier: str = "") -> str:
    """Returns plain data as JSON, with the members that only an earlier JSON text has.

    Items of lists correspond by place.
    """
    return str(window.written(to_js(data), earlier))


def converted(value: Any, *members: str, depth: int = DEEPEST) -> Generator[None, Any, Any]:
    """Returns the plain data of the result of `window.parsed`, which it converts in slices.

    Only the members of snapshots and `members` are converted. What is nested too deeply becomes
    None.
    """
    if value is None or isinstance(value, (str, bool, int, float)):
        yield
        return value
    if not depth:
        return None
    if window.Array.isArray(value):
        items = []
        for item in value if value.length <= MOST_ITEMS else []:
            items.append((yield from converted(item, *members, depth=depth - 1)))
        return items
    data = {}
    for name in list(SHAPES) + list(members):
        if window.Object.hasOwn(value, name):
            member = getattr(value, name)
            data[name] = yield from converted(member, *members, depth=depth - 1)
    return data
