"""The position editor: brushes, hints on odd positions, and the way back to the game."""

from playwright.sync_api import expect

from driving import Othello


def test_each_change_is_explained_and_undone_and_cancel_returns_to_the_game(
    othello: Othello,
) -> None:
    editor, game = othello.position_editor, othello.game
    game.new(4)
    othello.board.press("a2")
    before = othello.board.seen()
    editor.begin()
    for button in (game.undo, game.redo, editor.take_back):
        expect(button).to_be_disabled()
    othello.board.press("a1")
    othello.board.expect_row(1, "B...")
    editor.clear.click()
    expect(editor.said).to_contain_text("Neither side has a legal move")
    editor.take_back.click()
    othello.board.expect_row(1, "B...")
    editor.start_position.click()
    editor.set_turn("White")
    expect(editor.said).to_have_text("White may play on c1, d2, a3 and b4.")
    editor.cancel.click()
    expect(editor.panel).to_be_hidden()
    othello.board.expect(before)
    expect(game.undo).to_be_enabled()
    editor.begin()
    game.new()
    othello.record.expect_moves([])
    othello.board.expect_square("d3", "d3, empty, black may play, turns 1")
