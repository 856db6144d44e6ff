"""The browser's storage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import js as window

from browser.storage.json_data import as_json, parsed
from browser.storage.long_texts import PIECE, LongTexts, has
from gate.shapes import joined
from othello.phrases import listing
from saved.work import OPENED, SETTINGS, STATE, TEXTS, UNREAD

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from saved.work import SnapshotData

    Works = tuple[SnapshotData | None, list[SnapshotData]]

NOT_KEPT = (
    "The browser has no room to keep what is on this page. Save what you need, as a link or a file."
)
FORBIDDEN = (
    "The browser keeps no changes of this page for the next visit. Save what you need, as a link "
    "or a file."
)
TOO_LARGE = (
    "The browser has no room to keep {}. Everything else is kept. Save what you need as a file."
)
NAMES = {"input": "the judge input", "yours": "your output", "program": "your program"}
MISSING = "A part of {} is missing in the browser's storage. Everything else is there."
PIECES = "pieces"  # The member of a stored work with the keys of its long texts.


class Storage:
    """The browser's storage. It may be forbidden or full, and then stores nothing."""

    def __init__(self) -> None:
        self._long = LongTexts()
        self._is_reported = False  # That the browser stores nothing.
        self._too_large: list[str] = []  # The texts for which there is no room.
        self._left_out: list[str] = []  # Their names.
        self._missing: list[str] = []  # The names of texts that could not be read completely.

    def test(self) -> None:
        """Stores the stored settings again, which fails if the browser stores nothing."""
        self.put_settings(_text(SETTINGS))

    def report(self, tell: Callable[[str], None]) -> None:
        """Reports once through `tell` if an access of the storage has failed."""
        if not (window.storage or self._is_reported):
            self._is_reported = True
            tell(FORBIDDEN)

    def read(self) -> dict[str, Any]:
        """Returns what is stored as plain data by key."""
        texts = {key: _text(key) for key in (STATE, OPENED, SETTINGS)}
        data: dict[str, Any] = {}
        if texts[STATE]:
            data[STATE] = self.work(texts[STATE])
        if texts[OPENED]:
            works = parsed(texts[OPENED], PIECES)
            if isinstance(works, list):
                works = [self._completed(_unpacked(work)) for work in works]
            data[OPENED] = works
        if texts[SETTINGS]:
            data[SETTINGS] = texts[SETTINGS]
        return data

    @property
    def problem(self) -> str:
        """A message about texts that could not be read completely, empty if there are none."""
        return MISSING.format(listing(self._missing)) if self._missing else ""

    def work(self, text: str) -> Any:
        """Returns the plain data of a stored work with its long texts."""
        return self._completed(parsed(text, PIECES))

    def _completed(self, work: Any) -> Any:
        """Returns the plain data of a stored work with its long texts."""
        pieces = work.get(PIECES) if isinstance(work, dict) else None
        if isinstance(pieces, dict):
            for name in TEXTS:
                if pieces.get(name):
                    text = self._long.get(pieces[name])
                    work[name] = text or ""
                    if text is None:
                        self._missing.append(NAMES[name])
        return work

    def set_aside(self, key: str) -> None:
        """Moves a text that cannot be read to an unused key."""
        text, number = _text(key), 1
        while _text(aside := f"{key}{UNREAD}{number if number > 1 else ''}"):
            number += 1
        window.stored.remove(key)
        window.stored.put(aside, text)

    def put_settings(self, words: str) -> None:
        """Stores the settings."""
        window.stored.put(SETTINGS, words)  # If there is no room, the works report it.

    def put_works(
        self, to_store: Callable[[], Works | None], tell: Callable[[str], None]
    ) -> Generator[None, None, bool]:
        """Stores the user's own work and the works opened on top of it, in slices.

        If there is no room, leaves out the longest texts, those of the user's own work last, and
        reports this once through `tell`.

        Args:
            to_store: Returns the snapshots to store, None if there are none.
            tell: Shows a message.

        Returns:
            Whether there was something to store.
        """
        # The works may change between two slices. Those of the last one are stored.
        while window.storage and (works := to_store()):
            texts = _texts(works)
            self._too_large = [text for text in self._too_large if has(texts, text)]
            missing = [text for text in self._kept(texts) if self._is_missing(text)]
            if missing:
                if not (yield from self._long.put(missing[0])):
                    self._make_room(works)
            elif self._put(works):
                self._long.keep_only(self._kept(texts))
                self._report(works, tell)
                return True
            elif window.storage and not self._make_room(works):
                tell(NOT_KEPT)
                return True
        return False

    def _kept(self, texts: list[str]) -> list[str]:
        return [text for text in texts if not has(self._too_large, text)]

    def _is_missing(self, text: str) -> bool:
        return len(text) > PIECE and not self._long.keys(text)

    def _make_room(self, works: Works) -> bool:
        """Removes old texts, or else leaves out the longest. Returns whether there was one."""
        own, opened = works
        if self._long.keep_only(self._kept(_texts(works))):
            return True
        # What a link or another app has sent must not displace the user's own work.
        longest = self._longest((None, opened)) or self._longest((own, []))
        if longest:
            self._too_large.append(longest)
            self._long.keep_only(self._kept(_texts(works)))
        return bool(longest)

    def _put(self, works: Works) -> bool:
        """Stores works whose long texts are stored. Returns whether there was room."""
        own, opened = works
        stored: dict[str, Any] = {OPENED: [self._storable(work) for work in opened]}
        if own:
            stored[STATE] = self._storable(own)
        return all(window.stored.put(key, as_json(stored[key], _text(key))) for key in stored)

    def _report(self, works: Works, tell: Callable[[str], None]) -> None:
        """Reports texts that are left out, unless they were reported already."""
        names = [
            NAMES[name]
            for work in _all(works)
            for name in TEXTS
            if has(self._too_large, work[name])
        ]
        if names and names != self._left_out:
            tell(TOO_LARGE.format(listing(names)))
        self._left_out = names

    def _longest(self, works: Works) -> str:
        """Returns the longest text that is not too large, empty if there is none."""
        return max([""] + self._kept(_texts(works)), key=len)

    def _storable(self, work: SnapshotData) -> dict[str, Any]:
        """Returns a snapshot without texts that are too large, and with the keys of long ones."""
        storable: dict[str, Any] = dict(work)
        pieces = {name: self._long.keys(work[name]) for name in TEXTS}
        for name in TEXTS:
            if pieces[name] or has(self._too_large, work[name]):
                storable[name] = ""
        storable[PIECES] = {name: keys for name, keys in pieces.items() if keys}
        return storable


def _text(key: str) -> str:
    """Returns the text stored under a key, empty if there is none."""
    return window.stored.get(key) or ""


def _unpacked(work: Any) -> Any:
    """Returns a work from a link, which earlier versions of the page stored as a JSON text."""
    return work if isinstance(work, dict) else parsed(joined(work))


def _all(works: Works) -> list[SnapshotData]:
    own, opened = works
    return ([own] if own else []) + opened


def _texts(works: Works) -> list[str]:
    return [work[name] for work in _all(works) for name in TEXTS]
