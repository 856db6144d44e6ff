"""Hostile text: the page reports what is wrong, shows it as text, and keeps working.

The default run has one hostile file of games, link and program in `test_hostile_contents.py`, and
checks in `unit/project/test_markup.py` that no text can become markup.
"""

import json
import re
from collections.abc import Iterator
from itertools import product
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from driving import Othello
from driving.core.waiting import IN_SLICES
from harness.faults import Faults
from reference.injections import INJECTIONS
from reference.samples import INPUTS, OUTPUTS, STORED_WORK

pytestmark = pytest.mark.whole

MEGABYTE = 2**20
EMPTY_ROWS = "--------\n" * 8

SHARES = 16  # Parts of the list of texts; each has some of every kind.

# The first line of an input in each format, after which other text is an error.
BEGINNINGS = {"auto": "", **{form: INPUTS[form].split("\n")[0] + "\n" for form in INPUTS}}

# Counts the calls that an injected script would make, dialogs of the browser included.
COUNT_HITS = """() => {
  window.hits = 0;
  window.hit = window.alert = window.confirm = window.prompt = () => { window.hits += 1; };
}"""

EVERY_FILE_IS_LARGE = """() => {
  Object.defineProperty(File.prototype, "size", { configurable: true, get: () => 2 ** 30 });
}"""

# The contents of a saved page.
SAVED = STORED_WORK | {"game": "8..d3.1", "view": "judge"}

LINES = MEGABYTE // 80

