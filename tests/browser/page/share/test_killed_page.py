"""The work survives when the browser ends the page without warning."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserType, Page, expect

from both.play.library.archives import sgf_game
from both.play.records.recording import Played
from driving import Othello
from driving.changes import CHANGES
from driving.core import starting
from driving.core.clock import Clock
from driving.core.visits import RETURNING
from driving.play.practice.puzzles import SLOW
from harness.extent import in_part
from harness.killing import MortalBrowser
from hosting.serving.server import SiteServer

SECONDS = 2  # On a busy machine.


@pytest.fixture
def mortal(browser_type: BrowserType, tmp_path: Path) -> Iterator[MortalBrowser]:
    """A browser that can be killed."""
    browser = MortalBrowser(browser_type, tmp_path, RETURNING)
    yield browser
    browser.close()


@pytest.mark.only_browser("chromium")  # Playwright leads its process group.
@pytest.mark.parametrize("kind", in_part(CHANGES, 1))
def test_a_change_survives_the_death_of_the_browser(
    mortal: MortalBrowser, site: SiteServer, kind: str
) -> None:
    change = CHANGES[kind]
    page = Othello.opened(mortal.open(), site.address)
    change.prepare(page)
    change.make(page)
    page.page.wait_for_timeout(SECONDS * 1000)
    mortal.kill()
    change.expect(Othello.opened(mortal.open(), f"{site.address}#{change.place}"))


@pytest.mark.whole  # The default run tests this without a browser.
@pytest.mark.only_browser("chromium")
def test_an_import_that_was_interrupted_is_told_with_what_was_read(
    mortal: MortalBrowser, site: SiteServer
) -> None:
    games = Othello.opened(mortal.open(), site.address).games
    games.show()
    games.open_files({"many.sgf": "".join(sgf_game(Played(8, at)) for at in range(9000)).encode()})
    expect(games.import_said).to_contain_text(re.compile("[1-9].* read$"), timeout=SLOW)
    mortal.kill()
    later = Othello.opened(mortal.open(), site.address)
    said = re.compile("^The last import was interrupted. ([0-9]+) games read until then")
    expect(later.sharing.notice).to_have_text(said)
    found = said.match(later.sharing.notice.inner_text())
    later.games.show()
    later.games.choose_scope("Imported")
    assert found and 0 < int(found[1]) < 9000
    expect(later.games.found).to_have_text(f"{int(found[1]):,} games")
    later.sharing.undo.click()
    expect(later.games.rows).to_have_count(0)


@pytest.mark.whole  # The model stores such a move at once.
@pytest.mark.only_browser("chromium")
def test_a_move_before_everything_is_loaded_survives_a_crash(page: Page, site: SiteServer) -> None:
    starting.connect(page, is_fast=False)
    page.route("**/py/{page/later.py,later-*.bin}", lambda route: None)  # It never arrives.
    othello = Othello(starting.playable(page, site.address))
    othello.board.press("d3")
    othello.board.expect_square("d3", "d3, black")
    crash(othello)
    Othello.opened(page.context.new_page(), site.address).record.expect_moves(["d3"])


@pytest.mark.whole  # The default run kills the whole browser after another change.
@pytest.mark.only_browser("chromium")
def test_a_game_that_was_left_a_second_ago_survives_a_crash(
    own_page: Othello, clock: Clock
) -> None:
    for square in ("d3", "c3", "c4", "c5", "d6"):
        own_page.board.press(square)
    own_page.game.new()
    clock.pass_seconds(1)
    context, address = own_page.page.context, own_page.page.url.partition("#")[0]
    crash(own_page)
    later = Othello.opened(context.new_page(), address)
    later.games.show()
    later.games.expect_cells(6, ["5"])


def crash(othello: Othello) -> None:
    """Ends the process of a page, which gets no event."""
    page = othello.page
    target = page.context.new_cdp_session(page).send("Target.getTargetInfo")["targetInfo"]
    assert page.context.browser
    browser = page.context.browser.new_browser_cdp_session()
    attached = browser.send(
        "Target.attachToTarget", {"targetId": target["targetId"], "flatten": False}
    )
    message = json.dumps({"id": 1, "method": "Page.crash"})
    with page.expect_event("crash"):
        # A direct message would wait for its answer, which never comes.
        browser.send("Target.sendMessageToTarget", attached | {"message": message})
