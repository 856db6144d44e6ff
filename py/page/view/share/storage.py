"""What the browser keeps of the page, and where a visit begins."""

import json

from pyscript import window

from page.model.share import chunked_json as long_texts
from page.model.share import snapshot
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
# Where what could not be read goes on when the reader's new work takes its place.
UNREAD = "othello-unread"


class Storage:
    """The browser's storage, which may be forbidden or full: then nothing is kept."""

    def __init__(self) -> None:
        # Python cannot catch what asking for it throws; index.html can.
        self._items: Any = window.storage

    @property
    def forbidden(self) -> bool:
        """Whether the browser keeps nothing."""
        return not self._items

    def get(self, key: str) -> str:
        """Returns what is kept under a key, nothing if nothing is."""
        return (self._items.getItem(key) or "") if self._items else ""

    def put(self, key: str, text: str, tell: Callable[[str], None]) -> None:
        """Keeps a text; where there is no room for it, tells so and keeps what was there before."""
        if self._items:
            # MicroPython can catch what breaks a promise, but not what a plain call throws.
            saving = window.Promise.resolve().then(self._items.setItem.bind(self._items, key, text))
            saving.catch(lambda reason: tell(NOT_KEPT))


def kept(storage: Storage) -> Snapshot | None:
    """Returns the work that the storage holds, None if it holds nothing.

    What was opened from a link and changed comes before the reader's own. Raises ValueError if it
    cannot be read.
    """
    texts = opened(storage) or [storage.get(STATE)]
    return snapshot.read(texts[-1]) if texts[-1] else None


def opened(storage: Storage) -> list[str]:
    """Returns the works that links have opened beside the reader's own, the last one last."""
    try:
        texts = json.loads(storage.get(OPENED) or "[]")
    except ValueError:  # Somebody else wrote it.
        return []
    works = map(long_texts.whole, texts if isinstance(texts, list) else [])
    return [text for text in works if isinstance(text, str)]
