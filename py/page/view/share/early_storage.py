"""Storing the work that the user changes before everything is loaded."""

from typing import Any

from pyscript import window

from page.model.share.early_work import EarlyWork
from page.view.core.page import Page
from page.view.share import address
from page.view.storage.storage import Storage


class EarlyStorage:
    """Stores the work in place of SharePart until that is loaded.

    Attributes:
        storage: The browser's storage.
        work: The work on the page.
    """

    def __init__(self, page: Page, storage: Storage, work: EarlyWork) -> None:
        self.storage, self.work = storage, work
        self._workspace = page.workspace
        self._stored = work.content
        self._workspace.changes.subscribe(self._follow)
        window.onpagehide = self._store

    def end(self) -> None:
        """Ends when SharePart is there, which has replaced the handler of the event."""
        self._workspace.changes.unsubscribe(self._follow)

    def _follow(self) -> None:
        """Stores changed work at once, and removes its link from the address."""
        content = self.work.content
        if content != self._stored:
            self._stored = content
            address.remove(self.work.link, self._workspace.view)
            self._store()

    def _store(self, event: Any = None) -> None:
        for _ in self.storage.put_works(self.work.to_store, self._workspace.say):
            pass
