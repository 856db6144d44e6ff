"""Long inputs: the page stays responsive during a run, and a run can be cancelled."""

from playwright.sync_api import expect

from driving import Othello
from driving.core import task_timing
from driving.core.waiting import IN_SLICES
from driving.judge.judge import ENDLESS, ENDLESS_LINE
from reference import uva220_slow


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


def test_a_run_in_many_slices_prints_the_same_output(othello: Othello) -> None:
    othello.judge.paste_lines(ENDLESS, "L\nM35\nL\nM34\n", 300)
    othello.judge.run_button.click()
    othello.judge.expect_end()
    text = ENDLESS + "L\nM35\nL\nM34\n" * 300
    assert othello.judge.printed() == uva220_slow.answer(text)


def test_no_task_of_a_long_run_freezes_the_page(othello: Othello) -> None:
    """During a run, every task ends before it counts as a long task."""
    othello.judge.paste_lines(ENDLESS, "L\n", 3000)
    with task_timing.watched(othello.page) as seen:
        othello.judge.run_button.click()
        othello.judge.expect_end()
    assert othello.judge.printed().startswith(ENDLESS_LINE * 3000)
    assert seen[0].longest < task_timing.LONGEST_TASK < seen[0].passed / 2


def test_an_input_of_five_million_characters_is_refused(othello: Othello) -> None:
    othello.judge.paste_lines("", "L " * 5000 + "\n", 500)
    othello.judge.run_button.click()
    expect(othello.judge.messages).to_contain_text(
        "This input has 5000500 characters", timeout=IN_SLICES
    )
