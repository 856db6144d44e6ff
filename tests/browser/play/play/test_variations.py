"""Variations of a game: made by playing, shown in the list, changed, annotated and kept."""

import re

import pytest
from playwright.sync_api import expect

from driving import Othello
from harness.extent import in_part

# The moves on the page after d3 c3 c4 and, instead of c3, e3 f4. A variation follows its move.
FORKED = ["d3", "c3", "e3", "f4", "c4"]
LINK = "play/8..d3c3c4-2e3f4.5"


def fork(othello: Othello) -> None:
    othello.board.press("d3", "c3", "c4")
    othello.record.go_to(1)
    othello.board.press("e3")
    expect(othello.status).to_have_text(re.compile("This is a new variation.$"))
    othello.board.press("f4")
    othello.record.expect_moves(FORKED)


def test_another_move_begins_a_variation_that_keys_and_buttons_reach(othello: Othello) -> None:
    fork(othello)
    variations, keys = othello.variations, othello.keyboard
    expect(variations.listed).to_have_text("e3f4")
    expect(variations.listed).to_have_accessible_name("Variation at move 2")
    othello.game.undo.click()
    othello.game.redo.click()
    expect(variations.move("f4")).to_have_attribute("aria-current", "step")
    expect(variations.next).to_be_hidden()
    othello.game.undo.focus()
    keys.press("ArrowLeft", "ArrowDown")
    expect(othello.status).to_have_text("After move 2, White c3. Variation 1 of 2. Black to move.")
    keys.press("ArrowUp")
    expect(othello.status).to_have_text("After move 2, White e3. Variation 2 of 2. Black to move.")
    expect(variations.place).to_have_text("2 of 2")
    variations.previous.click()
    expect(variations.move("c3")).to_have_attribute("aria-current", "step")
    keys.press("End")
    expect(variations.move("c4")).to_have_attribute("aria-current", "step")
    variations.move("f4").click()
    othello.board.expect_square("f4", "f4, black")
    expect(variations.move("f4")).to_have_attribute("aria-current", "step")
    variations.make_main.click()
    expect(variations.move("f4")).to_be_focused()
    othello.record.expect_moves(["d3", "e3", "c3", "c4", "f4"])
    variations.delete.click()
    othello.record.expect_moves(["d3", "e3", "c3", "c4"])
    othello.record.go_to(1)
    othello.board.press("c5")
    variations.promote.click()
    othello.record.expect_moves(["d3", "e3", "c5", "c3", "c4"])


@pytest.mark.parametrize("text", in_part(["unsure", "bad move", "Ugly"], 1))
def test_keys_typed_right_after_e_belong_to_the_comment_which_escape_leaves_and_keeps(
    othello: Othello, text: str
) -> None:
    variations = othello.variations
    othello.board.press("d3", "c3")
    othello.keyboard.press("e", *text)
    expect(variations.comment).to_have_value(text)
    othello.record.expect_moves(["d3", "c3"])
    expect(variations.move("c3")).to_have_attribute("aria-current", "step")
    othello.keyboard.press("Escape")
    expect(variations.pencil).to_be_focused()
    expect(variations.pencil).to_have_attribute("aria-expanded", "false")
    variations.delete.press("Escape")
    expect(variations.pencil).to_be_focused()
    expect(variations.remarks).to_have_text(f"c3 {text}")
