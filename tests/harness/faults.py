"""Records errors in the browser, and requests that could carry data out of it."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response, WebError

HERE = ("http://127.0.0.1:", "data:", "blob:", "about:")
COMPLAINTS = "^(console|page) error: "


class Faults:
    """The errors in the watched browser contexts, as a list of messages.

    A test that provokes an error announces it with `expect`.
    """

    def __init__(self) -> None:
        self.seen: list[str] = []
        self.expected: list[str] = []
        self.allowed: list[str] = []

    def watch(self, context: BrowserContext) -> None:
        """Records the errors in all pages of a context from now on."""
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("response", self._response)
        context.on("page", self._page)

    def expect(self, pattern: str) -> None:
        """Allows errors that match the pattern, and requires at least one."""
        self.expected.append(pattern)

    def allow(self, pattern: str) -> None:
        """Allows errors that match the pattern."""
        self.allowed.append(pattern)

    def allow_complaints(self) -> None:
        """Allows messages of the browser itself on the console.

        Their words differ between browsers. Firefox reports them as errors of the page.
        """
        self.allow(COMPLAINTS)

    def forget(self) -> None:
        self.seen.clear()
        self.expected.clear()
        self.allowed.clear()

    def report(self) -> list[str]:
        """Returns the unexpected errors, and the expected ones that did not occur."""
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
        """Records requests that could carry data: the page may only fetch files from its host."""
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
