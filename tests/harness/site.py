"""The page as a static host shows it, for as long as a test needs it."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, expect

from serving import ROOT
from serving.server import SiteServer

# How long a slow machine may take to start Python, in milliseconds.
START_WITHIN = 60_000


@contextmanager
def serving(path: str = "/", folder: Path = ROOT) -> Iterator[SiteServer]:
    """Serves the folder under the path, on a free port, while the context lasts."""
    with SiteServer(folder, path=path) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


def opened(page: Page, address: str) -> Page:
    """Opens the address of an Othello page; returns the page once all of it is ready."""
    playable(page, address)
    expect(page.locator("html")).to_have_attribute("data-workbench", "ready", timeout=START_WITHIN)
    return page


def playable(page: Page, address: str) -> Page:
    """Opens the address of a page; returns the page once its board can be played on."""
    page.goto(address)
    root = page.locator("html")
    expect(root).not_to_have_attribute("data-page", "loading", timeout=START_WITHIN)
    expect(root).to_have_attribute("data-page", "ready")
    return page
