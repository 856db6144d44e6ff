"""The browser and the page that benchmarks visit."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from harness.browsers import launch_options
from harness.site import served_apart


@contextmanager
def browsing() -> Iterator[tuple[Browser, str]]:
    """Serves the checkout in another process; yields a browser and the address."""
    with served_apart() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright.chromium))
        yield browser, address
        browser.close()
