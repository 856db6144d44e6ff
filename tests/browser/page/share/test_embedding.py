"""The board in the page of a teacher: `#play?embed` has nothing else and keeps nothing."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from driving import Othello
from driving.core import stored
from driving.core.starting import expect_playable
from harness.accessibility import findings
from harness.extent import in_part
from hosting.serving.server import SiteServer

NARROWEST: ViewportSize = {"width": 280, "height": 400}
LOW: ViewportSize = {"width": 700, "height": 400}
CODED: ViewportSize = {"width": 360, "height": 460}  # As in the code that is copied.
# Against the computer, with one of four moves undone.
GAME = "8..d3c3c4e3.3.person-3"


def embedded(page: Page, site: SiteServer) -> Othello:
    page.goto("about:blank")
    page.goto(f"{site.address}#play?embed/{GAME}")
    expect_playable(page)
    return Othello(page)


def test_a_game_is_shown_without_anything_else(page: Page, site: SiteServer) -> None:
    """Without a game there is a new one, until another address is followed."""
    othello = embedded(page, site)
    for size in in_part((CODED, NARROWEST, LOW), 2):
        othello.window.resize(size)
        othello.window.expect_nothing_sideways()
        if size != NARROWEST:
            expect(othello.status).to_be_in_viewport(ratio=1)
            assert page.evaluate("document.documentElement.scrollHeight") <= size["height"]
        expect(othello.board.grid).to_be_in_viewport(ratio=0.99)
        expect(othello.game.redo).to_be_in_viewport(ratio=0.99)
        names = [control.get_attribute("id") for control in othello.game.visible_controls()]
        assert names == ["to-start", "undo", "redo", "to-end"]
    expect(othello.sharing.open_page).to_be_visible()
    for gone in (othello.game.score, othello.game.choices, othello.shortcuts.show):
        expect(gone).to_be_hidden()
    othello.game.redo.click()
    othello.board.expect_square("e3", "e3, white")
    othello.game.start.click()
    expect(othello.status).to_have_text("The start. Black to move.")
    page.evaluate("location.hash = '#play?embed'")
    expect(othello.status).to_have_text("Black to move.")
    assert findings(page) == []
    page.evaluate("location.hash = '#play'")
    expect(othello.game.score).to_be_visible()


def test_the_visitor_can_play_and_open_the_game_in_a_page(page: Page, site: SiteServer) -> None:
    """For both colours, as no computer answers. Another move is a variation there too."""
    othello = embedded(page, site)
    othello.board.press("c5")
    expect(othello.status).to_contain_text("White c5, ")
    expect(othello.sharing.open_page).to_have_attribute(
        "href", f"{site.address}#play/8..d3c3c4e3-1c5.5"
    )
    with page.expect_popup() as opened:
        othello.sharing.open_page.click()
    whole = Othello(opened.value)
    expect(whole.sharing.borrowed).to_be_visible()
    whole.record.expect_moves(["d3", "c3", "c4", "e3", "c5"])
    expect(whole.variations.move("c5")).to_have_attribute("aria-current", "step")


def test_the_code_to_embed_a_game_can_be_copied(othello: Othello, site: SiteServer) -> None:
    othello.board.press("d3", "c3")
    source = f"{site.address}#play?embed/8..d3c3.2"
    assert othello.sharing.copy_code() == (
        f'<iframe src="{source}" title="Othello" width="360" height="460"></iframe>'
    )


@pytest.mark.whole  # The default run opens a link beside the user's work.
def test_the_visitors_own_work_stays(page: Page, site: SiteServer) -> None:
    othello = Othello.opened(page, site.address)
    othello.settings.choose_theme("Wood")
    othello.board.press("d3")
    page.reload()
    expect_playable(page)
    kept = stored.own_work(othello.page)
    embedded(page, site).board.press("c5")
    expect(othello.status).to_contain_text("White c5, ")
    othello.settings.expect_theme("green")
    page.goto("about:blank")
    page.goto(site.address)
    expect_playable(page)
    assert stored.own_work(othello.page) == kept
    othello.board.expect_square("d3", "d3, black")
