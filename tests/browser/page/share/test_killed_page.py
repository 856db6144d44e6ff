"""The work survives when the browser ends the page without warning."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserType, expect

from both.play.library.archives import sgf_game
from both.play.records.recording import Played
from driving import Othello
from driving.changes import CHANGES
from driving.core.visits import RETURNING
from driving.play.practice.puzzles import SLOW
from harness.extent import in_part
from harness.killing import MortalBrowser
from hosting.serving.server import SiteServer

SECONDS = 2  # On a busy machine.


@pytest.fixture
def mortal(browser_type: BrowserType, tmp_path: Path) -> Iterator[MortalBrowser]:
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
