"""Moves and boards in JSON, as programs hand them on: `["f5", "d6"]`, `{"moves": "f5d6"}`."""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# Where an object has what is looked for, the first of them that it has.
KEYS = ("moves", "transcript", "record", "kifu", "game", "board", "position", "move", "square")
DEEPEST = 5  # What is nested deeper says nothing.


def text_in(text: str) -> str:
    """Returns the moves or the board in a JSON text, a row a line; empty for any other text."""
    if text.strip()[:1] not in ('"', "[", "{"):
        return ""
    try:
        value = json.loads(text)
    except (ValueError, RuntimeError):  # The second for what is nested too deeply.
        return ""
    return _text(value, 0)


def _text(value: "Any", depth: int) -> str:
    if depth > DEEPEST:
        return ""
    if isinstance(value, dict):
        found = [value[key] for key in KEYS if key in value]
        return _text(found[0], depth + 1) if found else ""
    if isinstance(value, list):
        nested = any(isinstance(item, list) for item in value)
        return ("\n" if nested else " ").join([_text(item, depth + 1) for item in value])
    return str(value)
