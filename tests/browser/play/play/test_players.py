"""Players: a person against the computer."""

import pytest
from playwright.sync_api import expect

from driving import Othello
from driving.core.clock import Clock

pytestmark = pytest.mark.engine


def discs(othello: Othello) -> int:
    """Returns the number of discs on the board."""
    return sum(("black" in name or "white" in name) for name in taken(othello))


def taken(othello: Othello) -> list[str]:
    return [name for name in othello.board.names() if "empty" not in name]


def test_the_computer_answers(othello: Othello) -> None:
    othello.game.set_player("White", "computer-3")
    othello.board.press("d3")
    othello.record.expect_plies(2)
    othello.game.expect_turn("black")
    assert discs(othello) == 6


def test_undo_also_takes_back_the_computers_move(othello: Othello) -> None:
    othello.game.set_player("White", "computer-3")
    othello.board.press("d3")
    othello.record.expect_plies(2)
    othello.game.undo.click()
    expect(othello.status).to_have_text("Took back: Black d3. Black to move.")
    assert discs(othello) == 4


@pytest.mark.whole  # The default run restores games with the computer without a browser.
def test_the_computer_moves_first_and_still_plays_after_a_reload(othello: Othello) -> None:
    othello.game.set_player("Black", "computer-3")
    othello.record.expect_plies(1)
    othello.reload()
    othello.game.expect_player("Black", "computer-3")
    othello.game.new()
    othello.record.expect_plies(1)
    othello.game.expect_turn("white")


@pytest.mark.whole  # The default run watches two levels play.
def test_two_computers_play_a_game_to_its_end(othello: Othello) -> None:
    othello.game.new(4)
    othello.game.set_player("Black", "computer-3")
    othello.game.set_player("White", "computer-3")
    expect(othello.game.result).to_be_visible()
    expect(othello.status).to_contain_text("Game over")
    assert othello.record.moves.count() >= 4


@pytest.mark.whole  # The default run tests this without a browser.
def test_the_computer_waits_while_a_position_is_set_up(own_page: Othello, clock: Clock) -> None:
    """Ten seconds are twenty times as long as it thinks."""
    game, record, editor = own_page.game, own_page.record, own_page.position_editor
    game.set_player("White", "computer-3")
    clock.stop()
    own_page.board.press("d3")
    editor.begin_button.click()
    clock.let_draw()
    expect(editor.panel).to_be_visible()
    record.expect_moves(["d3"])
    clock.pass_seconds(10)
    game.expect_score(black=4, white=1)
    record.expect_moves(["d3"])
    editor.cancel.click()
    clock.pass_seconds(10)
    record.expect_plies(2)
