"""The store of all games, of which the browser's part is in `browser.storage.database`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Awaitable

    class GameStore(Protocol):
        """The store of all games, `static/games.js`."""

        def ask(self, name: str, **question: Any) -> Awaitable[Any]:
            """Returns the members of the answer to a question. Raises StoreFailed."""

        def read(self) -> Awaitable[Any]:
            """Prepares an import; returns the port for its blocks. Raises StoreFailed."""

        def openings(self) -> Awaitable[str]:
            """Returns the file of the names of openings, empty if it cannot be loaded."""

        def practice(self) -> Awaitable[dict[str, str]]:
            """Returns the texts of the practice by key. Raises StoreFailed."""

        def practise(self, key: str, text: str) -> Awaitable[None]:
            """Keeps a text of the practice. Raises StoreFailed."""

        def now(self) -> str:
            """Returns the date and the time, as in `2026-11-26 21:40:05`."""


class StoreFailed(Exception):
    """The store cannot answer; the message is the browser's name of the error."""
