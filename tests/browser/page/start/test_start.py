"""How the page starts, from the first paint until Python runs, on every kind of host."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from driving import Othello
from driving.core import starting
from driving.core.public_host import deliver
from driving.core.waiting import hold_back
from driving.playthrough import start_of
from harness.extent import in_part
from harness.faults import Faults
from hosting.serving import ROOT
from hosting.serving.server import SiteServer
from reference.samples import INPUTS, OUTPUTS

RUNTIME = ROOT / "static" / "runtime"
# Where the page loads its runtime from if none is installed, and our copy of it.
PUBLIC = {
    "https://cdn.jsdelivr.net/npm/@pyscript/core@0.7.31/dist/": RUNTIME / "pyscript",
    "https://cdn.jsdelivr.net/npm/@micropython/micropython-webassembly-pyscript@1.27.0/": RUNTIME
    / "micropython",
}


@pytest.fixture
def release(page: Page) -> Callable[[], None]:
    """Holds Python back until the returned function is called."""
    return hold_back(page, "**/micropython.wasm")


@pytest.fixture(params=in_part(["published", "checkout"], 1))
def address(request: pytest.FixtureRequest) -> str:
    """The address of the published page, and of the page in the repository."""
    server: SiteServer = request.getfixturevalue(request.param)
    return server.address


def test_the_start_board_in_the_chosen_appearance_is_shown_before_python_runs(
    page: Page, address: str, release: Callable[[], None]
) -> None:
    """Squares, names, score, turn and status are there at once, and do not change later."""
    # A page without an origin, like the first one of a tab, has no storage.
    page.add_init_script(
        "if (origin !== 'null') localStorage['othello-settings'] = 'wood dark play';"
    )
    starting.watch_states(page)
    page.goto(address)
    othello = Othello(page)
    othello.settings.expect_theme("Wood")
    othello.settings.expect_appearance("dark")
    othello.board.expect(start_of(8))
    expect(othello.status).to_have_text("Black to move.")
    starting.expect_state(page, "loading")
    before = othello.markup_of_board()
    release()
    starting.expect_state(page, "ready")
    assert othello.markup_of_board() == before
    othello.settings.expect_appearance("dark")
    starting.expect_all_ready(page)
    assert starting.states(page) == ["loading", "ready"]


def test_the_start_board_in_the_html_equals_the_drawn_one(othello: Othello) -> None:
    """The board of a new game, after one of another size, equals the board in the HTML."""
    before = othello.markup_of_board()
    for n in (6, 8):
        othello.game.new(n)
        othello.board.expect(start_of(n))
    assert othello.markup_of_board() == before


def test_clicks_and_a_choice_before_python_runs_are_not_lost(
    page: Page, address: str, release: Callable[[], None]
) -> None:
    """They are answered in order once Python runs: three moves, and a run of the judge."""
    page.goto(address)
    othello = Othello(page)
    othello.board.press("d3", "c3", "c4")
    othello.judge.start(INPUTS["boardsilly"], "boardsilly")
    othello.board.expect(start_of(8))
    release()
    starting.expect_state(page, "ready")
    othello.judge.expect_output(OUTPUTS["boardsilly"])
    expect(othello.judge.format).to_have_value("boardsilly")
    othello.stepper.back_to_game()
    expect(othello.status).to_have_text(re.compile("^Black c4.*White to move"))
    othello.record.expect_moves(["d3", "c3", "c4"])
    othello.game.undo.click()
    expect(othello.status).to_have_text(re.compile("Black to move"))


def test_no_file_is_requested_twice_and_the_game_comes_before_modules_that_let_events_pass(
    page: Page, address: str, release: Callable[[], None]
) -> None:
    starting.connect(page, is_fast=False)
    starting.count_turns(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address)
    later = starting.later_modules(page)
    with page.expect_response("**/micropython.wasm"):
        assert not set(later) & set(asked)
        release()
    starting.expect_all_ready(page)
    assert set(later) < set(asked)
    assert not [url for url in asked if "/py/memory-" in url]  # It comes by a fast connection.
    assert [url for url in asked if asked.count(url) > 1] == []
    assert starting.turns(page) > 10


def remove_runtime(page: Page, faults: Faults) -> None:
    """Lets the page find no runtime on its host, as in a fresh clone of the repository."""
    faults.expect("answer 404: .*/static/runtime/(pyscript|micropython)/")
    faults.allow_complaints()
    page.route("**/static/runtime/*/*", lambda route: route.fulfill(status=404))


@pytest.mark.whole  # The default run refuses a tampered one from there.
def test_a_missing_runtime_is_loaded_from_its_public_address(
    page: Page, checkout: SiteServer, faults: Faults
) -> None:
    for start in PUBLIC:
        faults.expect(f"request to elsewhere: {re.escape(start)}")
    remove_runtime(page, faults)
    asked = deliver(page, PUBLIC)
    othello = Othello.opened(page, checkout.address)
    assert asked == set(PUBLIC)
    othello.expect_working()


@pytest.mark.only_browser("chromium")  # Others may not support hashes in import maps yet.
@pytest.mark.parametrize("tampered", in_part(["core.js", "micropython.mjs", "micropython.wasm"], 1))
def test_a_tampered_runtime_is_refused(
    page: Page, checkout: SiteServer, faults: Faults, tampered: str
) -> None:
    faults.expect("request to elsewhere: https://cdn.jsdelivr.net/")
    remove_runtime(page, faults)
    deliver(page, PUBLIC, tampered)
    page.goto(checkout.address)
    starting.expect_state(page, "failed")
    expect(starting.alert(page)).to_contain_text("Python could not be loaded")


def test_a_python_that_does_not_start_is_tried_twice_and_does_not_blame_the_connection(
    page: Page, site: SiteServer, faults: Faults
) -> None:
    faults.allow_complaints()
    page.add_init_script("WebAssembly.instantiate = () => Promise.reject(new Error('refused'))")
    starting.watch_alerts(page)
    with page.expect_event("load"), page.expect_event("load"):
        page.goto(site.address)
    expect(starting.alert(page)).to_have_text(
        "Python could not be loaded, so the board cannot answer. "
        "Reload the page, or open it in another browser."
    )
    assert not [said for said in starting.alerts(page) if "connection" in said]


def test_an_unavailable_python_is_reported(
    page: Page, checkout: SiteServer, faults: Faults
) -> None:
    """Neither the host nor the public address has it: the page says so, and what to do."""
    remove_runtime(page, faults)
    faults.expect("request to elsewhere: https://cdn.jsdelivr.net/")
    page.route("https://**", lambda route: route.abort())
    starting.watch_states(page)
    page.goto(checkout.address)
    starting.expect_state(page, "failed")
    assert starting.states(page) == ["loading", "failed"]
    expect(starting.alert(page)).to_be_visible()
    expect(starting.alert(page)).to_have_text(re.compile("could not be loaded.*Reload"))
