"""The judge workbench: what is pasted comes out judged, to the byte."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.workbench import Workbench
from reference import boardsilly_slow, jutge_slow, random_inputs, uva220_slow
from reference.chance import Chance
from reference.samples import INPUTS, OUTPUTS

FORMATS = ("uva220", "jutge", "boardsilly")
TITLES = {"uva220": "UVa 220", "jutge": "Jutge", "boardsilly": "Board Silly"}
RANDOM = {
    "uva220": random_inputs.uva220,
    "jutge": random_inputs.jutge,
    "boardsilly": random_inputs.boardsilly,
}
SLOW = {
    "uva220": uva220_slow.answer,
    "jutge": jutge_slow.answer,
    "boardsilly": boardsilly_slow.answer,
}

# Two legal moves, then one that is out of turn and one that turns nothing over.
DOUBTFUL = "4\nN 1 2\nB 1 3\nB 1 1\nN 4 1\n"

# An input with an error in it, what the judge prints up to there, and where and how it says so.
BROKEN = (
    (
        "uva220",
        INPUTS["uva220"].replace("M25", "M29"),
        "".join(OUTPUTS["uva220"].partition("No legal move.\n")[:2]),
        "Line 25, column 3:.*“9”.*expected.* 1 to 8",
    ),
    (
        "jutge",
        INPUTS["jutge"] + "N 5 1\n",
        OUTPUTS["jutge"],
        "Line 3, column 3:.*“5”.*expected.* 1 to 4",
    ),
    (
        "boardsilly",
        INPUTS["boardsilly"].replace("..OOO", "..OQO"),
        "".join(OUTPUTS["boardsilly"].partition("G3-H3\n")[:2]),
        "Line 11, column 4:.*“Q”.*expected.* .XO",
    ),
)


@pytest.fixture
def workbench(kept_othello: Page) -> Workbench:
    return Workbench(kept_othello).cleared()


@pytest.mark.parametrize("form", FORMATS)
def test_a_sample_is_one_click_away(workbench: Workbench, form: str) -> None:
    """The button fills in the statement's input and runs it."""
    workbench.page.get_by_role("button", name=f"Sample of {TITLES[form]}").click()
    workbench.expect_output(OUTPUTS[form])
    expect(workbench.input).to_have_value(INPUTS[form])
    workbench.expect_silence()


@pytest.mark.parametrize("form", FORMATS)
def test_a_pasted_sample_is_recognised_and_the_reason_told(workbench: Workbench, form: str) -> None:
    """Left to itself, the page finds out which format it is, and says which and why."""
    workbench.run(INPUTS[form])
    workbench.expect_output(OUTPUTS[form])
    expect(workbench.reading).to_have_text(re.compile(f"{TITLES[form]}.*begins with"))
    workbench.expect_silence()


@pytest.mark.parametrize("form", FORMATS)
def test_a_format_chosen_by_hand_is_the_one_that_runs(workbench: Workbench, form: str) -> None:
    """Its own sample comes out right; that of another stops with an error and prints nothing."""
    workbench.run(INPUTS[form], form)
    workbench.expect_output(OUTPUTS[form])
    expect(workbench.reading).to_have_text(re.compile(TITLES[form]))
    workbench.expect_silence()
    other = FORMATS[FORMATS.index(form) - 1]
    workbench.run(INPUTS[other], form)
    expect(workbench.messages).to_have_text(re.compile("Line 1"))
    workbench.expect_output("")


@pytest.mark.parametrize("form", FORMATS)
def test_dirty_white_space_changes_nothing(workbench: Workbench, form: str) -> None:
    """A byte-order mark, CRLF, tabs, trailing blanks, blank lines, no final newline."""
    lines = INPUTS[form].replace(" ", " \t ").split("\n")
    workbench.run("\ufeff\r\n\t" + " \t\r\n\r\n".join(lines).rstrip())
    workbench.expect_output(OUTPUTS[form])
    workbench.expect_silence()


def expect_as_the_slow_judge(workbench: Workbench, form: str, seeds: int, wild: bool) -> None:
    """Checks what random inputs come out as, one after the other."""
    for seed in range(seeds):
        text = RANDOM[form](Chance(seed), wild=wild)
        workbench.run(text, form)
        workbench.expect_output(SLOW[form](text))


@pytest.mark.parametrize("form", FORMATS)
def test_random_inputs_come_out_as_the_slow_judges_print_them(
    workbench: Workbench, form: str
) -> None:
    expect_as_the_slow_judge(workbench, form, 30, wild=False)
    workbench.expect_silence()


