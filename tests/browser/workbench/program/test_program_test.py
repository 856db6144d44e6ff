"""Tests of a user's program: finding a difference, shrinking it, and stopping."""

import re

import pytest
from playwright.sync_api import expect

from driving import Othello
from driving.core import task_timing
from driving.core.waiting import IN_SLICES
from driving.page.shell.navigation import choose_form, open_tab
from harness.accessibility import findings
from reference.wrong.forgetful import FORGETS_SOUTH_WEST

pytestmark = pytest.mark.sandbox

PRINTING = 1 + FORGETS_SOUTH_WEST.split("\n").index(
    """    print(text, f"{text.count('N')}:{text.count('B')}", "", sep="\\n")"""
)
PLAYING = 1 + FORGETS_SOUTH_WEST.split("\n").index("    board[row][column] = color")
DIRECTIONS = FORGETS_SOUTH_WEST.count("\n") - 1
RIGHT = FORGETS_SOUTH_WEST.replace("(1, 0), (0, -1)", "(1, 0), (1, -1), (0, -1)")


def test_ctrl_enter_finds_a_small_input_for_a_wrong_program(othello: Othello) -> None:
    """What it writes to standard error is folded."""
    tested = othello.tested_program
    choose_form(othello.page, "jutge")
    tested.paste(f"{FORGETS_SOUTH_WEST}print('read', chr(0), file=sys.stderr)\n")
    tested.program.press("Control+Enter")
    tested.expect_said("the smallest found")
    expect(tested.report).to_have_text(re.compile(r"Standard error.*read ␀"))
    expect(othello.comparison.guess).to_contain_text("south-west")
    words = othello.judge.source().split()
    assert words[0] == "4"
    assert len(words) <= 1 + 3 * 8
    expect(tested.keep).to_be_visible()
    _check_evidence(othello)


def _check_evidence(othello: Othello) -> None:
    """Checks what is shown about FORGETS_SOUTH_WEST, and that lines and steps are linked."""
    tested = othello.tested_program
    tested.expect_lit_line(PRINTING)
    expect(tested.moment).to_contain_text(f"At line {PRINTING}, when it printed")
    expect(tested.variables).to_contain_text("text")
    othello.comparison.expect_your_board("Your board")
    expect(othello.comparison.guess).to_contain_text("which should have been flipped")
    _ask_why(othello)
    open_tab(othello.page, "Test")
    othello.stepper.first()
    tested.expect_lit_line(PRINTING)
    tested.click_lit_line()
    expect(othello.stepper.label).to_contain_text("2 of ")
    expect(tested.fix_search).to_be_visible()
    tested.stop.click()
    expect(tested.fix_search).to_be_hidden()
    expect(tested.moment).to_be_visible()
    tested.keep.click()
    expect(othello.comparison.actual).to_be_visible()
    _change_the_program(othello)


def _change_the_program(othello: Othello) -> None:
    """The verdict is grey until the test is repeated."""
    tested = othello.tested_program
    othello.judge.paste("6\n", "jutge")
    open_tab(othello.page, "Test")
    expect(tested.stale).to_contain_text("The input has changed.")
    tested.paste("x = 1\nx =")
    expect(tested.stale).to_contain_text("The program has changed.")
    tested.again.click()
    tested.expect_said("Line 2: SyntaxError: invalid syntax.")
    expect(tested.verdict).to_have_text("Compile error.")
    expect(othello.compiler.error_bands).to_have_count(1)
    expect(tested.stale).to_be_hidden()


def _ask_why(othello: Othello) -> None:
    """Asks about squares by mouse and by keyboard, and about a character of the output."""
    why, keys = othello.why, othello.keyboard
    why.square("(1,4)").click()
    expect(othello.status).to_have_text(re.compile(r"\(1,4\) .* Listed: \d lines?\."))
    expect(why.lines.first).to_contain_text(f"Line {PLAYING} in play")
    why.expect_marked("(1,4)")
    assert findings(othello.page) == []
    step = othello.stepper.label.inner_text()
    why.lines.first.click()
    othello.tested_program.expect_lit_line(PLAYING)
    why.back.click()
    expect(why.back).to_be_hidden()
    expect(othello.stepper.label).to_have_text(step)
    why.tab_stop.focus()
    for key, name in (("Control+Home", "(1,1)"), ("ArrowRight", "(1,2)"), ("End", "(1,4)")):
        keys.press(key)
        expect(why.focused).to_have_attribute("data-square", name)
    expect(why.focused).to_have_attribute("aria-label", re.compile(r"^\(1,4\), (black|white)$"))
    keys.press("Space", "Tab")
    expect(why.lines.first).to_be_focused()
    keys.press("Enter")
    expect(why.back).to_be_focused()
    keys.press("Enter")
    expect(why.lines.first).to_be_focused()
    open_tab(othello.page, "Compare")
    othello.comparison.actual.press("Control+Home")
    expect(why.printed.first).to_have_text(re.compile(f"^Line {PRINTING} in show, .* printed this"))
    expect(othello.status).to_have_text(re.compile(f"^Line {PRINTING} in show, "))
    why.printed.first.click()
    othello.tested_program.expect_lit_line(PRINTING)


@pytest.mark.whole  # The default run tests this without a browser, as all changes are tried.
def test_a_fix_is_found_and_shown_on_request(othello: Othello) -> None:
    tested = othello.tested_program
    tested.try_program(FORGETS_SOUTH_WEST + "\n" * 200, "jutge")
    expect(tested.fix).to_contain_text(f"Look at line {DIRECTIONS}.", timeout=IN_SLICES)
    expect(tested.fix).not_to_contain_text("(1, -1)")
    tested.show_change.click()
    expect(tested.fix).to_contain_text("(1, -1)")
    expect(tested.fix).to_contain_text("agrees with the judge on all 200 tests")
    expect(tested.fix_search).to_be_hidden()
    tested.program.press("Control+End")
    end = tested.scrolled()
    tested.show_in_program.click()
    assert tested.scrolled() < end
    tested.paste(FORGETS_SOUTH_WEST)
    expect(tested.fix).to_be_hidden()
    expect(tested.moment).to_be_hidden()


def test_a_phone_shows_the_board_of_a_test_on_request(phone: Othello) -> None:
    open_tab(phone.page, "Test")
    expect(phone.board.grid).to_be_hidden()
    phone.tested_program.show_board.click()
    expect(phone.board.grid).to_be_visible()
    phone.tested_program.hide_board.click()
    expect(phone.board.grid).to_be_hidden()
    open_tab(phone.page, "Compare")
    expect(phone.board.grid).to_be_visible()


@pytest.mark.whole  # How often the page draws rarely changes.
def test_one_frame_shows_the_progress_of_many_inputs(othello: Othello) -> None:
    """Frames would take a quarter of the time. The last message is shown all the same."""
    tested = othello.tested_program
    with task_timing.watched(othello.page):
        messages = tested.record_said()
        tested.try_program(RIGHT, "jutge")
        expect(tested.said).to_have_text(re.compile(r"^\d\d+ inputs"), timeout=IN_SLICES)
        tested.stop.click()
        expect(tested.said).to_have_text("Stopped.")
    shown = messages.json_value()
    assert len(shown) < int(shown[-2].split()[0]) / 2
