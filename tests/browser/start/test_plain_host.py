"""The page on a host that only serves files, with strict types and no extra headers."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import Page

from driving import Othello
from harness.site import answering
from serving import ROOT
from serving.server import HOST

# The types on a host that knows only the standard registry.
TYPES = {
    "": "application/octet-stream",
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".py": "text/x-python",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
}


class PlainHandler(SimpleHTTPRequestHandler):
    """Serves files and forbids the browser to guess their types."""

    protocol_version = "HTTP/1.1"
    extensions_map = TYPES

    def end_headers(self) -> None:
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def plainly_served() -> Iterator[str]:
    """Serves the repository; yields its address."""
    handler = partial(PlainHandler, directory=str(ROOT))
    with ThreadingHTTPServer((HOST, 0), handler) as server, answering(server):
        yield f"http://{HOST}:{server.server_port}/"


@pytest.fixture
def address() -> Iterator[str]:
    with plainly_served() as address:
        yield address


def test_the_whole_page_works(page: Page, address: str) -> None:
    othello = Othello.opened(page, address)
    othello.expect_working()


@pytest.mark.whole  # The default run tests a program on another host.
def test_a_program_is_tested(page: Page, address: str) -> None:
    othello = Othello.opened(page, address)
    othello.tested_program.try_program("1 / 0", "jutge")
    othello.tested_program.expect_said("ZeroDivisionError")
