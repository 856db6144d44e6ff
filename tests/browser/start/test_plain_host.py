"""On a host that only serves files: strict about their types, and with no headers of ours."""

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

# As a host calls them that has its types from the standard registry alone.
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
    """Serves files; a browser is told to take them as nothing but what they are said to be."""

    protocol_version = "HTTP/1.1"
    extensions_map = TYPES

    def end_headers(self) -> None:
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def plainly_served() -> Iterator[str]:
    """Serves the repository; gives its address."""
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


@pytest.mark.whole  # Every run has it tried elsewhere.
def test_a_program_is_tried(page: Page, address: str) -> None:
    othello = Othello.opened(page, address)
    othello.tested_program.try_program("1 / 0", "jutge")
    othello.tested_program.expect_said("ZeroDivisionError")
