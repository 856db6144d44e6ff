"""Long inputs: the page stays responsive during a run, and a run can be cancelled."""

import pytest
from playwright.sync_api import expect

from driving import Othello
from driving.core import task_timing
from driving.core.waiting import IN_SLICES
from driving.workbench.judge.judge import ENDLESS, ENDLESS_LINE
from driving.workbench.judge.stepper import Lines
from reference.samples import UVA220_INPUT, UVA220_OUTPUT


def test_a_game_can_be_played_during_a_run_and_the_run_cancelled(othello: Othello) -> None:
    judge = othello.judge
    judge.start_endless()
    expect(judge.cancel).to_be_visible()
    expect(judge.progress).to_be_visible()
    expect(judge.output).not_to_be_empty()
    othello.stepper.back_to_game()
    othello.board.press("d3")
    othello.board.expect_square("d3", "d3, black")
    judge.open()
    judge.cancel.click()
    expect(judge.cancel).to_be_hidden()
    expect(judge.messages).to_contain_text("Stopped after line")
    text = judge.printed()
    assert text == ENDLESS_LINE * (len(text) // len(ENDLESS_LINE))


def test_no_task_of_a_long_run_freezes_the_page(othello: Othello) -> None:
    """During a run, every task ends before it counts as a long task."""
    othello.judge.paste_lines(ENDLESS, "L\n", 1000)
    with task_timing.watched(othello.page) as seen:
        othello.judge.run_button.click()
        othello.judge.expect_end()
    assert othello.judge.printed().startswith(ENDLESS_LINE * 1000)
    assert seen[0].longest < task_timing.LONGEST_TASK < seen[0].passed / 2


@pytest.mark.whole  # The default run has one long job.
def test_two_jobs_at_a_time_do_not_freeze_the_page(othello: Othello) -> None:
    """The browser runs between a slice of one job and a slice of the other."""
    with task_timing.watched(othello.page) as seen:
        othello.judge.start_endless()
        othello.record.paste("a lot of words " * 1300)
        othello.record.put_button.click()
        expect(othello.record.said).not_to_be_empty(timeout=IN_SLICES)
        othello.judge.open()
        expect(othello.judge.cancel).to_be_visible()
    assert seen[0].longest < task_timing.LONGEST_TASK


def test_a_long_paste_can_be_undone(othello: Othello) -> None:
    """The page inserts a long text itself, so that the browser's own undo does not know it."""
    othello.judge.run(UVA220_INPUT, "uva220")
    othello.judge.paste_lines("8\n", "5 0\n", 2000)
    expect(othello.judge.input).to_have_js_property("value", "8\n" + "5 0\n" * 2000)
    expect(othello.judge.input).to_have_js_property("selectionStart", 2 + 4 * 2000)
    expect(othello.judge.format).to_have_value("auto")
    expect(othello.judge.line_numbers).to_contain_text("2002")
    expect(othello.sharing.notice).to_have_text("2001 lines pasted.")
    othello.sharing.undo.click()
    expect(othello.judge.input).to_have_value(UVA220_INPUT)
    expect(othello.judge.format).to_have_value("uva220")
    othello.judge.expect_output(UVA220_OUTPUT)


@pytest.mark.whole  # The default run inserts a long text in place of another.
def test_a_long_text_is_pasted_at_the_caret(othello: Othello) -> None:
    othello.clipboard.use_the_browsers_own()
    othello.clipboard.put("x\n" * 2000)
    othello.tested_program.paste("a\nb\n")
    program = othello.tested_program.program
    program.evaluate("box => box.setSelectionRange(2, 3)")
    program.press("ControlOrMeta+v")
    expect(program).to_have_js_property("value", "a\n" + "x\n" * 2000 + "\n")
    othello.sharing.undo.click()
    expect(program).to_have_value("a\nb\n")


def test_too_many_lines_for_a_text_box_are_shown_without_one(othello: Othello) -> None:
    judge, lines, start = othello.judge, 12_000, f"{ENDLESS}L\nL\nL\nQ\n"  # The rest is not judged.
    judge.paste_lines("", "x" * 99 + "\n", 100_000)
    expect(othello.sharing.notice).to_contain_text("it would have 10000000")
    judge.paste_lines(start, "L\n", lines)
    expect(judge.input).to_be_hidden()
    expect(judge.long_input).to_have_js_property("textContent", start + "L\n" * lines)
    judge.run_button.click()
    judge.expect_end()
    judge.long_input.evaluate("text => { text.scrollTop = 0; }")
    othello.stepper.click_line(judge.long_input, 13)
    assert othello.stepper.lit_input() == Lines(13, 1)


@pytest.mark.whole  # The default run shows too many lines, and tests the limits without a browser.
def test_a_line_that_is_too_long_for_a_text_box_is_shown_by_its_beginning_and_edited_on_request(
    othello: Othello,
) -> None:
    judge, line = othello.judge, "8 " * 250_000
    judge.paste_lines("8\n", "8 ", 250_000)
    expect(judge.input).to_be_hidden()
    expect(judge.long_input).to_have_js_property("textContent", f"8\n{line[:10_000]}…")
    judge.edit_button.click()
    expect(judge.input).to_be_focused()
    expect(judge.input).to_have_js_property("value", f"8\n{line}")
    judge.input.press("Control+End")
    judge.input.press_sequentially("X")
    expect(judge.input).to_have_js_property("value", f"8\n{line}X")
