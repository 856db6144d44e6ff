"""What versions up to 1.14.0 kept in localStorage, as texts of the store that replaces it.

It is loaded when they left something, or when something stored cannot be read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saved.work import ASIDE, LEFT, OPENED, STATE, TEXTS

if TYPE_CHECKING:
    from collections.abc import Callable

PIECES = "pieces"  # The member of a work with the keys of the pieces of its long texts.
PREFIX = "othello-text-"


def texts(items: dict[str, str], parsed: Callable[..., Any]) -> dict[str, str]:
    """Returns the texts by key in the new store.

    Args:
        items: Those of localStorage.
        parsed: Reads JSON with these members.
    """
    found = {LEFT[old]: items[old] for old in LEFT if items.get(old)}
    opened = parsed(found.get(OPENED, ""), PIECES)
    for number, work in enumerate(opened if isinstance(opened, list) else []):
        found.update(_long_texts(f"{OPENED}/{number}", work, items))
    found.update(_long_texts(STATE, parsed(found.get(STATE, ""), PIECES), items))
    return found


def aside(keys: list[str], stored: dict[str, str], time: int) -> dict[str, str]:
    """Returns stored texts, with those that belong to them, under keys that nothing reads."""
    taken = [each for each in stored if any(f"{each}/".startswith(f"{key}/") for key in keys)]
    return {f"{ASIDE}{time}/{key}": stored[key] for key in taken}


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
