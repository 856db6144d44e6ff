"""JSON with texts in it that may be millions of characters long.

MicroPython's own takes time that grows with the square of a text's length, both ways, so that a
long text is written as a list of pieces of it.
"""

import json
from io import StringIO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# Characters. To find room for many short pieces takes as long as to write a few that are too long.
PIECE = 20_000


def dumps(value: "Any") -> str:
    """Returns dicts, lists, texts and numbers as JSON text."""
    if isinstance(value, dict):
        items = [f"{json.dumps(name)}: {dumps(item)}" for name, item in value.items()]
        return "{" + ", ".join(items) + "}"
    if isinstance(value, str) and len(value) > PIECE:
        value = _pieces(value)
    if isinstance(value, list):
        return "[" + ", ".join([dumps(item) for item in value]) + "]"
    return json.dumps(value)


def whole(value: "Any") -> "Any":
    """Returns the text of a list of pieces, and as it is what was not long enough for that."""
    if isinstance(value, list) and all(isinstance(piece, str) for piece in value):
        return "".join(value)
    return value


def _pieces(text: str) -> list[str]:
    # A slice would be looked for from the beginning, over every character before it.
    left, pieces = StringIO(text), []
    while piece := left.read(PIECE):
        pieces.append(piece)
    return pieces
