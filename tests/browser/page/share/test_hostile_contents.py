"""A hostile file, link or output adds no element, in the build and in a checkout."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from driving import Othello
from hosting.serving.server import SiteServer
from saved.game_text import escaped_comment

HIT = "<img src=x onerror=hit()><iframe srcdoc='<script>parent.hit()</script>'></iframe>\"'><b>"
COUNT_HITS = "() => { window.hits = 0; window.hit = () => { window.hits += 1; }; }"
MOVES = ";B[f5];W[d6];B[c3];W[d3];B[c4]"
FIELDS = "".join(f"{name}[{HIT}]" for name in ("PB", "PW", "DT", "EV", "RO", "PC", "RE", "GN", "C"))
GAME = f"(;GM[2]FF[4]SZ[8]{FIELDS}{MOVES}C[{HIT}])"
LINK = f"play/8..f5_5{escaped_comment(HIT)}_d6.2"


@contextmanager
def unhurt(othello: Othello) -> Iterator[None]:
    """Checks that no element is added and no script runs in the context."""
    othello.page.evaluate(COUNT_HITS)
    elements = othello.risky_elements()
    yield
    assert othello.risky_elements() == elements
    assert othello.page.evaluate("hits") == 0


@pytest.mark.whole  # The default run tests the build.
def test_no_content_adds_an_element_to_a_checkout(page: Page, checkout: SiteServer) -> None:
    othello = Othello.opened(page, checkout.address)
    test_no_link_file_or_output_adds_an_element_or_runs(othello)


def test_no_link_file_or_output_adds_an_element_or_runs(othello: Othello) -> None:
    with unhurt(othello):
        othello.sharing.drop_file("<img src=x onerror=hit()>.sgf", GAME)
        othello.record.expect_moves(["f5", "d6", "c3", "d3", "c4"])
        othello.sharing.follow(LINK)
        expect(othello.variations.remarks).to_have_text([f"f5 {HIT}"])
        othello.judge.run_sample("jutge")
        othello.comparison.paste(HIT)
        expect(othello.comparison.verdict).to_contain_text(re.compile("line|missing", re.I))
        othello.games.show()
        othello.games.choose_scope("All")
        expect(othello.games.rows.first).to_contain_text("<img")
