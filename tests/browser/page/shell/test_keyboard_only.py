"""Complete tasks by keyboard alone: a game, a position, a run of the judge."""

import re

from playwright.sync_api import expect

from driving import Othello
from driving.playthrough import has_pass, playthrough_where, start_of
from reference.samples import JUTGE_INPUT, JUTGE_OUTPUT, UVA220_INPUT, UVA220_OUTPUT


def test_the_board_is_a_single_tab_stop(othello: Othello) -> None:
    stops = []
    othello.judge.open()
    othello.shortcuts.show.focus()
    for _ in range(100):
        othello.keyboard.press("Tab")
        stops.append(othello.keyboard.square())
        if othello.keyboard.has(othello.judge.input):
            break
    assert len([stop for stop in stops if stop]) == 1


def test_a_whole_game(othello: Othello) -> None:
    """From choosing the size to the result, including a pass, an undo and a redo."""
    board, keyboard, game = othello.board, othello.keyboard, othello.game
    keyboard.tab_to(game.size)
    keyboard.press("4")
    keyboard.tab_to(game.begin)
    keyboard.press("Enter")
    board.expect(start_of(4))
    keyboard.tab_to(board.square("a1"), backwards=True)
    moves = playthrough_where(4, has_pass)
    for number, move in enumerate(moves):
        keyboard.walk_to(move.square)
        keyboard.press("Enter" if number % 2 else "Space")
        board.expect(move.after)
    expect(othello.status).to_have_text(re.compile("Game over"))
    keyboard.tab_to(game.undo)
    keyboard.press("Enter")
    board.expect(moves[-2].after)
    keyboard.tab_to(game.redo)
    keyboard.press("Space")
    board.expect(moves[-1].after)
    keyboard.tab_to(game.play_again)
    keyboard.press("Enter")
    board.expect(start_of(4))
    expect(board.focused).to_have_count(1)


def test_a_position_is_set_up(othello: Othello) -> None:
    board, keyboard, editor = othello.board, othello.keyboard, othello.position_editor
    keyboard.tab_to(editor.begin_button)
    keyboard.press("Enter")
    expect(board.square("a1")).to_be_focused()
    keyboard.press("Enter", "ArrowRight", "Space", "Space")
    board.expect_row(1, "BW......")
    expect(othello.status).to_have_text("White on b1.")
    keyboard.tab_to(editor.black_to_move)
    keyboard.press("ArrowRight")
    othello.game.expect_turn("white")
    keyboard.press("ArrowLeft")
    keyboard.tab_to(editor.play_from_here)
    keyboard.press("Enter")
    expect(board.square("b1")).to_be_focused()
    keyboard.press("ArrowRight", "Enter")
    board.expect_row(1, "BBB.....")


def test_an_output_is_compared(othello: Othello) -> None:
    """Types an input, pastes one, chooses its format, compares, goes to the next difference."""
    keyboard, judge, steps, comparison = (
        othello.keyboard, othello.judge, othello.stepper, othello.comparison,
    )  # fmt: skip
    othello.clipboard.use_the_browsers_own()
    keyboard.press("2")
    keyboard.tab_to(judge.input)
    keyboard.type(JUTGE_INPUT)
    keyboard.press("Control+Enter")
    judge.expect_output(JUTGE_OUTPUT)
    expect(judge.input).to_have_value(JUTGE_INPUT)
    othello.clipboard.put(UVA220_INPUT)
    keyboard.press("ControlOrMeta+A")
    keyboard.press("ControlOrMeta+V")
    judge.expect_output(UVA220_OUTPUT)
    keyboard.tab_to(judge.format, backwards=True)
    keyboard.press("U")
    expect(judge.format).to_have_value("uva220")
    keyboard.tab_to(judge.run_button)
    keyboard.press("Enter")
    judge.expect_output(UVA220_OUTPUT)
    steps.expect_at(2, 11)
    keyboard.tab_to(judge.output)
    keyboard.press("ArrowRight")
    steps.expect_at(3, 11)
    keyboard.press("End")
    steps.expect_at(11, 11)
    othello.clipboard.put(UVA220_OUTPUT.replace("WWWWW---", "WWWBW---").replace("(3,4)", "(3,3)"))
    keyboard.tab_to(comparison.actual)
    keyboard.press("ControlOrMeta+V")
    expect(comparison.number).to_have_text("1 of 2 differences")
    steps.expect_at(5, 11)
    keyboard.tab_to(comparison.next)
    keyboard.press("Enter")
    steps.expect_at(11, 11)
    keyboard.press("d")
    steps.expect_at(5, 11)
