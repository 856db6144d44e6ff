"""Comparison of outputs: the verdict, and the board of the first difference."""

import pytest
from playwright.sync_api import Page, expect

from driving import Othello
from driving.core.keyboard import Keyboard
from hosting.serving.server import SiteServer
from reference.samples import BOARDSILLY_INPUT, BOARDSILLY_OUTPUT, UVA220_INPUT, UVA220_OUTPUT
from reference.wrong.boardsilly import leaves_itself_out

LINE_ENDS = "lines end in CR and LF (␍↵) instead of LF alone"


@pytest.fixture
def uva220(othello: Othello) -> Othello:
    """The page after the sample of uva220 has been run."""
    othello.judge.run(UVA220_INPUT)
    return othello


@pytest.fixture
def boardsilly(othello: Othello) -> Othello:
    """The page after the sample of boardsilly has been run."""
    othello.judge.run(BOARDSILLY_INPUT)
    return othello


def test_the_same_output_is_identical(uva220: Othello) -> None:
    uva220.comparison.paste(UVA220_OUTPUT)
    expect(uva220.comparison.verdict).to_have_text("Identical: 23 lines.")


@pytest.mark.whole  # The default run tests this without a browser.
def test_a_missing_blank_in_the_counts_is_reported_as_white_space(uva220: Othello) -> None:
    uva220.comparison.paste(UVA220_OUTPUT.replace("-  ", "- "))
    uva220.comparison.expect_verdict("white space")
    uva220.comparison.expect_verdict("lost a blank")


@pytest.mark.whole  # The default run pastes such an output.
def test_a_dropped_file_keeps_its_line_ends(uva220: Othello) -> None:
    uva220.comparison.drop_file("mine.txt", UVA220_OUTPUT.replace("\n", "\r\n"))
    uva220.comparison.expect_verdict("white space")


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


@pytest.mark.whole  # The default run tests this without a browser.
def test_line_ends_that_windows_adds_are_named(page: Page, site: SiteServer) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'platform', { value: 'Win32' })")
    othello = Othello.opened(page, site.address)
    othello.judge.run(UVA220_INPUT)
    othello.comparison.paste(UVA220_OUTPUT.replace("\n", "\r\n"))
    othello.comparison.expect_verdict("Identical but for the line ends, CR and LF, which Windows")
    othello.comparison.paste(UVA220_OUTPUT)
    othello.comparison.expect_verdict("Identical: 23 lines.")


def test_the_guide_shows_both_blanks_of_a_count(uva220: Othello) -> None:
    uva220.judge.offer_samples()
    assert "one space before White: Black -  1 White -  4." in uva220.judge.guides.inner_text()


@pytest.mark.whole  # The default run tests this without a browser.
def test_another_format_can_be_chosen_while_there_is_an_output(uva220: Othello) -> None:
    """The input has no board of Board Silly, so there is no line to compare with."""
    uva220.comparison.paste("mine\n")
    uva220.comparison.expect_verdict("First difference at line 1")
    uva220.judge.format.select_option("boardsilly")
    expect(uva220.judge.error).to_be_visible()
    uva220.judge.expect_output("")
    uva220.judge.format.select_option("uva220")
    uva220.comparison.expect_verdict("First difference at line 1")


@pytest.mark.whole  # The default run tests this without a browser.
def test_board_silly_accepts_any_order(boardsilly: Othello) -> None:
    first, second = BOARDSILLY_OUTPUT.split("\n\n")
    other = "\n".join(reversed(first.split("\n"))) + "\n\n" + second
    boardsilly.comparison.paste(other)
    boardsilly.comparison.expect_verdict("Right: the same moves in another order")


@pytest.mark.whole  # The default run tests this without a browser.
def test_uva220_requires_the_order_of_a_list(uva220: Othello) -> None:
    uva220.comparison.paste(UVA220_OUTPUT.replace("(3,5) (4,6)", "(4,6) (3,5)", 1))
    uva220.comparison.expect_verdict("another order")
    uva220.comparison.expect_verdict("line 1")


def test_the_first_difference_is_marked_on_the_board(uva220: Othello) -> None:
    uva220.comparison.paste(UVA220_OUTPUT.replace("---WW---", "---WB---", 1))
    uva220.comparison.expect_verdict("First difference at line 7")
    uva220.comparison.expect_marked_squares(1)
    expect(uva220.status).to_have_text("The game ends. Your output differs on (4,5).")
    expect(uva220.comparison.differing_characters).to_have_text(["W", "B"])


@pytest.mark.whole  # The default run tests this without a browser.
def test_a_classic_mistake_is_named(boardsilly: Othello) -> None:
    boardsilly.comparison.paste(leaves_itself_out(BOARDSILLY_INPUT))
    expect(boardsilly.comparison.guess).to_contain_text("itself")


@pytest.mark.whole  # The default run tests this without a browser.
def test_output_too_short_or_too_long_is_reported(uva220: Othello) -> None:
    uva220.comparison.paste(UVA220_OUTPUT[:40])
    uva220.comparison.expect_verdict("too short")
    uva220.comparison.paste(UVA220_OUTPUT + "more\n")
    uva220.comparison.expect_verdict("too long")


def test_a_pasted_output_is_never_html(uva220: Othello) -> None:
    uva220.comparison.paste('<img src=x onerror="alert(1)"><b>\n')
    uva220.comparison.expect_verdict("<img")
    uva220.expect_nothing_interpreted()
    uva220.judge.expect_output(UVA220_OUTPUT)


def test_there_is_no_verdict_without_a_run(othello: Othello) -> None:
    """The verdict appears with the first run, not before."""
    othello.comparison.paste("anything")
    expect(othello.comparison.verdict).to_have_text("Nothing to compare yet.")
    othello.judge.run(UVA220_INPUT)
    othello.comparison.expect_verdict("First difference")
