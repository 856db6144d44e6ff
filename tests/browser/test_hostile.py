"""Whatever is pasted, the page says what is wrong, shows it as text, and goes on working."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.table import Table
from browser.workbench import Workbench
from reference import jutge_slow
from reference.samples import INPUTS, OUTPUTS

MEGABYTE = 2**20
EMPTY_ROWS = "--------\n" * 8
# How long a slow machine may take over a megabyte, in milliseconds.
ANSWERED_WITHIN = 30_000
NO_PIECES = "........\n" * 8

# Each format's beginning, after which it expects something else than text.
BEGINNINGS = {
    "auto": "",
    "uva220": "1\n",
    "jutge": INPUTS["jutge"],
    "boardsilly": INPUTS["boardsilly"],
}

# Counts what a script that got in would do; the browser's own questions are such hits, too.
COUNT_HITS = """() => {
  window.hits = 0;
  window.hit = window.alert = window.confirm = window.prompt = () => { window.hits += 1; };
}"""

# Markup and other text that means something to somebody, but nothing to a judge.
INJECTIONS = (
    "<img src=x onerror=hit()>",
    "<img/src=x/onerror=hit()>",
    "<script>hit()</script>",
    "</textarea></pre><script>hit()</script>",
    "<svg/onload=hit()>",
    "<iframe/srcdoc='<script>parent.hit()</script>'>",
    "<style>*{display:none}</style>",
    "<!--",
    "]]>",
    "&lt;img/src=x&gt;",
    "javascript:hit()",
    "{}{0.__class__}%s%n",
    "\\u003cimg\\x00",
    "\0",
    "1\0",
    "\0\0\0" * 1000,
    "\u202e\u2066\u200f\u05d0\u202c",
    "\u0301" * 500,
    "😀👩‍👩‍👧‍👦🏳️‍🌈",
    "\ud83d",
    "\ude00\ud83d",
    "\ufffe\uffff",
    "\u2028\u2029\u0085\u00a0",
)

LINES = MEGABYTE // 80

# What is pasted, the format it is run as, and what the page has to say of it. Only the page is on
# trial, so lines have eighty characters: of a million lines the browser makes heavy weather alone.
JUNK = {
    "letters": ("x" * MEGABYTE, "auto", "Line 1.*“xxx.*expected"),
    "letters as uva220": ("x" * MEGABYTE, "uva220", "Line 1, column 1.*“xxx.*number of games"),
    "letters as jutge": ("x" * MEGABYTE, "jutge", "Line 1, column 1.*“xxx.*board size"),
    "letters as boardsilly": ("x" * MEGABYTE, "boardsilly", "Line 1, column 1.*“x”.*board line"),
    "letters in lines": (("x" * 79 + "\n") * LINES, "auto", "Line 1.*“xxx.*expected"),
    "words in lines": (("abc " * 20 + "\n") * LINES, "auto", "Line 1.*“abc”.*expected"),
    "dots": ("." * MEGABYTE, "auto", "Line 1, column 1.*“\\.\\.\\..*8 characters"),
    "one number": ("7" * MEGABYTE, "auto", "Line 1.*“777.*expected"),
    "one number as uva220": ("7" * MEGABYTE, "uva220", "Line 1, column 1.*“777.*number of games"),
    "one number as jutge": ("7" * MEGABYTE, "jutge", "Line 1, column 1.*“777.*board size"),
    "numbers in lines": (("12  " * 20 + "\n") * LINES, "auto", "Line 1.*“12”.*expected"),
    "numbers as uva220": (("12  " * 20 + "\n") * LINES, "uva220", "Line 1, column 5.*“1”.*board"),
    "board lines": ("1\n" + EMPTY_ROWS * 2000, "auto", "Line 10, column 1.*“--------”.*B or W"),
    "board lines in a line": ("-" * MEGABYTE, "auto", "Line 1.*“---.*expected"),
    "emoji": ("😀" * (MEGABYTE // 4), "auto", "Line 1.*“😀😀.*expected"),
    "markup": (
        ("<img src=x onerror=hit()>" * 3 + "\n") * LINES,
        "auto",
        "Line 1.*“<img”.*expected",
    ),
    "NUL": ("\0" * MEGABYTE, "auto", "Line 1.*“.*expected"),
}

# Numbers that no judge takes, with the format they are read as and what the page says of them.
NUMBERS = (
    ("1000000000", "jutge", "“1000000000”.*even number from 4 to"),
    ("1000000000\nN 1 1", "auto", "“1000000000”.*expected"),
    ("1000000", "auto", "“1000000”.*even number from 4 to"),
    ("-8", "jutge", "“-8”.*even number from 4 to"),
    ("8.5", "jutge", "“8.5”.*even number from 4 to"),
    ("1e9", "jutge", "“1e9”.*even number from 4 to"),
    ("\u0668", "jutge", "“\u0668”.*even number from 4 to"),
    ("999999999\n" + EMPTY_ROWS, "uva220", "end of the input.*B or W"),
)


@pytest.fixture
def workbench(kept_othello: Page) -> Iterator[Workbench]:
    """The workbench of a page in which nothing may be interpreted, run or asked."""
    page = kept_othello
    page.evaluate(COUNT_HITS)
    elements = _risky_elements(page)
    yield Workbench(page).cleared()
    assert _risky_elements(page) == elements
    assert page.evaluate("hits") == 0


def _risky_elements(page: Page) -> int:
    number: int = page.locator(
        "img, script, iframe, style, link, object, embed, [onload], [onerror]"
    ).count()
    return number


def expect_a_working_page(page: Page) -> None:
    """Plays the first move of a game and runs a sample."""
    page.get_by_role("button", name="New game").click()
    Table(page).click("d3")
    expect(page.locator('[data-square="d3"]')).to_have_accessible_name("d3, black")
    expect(page.get_by_role("status")).to_have_text(re.compile("White to move"))
    page.get_by_role("button", name="Sample of UVa 220").click()
    workbench = Workbench(page)
    workbench.expect_output(OUTPUTS["uva220"])
    workbench.expect_silence()


@pytest.mark.parametrize("form", BEGINNINGS)
def test_what_is_pasted_is_never_interpreted(workbench: Workbench, form: str) -> None:
    """A judge stops at each of them with a message that quotes it as the text it is."""
    for text in INJECTIONS:
        workbench.run(BEGINNINGS[form] + text, form)
        quoted = f"“{text[0]}" if text[0].isascii() and text[0].isprintable() else "“"
        expect(workbench.messages).to_have_text(re.compile(f"Line \\d+.*{re.escape(quoted)}"))
    expect_a_working_page(workbench.page)


@pytest.mark.parametrize("name", JUNK)
def test_junk_is_answered_with_a_clear_message(workbench: Workbench, name: str) -> None:
    """The message says what was found and what would do, and prints no more than a line of it."""
    text, form, message = JUNK[name]
    workbench.run(text, form)
    expect(workbench.messages).to_have_text(re.compile(message), timeout=ANSWERED_WITHIN)
    assert len(workbench.messages.inner_text()) < 300
    workbench.expect_output("")
    expect_a_working_page(workbench.page)


def test_numbers_out_of_all_bounds_are_refused(workbench: Workbench) -> None:
    for text, form, message in NUMBERS:
        workbench.run(text, form)
        expect(workbench.messages).to_have_text(re.compile(message))
        workbench.expect_output("")
    expect_a_working_page(workbench.page)


@pytest.mark.parametrize("blank", [" ", "\t", " " * 79 + "\n", "\t" * 78 + "\r\n"])
def test_a_megabyte_of_blanks_is_empty_input(workbench: Workbench, blank: str) -> None:
    workbench.run(blank * (MEGABYTE // len(blank)))
    expect(workbench.messages).to_have_text(re.compile("no input"), timeout=ANSWERED_WITHIN)
    workbench.expect_output("")
    expect_a_working_page(workbench.page)


@pytest.mark.parametrize("size", ["4", "26"])
def test_a_far_away_square_is_told_from_those_of_the_board(workbench: Workbench, size: str) -> None:
    text = f"{size}\nN 1000000000 1"
    workbench.run(text)
    expect(workbench.messages).to_have_text(
        re.compile(f"Line 2, column 3.*“1000000000”.*1 to {size}")
    )
    workbench.expect_output(jutge_slow.answer(size))
    expect_a_working_page(workbench.page)


def test_a_large_board_is_printed_whole(workbench: Workbench) -> None:
    text = "200\nN 99 100\n"
    workbench.run(text)
    workbench.expect_output(jutge_slow.answer(text))
    expect_a_working_page(workbench.page)


def test_the_page_can_be_used_while_a_long_input_is_judged(workbench: Workbench) -> None:
    """Thousands of boards take their time; meanwhile a move is played, and another run begins."""
    workbench.run((NO_PIECES + "X\n") * 4000)
    expect(workbench.output).to_have_text(re.compile("No moves are possible"))
    expect_a_working_page(workbench.page)
