"""The clock of the page, under the control of a test."""

from playwright.sync_api import Page

A_MOMENT = 1000  # Milliseconds; the time to stop at must be in the future.
FRAMES = 50  # Milliseconds in which the page draws a change.


class Clock:
    """The clock of a page, which runs normally until it is stopped."""

    def __init__(self, page: Page) -> None:
        """Installs the clock, which must happen before the page is opened."""
        self._page = page
        page.clock.install()

    def stop(self) -> None:
        """Stops the time: from now on, no timer fires."""
        self._page.clock.pause_at(self._page.evaluate("Date.now()") + A_MOMENT)

    def let_draw(self) -> None:
        """Lets just enough time pass for the page to draw a change."""
        self._page.clock.run_for(FRAMES)

    def pass_seconds(self, seconds: int) -> None:
        """Lets time pass and fires the timers that are due."""
        self._page.clock.run_for(seconds * 1000)
