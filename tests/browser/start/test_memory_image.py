"""On a fast connection the build fills Python's memory from an image, and imports no modules."""

import pytest
from playwright.sync_api import Page

from driving import Othello
from driving.core import starting
from driving.core.waiting import expect_value
from serving.server import SiteServer

# Whether the game on the board has got a key, which ends in a random number, other than an earlier.
HAS_KEY = """() => {
  const { kept } = JSON.parse(localStorage.othello ?? "{}");
  return kept?.startsWith("mine-") && kept !== "%s";
}"""


def asked_for(page: Page, name: str) -> list[str]:
    """Returns a list that fills with the requests for files whose names begin like this."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if name in request.url else None)
    return asked


@pytest.mark.parametrize("is_fast", [True, False])
def test_only_a_fast_connection_brings_the_image_and_then_no_later_modules(
    page: Page, published: SiteServer, is_fast: bool
) -> None:
    starting.connect(page, is_fast=is_fast)
    images, modules = asked_for(page, "/py/memory-"), asked_for(page, "/py/later-")
    Othello.opened(page, published.address).expect_working()
    assert (len(images), len(modules)) == ((1, 0) if is_fast else (0, 1))


def test_an_embedded_board_needs_no_image(page: Page, published: SiteServer) -> None:
    starting.connect(page, is_fast=True)
    images = asked_for(page, "/py/memory-")
    starting.playable(page, f"{published.address}#play?embed")
    assert images == []


def test_random_numbers_are_not_those_of_an_earlier_visit(
    page: Page, published: SiteServer
) -> None:
    starting.connect(page, is_fast=True)
    keys = [""]
    for _ in range(2):
        othello = Othello.opened(page, published.address)
        othello.game.new()
        othello.board.press("d3")
        expect_value(page, HAS_KEY % keys[-1], True)
        keys.append(othello.sharing.stored()["kept"])
    _, first, second = (key.rpartition("-")[2] for key in keys)
    assert first != second
