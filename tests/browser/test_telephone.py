"""The works of a reader with a telephone and one finger."""

import re

from playwright.sync_api import expect

from driving import Othello
from reference.samples import JUTGE_INPUT, JUTGE_OUTPUT


def test_a_game_is_played_taken_back_and_begun_anew(phone: Othello) -> None:
    phone.board.tap("d3", "c3")
    phone.record.expect_moves(["d3", "c3"])
    phone.game.undo.tap()
    phone.game.expect_turn("white")
    phone.game.size.select_option("6")
    phone.game.new_game.tap()
    phone.board.expect_size(6)
    phone.board.tap("b3")
    expect(phone.status).to_have_text(re.compile("^Black b3"))


def test_a_judge_runs_is_stepped_through_and_compared(phone: Othello) -> None:
    judge, steps, comparison = phone.judge, phone.steps, phone.comparison
    judge.open()
    judge.input.fill(JUTGE_INPUT)
    judge.run_button.tap()
    judge.expect_output(JUTGE_OUTPUT)
    steps.expect_at(1, 2)
    steps.next.tap()
    steps.expect_at(2, 2)
    comparison.paste(JUTGE_OUTPUT.replace(".NN.\n", ".NB.\n", 1))
    comparison.expect_verdict("First difference")
    steps.expect_at(2, 2)
    phone.board.expect_size(4)
    phone.window.expect_nothing_sideways()


def test_a_position_is_set_up_and_played(phone: Othello) -> None:
    phone.setup.begin_button.tap()
    phone.setup.clear.tap()
    phone.board.tap("a1", "b1", "b1")
    phone.board.expect_row(1, "BW......")
    phone.setup.play_from_here.tap()
    phone.board.tap("c1")
    phone.board.expect_row(1, "BBB.....")


def test_a_theme_is_chosen(phone: Othello) -> None:
    phone.settings.button.tap()
    phone.settings.theme("Blue").tap()
    phone.settings.expect_theme("Blue")
