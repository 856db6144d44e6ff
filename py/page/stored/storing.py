"""The storing of the work on the page, and the removal of its link from the address."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from browser.page import Page
from browser.storage.storage import Storage
from page.stored.saved_work import SavedWork

if TYPE_CHECKING:
    from collections.abc import Callable, Generator


class Storing:
    """Stores the work, at once until everything is loaded.

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
        work.store = self.store
        work.note_storing()
        page.workspace.changes.subscribe(self._follow)

    def store(self, event: Any = None) -> None:
        """Stores the settings and the work at once."""
        for _ in self.write():
            pass

    def write(self) -> Generator[None, None, None]:
        """Stores the settings and the work in slices."""
        work = self.work
        work.note_storing()
        self.storage.put_settings(work.settings)
        putting = self.storage.put_works(lambda: work.to_store(self._carried()), self.tell)
        if (yield from putting):
            work.note_stored()
        self.storage.report(self.tell)

    def _follow(self) -> None:
        """Removes a link from the address as soon as the work on the page is another one.

        It does not wait for the next frame: the user may reload the page before it.
        """
        if self._link != self.work.link:
            self._remove_link(self._link, self.work.table.place)
            self._link = self.work.link
