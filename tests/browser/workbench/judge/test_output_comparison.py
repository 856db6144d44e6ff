"""Comparison of outputs: the verdict, and the board of the first difference."""

import pytest
from playwright.sync_api import expect

from driving import Othello
from driving.core.keyboard import Keyboard
from reference.samples import UVA220_INPUT, UVA220_OUTPUT

LINE_ENDS = "lines end in CR and LF (␍↵) instead of LF alone"


@pytest.fixture
def uva220(othello: Othello) -> Othello:
    """The page after the sample of uva220 has been run."""
    othello.judge.run(UVA220_INPUT)
    return othello


def test_a_pasted_output_keeps_its_line_ends(uva220: Othello) -> None:
    """With the browser's clipboard: in two pastes, an edit, undo, and over the same lines."""
    text = UVA220_OUTPUT.replace("\n", "\r\n")
    middle = text.index("\r\n", len(text) // 2) + 2
    keyboard, verdict = Keyboard(uva220.page), uva220.comparison.expect_verdict
    uva220.comparison.open()
    uva220.clipboard.use_the_browsers_own()
    for part in (text[:middle], text[middle:]):
        uva220.comparison.actual.click()
        uva220.clipboard.put(part)
        keyboard.press("Control+End", "Control+v")
    verdict(LINE_ENDS)
    keyboard.press("x")
    verdict("your output continues with “x”")
    keyboard.press("Backspace")
    verdict(LINE_ENDS)
    keyboard.press("Control+a", "Delete")
    verdict("Nothing to compare yet.")
    keyboard.press("Control+z")
    verdict(LINE_ENDS)
    uva220.clipboard.put(UVA220_OUTPUT)
    keyboard.press("Control+a", "Control+v")
    verdict("Identical: 23 lines.")


def test_the_guide_shows_both_blanks_of_a_count(uva220: Othello) -> None:
    uva220.judge.offer_samples()
    assert "one space before White: Black -  1 White -  4." in uva220.judge.guides.inner_text()


def test_the_first_difference_is_marked_on_the_board(uva220: Othello) -> None:
    uva220.comparison.paste(UVA220_OUTPUT.replace("---WW---", "---WB---", 1))
    uva220.comparison.expect_verdict("First difference at line 7")
    uva220.comparison.expect_marked_squares(1)
    expect(uva220.status).to_have_text("The game ends. Your output differs on (4,5).")
    expect(uva220.comparison.differing_characters).to_have_text(["W", "B"])


def test_there_is_no_verdict_without_a_run(othello: Othello) -> None:
    """The verdict appears with the first run, not before."""
    othello.comparison.paste("anything")
    expect(othello.comparison.verdict).to_have_text("Nothing to compare yet.")
    othello.judge.run(UVA220_INPUT)
    othello.comparison.expect_verdict("First difference")
