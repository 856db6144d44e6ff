"""Rows that are not drawn anew while they are pressed."""

from typing import Any

from js import document

from browser.page import Page


class Held:
    """Tells whether the pointer is down in an element.

    A row that is replaced between the press and the release gets no click.

    Attributes:
        is_down: Whether the pointer is down. After the release, the next frame is drawn.
    """

    def __init__(self, page: Page, rows: Any) -> None:
        self.is_down = False
        self._page = page
        rows.addEventListener("pointerdown", self._press)
        for event in ("pointerup", "pointercancel"):
            document.addEventListener(event, self._release)

    def _press(self, event: Any) -> None:
        self.is_down = event.button == 0  # A menu of the browser may swallow other releases.

    def _release(self, event: Any) -> None:
        if self.is_down:
            self.is_down = False
            self._page.request_frame()
