"""How the page starts, from the first paint to Python, wherever it is and whatever is missing."""

import mimetypes
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from browser.playthrough import start_of
from browser.table import Table
from browser.workbench import Workbench
from harness.faults import Faults
from harness.site import START_WITHIN, opened, serving
from reference.samples import INPUTS, OUTPUTS
from serving import ROOT
from serving.server import SiteServer

RUNTIME = ROOT / "static" / "runtime"
# What the page takes from elsewhere where no runtime is installed, and where that is here.
PUBLIC = {
    "https://cdn.jsdelivr.net/npm/@pyscript/core@0.7.31/dist/": RUNTIME / "pyscript",
    "https://cdn.jsdelivr.net/npm/@micropython/micropython-webassembly-pyscript@1.27.0/": RUNTIME
    / "micropython",
}

# Notes the values that data-page takes, from the one in the HTML on.
WATCH_STATES = """
window.states = [];
new MutationObserver(() => {
  const state = document.documentElement?.dataset.page;
  if (state && state !== states.at(-1)) states.push(state);
}).observe(document, { attributes: true, childList: true, subtree: true });
"""


@pytest.fixture
def release(page: Page) -> Callable[[], None]:
    """Keeps Python from the page until the function it returns is called."""
    kept: list[Route] = []
    answer = kept.append
    page.route("**/micropython.wasm", lambda route: answer(route))

    def release() -> None:
        nonlocal answer
        answer = Route.continue_
        for route in kept:
            route.continue_()

    return release


@pytest.fixture
def bare_site(tmp_path: Path) -> Iterator[SiteServer]:
    """The repository as it is cloned, without a runtime."""
    folder = tmp_path / "site"
    shutil.copytree(ROOT / "py", folder / "py", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "static", folder / "static", ignore=shutil.ignore_patterns("*runtime*"))
    shutil.copy(ROOT / "index.html", folder)
    with serving(folder=folder) as server:
        yield server


