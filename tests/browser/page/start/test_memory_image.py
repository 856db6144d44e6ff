"""On a fast connection the build fills Python's memory from an image, and imports no modules."""

from typing import Any

from playwright.sync_api import Browser, Page

from driving import Othello
from driving.core import starting, stored
from harness.extent import in_part
from hosting.serving.server import SiteServer


def asked_for(page: Page, name: str) -> list[str]:
    """Returns a list that fills with the requests for files whose names begin like this."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if name in request.url else None)
    return asked


def test_an_embedded_board_needs_no_image(page: Page, published: SiteServer) -> None:
    starting.connect(page, is_fast=True)
    images = asked_for(page, "/py/memory-")
    starting.playable(page, f"{published.address}#play?embed")
    assert images == []


def test_a_fast_connection_brings_the_image_and_then_no_later_modules(
    browser: Browser, published: SiteServer, browser_context_args: dict[str, Any]
) -> None:
    """Random numbers are not those of another first visit. test_start.py has a slow connection."""
    found = set()
    visits = in_part(range(2), 1)
    for _ in visits:
        context = browser.new_context(**browser_context_args)
        page = context.new_page()
        starting.connect(page, is_fast=True)
        images, modules = asked_for(page, "/py/memory-"), asked_for(page, "/py/later-")
        othello = Othello.opened(page, published.address)
        assert (len(images), len(modules)) == (1, 0)
        othello.board.press("d3")
        stored.expect_key(page)
        found.add(stored.own_work(othello.page)["kept"].rpartition("-")[2])
        context.close()
    assert len(found) == len(visits)
