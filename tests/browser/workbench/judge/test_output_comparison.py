"""Comparison of outputs: the verdict, and the board of the first difference."""

from playwright.sync_api import expect

from driving import Othello
from driving.core.keyboard import Keyboard
from reference.samples import UVA220_INPUT, UVA220_OUTPUT

LINE_ENDS = "lines end in CR and LF (␍↵) instead of LF alone"


def test_a_pasted_output_keeps_its_line_ends(othello: Othello) -> None:
    """With the browser's clipboard: in two pastes, an edit, undo, and over the same lines."""
    othello.judge.run(UVA220_INPUT)
    text = UVA220_OUTPUT.replace("\n", "\r\n")
    middle = text.index("\r\n", len(text) // 2) + 2
    keyboard, verdict = Keyboard(othello.page), othello.comparison.expect_verdict
    othello.comparison.open()
    othello.clipboard.use_the_browsers_own()
    for part in (text[:middle], text[middle:]):
        othello.comparison.actual.click()
        othello.clipboard.put(part)
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
    othello.clipboard.put(UVA220_OUTPUT)
    keyboard.press("Control+a", "Control+v")
    verdict("Identical: 23 lines.")


def test_the_first_difference_is_marked_on_the_board_after_a_run(othello: Othello) -> None:
    """There is no verdict without a run."""
    comparison = othello.comparison
    comparison.paste(UVA220_OUTPUT.replace("---WW---", "---WB---", 1))
    expect(comparison.verdict).to_have_text("Nothing to compare yet.")
    othello.judge.run(UVA220_INPUT)
    comparison.expect_verdict("First difference at line 7")
    comparison.expect_marked_squares(1)
    expect(othello.status).to_have_text("The game ends. Your output differs on (4,5).")
    expect(comparison.differing_characters).to_have_text(["W", "B"])
