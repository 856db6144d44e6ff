"""The store of the user's work and settings, as texts by key in the browser's database.

A snapshot and each of its texts have separate keys, so that a save writes only what has
changed, in one transaction.
"""

from __future__ import annotations

import asyncio
from io import StringIO
from typing import TYPE_CHECKING, Any, Protocol

import js as window
from jsffi import to_js

from browser.storage.json_data import as_json, parsed
from gate.shapes import joined
from othello.phrases import listing
from saved.work import LEFT, OPENED, SETTINGS, STATE, TEXTS
from state.workspace import APPEARANCES

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Generator
    from typing import TypeVar

    from jobs.job import Work
    from saved.work import SnapshotData

    Works = tuple[SnapshotData | None, list[SnapshotData]]

    class Checked(Protocol):
        """The stored values, with the keys of those that cannot be read."""

        unreadable: list[str]

    Found = TypeVar("Found", bound=Checked)

NO_ROOM, SILENT = "QuotaExceededError", "TimeoutError"
NOT_KEPT = (
    "The browser has no room to keep what is on this page. Save what you need, as a link or a file."
)
FORBIDDEN = (
    "The browser does not store changes of this page. Save what you need, as a link or a file."
)
NO_ANSWER = (
    "The browser's storage does not answer, so changes of this page may be lost. Save what you "
    "need, as a link or a file."
)
TOO_LARGE = (
    "The browser has no room to keep {}. Everything else is kept. Save what you need as a file."
)
MESSAGES = {NO_ROOM: NOT_KEPT, SILENT: NO_ANSWER}
NAMES = {"input": "the judge input", "yours": "your output", "program": "your program"}
FIRST, END = "now/", "now0"  # All keys are from the first up to, but not including, the second.
TAKEN_OVER = "now/earlier"  # The mark of what an earlier version left.
LOOK = 3  # Words of the settings that localStorage has: the theme, the appearance and the view.
PIECE = 100_000  # Characters. A longer text is converted for the browser in pieces.
TURN = 10  # Pieces that are converted at once.


