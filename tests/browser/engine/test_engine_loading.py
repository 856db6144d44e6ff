"""Where the engine's Python comes from, and that it is the one that was pinned."""

import pytest
from playwright.sync_api import Page

from driving import Othello
from driving.core.public_host import published
from harness.faults import Faults
from serving.runtime import PYODIDE
from serving.server import SiteServer

# Every run has the page's own Python come from there, and refused.
pytestmark = pytest.mark.whole


def test_where_none_is_installed_the_same_one_comes_from_its_public_address(
    page: Page, checkout: SiteServer, faults: Faults
) -> None:
    published(page, faults)
    othello = Othello.opened(page, checkout.address)
    othello.game.against(1, "black", 6)
    othello.engine.expect_ready()


@pytest.mark.parametrize("tampered", PYODIDE.files)
def test_what_comes_from_there_is_refused_unless_it_is_what_was_pinned(
    page: Page, checkout: SiteServer, faults: Faults, tampered: str
) -> None:
    published(page, faults, tampered)
    othello = Othello.opened(page, checkout.address)
    othello.game.against(1, "black", 6)
    othello.engine.expect_failed()
