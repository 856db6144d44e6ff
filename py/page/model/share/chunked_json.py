"""JSON with texts of millions of characters, written as lists of pieces.

The time of MicroPython's own JSON grows with the square of a text's length, both ways.
"""

import json
from io import StringIO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# Characters. With shorter pieces, allocating them takes longer than writing them.
PIECE = 20_000


def dumps(value: "Any") -> str:
    """Returns dictionaries, lists, texts and numbers as JSON."""
    if isinstance(value, dict):
        items = [f"{json.dumps(name)}: {dumps(item)}" for name, item in value.items()]
        return "{" + ", ".join(items) + "}"
    if isinstance(value, str) and len(value) > PIECE:
        value = _pieces(value)
    if isinstance(value, list):
        return "[" + ", ".join([dumps(item) for item in value]) + "]"
    return json.dumps(value)


def joined(value: "Any") -> "Any":
    """Returns the text of a list of pieces. Returns any other value unchanged."""
    if isinstance(value, list) and all(isinstance(piece, str) for piece in value):
        return "".join(value)
    return value


def _pieces(text: str) -> list[str]:
    # MicroPython finds the start of a slice by counting characters from the beginning.
    unread, pieces = StringIO(text), []
    while piece := unread.read(PIECE):
        pieces.append(piece)
    return pieces
