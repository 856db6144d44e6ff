"""The rule that every browser test is under: no error anywhere, and nothing leaves the browser."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response, WebError

HERE = ("http://127.0.0.1:", "data:", "blob:", "about:")
COMPLAINTS = "^(console|page) error: "


class Faults:
    """What went wrong in the browser contexts it watches, as a list of sentences.

    A test that provokes a fault says so beforehand with `expect`.
    """

    def __init__(self) -> None:
        self.seen: list[str] = []
        self.expected: list[str] = []
        self.allowed: list[str] = []

    def watch(self, context: BrowserContext) -> None:
        """Notes from now on what goes wrong in any page of the context."""
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("response", self._response)
        context.on("page", self._page)

    def expect(self, pattern: str) -> None:
        """Allows faults that the regular expression finds; there then has to be at least one."""
        self.expected.append(pattern)

    def allow(self, pattern: str) -> None:
        """Allows faults that the regular expression finds, if there are any."""
        self.allowed.append(pattern)

    def allow_complaints(self) -> None:
        """Allows the browser to say on its console what it thinks of what the test provokes.

        Each does so in words of its own, or not at all; Firefox says it as an error of the page.
        """
        self.allow(COMPLAINTS)

    def forget(self) -> None:
        """Begins anew, for another test."""
        self.seen.clear()
        self.expected.clear()
        self.allowed.clear()

    def report(self) -> list[str]:
        """Returns the faults that were not expected, and the expectations that nothing met."""
        surprises = [fault for fault in self.seen if not self._is_expected(fault)]
        unmet = [pattern for pattern in self.expected if not self._is_met(pattern)]
        return surprises + [f"expected, but did not happen: {pattern}" for pattern in unmet]

    def _is_expected(self, fault: str) -> bool:
        return any(re.search(pattern, fault) for pattern in self.expected + self.allowed)

    def _is_met(self, pattern: str) -> bool:
        return any(re.search(pattern, fault) for fault in self.seen)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.seen.append(f"console error: {message.text}")

    def _error(self, error: WebError) -> None:
        self.seen.append(f"page error: {error.error}")

    def _request(self, request: Request) -> None:
        """Notes what could carry something out: the page asks its own host for files alone."""
        url = request.url
        if not url.startswith(HERE):
            self.seen.append(f"request to elsewhere: {url}")
        elif request.method != "GET":
            self.seen.append(f"request that sends: {request.method} {url}")
        elif url.startswith("http") and urlsplit(url).query:
            self.seen.append(f"request that tells: {url}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.seen.append(f"answer {response.status}: {response.url}")

    def _page(self, page: Page) -> None:
        page.on("websocket", lambda socket: self.seen.append(f"WebSocket: {socket.url}"))