@pytest.mark.parametrize("form", FORMATS)
def test_wild_inputs_come_out_as_the_slow_judges_print_them(
    workbench: Workbench, form: str
) -> None:
    """What the statements rule out but can be answered is answered, whatever is warned of."""
    expect_as_the_slow_judge(workbench, form, 15, wild=True)


def test_a_long_input_comes_out_whole(workbench: Workbench) -> None:
    text = "".join(random_inputs.boardsilly(Chance(seed)) for seed in range(100))
    workbench.run(text)
    expect(workbench.page.locator("#progress")).to_be_hidden(timeout=120_000)
    workbench.expect_output(boardsilly_slow.answer(text))


def test_warnings_stand_beside_the_output(workbench: Workbench) -> None:
    """Each names its line, and the output is that of a judge that does not warn."""
    workbench.run(DOUBTFUL)
    workbench.expect_output(jutge_slow.answer(DOUBTFUL))
    doubtful = [line for line, doubt in enumerate(jutge_slow.doubts(DOUBTFUL), start=2) if doubt]
    assert doubtful == [4, 5]
    expect(workbench.messages).to_have_text(re.compile("Line 4:.*Line 5:"))
    expect(workbench.messages).not_to_have_text(re.compile("Line [123]"))


@pytest.mark.parametrize(("form", "text", "so_far", "message"), BROKEN, ids=FORMATS)
def test_an_error_keeps_the_output_so_far(
    workbench: Workbench, form: str, text: str, so_far: str, message: str
) -> None:
    """The message names line and column, what was found and what was expected."""
    workbench.run(text, form)
    expect(workbench.messages).to_have_text(re.compile(message))
    workbench.expect_output(so_far)


def test_empty_input_prints_nothing(workbench: Workbench) -> None:
    for form in ("auto", *FORMATS):
        for text in ("", " \n\t\r\n ", "\ufeff"):
            workbench.run(INPUTS["jutge"])
            workbench.expect_output(OUTPUTS["jutge"])
            workbench.run(text, form)
            workbench.expect_output("")


def test_no_games_print_nothing(workbench: Workbench) -> None:
    workbench.run("0\n")
    expect(workbench.reading).to_have_text(re.compile("UVa 220"))
    workbench.expect_output("")
    workbench.expect_silence()


def test_control_and_enter_run_the_judge(workbench: Workbench) -> None:
    workbench.input.fill(INPUTS["jutge"])
    workbench.input.press("Control+Enter")
    workbench.expect_output(OUTPUTS["jutge"])
    expect(workbench.input).to_have_value(INPUTS["jutge"])


def test_a_run_takes_the_place_of_the_one_before(workbench: Workbench) -> None:
    """Neither output nor messages are left over, not even of one that is still running."""
    workbench.run(BROKEN[0][1])
    expect(workbench.messages).to_have_text(re.compile("Line 25"))
    workbench.run(INPUTS["jutge"])
    workbench.expect_output(OUTPUTS["jutge"])
    workbench.expect_silence()
    workbench.run(INPUTS["boardsilly"] * 500)
    workbench.run(INPUTS["jutge"])
    workbench.expect_output(OUTPUTS["jutge"])
    workbench.expect_silence()
    workbench.expect_output(OUTPUTS["jutge"])


def test_copy_puts_the_very_output_on_the_clipboard(workbench: Workbench) -> None:
    for form in FORMATS:
        workbench.run(INPUTS[form])
        workbench.expect_output(OUTPUTS[form])
        workbench.page.get_by_role("button", name="Copy output").click()
        expect(workbench.page.locator("#notice")).to_have_text("The output is copied.")
        workbench.page.get_by_role("button", name="Clear all").click()
        workbench.input.fill("")
        workbench.input.press("ControlOrMeta+V")
        expect(workbench.input).to_have_value(OUTPUTS[form])


def test_the_judge_leaves_the_game_alone(workbench: Workbench) -> None:
    """There is one status line, and the board still shows the game."""
    page = workbench.page
    cell = page.locator('[data-square="d3"]')
    cell.click()
    workbench.run(INPUTS["uva220"])
    workbench.expect_output(OUTPUTS["uva220"])
    expect(page.get_by_role("status")).to_have_text(re.compile("White to move"))
    expect(cell).to_have_accessible_name("d3, black")
