"""One page for many tests, as new for each of them, at a tenth of what opening it anew costs."""

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from driving.core.starting import opened
from driving.core.waiting import AT_ONCE
from harness.faults import Faults
from serving import ROOT
from serving.server import SiteServer

SCRIPT = ROOT / "tests" / "driving" / "core" / "reset.js"
BLANK = "tests/driving/core/blank.html"  # A page of the same origin that does nothing.
# What readers prefer as long as no test says otherwise, for which Chromium would draw all anew.
AS_USUAL = """() => matchMedia(
  "screen and (prefers-color-scheme: light) and (prefers-reduced-motion: reduce) and " +
  "(forced-colors: none) and (prefers-contrast: no-preference)"
).matches"""
# Returns the names of the page's global variables, or null if it has to be opened first. They come
# as one text: a list of a thousand takes Playwright its time.
BEGIN = "names => window.pageReset?.cancelTasks ? pageReset.begin(names) : null"


class SharedPage:
    """A page that is opened once.

    Between tests it is not loaded again, only begun again, by reset.js: its HTML is put back as
    the server delivers it, and its Python runs from the start, with nothing in the browser's
    storage and nothing of the last test under way. An engine that is ready forgets what it worked
    out, and serves again. A page that a test has led elsewhere is opened anew. `device` are options
    for the browser context.
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
        faults.watch(self.context)
        self._address = site.address
        self.page: Page = self.context.new_page()
        self._globals: str | None = None

    def reset(self) -> Page:
        """Returns the page as a first visit finds it."""
        for other in self.context.pages:
            if other is not self.page:
                other.close()
        self._restore_surroundings()
        self.page.bring_to_front()  # Elsewhere Firefox does not tell a page where the focus is.
        found = self.page.evaluate(BEGIN, self._globals)
        if found is None:
            opened(self.page, self._address)
            found = self.page.evaluate(BEGIN, self._globals)
        self._globals = found
        return self.page

    def flush(self) -> None:
        """Waits until all that went wrong in the page so far has been told."""
        if not self.page.is_closed():
            self.page.evaluate("0")

    def close(self) -> None:
        """Closes the page and what it is in."""
        self.context.close()

    def _restore_surroundings(self) -> None:
        """Puts back what is no part of the page: the window, the mouse, what the reader prefers."""
        self.context.clear_cookies()
        self.page.unroute_all()
        if self.page.viewport_size != self._window:
            self.page.set_viewport_size(self._window)
        if not self.page.evaluate(AS_USUAL):
            self.page.emulate_media(
                media="screen",
                color_scheme="light",
                reduced_motion="reduce",  # A third of what a press costs is to draw turning discs.
                forced_colors="none",
                contrast="no-preference",
            )
        self.page.mouse.move(0, 0)
