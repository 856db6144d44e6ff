"""A page shared by many tests and reset for each, at a tenth of the cost of a reload."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from driving.core.starting import opened
from driving.core.visits import RETURNING
from driving.core.waiting import AT_ONCE
from harness.faults import Faults
from hosting.serving import ROOT
from hosting.serving.server import SiteServer

SCRIPT = ROOT / "tests" / "driving" / "core" / "reset.js"
BLANK = "tests/driving/core/blank.html"  # A page of the same origin that does nothing.
# Whether the media features are the usual ones. Emulating them again would redraw everything.
AS_USUAL = """() => matchMedia(
  "screen and (prefers-color-scheme: light) and (prefers-reduced-motion: reduce) and " +
  "(forced-colors: none) and (prefers-contrast: no-preference)"
).matches"""
# Returns the names of the page's global variables, or null if the page must be opened first. They
# are joined to one string, because Playwright is slow with a list of a thousand.
BEGIN = "names => window.pageReset?.cancelTasks ? pageReset.begin(names) : null"


@contextmanager
def shared_context(browser: Browser, faults: Faults, **options: Any) -> Iterator[BrowserContext]:
    """Opens a browser context whose errors are recorded, for the tests of a process."""
    context = browser.new_context(**options)
    context.set_default_timeout(AT_ONCE)
    faults.watch(context)
    yield context
    context.close()


class SharedPage:
    """A page that is opened once and reset between tests.

    reset.js restores the HTML as delivered by the server, empties the storage, ends the workers and
    tasks of the last test and starts the page's Python again, without loading the runtime. A page
    that has navigated elsewhere is opened again.

    Args:
        browser: The browser to open a context in.
        site: The server of the page.
        faults: Records the errors in the context.
        window: The size of the viewport.
        device: More options for the browser context.
    """

    def __init__(
        self,
        browser: Browser,
        site: SiteServer,
        faults: Faults,
        window: ViewportSize,
        **device: Any,
    ) -> None:
        self._window = window
        self.context: BrowserContext = browser.new_context(viewport=window, **device)
        self.context.set_default_timeout(AT_ONCE)
        self.context.add_init_script(path=SCRIPT)
        self.context.add_init_script(RETURNING)
        faults.watch(self.context)
        self._address = site.address
        self.page: Page = self.context.new_page()
        self._globals: str | None = None

    def reset(self) -> Page:
        """Returns the page in the state of a first visit."""
        for other in self.context.pages:
            if other is not self.page:
                other.close()
        self._restore_surroundings()
        self.page.bring_to_front()  # Firefox reports the focus to the front page only.
        found = self.page.evaluate(BEGIN, self._globals)
        if found is None:
            opened(self.page, self._address)
            found = self.page.evaluate(BEGIN, self._globals)
        self._globals = found
        return self.page

    def flush(self) -> None:
        """Waits until all errors in the page so far have been reported."""
        if not self.page.is_closed():
            self.page.evaluate("0")

    def close(self) -> None:
        self.context.close()

    def _restore_surroundings(self) -> None:
        """Restores cookies, routes, viewport, mouse and media features."""
        self.context.clear_cookies()
        self.page.unroute_all()
        if self.page.viewport_size != self._window:
            self.page.set_viewport_size(self._window)
        if not self.page.evaluate(AS_USUAL):
            self.page.emulate_media(
                media="screen",
                color_scheme="light",
                reduced_motion="reduce",  # Animating discs is a third of the cost of a click.
                forced_colors="none",
                contrast="no-preference",
            )
        self.page.mouse.move(0, 0)
