"""The storing of the work on the page, and the removal of its link from the address."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import js as window
from js import document

from browser.page import Page
from browser.storage.storage import Storage
from jobs.job import StoringSoon
from page.stored.saved_work import SAVING, SavedWork

if TYPE_CHECKING:
    from collections.abc import Callable

    from jobs.job import Work


class Storing:
    """Stores the work.

    Attributes:
        work: The work.
        storage: The browser's storage.
        tell: Shows a message.
    """

    def __init__(
        self,
        page: Page,
        work: SavedWork,
        storage: Storage,
        carried: Callable[[], str],
        remove_link: Callable[[str, str], None],
    ) -> None:
        """Stores each change; `carried` and `remove_link` are those of `page.share.address`."""
        self.work, self.storage = work, storage
        self._carried, self._remove_link = carried, remove_link
        self._link = work.link
        self.tell: Callable[[str], None] = page.workspace.say
        work.write = self.write
        work.note_storing()
        if storage.is_changed:
            page.workspace.jobs.start(StoringSoon(SAVING, self.write))
        page.workspace.changes.subscribe(self._follow)
        document.addEventListener("visibilitychange", self.store)
        # MicroPython cannot call PyScript's addEventListener on the window.
        window.onpagehide = self.store

    def store(self, event: Any = None) -> None:
        """Stores the settings and the work at once: the page may end after this event."""
        for _ in self.write():
            pass

    def write(self) -> Work:
        """Stores the settings and the work in slices."""
        work = self.work
        work.note_storing()
        putting = self.storage.put(work.settings, lambda: work.to_store(self._carried()), self.tell)
        if (yield from putting):
            work.note_stored()

    def _follow(self) -> None:
        """Removes a link from the address as soon as the work on the page is another one.

        It does not wait for the next frame: the user may reload the page before it.
        """
        if self._link != self.work.link:
            self._remove_link(self._link, self.work.table.place)
            self._link = self.work.link
