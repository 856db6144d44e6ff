"""Moves and boards in JSON, as programs exchange them: `["f5", "d6"]`, `{"moves": "f5d6"}`."""

from __future__ import annotations

import json
from typing import Any

# The keys of an object that may hold moves or a board. The first one present counts.
KEYS = ("moves", "transcript", "record", "kifu", "game", "board", "position", "move", "square")
DEEPEST = 5  # Values at deeper levels are ignored.


def text_in(text: str) -> str:
    """Returns the moves or the board in a JSON text, one row per line; empty for other text."""
    if text.strip()[:1] not in ('"', "[", "{"):
        return ""
    try:
        value = json.loads(text)
    except (ValueError, RuntimeError):  # RuntimeError for excessive nesting.
        return ""
    return _text(value, 0)


def _text(value: Any, depth: int) -> str:
    if depth > DEEPEST:
        return ""
    if isinstance(value, dict):
        found = [value[key] for key in KEYS if key in value]
        return _text(found[0], depth + 1) if found else ""
    if isinstance(value, list):
        nested = any(isinstance(item, list) for item in value)
        return ("\n" if nested else " ").join([_text(item, depth + 1) for item in value])
    return str(value)
