"""The record of a game: navigation by moves and graph, copy and paste as text."""

import re

from playwright.sync_api import expect

from driving import Othello
from harness.extent import in_part
from reference.formats import REFERENCES
from workbench.formats import format_named

# On 8 x 8; the flipped discs were worked out by hand.
OPENING = ("d3", "c3", "c4")
AFTER_OPENING = [
    "........",
    "........",
    "..WB....",
    "..BBB...",
    "...BW...",
    "........",
    "........",
    "........",
]


def play_opening(othello: Othello) -> None:
    othello.board.press(*OPENING)
    othello.record.expect_moves(OPENING)


def test_a_pasted_record_is_recognised_and_put_on_the_board(othello: Othello) -> None:
    othello.record.put_on_the_board('[Black "Anna"]\n[White "Ben"]\n\n1. d3 c3 2. c4 *')
    expect(othello.record.said).to_contain_text("PGN, “Anna” (black) against “Ben” (white)")
    othello.game.expect_turn("white")
    othello.board.expect_rows(AFTER_OPENING)


def test_a_failed_paste_says_why_in_the_status_and_offers_its_readable_part(
    othello: Othello,
) -> None:
    """Outside text boxes and from the text box, and again after the same paste."""
    othello.clipboard.use_the_browsers_own()
    othello.clipboard.put("d3 c5 e9")
    othello.board.square("a1").focus()
    othello.keyboard.press("ControlOrMeta+V")
    expect(othello.status).to_have_text(re.compile("Move 3: .*Nothing was put on the board."))
    othello.record.offer(2).click()
    othello.record.expect_moves(["d3", "c5"])
    expect(othello.record.said).to_be_empty()
    othello.record.put_on_the_board("hello")
    expect(othello.status).to_have_text(re.compile("not a game record"))


def test_a_game_is_sent_to_the_judge(othello: Othello) -> None:
    """The judge gets every move, and ends with the board shown."""
    play_opening(othello)
    othello.record.send_to_the_judge()
    expect(othello.judge.format).to_have_value("auto")
    expect(othello.judge.reading).to_contain_text(format_named("uva220").title)
    othello.judge.expect_silence()
    othello.judge.expect_output(REFERENCES["uva220"].answer(othello.judge.source()))
    printed = othello.judge.printed()
    assert printed.rstrip("\n").endswith("\n".join(AFTER_OPENING).replace(".", "-"))
    assert printed.count("Black - ") == 3  # After each move.


def test_a_copied_game_can_be_pasted_and_a_saved_one_opened_again(othello: Othello) -> None:
    play_opening(othello)
    for form in in_part(["sgf", "transcript", "jutge", "uva220", "ggf"], 1):
        text = othello.record.copy(form)
        othello.game.new()
        othello.record.put_on_the_board(text)
        othello.board.expect_rows(AFTER_OPENING)
    for form in in_part(["SGF", "GGF", "PGN", "text"], 1):
        text = othello.sharing.save(f"Save game ({form})")
        expect(othello.status).to_have_text(f"Saved as {form}.")
        othello.game.new()
        othello.sharing.open_file(f"game.{form}", text)
        othello.record.expect_moves(OPENING)
    othello.sharing.copy_moves()
    for place in (othello.status, othello.record.said):
        expect(place).to_have_text("The moves are copied, without annotations.")
    othello.sharing.copy_link()
    expect(othello.status).not_to_contain_text("The moves are copied")
