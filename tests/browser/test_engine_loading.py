"""Where the engine's Python comes from, and that it is the one that was pinned."""

import pytest
from playwright.sync_api import Page, Route

from driving import Othello
from harness.faults import Faults
from serving.runtime import PYODIDE, RUNTIME
from serving.server import SiteServer


def published(page: Page, tampered: str, faults: Faults) -> None:
    """Has Pyodide come from its public address alone, with a byte more in one file."""

    def answer(route: Route) -> None:
        name = route.request.url.removeprefix(PYODIDE.published)
        content = (RUNTIME / PYODIDE.folder / name).read_bytes()
        kinds = {".mjs": "text/javascript", ".wasm": "application/wasm"}
        route.fulfill(
            body=content + (b"\n" if name == tampered else b""),
            headers={"Access-Control-Allow-Origin": "*"},
            content_type=kinds.get(f".{name.rpartition('.')[2]}", "application/octet-stream"),
        )

    faults.expect("answer 404: .*/pyodide.mjs")
    faults.expect(f"request to elsewhere: {PYODIDE.published}")
    page.route("**/static/runtime/pyodide/*", lambda route: route.fulfill(status=404))
    page.route(f"{PYODIDE.published}*", answer)


def test_where_none_is_installed_the_same_one_comes_from_its_public_address(
    page: Page, checkout: SiteServer, faults: Faults
) -> None:
    faults.allow_complaints()
    published(page, "", faults)
    othello = Othello.opened(page, checkout.address)
    othello.game.against(1, "black", 6)
    othello.engine.expect_ready()


@pytest.mark.parametrize("tampered", PYODIDE.files)
def test_what_comes_from_there_is_refused_unless_it_is_what_was_pinned(
    page: Page, checkout: SiteServer, faults: Faults, tampered: str
) -> None:
    faults.allow_complaints()
    published(page, tampered, faults)
    othello = Othello.opened(page, checkout.address)
    othello.game.against(1, "black", 6)
    othello.engine.expect_failed()
