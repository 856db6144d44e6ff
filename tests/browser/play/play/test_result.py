"""The end of a game: the result beside the board, and its buttons."""

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


def test_the_result_is_shown_at_the_end_of_the_game_only(othello: Othello) -> None:
    game, won = othello.game, "Black wins, 36 to 0, counting empty squares"
    game.new(6)
    play_out(othello)
    expect(game.result).to_have_accessible_name(won)
    expect(othello.status).to_contain_text(f"Game over: {won}.")
    expect(othello.board.square("c3")).to_be_focused()
    othello.position_editor.begin()
    expect(game.result).to_be_hidden()
    othello.position_editor.cancel.click()
    othello.judge.open()
    expect(game.result).to_be_hidden()
    othello.stepper.back_to_game()
    expect(game.result_title).to_have_text(won)
    game.undo.click()
    expect(game.result).to_be_hidden()
    othello.board.press("c3")
    game.play_again.click()
    expect(game.result).to_be_hidden()
    othello.board.expect_rows(["BW....", "......", "BW....", "......", "......", "......"])
    othello.board.press("c1")
    othello.shortcuts.button("Resign").click()
    expect(game.result_title).to_have_text("White wins, Black resigned")
    game.change_level.click()
    expect(game.result).to_be_hidden()
    game.back.click()
    game.rematch.click()
    othello.record.expect_plies(0)
