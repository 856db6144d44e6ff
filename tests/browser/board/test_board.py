"""The drawn board: turning discs, marks, names, coordinates and orientation."""

import pytest
from playwright.sync_api import expect

from driving import Othello
from driving.playthrough import start_of
from harness.faults import Faults


@pytest.fixture
def watched(othello: Othello) -> Othello:
    """The page with motion allowed and every turning disc recorded."""
    othello.window.prefer(reduced_motion="no-preference")
    othello.drawing.watch_discs()
    return othello


def test_flipped_discs_turn_within_400_milliseconds_unless_motion_is_reduced(
    watched: Othello,
) -> None:
    expected = 0
    for move, number in (("d3", 1), ("c3", 1), ("c4", 1), ("e3", 2)):
        watched.board.press(move)
        expected += number
        assert all(end <= 400 for end in watched.drawing.finished_turns(expected))
    watched.window.prefer(reduced_motion="reduce")
    watched.board.press("c2", "b3")
    assert len(watched.drawing.turns()) == expected


@pytest.mark.whole  # The default run checks what turns after a move.
def test_discs_turn_only_once(watched: Othello) -> None:
    for number, move in enumerate(("d3", "c3", "c4"), start=1):
        watched.board.press(move)
        before = len(watched.drawing.finished_turns(number))
    watched.settings.choose_theme("Wood")
    watched.settings.turn()
    watched.settings.mirror()
    watched.shortcuts.button("Score").click()
    for button in (watched.game.undo, watched.game.redo):
        button.click()
        button.click()
    watched.judge.run_sample("uva220")
    watched.stepper.last()
    watched.stepper.back_to_game()
    watched.drawing.lay_out_anew()
    assert len(watched.drawing.turns()) == before


def test_a_move_does_not_wait_for_the_animation(watched: Othello) -> None:
    watched.board.press_at_once("d3", "c3", "c4")
    expect(watched.status).to_contain_text("Black c4")


@pytest.mark.whole  # The default run measures the contrast of the marks.
def test_legal_squares_look_different_from_other_empty_squares(
    othello: Othello, faults: Faults
) -> None:
    """The middle of a legal square is marked, that of any other empty square is not."""
    faults.allow_complaints()  # About a style that Playwright adds for screenshots in Firefox.
    looks: dict[bool, set[bytes]] = {True: set(), False: set()}
    for name in start_of(8).names:
        square, what = name.split(", ")[:2]
        if what == "empty" and square[1] in "34":
            looks["may play" in name].add(othello.board.picture_of_middle(square))
    assert len(looks[False]) == 1
    assert not looks[True] & looks[False]


def test_hovering_over_a_legal_square_shows_its_name_and_previews_the_move(
    othello: Othello,
) -> None:
    board, drawing = othello.board, othello.drawing
    expect(board.readout).to_be_empty()
    board.point_at("d3")
    expect(board.readout).to_have_text("d3")
    drawing.expect_preview("ghost-black", "preview")
    board.point_at("a1")
    drawing.expect_preview()
    board.point_at("d4")
    drawing.expect_preview()
    board.square("e6").focus()
    expect(board.readout).to_have_text("e6")
    drawing.expect_preview("ghost-black", "preview")
    board.square("e6").blur()
    drawing.expect_preview()
    board.point_at("d3")
    drawing.expect_preview("ghost-black", "preview")
    othello.page.mouse.move(0, 0)
    drawing.expect_preview()


def test_board_silly_shows_its_own_coordinates_and_both_names_and_can_be_edited(
    othello: Othello,
) -> None:
    board, drawing = othello.board, othello.drawing
    drawing.expect_coordinates("a b c d e f g h 1 2 3 4 5 6 7 8")
    othello.judge.run_sample("boardsilly")
    othello.stepper.last()
    drawing.expect_coordinates("1 2 3 4 5 6 7 8 A B C D E F G H")
    board.expect_square("c1", "c1, A3, O")
    board.expect_square("d3", "d3, C4, empty")
    board.point_at("d3")
    expect(board.readout).to_have_text("d3 · C4")
    othello.stepper.brush("Empty").check()
    board.press("c1")
    board.expect_square("c1", "c1, A3, empty")
    othello.stepper.back_to_game()
    drawing.expect_coordinates("a b c d e f g h 1 2 3 4 5 6 7 8")
    board.expect_square("d3", "d3, empty, black may play, turns 1")


def test_a_rotated_board_keeps_its_squares(othello: Othello) -> None:
    othello.board.press("d3")
    othello.settings.turn()
    expect(othello.status).to_have_text("a1 is now at the top right.")
    othello.drawing.expect_coordinates("8 7 6 5 4 3 2 1 a b c d e f g h")
    othello.settings.mirror()
    expect(othello.status).to_have_text("a1 is now at the top left.")
    othello.drawing.expect_coordinates("1 2 3 4 5 6 7 8 a b c d e f g h")
    othello.board.expect_square("d3", "d3, black")
    othello.board.press("c5")
    expect(othello.status).to_contain_text("White c5")
    expect(othello.board.cells.nth(1)).to_have_attribute("data-square", "a2")