def expect_ready(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("data-page", "ready", timeout=START_WITHIN)


def markup(page: Page) -> str:
    """Returns the HTML of the board and its drawing, without comments."""
    html = page.get_by_role("grid").inner_html() + page.locator("#drawing").inner_html()
    return re.sub("<!--.*?-->", "", html)


def expect_working(page: Page) -> None:
    """Plays a move and judges a sample."""
    Table(page).click("d3")
    expect(page.locator('[data-square="d3"]')).to_have_accessible_name("d3, black")
    page.get_by_role("button", name="Sample of Jutge").click()
    Workbench(page).expect_output(OUTPUTS["jutge"])


def test_the_page_is_loading_and_then_ready(page: Page, site: SiteServer) -> None:
    page.add_init_script(WATCH_STATES)
    opened(page, site.address)
    assert page.evaluate("states") == ["loading", "ready"]


def test_the_start_board_is_there_before_python(
    page: Page, site: SiteServer, release: Callable[[], None]
) -> None:
    """Squares, names, score, turn and news do not wait for it, nor change when it comes."""
    page.goto(site.address)
    table = Table(page)
    table.expect(start_of(8))
    expect(table.status).to_have_text("Black to move.")
    expect(page.locator("html")).to_have_attribute("data-page", "loading")
    before = markup(page)
    release()
    expect_ready(page)
    assert markup(page) == before


def test_the_start_board_is_in_the_html(
    new_context: Callable[..., BrowserContext], site: SiteServer
) -> None:
    """Board, names, score and news stand there without any script."""
    page = new_context(java_script_enabled=False).new_page()
    page.goto(site.address)
    start, score = start_of(8), page.locator("[data-turn]")
    cells = page.locator("[role=grid] [data-square]")
    assert [cell.get_attribute("aria-label") for cell in cells.all()] == start.names
    expect(score).to_have_attribute("data-black", "2")
    expect(score).to_have_attribute("data-white", "2")
    expect(score).to_have_attribute("data-turn", "black")
    expect(page.get_by_role("status")).to_have_text("Black to move.")
    expect(page.locator("#drawing svg")).to_be_visible()


def test_the_start_board_is_drawn_as_the_page_draws_it(othello: Page) -> None:
    """A board laid out anew, by way of another size, is the one that came in the HTML."""
    table, before = Table(othello), markup(othello)
    table.new_game(6)
    table.expect(start_of(6))
    table.new_game(8)
    table.expect(start_of(8))
    assert markup(othello) == before


def test_clicks_made_before_python_are_not_lost(
    page: Page, site: SiteServer, release: Callable[[], None]
) -> None:
    """They are answered in their order once it is there: three moves, and a move taken back."""
    page.goto(site.address)
    table = Table(page)
    for square in ("d3", "c3", "c4"):
        table.click(square)
    table.expect(start_of(8))
    release()
    expect_ready(page)
    expect(table.status).to_have_text(re.compile("^Black c4.*White to move"))
    expect(table.cell("d3")).to_have_accessible_name("d3, black")
    expect(table.cell("c3")).to_have_accessible_name(re.compile("^c3, (black|white)$"))
    table.undo.click()
    expect(table.status).to_have_text(re.compile("Black to move"))


def test_a_run_asked_for_before_python_is_not_lost(
    page: Page, site: SiteServer, release: Callable[[], None]
) -> None:
    page.goto(site.address)
    workbench = Workbench(page)
    workbench.run(INPUTS["boardsilly"])
    release()
    expect_ready(page)
    workbench.expect_output(OUTPUTS["boardsilly"])


def test_the_page_works_under_a_path(
    page: Page, site_under_a_path: SiteServer, faults: Faults
) -> None:
    """All its addresses are relative: nothing is asked for outside of the path."""
    urls: list[str] = []
    page.on("request", lambda request: urls.append(request.url))
    opened(page, site_under_a_path.address)
    expect_working(page)
    assert len(urls) > 10
    assert [url for url in urls if not url.startswith(site_under_a_path.address)] == []


def test_without_a_runtime_the_same_versions_come_from_their_public_addresses(
    page: Page, bare_site: SiteServer, faults: Faults
) -> None:
    faults.expect("answer 404: .*/static/runtime/(pyscript/core|micropython/)")
    faults.expect("console error: .*404")
    asked: set[str] = set()

    def answer(route: Route) -> None:
        url = route.request.url
        start = next(start for start in PUBLIC if url.startswith(start))
        asked.add(start)
        file = PUBLIC[start] / url.removeprefix(start)
        kind = "application/wasm" if file.suffix == ".wasm" else mimetypes.guess_type("x.js")[0]
        headers = {"Access-Control-Allow-Origin": "*", "Content-Type": kind or ""}
        route.fulfill(body=file.read_bytes(), headers=headers)

    for start in PUBLIC:
        faults.expect(f"request to elsewhere: {re.escape(start)}")
        page.route(f"{start}**", answer)
    opened(page, bare_site.address)
    assert asked == set(PUBLIC)
    expect_working(page)


def test_when_python_cannot_be_had_the_page_says_so(
    page: Page, bare_site: SiteServer, faults: Faults
) -> None:
    """Neither here nor from elsewhere: the page says that it failed, and what to do."""
    faults.expect("answer 404: .*/static/runtime/(pyscript/core|micropython/)")
    faults.expect("console error: .*404")
    faults.expect("console error: .*ERR_|blocked|failed")
    faults.expect("request to elsewhere: https://cdn.jsdelivr.net/")
    page.route("https://**", lambda route: route.abort())
    page.add_init_script(WATCH_STATES)
    page.goto(bare_site.address)
    expect(page.locator("html")).to_have_attribute("data-page", "failed")
    assert page.evaluate("states") == ["loading", "failed"]
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_text(re.compile("could not be loaded.*reload"))
