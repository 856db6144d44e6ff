"""JSON as plain data, read and written by the browser.

The time of MicroPython's own JSON grows with the square of a text's length.
"""

from pyscript import window
from pyscript.ffi import to_js

from page.model.share.snapshot import SHAPES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MOST_ITEMS = 1000  # Of a list.
DEEPEST = 4  # Lists and objects inside each other.


def parsed(text: "Any", *members: str) -> "Any":
    """Returns the plain data of a JSON text, None if the text is invalid.

    Only the members of snapshots and `members` are converted. What is nested too deeply becomes
    None.
    """
    return _converted(window.parsed(text), DEEPEST, list(SHAPES) + list(members))


def written(data: "Any") -> str:
    """Returns plain data as JSON."""
    return str(window.JSON.stringify(to_js(data)))


def _converted(value: "Any", depth: int, members: list[str]) -> "Any":
    if value is None or isinstance(value, (str, bool, int, float)):
        return value
    if not depth:
        return None
    if window.Array.isArray(value):
        items = value if value.length <= MOST_ITEMS else []
        return [_converted(item, depth - 1, members) for item in items]
    names = [name for name in members if window.Object.hasOwn(value, name)]
    return {name: _converted(getattr(value, name), depth - 1, members) for name in names}
