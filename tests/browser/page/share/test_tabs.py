"""The page in two tabs: neither disturbs the other, and the last one left is stored."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from driving import Othello
from driving.core.shared_page import BLANK
from hosting.serving.server import SiteServer
from reference.samples import JUTGE_INPUT, UVA220_INPUT, UVA220_OUTPUT


@pytest.mark.whole  # The default run tests the message about another tab's work.
def test_the_tab_that_was_left_last_is_stored(
    new_context: Callable[..., BrowserContext], site: SiteServer
) -> None:
    context = new_context()
    first, second = (Othello.opened(context.new_page(), site.address) for _ in range(2))
    first.board.press("d3")
    first.judge.run(JUTGE_INPUT)
    second.board.press("c4")
    second.judge.run(UVA220_INPUT)
    first.page.goto(site.address + BLANK)
    second.judge.expect_output(UVA220_OUTPUT)
    second.stepper.back_to_game()
    second.record.expect_moves(["c4"])
    second.page.goto(site.address + BLANK)
    third = Othello.opened(context.new_page(), site.address)
    expect(third.judge.input).to_have_value(UVA220_INPUT)
    third.record.expect_moves(["c4"])
