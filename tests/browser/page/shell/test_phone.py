"""Complete tasks on a phone with one finger."""

import re

from playwright.sync_api import ViewportSize, expect

from driving import Othello
from driving.core.window import PHONE, PHONE_ON_ITS_SIDE, SMALLEST, boxes_of, of_sizes
from driving.page.shell.bar import bar_button
from reference.samples import INPUTS


def test_a_game_is_played_undone_and_restarted(phone: Othello) -> None:
    """Neither board nor sheet moves at the first tap."""
    parts = phone.board.grid, phone.sheet.bar
    before = boxes_of(*parts)
    phone.board.tap("d3")
    phone.board.expect_square("d3", "d3, black")
    assert boxes_of(*parts) == before
    phone.board.tap("c3")
    phone.record.expect_moves(["d3", "c3"])
    phone.game.undo.tap()
    phone.game.expect_turn("white")
    phone.game.choose()
    phone.game.size.select_option("6")
    phone.game.begin.tap()
    phone.board.expect_size(6)
    phone.board.tap("b3")
    expect(phone.status).to_have_text(re.compile("^Black b3"))


@of_sizes(SMALLEST, PHONE, PHONE_ON_ITS_SIDE)
def test_a_tap_on_the_empty_input_does_not_run_a_sample(phone: Othello, size: ViewportSize) -> None:
    phone.window.resize(size)
    phone.judge.open()
    phone.judge.input.tap()
    expect(phone.judge.input).to_be_focused()
    for form in INPUTS:
        phone.window.expect_whole(phone.judge.sample(form))


def test_a_choice_closes_its_menu(phone: Othello) -> None:
    """The bar has a single menu, and its submenus replace it."""
    share = bar_button(phone.page, "Share")
    expect(share).to_be_visible()
    expect(phone.shortcuts.show).to_be_visible()
    phone.sharing.copy_link()
    expect(share).to_be_hidden()
    phone.settings.open()
    phone.settings.close()
    expect(share).to_be_hidden()
