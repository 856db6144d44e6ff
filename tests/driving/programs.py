"""The page tests/browser/programs.html, on which the tests run programs as a reader would."""

from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from driving.starting import playable
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

    def expect_closed(self) -> None:
        """Waits until there is no sandbox any more."""
        expect(self.page.locator("iframe")).to_have_count(0)

    def run(
        self, program: str, text: str = "", seconds: float = 60, most: int = 1_000_000
    ) -> Outcome:
        """Runs a program on an input, within limits of time and of bytes of output."""
        arguments = [program, text, seconds, most]
        outcome: dict[str, Any] = self.page.evaluate("arguments => run(...arguments)", arguments)
        return Outcome(outcome["kind"], outcome["output"], outcome["error"])
