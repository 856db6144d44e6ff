"""Where the engine's Python is loaded from, and that its pinned version is checked."""

import pytest
from playwright.sync_api import Page

from driving import Othello
from driving.core.public_host import published
from harness.faults import Faults
from hosting.serving.runtime import PYODIDE
from hosting.serving.server import SiteServer

# The default run tests this of the page's own Python.
pytestmark = pytest.mark.whole


def test_a_missing_engine_runtime_is_loaded_from_its_public_address(
    page: Page, checkout: SiteServer, faults: Faults
) -> None:
    published(page, faults)
    othello = Othello.opened(page, checkout.address)
    othello.game.against(1, "black", 6)
    othello.engine.expect_ready()


@pytest.mark.parametrize("tampered", PYODIDE.files)
def test_a_tampered_engine_runtime_is_refused(
    page: Page, checkout: SiteServer, faults: Faults, tampered: str
) -> None:
    published(page, faults, tampered)
    othello = Othello.opened(page, checkout.address)
    othello.game.against(1, "black", 6)
    othello.engine.expect_failed()
