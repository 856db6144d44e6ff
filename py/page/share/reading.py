"""The progress of reading a link or a file, and the ways to cancel it."""

from typing import Any

from js import document

from board.scene import Scene
from browser.page import Page, Part, element
from page.share import READING


class ReadingPart(Part):
    """Shows that a link or a file is being read. Escape and a button cancel it."""

    def __init__(self, page: Page) -> None:
        self._page, self._jobs = page, page.workspace.jobs
        page.on_click("cancel-reading", self._cancel)
        document.addEventListener("keydown", self._key)

    def show(self, scene: Scene) -> None:
        """Shows whether something is being read."""
        element("reading").hidden = not self._jobs.has(READING)

    def _key(self, event: Any) -> None:
        if event.key == "Escape" and self._jobs.has(READING):
            self._page.do(self._cancel)

    def _cancel(self) -> None:
        self._jobs.cancel(READING)
