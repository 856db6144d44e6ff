"""The page as a static host shows it, for as long as a test needs it."""

import subprocess
import sys
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


@contextmanager
def served_apart() -> Iterator[str]:
    """Serves the page in a process of its own, as its reader does; yields its address."""
    command = [sys.executable, str(ROOT / "py" / "serve.py"), "--no-open"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        try:
            yield next(word for word in server.stdout.readline().split() if "://" in word)
        finally:
            server.terminate()


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
