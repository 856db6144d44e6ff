"""The user's games in IndexedDB, through their worker, `static/games.js`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import js as window
from jsffi import to_js

from browser.assets import text_of
from browser.locations import absolute, location
from browser.page import Failure
from saved.store import StoreFailed

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

WORKER = "./static/games.js"
OPENINGS = "./static/openings.txt"
MISSING = "NotFoundError"
PATIENCE = 5000  # Milliseconds for the store to open.
PRACTICE = (
    ("", "now/"),
    ("now0", "unread/"),
)  # The keys from the first up to, but not including, the second.
# The members of answers: numbers and texts, files, and lists of texts.
NUMBERS = ("at", "count", "total", "read", "over", "broken", "size", "used", "room")
VALUES = ("key", "row", "file") + NUMBERS
LISTS = ("rows", "counts", "opponents", "openings")


class Database:
    """The store of all games."""

    def __init__(
        self,
        follow: Callable[[], None],
        hear: Callable[[Any], None],
        columns: tuple[str, ...],
    ) -> None:
        """Starts the worker.

        Args:
            follow: Called after another tab has changed the games.
            hear: Called with the progress of an import.
            columns: The names of the columns of a row.
        """
        self._follow, self._hear_progress = follow, hear
        self._columns = columns
        self._waiting: dict[int, Any] = {}
        self._asked = 0
        self._is_lost = window.origin == "null"  # A sandboxed frame may load no worker.
        if self._is_lost:
            return
        options = to_js({"type": "module", "name": "games"})
        self.worker = window.working(absolute(location(WORKER)), options)
        self.worker.onmessage = self._hear
        self.worker.onerror = self._fail

    async def read(self) -> Any:
        """Prepares an import; returns the port for its blocks. Raises StoreFailed."""
        channel = window.MessageChannel.new()
        await self.ask("read", port=channel.port1, time=self.now())
        return channel.port2

    def ask(self, name: str, **question: Any) -> Awaitable[dict[str, Any]]:
        """Asks at once; returns the members of the answer. Awaiting them raises StoreFailed."""
        if name == "open":
            question["columns"] = self._columns
        self._asked += 1
        answered = self._waiting[self._asked] = window.Promise.withResolvers()
        message = {"ask": name, "serial": self._asked}
        message.update(question)
        ports = [question["port"]] if "port" in question else []
        if self._is_lost:
            self._give_up()
        else:
            self.worker.postMessage(to_js(message), to_js(ports))
        if name == "open":  # All later questions wait for it.
            window.setTimeout(lambda: self._expire(message["serial"]), PATIENCE)
        return self._members(answered.promise)

    async def _members(self, promise: Any) -> dict[str, Any]:
        answer = await promise
        has = window.Object.hasOwn
        if has(answer, "problem"):
            raise StoreFailed(answer.problem)
        found = {member: getattr(answer, member) for member in VALUES if has(answer, member)}
        for member in LISTS:
            if has(answer, member):
                found[member] = list(getattr(answer, member))
        return found

    async def openings(self) -> str:
        """Returns the file of the names of openings, empty if it cannot be loaded."""
        try:
            return await text_of(OPENINGS)
        except Failure:
            return ""

    async def practice(self) -> dict[str, str]:
        """Returns the texts of the practice by key. Raises StoreFailed."""
        texts: dict[str, Any] = {}
        for first, end in PRACTICE:
            found = await window.memory.read(first, end)
            if found.problem:
                raise StoreFailed(found.problem)
            texts.update(zip(list(found.keys), list(found.texts)))
        return {key: text for key, text in texts.items() if isinstance(text, str)}

    async def practise(self, key: str, text: str) -> None:
        """Keeps a text of the practice. Raises StoreFailed."""
        problem = (await window.memory.write(to_js([[key, [text]]]))).problem
        if problem:
            raise StoreFailed(problem)

    def now(self) -> str:
        """Returns the date and the time, as in `2026-11-26 21:40:05`."""
        now = window.Date.new()  # A browser takes 14 ms to write its first date in any language.
        date = f"{now.getFullYear()}-{now.getMonth() + 1:02}-{now.getDate():02}"
        return f"{date} {now.getHours():02}:{now.getMinutes():02}:{now.getSeconds():02}"

    def _hear(self, event: Any) -> None:
        message = event.data
        if window.Object.hasOwn(message, "changed"):
            self._follow()
        elif window.Object.hasOwn(message, "reading"):
            self._hear_progress(json.loads(message.reading))
        else:
            answered = self._waiting.pop(message.serial, None)
            if answered:  # It may be too late.
                answered.resolve(message)

    def _fail(self, event: Any) -> None:
        """Answers all questions of a worker that cannot be loaded or has crashed."""
        event.preventDefault()
        self._is_lost = True
        self._give_up()

    def _expire(self, serial: Any) -> None:
        if serial in self._waiting:
            self._is_lost = True
            self._give_up()

    def _give_up(self) -> None:
        for serial in list(self._waiting):
            self._waiting.pop(serial).resolve(to_js({"problem": MISSING}))