class Storage:
    """The stored texts. The browser may forbid or refuse to store any.

    Attributes:
        is_changed: Whether something was taken over or set aside, so that a save is due.
    """

    def __init__(self, load: Callable[[], Awaitable[Any]]) -> None:
        """`load` loads `page.later`, for what is rarely needed."""
        self.is_changed = False
        self._load = load
        self._kept: dict[str, str | None] = {}  # The texts in the store, None if unknown.
        self._heard = 0  # The number of changes by other tabs.
        self._json: dict[str, str] = {}  # That of the works, as it was last read or written.
        self._mark = self._look = ""
        self._pieces: list[tuple[str, Any]] = []  # Long texts, and their pieces for the browser.
        self._left_out: list[str] = []  # The names of texts for which there is no room.
        self._problem = ""  # The name of an error.
        self._untold: list[str] = []  # Messages.
        self._is_lost = False  # Whether nothing can be stored in this visit.

    async def read(self, check: Callable[[dict[str, Any]], Found]) -> Found:
        """Returns what is stored and checked, and sets aside what cannot be read."""
        found = await window.remembered
        self._note_problem(found.problem)
        self._is_lost = bool(self._problem)
        texts = {} if self._problem else await _texts(found)
        self._kept = dict(texts)
        items = {str(key): str(value) for key, value in window.Object.entries(window.earlier)}
        self._mark = _mark_of(items)
        if self._mark and self._mark != texts.get(TAKEN_OVER):
            before = (await self._load()).earlier.texts(items, parsed)
            await self._set_aside([key for key in before if key in texts], texts)
            texts.update(before)
            self.is_changed = True
        if not texts.get(SETTINGS):
            texts[SETTINGS] = " ".join([items[key] for key in items if LEFT.get(key) == SETTINGS])
        stored = check(self._data(texts))
        await self._set_aside(stored.unreadable, texts)
        return stored

    async def read_own(self) -> Any:
        """Returns the user's own work, which another tab has stored, as plain data."""
        found = await window.memory.read(FIRST, END)
        return None if found.problem else self._data(await _texts(found)).get(STATE)

    def note_changes(self, keys: list[str]) -> None:
        """Records that another tab has changed texts."""
        self._heard += 1
        self._kept.update(dict.fromkeys(keys))

    def report(self, tell: Callable[[str], None]) -> None:
        """Reports each new problem once through `tell`."""
        untold, self._untold = self._untold, []
        for message in untold:
            tell(message)

    def put(self, settings: str, to_store: Callable[[], Works | None]) -> Work:
        """Stores the settings, the user's own work and the works opened on top of it, in slices.

        If there is no room, stores everything but the texts that have changed. An answer that is
        not sent is unknown, and everything is stored again the next time.

        Args:
            settings: The settings in words.
            to_store: Returns the snapshots to store, None if there are none.
        """
        # The works may change between two slices. Those of the last one are stored.
        while not self._is_lost:
            works = to_store()
            texts = self._to_write(settings, works)
            long = [key for key in texts if not self._is_converted(key, texts[key])]
            if long:
                yield from self._convert(texts[long[0]])
                continue
            changed = [key for key in texts if texts[key] != self._kept.get(key)]
            gone = [key for key in self._kept if key not in texts and _is_replaced(key, works)]
            problem = yield from self._write(texts, changed, gone)
            left_out = [key for key in changed if _name(key) in TEXTS]
            if problem == NO_ROOM and left_out:
                changed = [key for key in changed if key not in left_out]
                problem = yield from self._write(texts, changed, gone)
            else:
                left_out = []
            self._note_left_out(left_out)
            self._note_problem(problem)
            self._is_lost = problem not in ("", NO_ROOM, SILENT)
            return

    def _write(
        self, texts: dict[str, str], changed: list[str], gone: list[str]
    ) -> Generator[Any, Any, str]:
        """Writes and deletes texts. Returns the name of the error, empty for none."""
        changes = [[key, self._for_browser(texts[key])] for key in changed]
        changes += [[key, None] for key in gone]
        if not changes:
            return ""
        heard = self._heard
        self._json.update({key: texts[key] for key in changed})
        answer = yield window.memory.write(to_js(changes))
        if answer is None or answer.problem or heard != self._heard:
            self._kept.update(dict.fromkeys(changed + gone))
        else:
            self._kept.update({key: texts[key] for key in changed})
            for key in gone:
                self._kept.pop(key, None)  # Another put may have deleted it at the same time.
            written = list(texts.values())
            self._pieces = [each for each in self._pieces if any(each[0] is one for one in written)]
            self._store_look(texts[SETTINGS])
        return answer.problem if answer else ""

    def _note_left_out(self, keys: list[str]) -> None:
        """Notes texts that are left out, to report them unless they were left out already."""
        names = [NAMES[_name(key)] for key in keys]
        if names and names != self._left_out:
            self._untold.append(TOO_LARGE.format(listing(names)))
        self._left_out = names

    def _note_problem(self, problem: str) -> None:
        """Notes the name of an error, to report it if it is a new one."""
        if problem and problem != self._problem:
            self._untold.append(MESSAGES.get(problem, FORBIDDEN))
        self._problem = problem

    def _store_look(self, settings: str) -> None:
        first, *words, view = settings.split()
        look = " ".join([first] + [word for word in words if word in APPEARANCES] + [view])
        if look != self._look:
            self._look = look
            window.storeLook(look, self._mark != "")

    def _to_write(self, settings: str, works: Works | None) -> dict[str, str]:
        """Returns the texts by key."""
        texts = {SETTINGS: settings}
        if self._mark:
            texts[TAKEN_OVER] = self._mark
        if works:
            own, opened = works
            parts = [(STATE, own)] if own else []
            parts += [(f"{OPENED}/{number}", work) for number, work in enumerate(opened)]
            for key, work in parts:
                texts.update({f"{key}/{name}": work[name] for name in TEXTS if work[name]})
            if own:
                texts[STATE] = as_json(_without_texts(own), self._json.get(STATE, ""))
            shortened = [_without_texts(work) for work in opened]
            texts[OPENED] = as_json(shortened, self._json.get(OPENED, ""))
        return texts

    def _is_converted(self, key: str, text: str) -> bool:
        is_short = len(text) <= PIECE or _name(key) not in TEXTS
        return is_short or any(one is text for one, _ in self._pieces)

    def _convert(self, text: str) -> Work:
        """Converts a long text for the browser, some pieces in each slice."""
        pieces = window.Array.new()
        # MicroPython finds the start of a slice by counting characters from the beginning.
        unread = StringIO(text)
        while piece := unread.read(PIECE):
            pieces.push(piece)
            yield None
        self._pieces.append((text, pieces))

    def _for_browser(self, text: str) -> Any:
        return next((pieces for one, pieces in self._pieces if one is text), [text])

    def _data(self, texts: dict[str, str]) -> dict[str, Any]:
        """Returns the plain data in texts, by key."""
        data: dict[str, Any] = {}
        for key in (STATE, OPENED):
            if texts.get(key):
                data[key] = parsed(texts[key])
                self._json[key] = texts[key]
        if STATE in data:
            data[STATE] = _completed(data[STATE], STATE, texts)
        if isinstance(data.get(OPENED), list):
            works = enumerate(data[OPENED])
            data[OPENED] = [
                _completed(_unpacked(work), f"{OPENED}/{number}", texts) for number, work in works
            ]
        if texts.get(SETTINGS):
            data[SETTINGS] = texts[SETTINGS]
        return data

    async def _set_aside(self, keys: list[str], texts: dict[str, str]) -> None:
        """Stores texts that cannot be read under other keys."""
        if keys:
            aside = (await self._load()).earlier.aside(keys, texts, window.Date.now())
            window.memory.write(to_js([[key, [text]] for key, text in aside.items()]))
            self.is_changed = True
            for key in keys:
                self._json.pop(key, None)


