"""What the browser keeps of the page, and where a visit begins."""

from pyscript import window

from page.browser import packing
from page.state import snapshot

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.state.snapshot import Snapshot

STATE, SETTINGS = "othello", "othello-settings"


class Storage:
    """The browser's storage, which may be forbidden or full: then nothing is kept."""

    def __init__(self) -> None:
        self._items: Any = None

    async def open(self) -> None:
        """Looks for the storage; to be awaited before anything else."""
        try:
            self._items = await _in_promise(window.Reflect.get.bind(None, window, "localStorage"))
        except Exception:  # The reader's browser keeps nothing.
            self._items = None

    def get(self, key: str) -> str:
        """Returns what is kept under a key, nothing if nothing is."""
        return (self._items.getItem(key) or "") if self._items else ""

    def put(self, key: str, text: str) -> None:
        """Keeps a text, or what was there before if there is no room."""
        if self._items:
            saved = _in_promise(self._items.setItem.bind(self._items, key, text))
            saved.catch(lambda reason: None)


async def linked() -> "Snapshot | None":
    """Returns what the link the page was opened by holds, None if it holds nothing.

    Raises ValueError if it is damaged.
    """
    packed = window.location.hash[1:]
    return snapshot.read(await packing.unpack(packed)) if packed else None


def kept(storage: Storage) -> "Snapshot | None":
    """Returns what the storage holds, None if it holds nothing.

    Raises ValueError if it cannot be read.
    """
    text = storage.get(STATE)
    return snapshot.read(text) if text else None


def _in_promise(function: "Any") -> "Any":
    """Returns the promise of a call of a JavaScript function.

    MicroPython can catch what breaks a promise, but not what a plain call throws.
    """
    return window.Promise.resolve().then(function)
