"""The page tests/browser/programs.html, on which the tests run programs as a reader would."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from harness.faults import watched
from harness.site import playable
from serving.server import SiteServer


class Outcome(NamedTuple):
    """How a run ended; see the Outcome of py/page/browser/sandbox.py."""

    kind: str
    output: str
    error: str | None


class Programs:
    """Runs programs in the one sandbox of a page."""

    def __init__(self, page: Page, site: SiteServer) -> None:
        self.page = playable(page, f"{site.address}tests/browser/programs.html")

    def run(
        self, program: str, text: str = "", seconds: float = 60, most: int = 1_000_000
    ) -> Outcome:
        """Runs a program on an input, within limits of time and of bytes of output."""
        arguments = [program, text, seconds, most]
        outcome: dict[str, Any] = self.page.evaluate("arguments => run(...arguments)", arguments)
        return Outcome(outcome["kind"], outcome["output"], outcome["error"])


@contextmanager
def shared(browser: Browser, site: SiteServer) -> Iterator[Programs]:
    """One sandbox for many programs, of which none may be any the worse for another."""
    with watched(browser) as context:
        yield Programs(context.new_page(), site)