def _mark_of(items: dict[str, str]) -> str:
    """Returns a description of the data of an earlier version, empty if there are none."""
    left = [items.get(key, "") for key in LEFT]
    return "\n".join(left) if any(left[:-1]) or len(left[-1].split()) > LOOK else ""


def _name(key: str) -> str:
    """Returns the last part of a key, the name of a text of a work."""
    return key.rpartition("/")[2]


def _is_replaced(key: str, works: Works | None) -> bool:
    """Returns whether works replace or delete a text in the store.

    Texts of a later version stay.
    """
    if key == TAKEN_OVER:
        return True
    if _name(key) not in TEXTS:
        return False
    return works is not None and (works[0] is not None or not key.startswith(STATE))


async def _texts(found: Any) -> dict[str, str]:
    """Returns the texts by key that the browser has read."""
    texts: dict[str, str] = {}
    for key, value in zip(list(found.keys), list(found.texts)):
        if isinstance(value, str):
            texts[key] = value
            continue
        pieces: list[str] = []
        for piece in value:
            pieces.append(piece)
            if len(pieces) % TURN == 0:
                await asyncio.sleep(0)
        texts[key] = "".join(pieces)
    return texts


def _completed(work: Any, key: str, texts: dict[str, str]) -> Any:
    """Returns the plain data of a stored work with its texts."""
    if isinstance(work, dict):
        for name in TEXTS:
            work[name] = texts.get(f"{key}/{name}") or work.get(name)
    return work


def _without_texts(work: SnapshotData) -> dict[str, Any]:
    shortened: dict[str, Any] = dict(work)
    shortened.update(dict.fromkeys(TEXTS, ""))
    return shortened


def _unpacked(work: Any) -> Any:
    """Returns a work from a link, which early versions of the page stored as a JSON text."""
    return work if isinstance(work, dict) else parsed(joined(work))
