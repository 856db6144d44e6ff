"""The output of the judges for pasted inputs, exact to the byte."""

import re
from itertools import product

import pytest
from playwright.sync_api import expect

from driving import Othello
from driving.page.shell.navigation import open_tab
from driving.workbench.judge.judge import Judge
from harness.extent import in_part
from reference.chance import Chance
from reference.formats import REFERENCES
from reference.formats.jutge import slow as jutge_slow
from reference.samples import INPUTS, OUTPUTS
from workbench.formats import format_named

FORMATS = tuple(REFERENCES)
# Two legal moves, then one out of turn and one that flips nothing.
DOUBTFUL = "4\nN 1 2\nB 1 3\nB 1 1\nN 4 1\n"


@pytest.fixture
def judge(othello: Othello) -> Judge:
    return othello.judge


@pytest.mark.parametrize("form", in_part(reversed(FORMATS), 1))
def test_a_sample_runs_at_one_click(judge: Judge, form: str) -> None:
    """The button inserts the sample input of the statement and runs it."""
    judge.run_sample(form)
    judge.expect_output(OUTPUTS[form])
    expect(judge.input).to_have_value(INPUTS[form])
    judge.expect_silence()


@pytest.mark.parametrize("form", in_part(FORMATS, 1))
def test_the_format_of_a_pasted_sample_is_detected_and_explained(judge: Judge, form: str) -> None:
    """With format auto, the page detects the format, and says which and why."""
    judge.run(INPUTS[form])
    judge.expect_output(OUTPUTS[form])
    expect(judge.reading).to_have_text(re.compile(f"{format_named(form).title}.*begins with"))
    judge.expect_silence()


@pytest.mark.parametrize("form", in_part(FORMATS, 1))
def test_a_chosen_format_is_used(judge: Judge, form: str) -> None:
    """Its own sample runs. The sample of another format stops with an error."""
    judge.run(INPUTS[form], form)
    judge.expect_output(OUTPUTS[form])
    expect(judge.reading).to_have_text(re.compile(format_named(form).title))
    judge.expect_silence()
    other = FORMATS[FORMATS.index(form) - 1]
    judge.run(INPUTS[other], form)
    expect(judge.messages).to_have_text(re.compile("Line 1"))
    judge.expect_output("")


@pytest.mark.parametrize("form", in_part(reversed(FORMATS), 1))
def test_stray_white_space_changes_nothing(judge: Judge, form: str) -> None:
    """A byte-order mark, CRLF, tabs, trailing blanks, blank lines, no final newline."""
    lines = INPUTS[form].replace(" ", " \t ").split("\n")
    judge.run("\ufeff\r\n\t" + " \t\r\n\r\n".join(lines).rstrip())
    judge.expect_output(OUTPUTS[form])
    judge.expect_silence()


def expect_as_the_slow_judge(judge: Judge, form: str, seeds: int, wild: bool) -> None:
    """Checks the output for random inputs. tests/unit checks hundreds without a page."""
    for seed in range(seeds):
        text = REFERENCES[form].random_input(Chance(seed), wild)
        judge.run(text, form)
        judge.expect_output(REFERENCES[form].answer(text))
        if not wild:
            judge.expect_silence()


@pytest.mark.parametrize("form", in_part(FORMATS, 1))
def test_random_inputs_are_judged_as_by_the_slow_judges(judge: Judge, form: str) -> None:
    expect_as_the_slow_judge(judge, form, 4, wild=False)


@pytest.mark.parametrize("form", in_part(reversed(FORMATS), 1))
def test_wild_inputs_are_judged_as_by_the_slow_judges(judge: Judge, form: str) -> None:
    """Inputs that the statement rules out still get an output, with warnings."""
    expect_as_the_slow_judge(judge, form, 3, wild=True)


def test_warnings_are_shown_beside_the_output(judge: Judge) -> None:
    """Each warning names its line, and the output is the same as without warnings."""
    judge.run(DOUBTFUL)
    judge.expect_output(jutge_slow.answer(DOUBTFUL))
    doubtful = [line for line, doubt in enumerate(jutge_slow.doubts(DOUBTFUL), start=2) if doubt]
    assert doubtful == [4, 5]
    expect(judge.messages).to_have_text(re.compile("Line 4:.*Line 5:"))
    expect(judge.messages).not_to_have_text(re.compile("Line [123]"))


@pytest.mark.parametrize("form", in_part(FORMATS, 1))
def test_an_error_keeps_the_output_so_far(judge: Judge, form: str) -> None:
    """The message gives line and column, what was found and what was expected."""
    text, so_far, (line, column) = REFERENCES[form].cut_short
    judge.run(text, form)
    message = f"Line {line}, column {column}: found .*, expected .*"
    expect(judge.messages).to_have_text(re.compile(message))
    judge.expect_output(so_far)


@pytest.mark.parametrize(
    ("form", "text"), in_part(product(["auto", *FORMATS], ["", " \n\t\r\n ", "\ufeff"]), 1)
)
def test_empty_input_prints_nothing(judge: Judge, form: str, text: str) -> None:
    judge.run(INPUTS["jutge"])
    judge.expect_output(OUTPUTS["jutge"])
    judge.run(text, form)
    judge.expect_output("")


def test_an_input_without_games_prints_nothing(judge: Judge) -> None:
    judge.run("0\n")
    expect(judge.reading).to_have_text(re.compile("UVa 220"))
    judge.expect_output("")
    judge.expect_silence()


def test_an_error_is_shown_below_the_input_in_every_tab(othello: Othello) -> None:
    """It is no part of the verdict on an output or a program."""
    othello.judge.run(REFERENCES["uva220"].cut_short[0])
    for name in ("Compare", "Make", "Test"):
        open_tab(othello.page, name)
        expect(othello.judge.error).to_be_visible()
        expect(othello.comparison.foot).not_to_contain_text("Line ")
        expect(othello.comparison.foot).not_to_have_class(re.compile("bad"))


def test_ctrl_enter_runs_the_judge(judge: Judge) -> None:
    judge.open()
    judge.input.fill(INPUTS["jutge"])
    judge.input.press("Control+Enter")
    judge.expect_output(OUTPUTS["jutge"])
    expect(judge.input).to_have_value(INPUTS["jutge"])


def test_copy_output_copies_the_exact_output(othello: Othello) -> None:
    """Uses the browser's real clipboard."""
    othello.clipboard.use_the_browsers_own()
    for form in FORMATS:
        othello.judge.run(INPUTS[form])
        othello.judge.expect_output(OUTPUTS[form])
        othello.judge.copy_output()
        othello.sharing.clear_all()
        othello.judge.input.press("ControlOrMeta+V")
        expect(othello.judge.input).to_have_value(OUTPUTS[form])


def test_a_run_of_the_judge_keeps_the_game(othello: Othello) -> None:
    """In Play, the status line and the board still belong to the game."""
    othello.board.press("d3")
    othello.judge.run(INPUTS["uva220"])
    othello.judge.expect_output(OUTPUTS["uva220"])
    othello.stepper.back_to_game()
    expect(othello.status).to_have_text(re.compile("White to move"))
    othello.board.expect_square("d3", "d3, black")
