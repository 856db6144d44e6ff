"""New game: at any time, over a game or its result, and before the first move of all."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from driving import Othello
from driving.core.starting import opened
from driving.core.visits import FIRST
from harness.accessibility import findings
from hosting.serving.server import SiteServer


@pytest.mark.engine
def test_play_begins_what_is_chosen(othello: Othello) -> None:
    game = othello.game
    game.against(4, "white", 6)
    othello.board.expect_size(6)
    expect(othello.board.focused).to_have_count(1)
    game.expect_player("Black", "computer-4")
    game.expect_player("White", "person")
    game.choose()
    expect(game.option("White")).to_be_checked()
    expect(game.option("Casual")).to_be_checked()
    game.option("Friend here").check(force=True)
    expect(game.level).to_be_hidden()
    game.begin.click()
    game.expect_player("White", "friend")
    othello.board.press("c2")
    ways: tuple[Callable[[], object], ...] = (
        game.close_choices.click,
        game.back.click,
        lambda: game.begin.press("Escape"),
    )
    for leave in ways:
        othello.keyboard.press("n")
        expect(game.choices).to_be_visible()
        expect(game.begin).to_be_focused()
        game.size.select_option("4")
        leave()
        expect(game.choices).to_be_hidden()
        othello.record.expect_moves(["c2"])
        othello.board.expect_size(6)


def test_each_name_has_the_line_of_its_level(othello: Othello) -> None:
    game = othello.game
    game.choose()
    game.option("Computer").check(force=True)
    game.option("Expert").check(force=True)
    expect(game.level).to_have_value("10")
    expect(game.level_line).to_contain_text("as far as it can")
    game.level.select_option("3")
    expect(game.option("Casual")).to_be_checked()
    expect(game.level_line).to_contain_text("two moves ahead")


@pytest.fixture
def newcomer(page: Page, site: SiteServer) -> Othello:
    page.add_init_script(FIRST)
    return Othello(opened(page, site.address))


def test_a_newcomer_sees_the_rule_and_begins_on_the_board(newcomer: Othello) -> None:
    game = newcomer.game
    newcomer.engine.expect_unloaded()
    expect(newcomer.status).to_have_text("You are Black. Press a ring to begin.")
    expect(game.lesson).to_contain_text("A disc in a corner can never be turned again.")
    expect(game.option("First game")).to_be_checked()
    assert findings(newcomer.page) == []
    game.all_rules.click()
    expect(game.guide).to_contain_text("the whole line turns over")
    expect(game.marks.first).to_be_visible()
    assert findings(newcomer.page) == []
    newcomer.keyboard.press("Escape")
    newcomer.shortcuts.button("Rules").click()
    expect(game.guide).to_be_visible()
    newcomer.keyboard.press("Escape")
    game.option("Beginner").check(force=True)
    newcomer.board.press("d3")
    game.expect_player("White", "computer-2")
    newcomer.engine.expect_ready()
    newcomer.record.expect_plies(2)
    expect(game.lesson).to_be_hidden()
