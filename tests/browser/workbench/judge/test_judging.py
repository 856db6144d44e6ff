"""The output of the judges for pasted inputs, exact to the byte."""

import re

import pytest
from playwright.sync_api import expect

from driving import Othello
from driving.page.shell.navigation import open_tab
from driving.workbench.judge.judge import Judge
from harness.extent import in_part
from reference.formats import REFERENCES
from reference.formats.jutge import slow as jutge_slow
from reference.samples import INPUTS, OUTPUTS
from workbench.formats import format_named

# Two legal moves, then one out of turn and one that flips nothing.
DOUBTFUL = "4\nN 1 2\nB 1 3\nB 1 1\nN 4 1\n"


@pytest.fixture
def judge(othello: Othello) -> Judge:
    return othello.judge


@pytest.mark.parametrize("form", in_part(REFERENCES, 1))
def test_a_sample_runs_at_one_click(judge: Judge, form: str) -> None:
    """The button inserts the sample input, and the page says which format that is and why.

    The guide to a format shows both blanks of a count.
    """
    judge.run_sample(form)
    judge.expect_output(OUTPUTS[form])
    expect(judge.input).to_have_value(INPUTS[form])
    title = format_named(form).title
    expect(judge.reading).to_have_text(re.compile(f"{title}.*begins with"))
    expect(judge.auto).to_have_text(f"auto: {title}")
    judge.expect_silence()
    judge.offer_samples()
    assert "one space before White: Black -  1 White -  4." in judge.guides.inner_text()


def test_warnings_are_shown_beside_the_output(judge: Judge) -> None:
    """Each warning names its line, and the output is the same as without warnings."""
    judge.run(DOUBTFUL)
    judge.expect_output(jutge_slow.answer(DOUBTFUL))
    doubtful = [line for line, doubt in enumerate(jutge_slow.doubts(DOUBTFUL), start=2) if doubt]
    assert doubtful == [4, 5]
    expect(judge.messages).to_have_text(re.compile("Line 4:.*Line 5:"))
    expect(judge.messages).not_to_have_text(re.compile("Line [123]"))


def test_an_error_is_shown_below_the_input_in_every_tab(othello: Othello) -> None:
    """It is no part of the verdict on an output or a program."""
    othello.judge.run(REFERENCES["uva220"].cut_short[0])
    for name in ("Compare", "Make", "Test"):
        open_tab(othello.page, name)
        expect(othello.judge.error).to_be_visible()
        expect(othello.comparison.foot).not_to_contain_text("Line ")
        expect(othello.comparison.foot).not_to_have_class(re.compile("bad"))


def test_copy_output_copies_the_exact_output(othello: Othello) -> None:
    """Uses the browser's real clipboard."""
    othello.clipboard.use_the_browsers_own()
    othello.judge.run(INPUTS["jutge"])
    othello.judge.expect_output(OUTPUTS["jutge"])
    othello.judge.copy_output()
    othello.sharing.clear_all()
    othello.judge.input.press("ControlOrMeta+V")
    expect(othello.judge.input).to_have_value(OUTPUTS["jutge"])