# A pasted text, its format, and the expected message. Lines have 80 characters, because a million
# lines are slow in any browser, which is not what is tested here.
JUNK = (
    ("x" * MEGABYTE, "auto", "Line 1.*“xxx.*expected"),
    *[("x" * MEGABYTE, form, "Line 1, column 1.*“x.*expected") for form in INPUTS],
    (("x" * 79 + "\n") * LINES, "auto", "Line 1.*“xxx.*expected"),
    (("abc " * 20 + "\n") * LINES, "auto", "Line 1.*“abc”.*expected"),
    ("." * MEGABYTE, "auto", "Line 1, column 1.*“\\.\\.\\..*8 characters"),
    ("7" * MEGABYTE, "auto", "Line 1.*“777.*expected"),
    ("7" * MEGABYTE, "uva220", "Line 1, column 1.*“777.*number of games"),
    ("7" * MEGABYTE, "jutge", "Line 1, column 1.*“777.*board size"),
    (("12  " * 20 + "\n") * LINES, "auto", "Line 1.*“12”.*expected"),
    (("12  " * 20 + "\n") * LINES, "uva220", "Line 1, column 5.*“1”.*board"),
    ("1\n" + EMPTY_ROWS * 2000, "auto", "Line 10, column 1.*“--------”.*B or W"),
    ("-" * MEGABYTE, "auto", "Line 1.*“---.*expected"),
    ("😀" * (MEGABYTE // 4), "auto", "Line 1.*“😀😀.*expected"),
    (
        ("<img src=x onerror=hit()>" * 3 + "\n") * LINES,
        "auto",
        "Line 1.*“<img”.*expected",
    ),
    ("\0" * MEGABYTE, "auto", "Line 1.*“.*expected"),
)


@pytest.fixture
def texts(share: int) -> tuple[str, ...]:
    """A share of the texts that a browser might interpret."""
    return INJECTIONS[share::SHARES]


@pytest.fixture
def wary(othello: Othello) -> Iterator[Othello]:
    """A page that fails the test if a text is interpreted, run or shown in a dialog."""
    othello.page.evaluate(COUNT_HITS)
    elements = othello.risky_elements()
    yield othello
    assert othello.risky_elements() == elements
    assert othello.page.evaluate("hits") == 0


def expect_message(othello: Othello, pattern: str) -> None:
    expect(othello.judge.messages).to_have_text(re.compile(pattern), timeout=IN_SLICES)


def expect_a_working_page(othello: Othello) -> None:
    """Plays the first move of a game and runs a sample."""
    othello.game.new()
    othello.expect_working()
    othello.judge.expect_silence()


@pytest.mark.parametrize(("share", "form"), [*product(range(SHARES), BEGINNINGS)])
def test_a_pasted_input_is_never_interpreted(
    wary: Othello, texts: tuple[str, ...], form: str
) -> None:
    """A judge stops at each text with a message that quotes it literally."""
    said = wary.judge.run_each([BEGINNINGS[form] + text for text in texts], form)
    for text, message in zip(texts, said, strict=True):
        quoted = f"“{text[0]}" if text[0].isascii() and text[0].isprintable() else "“"
        assert re.search(f"Line \\d+.*{re.escape(quoted)}", message)
    expect_a_working_page(wary)


@pytest.mark.parametrize("share", range(SHARES))
def test_outputs_records_and_programs_are_never_interpreted(
    wary: Othello, texts: tuple[str, ...]
) -> None:
    wary.judge.run_sample("uva220")
    wary.comparison.paste_each(texts)
    wary.record.put_each_on_the_board(texts)
    wary.tested_program.paste_each(texts)
    expect_a_working_page(wary)


@pytest.mark.parametrize("share", range(SHARES))
def test_a_dropped_file_is_never_interpreted(wary: Othello, texts: tuple[str, ...]) -> None:
    for open_view in (wary.stepper.back_to_game, wary.judge.open):
        open_view()
        for text in texts:
            wary.sharing.drop_file("input.txt", text)
            wary.sharing.expect_read()
    wary.sharing.drop_file("input.txt", INPUTS["jutge"])
    wary.judge.expect_output(OUTPUTS["jutge"])
    expect_a_working_page(wary)


@pytest.mark.parametrize("share", range(SHARES))
def test_a_file_name_is_never_interpreted(own_page: Othello, texts: tuple[str, ...]) -> None:
    """Judge names a file that is too large. A file name has no NUL."""
    own_page.judge.open()
    own_page.page.evaluate(COUNT_HITS)
    own_page.page.evaluate(EVERY_FILE_IS_LARGE)
    elements = own_page.risky_elements()
    names = [f"{number} {text}".replace("\0", "") for number, text in enumerate(texts)]
    for number, said in enumerate(own_page.sharing.drop_each((name, "x") for name in names)):
        assert re.match(f"{number} .*this page opens", said, re.DOTALL)
    assert own_page.risky_elements() == elements
    expect_a_working_page(own_page)
    assert own_page.page.evaluate("hits") == 0


@pytest.mark.parametrize(("share", "field"), [*product(range(SHARES), ["game", "view", "setup"])])
def test_a_saved_page_is_never_interpreted(
    wary: Othello, texts: tuple[str, ...], field: str
) -> None:
    """Unreadable parts are reported and left alone, as in the storage and in links."""
    files = [("othello.json", json.dumps(SAVED | {field: text})) for text in texts]
    for said in wary.sharing.drop_each(files):
        assert "cannot be read" in said
    everywhere = dict.fromkeys(("input", "yours", "program"), texts[0])
    wary.sharing.drop_file("othello.json", json.dumps(SAVED | everywhere))
    expect(wary.judge.input).to_have_value(texts[0])
    expect_a_working_page(wary)


@pytest.mark.parametrize(
    ("start", "share"), [*product(["play/8..", "judge/", "play/", "", "judge/eJ"], range(SHARES))]
)
def test_a_link_is_never_interpreted(
    wary: Othello, faults: Faults, start: str, texts: tuple[str, ...]
) -> None:
    faults.allow_complaints()  # About data that cannot be decompressed.
    wary.sharing.follow_each(start + quote(text, errors="replace") for text in texts)
    expect_a_working_page(wary)


@pytest.mark.parametrize("text", ["<img src=x onerror=hit()>", "</script><script>hit()</script>"])
def test_links_and_storage_are_never_interpreted(
    othello: Othello, faults: Faults, text: str
) -> None:
    faults.allow_complaints()  # About data that is not compressed.
    link = othello.page.url + "#" + quote(text)
    for kept in ({}, {"othello": text, "othello-settings": text}):
        othello.come_anew(link, **kept)
        othello.page.evaluate(COUNT_HITS)
        expect_a_working_page(othello)
        assert othello.page.evaluate("hits") == 0


@pytest.mark.parametrize("share", range(SHARES))
def test_junk_is_answered_with_a_clear_message(wary: Othello, share: int) -> None:
    """The message says what was found and what was expected, in at most a line each."""
    for text, form, message in JUNK[share::SHARES]:
        wary.judge.run(text, form)
        expect_message(wary, message)
        assert len(wary.judge.messages.inner_text()) < 300
        wary.judge.expect_output("")
    expect_a_working_page(wary)


def test_every_box_takes_ten_megabytes(wary: Othello) -> None:
    """Each box answers, and the page keeps working."""
    line, times = "x" * 99 + "\n", 100_000
    wary.judge.paste_lines("", line, times)
    expect(wary.sharing.notice).to_contain_text("it would have 10000000")
    wary.judge.run(INPUTS["jutge"])
    wary.comparison.paste_lines(line, times)
    wary.comparison.expect_verdict("First difference at line 1")
    wary.record.paste_lines(line, times)
    wary.record.put_button.click()
    expect(wary.record.said).to_contain_text("The text has 10000000 characters", timeout=IN_SLICES)
    wary.record.paste("")
    wary.tested_program.paste_lines(line, times)
    expect_a_working_page(wary)
    wary.sharing.clear_all()
    expect(wary.tested_program.program).to_have_value("")
