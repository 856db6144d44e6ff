"""Time in the page, as a test lets it pass."""

from playwright.sync_api import Page

A_MOMENT = 1000  # Milliseconds, to be sure that the time to stop at has not passed.
FRAMES = 50  # Milliseconds, in which the page has drawn what was done to it.


class Clock:
    """The clock of a page, which goes as any other until it is stopped."""

    def __init__(self, page: Page) -> None:
        """Puts the clock in; to be done before the page is opened."""
        self._page = page
        page.clock.install()

    def stop(self) -> None:
        """Stops the time: from now on nothing that waits for it goes on."""
        self._page.clock.pause_at(self._page.evaluate("Date.now()") + A_MOMENT)

    def let_draw(self) -> None:
        """Lets just so much time pass that the page shows what was done to it."""
        self._page.clock.run_for(FRAMES)

    def pass_seconds(self, seconds: int) -> None:
        """Lets time pass, and everything happen in it that is due."""
        self._page.clock.run_for(seconds * 1000)
