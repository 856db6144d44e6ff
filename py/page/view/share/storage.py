"""The browser's storage."""

from io import StringIO

from pyscript import window
from pyscript.ffi import to_js

from othello.phrases import listing
from page.model.gate import joined
from page.model.share.snapshot import TEXTS
from page.model.share.stored import OPENED, SETTINGS, STATE, Stored
from page.view.share.json_data import parsed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from typing import Any

    from page.model.share.snapshot import State

NOT_KEPT = (
    "The browser has no room to keep what is on this page. Save what you need, as a link or a file."
)
FORBIDDEN = (
    "The browser keeps nothing of this page for the next visit. Save what you need, as a link or a "
    "file."
)
TOO_LARGE = (
    "The browser has no room to keep {}. Everything else is kept. Save what you need as a file."
)
NAMES = {"input": "the judge input", "yours": "your output", "program": "your program"}
UNREAD = "{}-unread{}"
# Characters. A longer text is passed to the browser in pieces of this length, one in each slice.
PIECE = 100_000


class Storage:
    """The browser's storage. It may be forbidden or full, and then stores nothing."""

    def __init__(self) -> None:
        # The browser throws an exception if it is forbidden. index.html catches it; Python cannot.
        self._items: Any = window.storage
        self._sent: list[tuple[str, Any]] = []  # Long texts and their pieces.
        self._too_large: list[str] = []  # The texts for which there is no room.
        self._left_out: list[str] = []  # Their names.

    @property
    def forbidden(self) -> bool:
        """Whether nothing can be stored."""
        return not self._items

    def read(self) -> Stored:
        """Returns what is stored, and sets aside what cannot be read."""
        texts = {key: self._get(key) for key in (STATE, OPENED, SETTINGS)}
        data: dict[str, Any] = {key: parsed(texts[key]) for key in (STATE, OPENED) if texts[key]}
        if isinstance(data.get(OPENED), list):
            # Earlier versions of the page stored each work as a JSON text.
            data[OPENED] = [
                work if isinstance(work, dict) else parsed(joined(work)) for work in data[OPENED]
            ]
        if texts[SETTINGS]:
            data[SETTINGS] = texts[SETTINGS]
        stored = Stored(data)
        for key in stored.unreadable:
            self.set_aside(key)
        return stored

    def set_aside(self, key: str) -> None:
        """Moves a text that cannot be read to an unused key."""
        text, number = self._get(key), 1
        while self._get(aside := UNREAD.format(key, number if number > 1 else "")):
            number += 1
        self._items.removeItem(key)
        self._store(aside, text).catch(lambda reason: None)

    def put_settings(self, words: str) -> None:
        """Stores the settings."""
        if self._items:
            self._store(SETTINGS, words).catch(lambda reason: None)  # The works report it.

    def put_works(
        self, own: "State | None", opened: "list[State]", tell: "Callable[[str], None]"
    ) -> "Generator[None, None, None]":
        """Stores the user's own work and the works opened on top of it, in slices.

        If there is no room, leaves out the longest texts, those of the user's own work last, and
        reports this once through `tell`.
        """
        if not self._items:
            return
        texts = _texts(own, opened)
        self._sent = [sent for sent in self._sent if _has(texts, sent[0])]
        self._too_large = [text for text in self._too_large if _has(texts, text)]
        for text in texts:
            if len(text) > PIECE and not self._pieces(text):
                yield from self._send(text)
        self._try(own, opened, tell)

    def _try(
        self, own: "State | None", opened: "list[State]", tell: "Callable[[str], None]"
    ) -> None:
        """Stores the works without the texts that are too large; leaves out more if it fails."""

        def leave_out(reason: "Any") -> None:
            # What a link or another app has sent must not displace the user's own work.
            longest = self._longest(None, opened) or self._longest(own, [])
            if not longest:
                tell(NOT_KEPT)
                return
            self._too_large.append(longest)
            self._try(own, opened, tell)

        stored: list[tuple[str, Any]] = [(OPENED, [self._storable(work) for work in opened])]
        if own:
            stored.append((STATE, self._storable(own)))
        promises = [
            self._store(key, window.Promise.resolve(to_js(data)).then(window.JSON.stringify))
            for key, data in stored
        ]
        window.Promise.all(to_js(promises)).catch(leave_out)
        names = [
            NAMES[name]
            for name in TEXTS
            for work in ([own] if own else []) + opened
            if _has(self._too_large, work[name])
        ]
        if names and names != self._left_out:
            tell(TOO_LARGE.format(listing(names)))
        self._left_out = names

    def _longest(self, own: "State | None", opened: "list[State]") -> str:
        """Returns the longest text that is not too large, empty if there is none."""
        left = [text for text in _texts(own, opened) if not _has(self._too_large, text)]
        return max([""] + left, key=len)

    def _storable(self, work: "State") -> "State":
        """Returns a snapshot without texts that are too large, and with long ones in pieces."""
        storable = dict(work)
        for name in TEXTS:
            text = work[name]
            storable[name] = "" if _has(self._too_large, text) else self._pieces(text) or text
        return storable

    def _pieces(self, text: str) -> "Any":
        """Returns the pieces of a long text as a list of the browser, None if it has none."""
        found = [pieces for sent, pieces in self._sent if sent is text]
        return found[0] if found else None

    def _send(self, text: str) -> "Generator[None, None, None]":
        """Passes a long text to the browser, a piece in each slice."""
        # MicroPython finds the start of a slice by counting characters from the beginning.
        unread, pieces = StringIO(text), window.Array.new()
        while piece := unread.read(PIECE):
            pieces.push(piece)
            yield
        self._sent.append((text, pieces))

    def _get(self, key: str) -> str:
        """Returns the text stored under a key, empty if there is none."""
        return (self._items.getItem(key) or "") if self._items else ""

    def _store(self, key: str, text: "Any") -> "Any":
        """Stores a text or a promised one. Returns a promise, rejected if there is no room."""
        # MicroPython can catch the exception of a promise, but not that of a plain call.
        store = self._items.setItem.bind(self._items, key)
        return window.Promise.resolve(text).then(store)


def _texts(own: "State | None", opened: "list[State]") -> list[str]:
    return [work[name] for work in ([own] if own else []) + opened for name in TEXTS]


def _has(texts: list[str], text: str) -> bool:
    """Returns whether a text object is in a list. Comparing the characters would be slow."""
    return any(one is text for one in texts)
