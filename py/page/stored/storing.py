"""The storing of the work on the page, and the removal of its link from the address."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from jobs.job import StoringSoon

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.storage.storage import Storage
    from jobs.job import Work
    from page.stored.saved_work import SavedWork

SAVING = "storing the work"  # A kind of job.


class Storing:
    """Stores the work.

    Attributes:
        work: The work.
        storage: The browser's storage.
    """

    def __init__(
        self,
        work: SavedWork,
        storage: Storage,
        carried: Callable[[], str],
        remove_link: Callable[[str, str], None],
    ) -> None:
        """Stores each change; `carried` and `remove_link` are those of `page.share.address`."""
        self.work, self.storage = work, storage
        self._workspace = work.table.workspace
        self._carried, self._remove_link = carried, remove_link
        self._link = work.link
        work.note_storing()
        if storage.is_changed:
            self._start()
        self._workspace.changes.subscribe(self._follow)

    @property
    def is_foreign(self) -> bool:
        """Whether the work on the page is that of an unchanged link."""
        return self.work.link != ""

    def store(self, event: Any) -> None:
        """Stores the settings and the work at once: the page may end after this event."""
        for _ in self.write():
            pass

    def write(self) -> Work:
        """Stores the settings and the work in slices."""
        work = self.work
        work.note_storing()
        yield from self.storage.put(work.settings, lambda: work.to_store(self._carried()))

    def _follow(self) -> None:
        """Stores a change, and removes a link from the address once its work is another one.

        The link does not wait for the next frame: the user may reload the page before it.
        """
        if self._link != self.work.link:
            self._remove_link(self._link, self.work.table.place)
            self._link = self.work.link
        if not self._workspace.jobs.has(SAVING) and self.work.is_due:
            self._start()

    def _start(self) -> None:
        self._workspace.jobs.start(StoringSoon(SAVING, self.write))
