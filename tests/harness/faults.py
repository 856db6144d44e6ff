"""The rule that every browser test is under: no error on the console, nothing from elsewhere."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Request, Response, WebError

HERE = ("http://127.0.0.1:", "data:", "blob:", "about:")


class Faults:
    """What went wrong in the browser contexts it watches, as a list of sentences.

    A test that provokes a fault says so beforehand with `expect`.
    """

    def __init__(self) -> None:
        self.seen: list[str] = []
        self.expected: list[str] = []

    def watch(self, context: BrowserContext) -> None:
        """Notes from now on what goes wrong in any page of the context."""
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("response", self._response)

    def expect(self, pattern: str) -> None:
        """Allows faults that the regular expression finds; there then has to be at least one."""
        self.expected.append(pattern)

    def report(self) -> list[str]:
        """Returns the faults that were not expected, and the expectations that nothing met."""
        surprises = [fault for fault in self.seen if not self._is_expected(fault)]
        unmet = [pattern for pattern in self.expected if not self._is_met(pattern)]
        return surprises + [f"expected, but did not happen: {pattern}" for pattern in unmet]

    def _is_expected(self, fault: str) -> bool:
        return any(re.search(pattern, fault) for pattern in self.expected)

    def _is_met(self, pattern: str) -> bool:
        return any(re.search(pattern, fault) for fault in self.seen)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.seen.append(f"console error: {message.text}")

    def _error(self, error: WebError) -> None:
        self.seen.append(f"page error: {error.error}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith(HERE):
            self.seen.append(f"request to elsewhere: {request.url}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.seen.append(f"answer {response.status}: {response.url}")


@contextmanager
def watched(browser: Browser) -> Iterator[BrowserContext]:
    """Opens a browser context for many tests; fails at its end if anything went wrong in it."""
    faults = Faults()
    context = browser.new_context()
    faults.watch(context)
    yield context
    context.close()
    assert not faults.report()
