"""Stepping through a run: input, output and board stay in step."""

import pytest
from playwright.sync_api import expect

from driving import Othello
from driving.core.clock import Clock
from driving.core.waiting import settle
from reference.samples import JUTGE_INPUT, JUTGE_OUTPUT, UVA220_INPUT


def test_buttons_slider_and_arrow_keys_step(othello: Othello) -> None:
    steps = othello.stepper
    othello.judge.run(UVA220_INPUT)
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


def test_a_move_highlights_its_line_its_output_and_its_discs(othello: Othello) -> None:
    """M35 is on line 12 of the sample and prints the second line of the output."""
    othello.judge.run(UVA220_INPUT)
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


def test_output_of_later_steps_is_veiled(othello: Othello) -> None:
    othello.judge.run(UVA220_INPUT)
    lines = othello.judge.printed().count("\n")
    othello.stepper.expect_veiled(0)  # Nothing is veiled before the first step.
    othello.judge.run_button.click()
    othello.judge.expect_end()
    othello.stepper.expect_veiled(0)
    othello.stepper.go_to(4)
    othello.stepper.expect_at(4, 11)
    othello.stepper.expect_veiled(lines - 2)
    othello.stepper.last()
    othello.stepper.expect_at(11, 11)
    othello.stepper.expect_veiled(0)


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


@pytest.mark.whole  # The default run clicks an input line.
def test_a_click_on_an_output_line_goes_to_its_step(othello: Othello) -> None:
    othello.judge.run(UVA220_INPUT)
    othello.stepper.click_line(othello.stepper.output, 3)
    othello.stepper.expect_at(5, 11)
    expect(othello.status).to_have_text("Black has 3 legal moves.")


@pytest.mark.whole  # The default run types other keys of the page into text boxes.
def test_arrow_keys_do_not_step_while_typing(othello: Othello) -> None:
    othello.judge.run(UVA220_INPUT)
    othello.stepper.go_to(3)
    othello.judge.input.focus()
    othello.keyboard.press("ArrowRight")
    othello.stepper.expect_at(3, 11)


@pytest.mark.whole  # The model plays the steps.
def test_play_runs_to_the_end_and_can_be_paused(own_page: Othello, clock: Clock) -> None:
    """The first step comes at once, the next every two seconds, or four a second."""
    steps = own_page.stepper
    own_page.judge.run(UVA220_INPUT)
    clock.stop()
    steps.set_speed("slow")
    steps.play.click()
    clock.pass_seconds(5)
    steps.expect_at(5, 11)
    steps.pause.click()
    clock.pass_seconds(10)
    steps.expect_at(5, 11)
    steps.set_speed("fast")
    steps.play.click()
    clock.pass_seconds(1)
    expect(steps.pause).to_be_visible()
    clock.pass_seconds(2)
    steps.expect_at(11, 11)
    expect(steps.play).to_be_visible()


def test_the_game_returns_after_stepping(othello: Othello) -> None:
    othello.board.press("d3")
    othello.judge.run(JUTGE_INPUT)
    othello.stepper.last()
    othello.board.expect_size(4)
    othello.stepper.back_to_game()
    othello.board.expect_size(8)
    othello.board.expect_square("d3", "d3, black")


@pytest.mark.whole  # The default run shows a part here, and moves it without a browser.
def test_a_click_on_a_very_large_board_moves_the_part_shown(othello: Othello) -> None:
    board = othello.board
    othello.judge.run("100\nN 49 50\n")
    othello.stepper.last()
    board.point_at("bj61")
    expect(board.readout).to_have_text("bj61 · (61,62) · B 61 62")
    board.press("bj61")
    expect(othello.status).to_contain_text("rows 48 to 73 and columns 49 to 74 of 100")
    board.expect_square("bv73", "bv73, empty")
    expect(board.square("ak36")).to_have_count(0)
