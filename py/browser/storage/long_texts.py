"""Long texts in the browser's storage, in pieces under keys of their own names.

A work is stored with the keys of its long texts. A save writes only texts that have changed, and
each of its tasks is short.
"""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING, Any

import js as window

from saved.work import STATE, UNREAD

if TYPE_CHECKING:
    from collections.abc import Generator

PREFIX = f"{STATE}-text-"
PIECE = 100_000  # Characters. A longer text is stored in pieces of this length.


class LongTexts:
    """The long texts in the storage."""

    def __init__(self) -> None:
        self._known: list[tuple[str, list[str]]] = []  # Texts and the keys of their pieces.

    def keys(self, text: str) -> list[str]:
        """Returns the keys of a text, empty if it is not stored completely."""
        keys = self._known_keys(text)
        # Another tab may have removed them.
        return keys if all(window.stored.has(key) for key in keys) else []

    def get(self, keys: Any) -> str | None:
        """Returns the text under some keys, None if a piece is missing."""
        if not isinstance(keys, list) or not all(_is_piece(key) for key in keys):
            return None
        pieces = [window.stored.get(key) for key in keys]
        if None in pieces:
            return None
        text = "".join(pieces)
        self._known.append((text, keys))
        return text

    def put(self, text: str) -> Generator[None, None, bool]:
        """Stores a text, a piece in each slice. Returns whether there was room."""
        keys = self._known_keys(text)
        if not keys:
            name = f"{PREFIX}{window.Math.random()}"
            keys = [f"{name}-{start}" for start in range(0, len(text), PIECE)]
            self._known.append((text, keys))
        # MicroPython finds the start of a slice by counting characters from the beginning.
        unread = StringIO(text)
        for key in keys:
            piece = unread.read(PIECE)
            if not window.stored.has(key) and not window.stored.put(key, piece):
                _remove(keys)
                return False
            yield
        return True

    def keep_only(self, texts: list[str]) -> bool:
        """Removes all other texts from the storage. Returns whether there were any.

        Texts of works that have been set aside are kept.
        """
        self._known = [(text, keys) for text, keys in self._known if has(texts, text)]
        kept = [key for _, keys in self._known for key in keys]
        stored = list(window.stored.names() or [])
        others = [key for key in stored if _is_piece(key) and key not in kept]
        if others:
            aside = [window.stored.get(key) or "" for key in stored if UNREAD in key]
            others = [key for key in others if not any(key in text for text in aside)]
        _remove(others)
        return bool(others)

    def _known_keys(self, text: str) -> list[str]:
        found = [keys for known, keys in self._known if known is text]
        return found[0] if found else []


def _remove(keys: list[str]) -> None:
    for key in keys:
        window.stored.remove(key)


def _is_piece(key: Any) -> bool:
    return isinstance(key, str) and key.startswith(PREFIX)


def has(texts: list[str], text: str) -> bool:
    """Returns whether a text object is in a list. Comparing the characters would be slow."""
    return any(one is text for one in texts)
