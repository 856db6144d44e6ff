"""How the page starts, from the first paint to Python, wherever it is and whatever is missing."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.playthrough import start_of
from driving import Othello
from driving.core import starting
from driving.core.public_host import deliver
from driving.core.waiting import hold_back
from harness.extent import in_part
from harness.faults import Faults
from harness.site import serving
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


@pytest.fixture
def release(page: Page) -> Callable[[], None]:
    """Keeps Python from the page until it is called."""
    return hold_back(page, "**/micropython.wasm")


@pytest.fixture(params=in_part(["published", "checkout"], 1))
def address(request: pytest.FixtureRequest) -> str:
    """The address of the page as it is published, and of the one in the repository."""
    server: SiteServer = request.getfixturevalue(request.param)
    return server.address


@pytest.fixture
def bare_site(tmp_path: Path) -> Iterator[SiteServer]:
    """The repository as it is cloned, without a runtime."""
    folder = tmp_path / "site"
    shutil.copytree(ROOT / "py", folder / "py", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "static", folder / "static", ignore=shutil.ignore_patterns("*runtime*"))
    shutil.copy(ROOT / "index.html", folder)
    with serving(folder=folder) as server:
        yield server


def test_the_page_is_loading_and_then_ready(page: Page, address: str) -> None:
    starting.watch_states(page)
    Othello.opened(page, address)
    assert starting.states(page) == ["loading", "ready"]


def test_the_start_board_is_there_before_python(
    page: Page, address: str, release: Callable[[], None]
) -> None:
    """Squares, names, score, turn and news do not wait for it, nor change when it comes."""
    page.goto(address)
    othello = Othello(page)
    othello.board.expect(start_of(8))
    expect(othello.status).to_have_text("Black to move.")
    starting.expect_state(page, "loading")
    before = othello.markup_of_board()
    release()
    starting.expect_state(page, "ready")
    assert othello.markup_of_board() == before


def test_the_start_board_is_in_the_html(
    new_context: Callable[..., BrowserContext], address: str
) -> None:
    """Board, names, score and news stand there without any script."""
    page = new_context(java_script_enabled=False).new_page()
    page.goto(address)
    othello, start = Othello(page), start_of(8)
    names = [cell.get_attribute("aria-label") for cell in othello.board.cells.all()]
    assert names == start.names
    othello.game.expect_score(start.black, start.white)
    othello.game.expect_turn(start.turn)
    expect(othello.status).to_have_text("Black to move.")
    expect(othello.drawing.svg).to_be_visible()


def test_the_start_board_is_drawn_as_the_page_draws_it(othello: Othello) -> None:
    """A board laid out anew, by way of another size, is the one that came in the HTML."""
    before = othello.markup_of_board()
    for n in (6, 8):
        othello.game.new(n)
        othello.board.expect(start_of(n))
    assert othello.markup_of_board() == before


def test_presses_made_before_python_are_not_lost(
    page: Page, address: str, release: Callable[[], None]
) -> None:
    """They are answered in their order once it is there: three moves, and a run of the judge."""
    page.goto(address)
    othello = Othello(page)
    othello.board.press("d3", "c3", "c4")
    othello.judge.start(INPUTS["boardsilly"])
    othello.board.expect(start_of(8))
    release()
    starting.expect_state(page, "ready")
    othello.judge.expect_output(OUTPUTS["boardsilly"])
    othello.stepper.back_to_game()
    expect(othello.status).to_have_text(re.compile("^Black c4.*White to move"))
    othello.record.expect_moves(["d3", "c3", "c4"])
    othello.game.undo.click()
    expect(othello.status).to_have_text(re.compile("Black to move"))


def test_nothing_is_asked_for_twice_nor_the_rest_before_the_game(
    page: Page, address: str, release: Callable[[], None]
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address)
    later = starting.later_modules(page)
    with page.expect_response("**/micropython.wasm"):
        assert not set(later) & set(asked)
        release()
    starting.expect_all_ready(page)
    assert set(later) < set(asked)
    assert [url for url in asked if asked.count(url) > 1] == []


@pytest.mark.whole  # Every run has the build under one.
def test_the_page_works_under_a_path(page: Page, site_under_a_path: SiteServer) -> None:
    """All its addresses are relative: nothing is asked for outside of the path."""
    urls: list[str] = []
    page.on("request", lambda request: urls.append(request.url))
    Othello.opened(page, site_under_a_path.address).expect_working()
    assert len(urls) > 10
    assert [url for url in urls if not url.startswith(site_under_a_path.address)] == []


def publish(page: Page, faults: Faults, tampered: str = "") -> set[str]:
    """Has the public addresses deliver what is pinned, but a file of this name with a byte more.

    Returns the set to which they are added as they are asked for something.
    """
    faults.expect("answer 404: .*/static/runtime/(pyscript|micropython)/")
    faults.allow_complaints()
    return deliver(page, PUBLIC, tampered)


def test_without_a_runtime_the_same_versions_come_from_their_public_addresses(
    page: Page, bare_site: SiteServer, faults: Faults
) -> None:
    for start in PUBLIC:
        faults.expect(f"request to elsewhere: {re.escape(start)}")
    asked = publish(page, faults)
    othello = Othello.opened(page, bare_site.address)
    assert asked == set(PUBLIC)
    othello.expect_working()


@pytest.mark.only_browser("chromium")  # Others may not know of hashes in import maps yet.
@pytest.mark.parametrize("tampered", in_part(["core.js", "micropython.mjs", "micropython.wasm"], 1))
def test_what_the_public_addresses_deliver_is_refused_unless_it_is_what_was_pinned(
    page: Page, bare_site: SiteServer, faults: Faults, tampered: str
) -> None:
    faults.expect("request to elsewhere: https://cdn.jsdelivr.net/")
    publish(page, faults, tampered)
    page.goto(bare_site.address)
    starting.expect_state(page, "failed")
    expect(starting.alert(page)).to_contain_text("Python could not be loaded")


def test_when_python_cannot_be_had_the_page_says_so(
    page: Page, bare_site: SiteServer, faults: Faults
) -> None:
    """Neither here nor from elsewhere: the page says that it failed, and what to do."""
    faults.expect("answer 404: .*/static/runtime/(pyscript|micropython)/")
    faults.allow_complaints()
    faults.expect("request to elsewhere: https://cdn.jsdelivr.net/")
    page.route("https://**", lambda route: route.abort())
    starting.watch_states(page)
    page.goto(bare_site.address)
    starting.expect_state(page, "failed")
    assert starting.states(page) == ["loading", "failed"]
    expect(starting.alert(page)).to_be_visible()
    expect(starting.alert(page)).to_have_text(re.compile("could not be loaded.*reload"))
