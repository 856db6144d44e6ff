"""The page on a host that only serves files, with strict types and no extra headers."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from driving import Othello
from driving.core.starting import (
    advice_to_wait,
    alert,
    expect_in_frame,
    expect_playable,
    expect_state,
)
from harness.extent import in_part
from harness.faults import Faults
from harness.site import answering
from hosting.serving import ROOT
from hosting.serving.server import HOST, SiteServer

# The types on a host that knows only old parts of the standard registry.
TYPES = {
    "": "application/octet-stream",
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".py": "text/x-python",
    ".svg": "image/svg+xml",
    ".wasm": "application/octet-stream",
    ".txt": "text/plain",
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


class TextHandler(PlainHandler):
    """Sends all files as text, except HTML."""

    def guess_type(self, path: Any) -> str:
        return "text/html" if str(path).endswith(".html") else "text/plain"


class TypelessHandler(TextHandler):
    """Sends no types, except of HTML."""

    def send_header(self, keyword: str, value: str) -> None:
        if keyword != "Content-type" or value == "text/html":
            super().send_header(keyword, value)


class PlainStyleHandler(PlainHandler):
    """Sends style sheets as text."""

    extensions_map = TYPES | {".css": "text/plain"}


class SharingHandler(PlainHandler):
    """Lets pages of all origins read the files."""

    def end_headers(self) -> None:
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()


@contextmanager
def plainly_served(handler_type: type[PlainHandler], folder: Path) -> Iterator[str]:
    """Serves a folder; yields its address."""
    handler = partial(handler_type, directory=str(folder))
    with ThreadingHTTPServer((HOST, 0), handler) as server, answering(server):
        yield f"http://{HOST}:{server.server_port}/"


def test_the_whole_page_works(page: Page) -> None:
    with plainly_served(PlainHandler, ROOT) as address:
        Othello.opened(page, address).expect_working()


@pytest.mark.parametrize(
    ("handler", "said"),
    in_part([(TextHandler, "as text/plain"), (TypelessHandler, "without a type")], 1),
)
def test_unusable_types_are_reported(
    page: Page, built: Path, faults: Faults, handler: type[PlainHandler], said: str
) -> None:
    """Nothing works, so the message for a page without style must not claim that anything does."""
    faults.allow_complaints()
    with plainly_served(handler, built) as address:
        page.goto(address)
        expect(alert(page)).to_have_text(
            "Python could not be loaded, so the board cannot answer. "
            f"This host sends core.js {said}, which browsers refuse."
        )
        expect_state(page, "failed")


def test_a_page_without_style_says_that_its_board_cannot_be_clicked(
    page: Page, built: Path, faults: Faults
) -> None:
    faults.allow_complaints()
    with plainly_served(PlainStyleHandler, built) as address:
        Othello.opened(page, address)
        expect(alert(page)).to_have_text(
            "This page looks plain, and its board cannot be clicked. "
            "This host sends style.css as text/plain, which browsers refuse."
        )
        expect(advice_to_wait(page)).to_be_hidden()


def test_a_page_in_a_sandboxed_frame_works_and_says_that_it_keeps_no_games(
    page: Page, built: Path, faults: Faults
) -> None:
    faults.allow_complaints()
    with plainly_served(SharingHandler, built) as address:
        page.set_content(f'<iframe sandbox="allow-scripts" src="{address}"></iframe>')
        expect_in_frame(page, "The browser does not keep games from this page.")


def test_a_missing_final_slash_is_added(page: Page, site: SiteServer, faults: Faults) -> None:
    faults.allow_complaints()
    faults.expect("answer 404: .*")
    whole = page.request.get(site.address).body()
    page.route(
        site.address.rstrip("/"), lambda route: route.fulfill(body=whole, content_type="text/html")
    )
    page.goto(f"{site.address.rstrip('/')}#play/8..f5.1")
    expect(page).to_have_url(f"{site.address}#play/8..f5.1")
    expect_playable(page)
