"""What versions up to 1.14.0 kept in localStorage, as texts of the store that replaces it.

Removing it takes a while to reach the disk. A mark in the store tells what has been taken over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saved.work import OPENED, SETTINGS, STATE, TEXTS

if TYPE_CHECKING:
    from collections.abc import Callable

WORK, WORKS, WORDS = "othello", "othello-opened", "othello-settings"
PIECES = "pieces"  # The member of a work with the keys of the pieces of its long texts.
PREFIX = "othello-text-"
LOOK = 2  # Words. Since then, localStorage has only the theme and the view.


def mark_of(items: dict[str, str]) -> str:
    """Returns a text that tells what an earlier version has left, empty if it left nothing.

    `items` are those of localStorage.
    """
    has_settings = len(items.get(WORDS, "").split()) > LOOK
    left = [items.get(WORK, ""), items.get(WORKS, ""), items[WORDS] if has_settings else ""]
    return "\n".join(left) if any(left) else ""


def texts(items: dict[str, str], parsed: Callable[..., Any]) -> dict[str, str]:
    """Returns the texts by key in the new store. `parsed` reads JSON with these members."""
    found = {}
    for key, old in ((STATE, WORK), (OPENED, WORKS), (SETTINGS, WORDS)):
        if items.get(old):
            found[key] = items[old]
    found.update(_long_texts(STATE, parsed(items.get(WORK, ""), PIECES), items))
    works = parsed(items.get(WORKS, ""), PIECES)
    for number, work in enumerate(works if isinstance(works, list) else []):
        found.update(_long_texts(f"{OPENED}/{number}", work, items))
    return found


def _long_texts(key: str, work: Any, items: dict[str, str]) -> dict[str, str]:
    """Returns the texts of a work that are stored in pieces. Missing pieces are left out."""
    pieces = work.get(PIECES) if isinstance(work, dict) else None
    found: dict[str, str] = {}
    if not isinstance(pieces, dict):
        return found
    for name in TEXTS:
        keys = pieces.get(name)
        if isinstance(keys, list) and all(isinstance(each, str) for each in keys):
            parts = [items.get(each, "") for each in keys if each.startswith(PREFIX)]
            if parts:
                found[f"{key}/{name}"] = "".join(parts)
    return found
