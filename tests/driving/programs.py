"""The page tests/browser/programs.html, on which the tests run programs as a reader would."""

from typing import Any, NamedTuple

from playwright.sync_api import Page

from driving.starting import playable
from serving.server import SiteServer


class Outcome(NamedTuple):
    """How a run ended; see the Outcome of py/page/browser/sandbox.py."""

    kind: str
    output: str
    error: str | None


HELLO = "print('hello')"
SAID = Outcome("ok", "hello\n", None)


class Programs:
    """Runs programs in the one sandbox of a page."""

    def __init__(self, page: Page, site: SiteServer) -> None:
        self.page = playable(page, f"{site.address}tests/browser/programs.html")

    def run(
        self, program: str, text: str = "", seconds: float = 60, most: int = 1_000_000
    ) -> Outcome:
        """Runs a program on an input, within limits of time and of bytes of output."""
        self.begin(program, text, seconds, most)
        return self.ended()

    def begin(
        self, program: str, text: str = "", seconds: float = 60, most: int = 1_000_000
    ) -> None:
        """Begins to run a program."""
        arguments = [program, text, seconds, most]
        self.page.evaluate("arguments => { window.pending = run(...arguments) }", arguments)

    def ended(self) -> Outcome:
        """Returns how the program that was begun last ended, once it has."""
        outcome: dict[str, Any] = self.page.evaluate("pending")
        return Outcome(outcome["kind"], outcome["output"], outcome["error"])

    def close(self) -> None:
        """Ends the program that runs, and its worker."""
        self.page.evaluate("closeSandbox()")
