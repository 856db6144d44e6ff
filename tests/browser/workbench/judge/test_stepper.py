"""Stepping through a run: input, output and board stay in step."""

from playwright.sync_api import expect

from driving import Othello
from driving.core.waiting import settle
from reference.samples import JUTGE_INPUT, JUTGE_OUTPUT, UVA220_INPUT


def test_buttons_slider_and_arrow_keys_step_and_veil_the_output_of_later_steps(
    othello: Othello,
) -> None:
    steps = othello.stepper
    othello.judge.run(UVA220_INPUT)
    steps.expect_veiled(0)  # Nothing is veiled before the first step.
    othello.judge.run_button.click()
    othello.judge.expect_end()
    steps.expect_veiled(0)
    for action, number in (
        (steps.last, 11),
        (steps.back, 10),
        (steps.first, 1),
        (steps.forward, 2),
    ):
        action()
        steps.expect_at(number, 11)
    steps.go_to(7)
    steps.expect_at(7, 11)
    othello.judge.output.focus()
    for key, number in (("ArrowRight", 8), ("ArrowUp", 7)):
        othello.keyboard.press(key)
        steps.expect_at(number, 11)
    _check_the_fourth_step(othello)
    steps.expect_veiled(othello.judge.printed().count("\n") - 2)
    steps.last()
    steps.expect_at(11, 11)
    steps.expect_veiled(0)


def _check_the_fourth_step(othello: Othello) -> None:
    """Its move highlights its line, its output and its discs.

    M35 is on line 12 of the sample and prints the second line of the output.
    """
    othello.stepper.go_to(4)
    expect(othello.status).to_have_text(
        "White plays (3,5): turns (4,5) over, on the line south to (5,5)."
    )
    assert othello.stepper.lit_input() == (12, 1)
    assert othello.stepper.lit_output() == (2, 1)
    othello.board.expect_square("e4", "e4, white")
    othello.board.expect_square("d5", "d5, black")
    othello.game.expect_score(black=1, white=4)
    othello.game.expect_turn("black")


def test_a_click_on_an_input_line_goes_to_its_step_and_below_the_output_to_none(
    othello: Othello,
) -> None:
    othello.judge.run(JUTGE_INPUT)
    othello.stepper.expect_at(1, 2)
    othello.stepper.click_line(othello.stepper.output, JUTGE_OUTPUT.count("\n") + 1)
    settle(othello.page)
    othello.stepper.expect_at(1, 2)
    othello.stepper.click_line(othello.stepper.input, 2)
    othello.stepper.expect_at(2, 2)
    othello.board.expect_square("b1", "b1, black")
