"""The position editor: brushes, hints on odd positions, and the way back to the game."""

import pytest
from playwright.sync_api import expect

from driving import Othello

START = ["........"] * 3 + ["...WB...", "...BW..."] + ["........"] * 3


@pytest.mark.whole  # The model explains each change.
def test_each_change_is_explained_and_can_be_undone(othello: Othello) -> None:
    editor = othello.position_editor
    editor.begin()
    expect(editor.take_back).to_be_disabled()
    expect(editor.said).to_have_text("Black may play on d3, c4, f5 and e6.")
    othello.board.press("h8")
    expect(editor.said).to_contain_text("In a game every disc is put down next to another")
    editor.clear.click()
    expect(editor.said).to_contain_text("Neither side has a legal move")
    editor.take_back.click()
    othello.board.expect_rows([*START[:-1], ".......B"])
    editor.take_back.click()
    othello.board.expect_rows(START)
    expect(editor.take_back).to_be_disabled()
    editor.clear.click()
    editor.start_position.click()
    editor.set_turn("White")
    expect(editor.said).to_have_text("White may play on e3, f4, c5 and d6.")


def test_cancel_returns_to_the_unchanged_game(othello: Othello) -> None:
    editor, game = othello.position_editor, othello.game
    game.new(4)
    othello.board.press("a2")
    before = othello.board.seen()
    editor.begin()
    for button in (game.undo, game.redo):
        expect(button).to_be_disabled()
    othello.board.press("a1")
    othello.board.expect_row(1, "B...")
    editor.cancel.click()
    expect(editor.panel).to_be_hidden()
    othello.board.expect(before)
    expect(game.undo).to_be_enabled()
    editor.begin()
    game.new()
    othello.record.expect_moves([])
    othello.board.expect_square("d3", "d3, empty, black may play, turns 1")
