"""New game: at any time, over a game or its result, and before the first move of all."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from driving import Othello
from driving.core.starting import opened
from driving.core.visits import FIRST
from driving.playthrough import playthrough
from harness.accessibility import findings
from hosting.serving.server import SiteServer


@pytest.mark.whole  # The model opens and closes the choices.
def test_new_game_opens_over_a_game_and_goes_back_to_it(othello: Othello) -> None:
    game = othello.game
    othello.board.press("d3")
    ways: tuple[Callable[[], object], ...] = (
        game.close_choices.click,
        game.back.click,
        lambda: othello.keyboard.press("Escape"),
        lambda: game.option("Friend here").press("Escape"),
    )
    for leave in ways:
        othello.keyboard.press("n")
        expect(game.choices).to_be_visible()
        expect(game.begin).to_be_focused()
        assert findings(othello.page) == []
        game.size.select_option("6")
        leave()
        expect(game.choices).to_be_hidden()
        othello.record.expect_moves(["d3"])
        othello.board.expect_size(8)


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


@pytest.mark.whole  # The model begins the next game.
def test_the_result_leads_to_the_next_game(othello: Othello) -> None:
    game, moves = othello.game, playthrough(4, 1)
    game.new(4)
    othello.board.press(*[move.square for move in moves])
    expect(game.result_title).to_have_text(re.compile("wins|draw"))
    expect(game.kept).to_be_visible()
    assert findings(othello.page) == []
    game.change_level.click()
    expect(game.choices).to_contain_text("Kept in Your games.")
    expect(game.result).to_be_hidden()
    game.back.click()
    game.rematch.click()
    othello.record.expect_moves([])
    game.expect_player("White", "person")
    expect(game.choices).to_be_hidden()
    othello.games.show()
    othello.games.expect_cells(6, [str(len(moves))])


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
    expect(game.guide).to_be_visible()
    newcomer.keyboard.press("Escape")
    game.option("Beginner").check(force=True)
    newcomer.board.press("d3")
    game.expect_player("White", "computer-2")
    newcomer.engine.expect_ready()
    newcomer.record.expect_plies(2)
    expect(game.lesson).to_be_hidden()
