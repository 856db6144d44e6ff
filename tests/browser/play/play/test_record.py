"""The record of a game: navigation by moves and graph, copy and paste as text."""

import re

import pytest
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
BOARD = "--------\n" * 2 + "--OX----\n--XXX---\n---XO---\n" + "--------\n" * 3 + "O"
GGF = (
    "(;GM[Othello]PB[Anna]PW[Ben]TY[8]"
    "BO[8 ---------------------------O*------*O--------------------------- *]"
    "B[d3]W[c3]B[c4];)"
)
# What jutge prints after b3 on 6 x 6; the flipped disc was worked out by hand.
AFTER_B3 = "......\n......\n.NNN..\n..NB..\n......\n......\n4:1"


def play_opening(othello: Othello) -> None:
    othello.board.press(*OPENING)
    othello.record.expect_moves(OPENING)


@pytest.mark.parametrize(
    ("text", "said"),
    in_part(
        [
            ("d3c3c4", "A transcript"),
            ("1. D3 2. C3\n3. C4", "A transcript"),
            (GGF, "GGF, “Anna” (black) against “Ben” (white)"),
            (BOARD, "A board"),
            ("_" * 16 + "__WB______BBB______BW___" + "_" * 24 + " W", "A board"),
            ("(;FF[4]GM[2]PB[Anna]PW[Ben];B[d3];W[c3];B[c4])", "SGF, “Anna” (black)"),
            ('[Black "Anna"]\n[White "Ben"]\n\n1. d3 c3 2. c4 *', "PGN, “Anna” (black)"),
            ('{"moves": ["d3", "c3", "c4"]}', "JSON. A transcript"),
            ("1. d3! {good} c3?? 2. c4 +3.5", "A transcript"),
        ],
        1,
    ),
)
def test_a_pasted_record_is_recognised_and_put_on_the_board(
    othello: Othello, text: str, said: str
) -> None:
    othello.record.put_on_the_board(text)
    expect(othello.record.said).to_contain_text(said)
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


@pytest.mark.whole  # The default run copies once.
def test_each_copy_or_save_of_a_game_replaces_the_message_of_the_last(othello: Othello) -> None:
    play_opening(othello)
    on_board = othello.status.inner_text()
    othello.record.copy("transcript")
    expect(othello.status).to_have_text("Copied.")
    for kind in ("SGF", "GGF", "PGN", "text"):
        othello.sharing.save(f"Save game ({kind})")
        expect(othello.status).to_have_text(f"Saved as {kind}.")
        expect(othello.record.said).to_have_text(f"Saved as {kind}.")
    othello.sharing.copy_moves()
    expect(othello.status).to_have_text("The moves are copied.")
    expect(othello.record.said).to_have_text("The moves are copied.")
    for copy in (othello.sharing.copy_link, othello.sharing.copy_code):
        othello.sharing.save("Save game (SGF)")
        expect(othello.status).to_have_text("Saved as SGF.")
        copy()
        expect(othello.status).to_have_text(on_board)


@pytest.mark.parametrize(
    ("n", "squares", "form", "last_board", "counts"),
    in_part(
        [
            # Counts are printed after each move, and by jutge at the start too.
            (8, OPENING, "uva220", "\n".join(AFTER_OPENING).replace(".", "-"), ("Black - ", 3)),
            (6, ("b3",), "jutge", AFTER_B3, (":", 2)),
        ],
        1,
    ),
)
def test_a_game_is_sent_to_the_judge(
    othello: Othello,
    n: int,
    squares: tuple[str, ...],
    form: str,
    last_board: str,
    counts: tuple[str, int],
) -> None:
    """The judge for that board size gets every move, and ends with the board shown."""
    othello.game.new(n)
    othello.board.press(*squares)
    othello.record.expect_moves(squares)
    othello.record.send_to_the_judge()
    expect(othello.judge.format).to_have_value("auto")
    expect(othello.judge.reading).to_contain_text(format_named(form).title)
    othello.judge.expect_silence()
    othello.judge.expect_output(REFERENCES[form].answer(othello.judge.source()))
    printed = othello.judge.printed()
    assert printed.rstrip("\n").endswith(last_board)
    assert printed.count(counts[0]) == counts[1]


def test_a_copied_game_can_be_pasted_and_a_saved_one_opened_again(othello: Othello) -> None:
    play_opening(othello)
    for form in in_part(["sgf", "transcript", "jutge", "uva220", "ggf"], 1):
        text = othello.record.copy(form)
        othello.game.new()
        othello.record.put_on_the_board(text)
        othello.board.expect_rows(AFTER_OPENING)
    for form in in_part(["SGF", "GGF", "PGN", "text"], 1):
        text = othello.sharing.save(f"Save game ({form})")
        othello.game.new()
        othello.sharing.open_file(f"game.{form}", text)
        othello.record.expect_moves(OPENING)
