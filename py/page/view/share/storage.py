"""The browser's storage."""

import json

from pyscript import window

from page.model.share import chunked_json, snapshot
from page.model.share.snapshot import Snapshot

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


NOT_KEPT = (
    "The browser has no room to keep what is on this page. Save what you need, as a link or a file."
)
FORBIDDEN = (
    "The browser keeps nothing of this page for the next visit. Save what you need, as a link or a "
    "file."
)
STATE, OPENED, SETTINGS = "othello", "othello-opened", "othello-settings"
# Work that could not be read is moved here before new work replaces it.
UNREAD = "othello-unread"


class Storage:
    """The browser's storage. It may be forbidden or full, and then stores nothing."""

    def __init__(self) -> None:
        # The browser throws an exception if it is forbidden. index.html catches it; Python cannot.
        self._items: Any = window.storage

    @property
    def forbidden(self) -> bool:
        """Whether nothing can be stored."""
        return not self._items

    def get(self, key: str) -> str:
        """Returns the text stored under a key, empty if there is none."""
        return (self._items.getItem(key) or "") if self._items else ""

    def put(self, key: str, text: str, tell: Callable[[str], None]) -> None:
        """Stores a text. If there is no room, keeps the old text and reports it through `tell`."""
        if self._items:
            # MicroPython can catch the exception of a promise, but not that of a plain call.
            saving = window.Promise.resolve().then(self._items.setItem.bind(self._items, key, text))
            saving.catch(lambda reason: tell(NOT_KEPT))


def stored_work(storage: Storage) -> Snapshot | None:
    """Returns the work that was last on the page, None if nothing is stored.

    A changed work from a link comes before the user's own. Raises ValueError if the work cannot be
    read.
    """
    texts = opened(storage) or [storage.get(STATE)]
    return snapshot.read(texts[-1]) if texts[-1] else None


def opened(storage: Storage) -> list[str]:
    """Returns the snapshots of changed works from links, the last one last."""
    try:
        texts = json.loads(storage.get(OPENED) or "[]")
    except ValueError:  # Not written by this page.
        return []
    works = map(chunked_json.joined, texts if isinstance(texts, list) else [])
    return [text for text in works if isinstance(text, str)]
