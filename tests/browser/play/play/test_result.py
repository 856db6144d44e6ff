"""The end of a game: the result beside the board, and its buttons."""

import pytest
from playwright.sync_api import expect

from driving import Othello


def play_out(othello: Othello) -> None:
    """Ends a game: black flips a disc, white passes, black flips another."""
    othello.position_editor.begin_empty()
    othello.board.press("a1", "a3")
    othello.position_editor.choose_brush("White")
    othello.board.press("b1", "b3")
    othello.position_editor.play_from_here.click()
    othello.board.press("c1", "c3")


def test_there_is_no_result_before_the_end(othello: Othello) -> None:
    expect(othello.game.result).to_be_hidden()
    othello.board.press("d3")
    expect(othello.status).to_contain_text("Black d3")
    expect(othello.game.result).to_be_hidden()


def test_the_winner_and_the_score_are_shown(othello: Othello) -> None:
    play_out(othello)
    expect(othello.game.result).to_have_accessible_name(
        "Black wins, 64 to 0, counting empty squares"
    )
    expect(othello.status).to_contain_text(
        "Game over: Black wins, 64 to 0, counting empty squares."
    )


def test_the_focus_stays_on_the_last_move(othello: Othello) -> None:
    play_out(othello)
    expect(othello.board.square("c3")).to_be_focused()


def test_play_again_begins_from_the_same_position(othello: Othello) -> None:
    othello.game.new(6)
    play_out(othello)
    othello.game.play_again.click()
    expect(othello.game.result).to_be_hidden()
    othello.board.expect_rows(["BW....", "......", "BW....", "......", "......", "......"])


def test_undo_hides_the_result(othello: Othello) -> None:
    play_out(othello)
    othello.game.undo.click()
    expect(othello.game.result).to_be_hidden()


@pytest.mark.whole  # The default run tests this without a browser.
def test_the_editor_and_the_judge_hide_the_result(othello: Othello) -> None:
    play_out(othello)
    othello.position_editor.begin()
    expect(othello.game.result).to_be_hidden()
    othello.position_editor.cancel.click()
    othello.judge.open()
    expect(othello.game.result).to_be_hidden()
    othello.stepper.back_to_game()
    expect(othello.game.result_title).to_have_text("Black wins, 64 to 0, counting empty squares")


def test_a_resigned_game_has_a_result_and_a_rematch(othello: Othello) -> None:
    othello.board.press("d3")
    othello.shortcuts.button("Resign").click()
    expect(othello.status).to_have_text("White resigns, Black wins. Undo takes this back.")
    othello.reload()
    expect(othello.status).to_have_text("White resigns, Black wins. Undo takes this back.")
    expect(othello.game.result_title).to_have_text("Black wins, White resigned")
    othello.game.undo.click()
    expect(othello.game.result).to_be_hidden()
    othello.record.expect_at(1)
    othello.shortcuts.button("Resign").click()
    othello.game.rematch.click()
    othello.game.expect_player("Black", "friend")
    othello.game.expect_player("White", "person")
    othello.game.expect_turn("black")
    othello.record.expect_plies(0)
