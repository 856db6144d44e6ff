"""What the engine tells in the page: values, hints, the best line, the graph and the report.

What is expected of endings comes from a slow solver that shares no code with the engine.
"""

import re

import pytest
from playwright.sync_api import expect

from driving import Othello
from judges import format_named
from othello import Game, square_name
from page.state.fragments import to_fragment
from reference import endgame_slow as slow
from unit.analysis.boards import cells
from unit.coached import badly_played, ending, losses, worth

# Black has no move at first; white's c1 wins all, and the empty squares with it.
WIPED_OUT = "WB--\n----\n----\n----\nX"
# Nine moves after which White is gone: the shortest way for Black to win.
WHITE_IS_GONE = "e6f4e3f6g5d6e7f5c5"


def named(values: dict[int, int], n: int = 8) -> dict[str, int]:
    return {square_name(square, n): value for square, value in values.items()}


def opened(othello: Othello, game: Game) -> None:
    """Opens a game by its link."""
    othello.sharing.follow(f"play/{to_fragment(game)}")
    expect(othello.sharing.borrowed).to_be_visible()


def test_a_hint_is_the_best_move_and_says_why(own_page: Othello) -> None:
    game = ending(1)
    opened(own_page, game)
    own_page.keyboard.press("h")
    moves = worth(game)
    best = [square_name(s, 8) for s in moves if moves[s] == max(moves.values())]
    expect(own_page.status).to_have_text(re.compile(f"Best is ({'|'.join(best)}), "))
    own_page.analysis.expect_drawn(1, False)
    own_page.board.press_any_legal_square()
    own_page.analysis.expect_no_values()


def test_the_analysis_follows_a_game_and_is_exact_at_its_end(own_page: Othello) -> None:
    game = badly_played(2, 7)
    opened(own_page, game)
    own_page.analysis.turn_on()
    for ply in (0, 2, 3):
        own_page.record.go_to(ply)
        game.go_to(ply)
        own_page.analysis.expect_values(named(worth(game)))
        own_page.analysis.expect_drawn(len(worth(game)), True)
    own_page.keyboard.press("a")
    own_page.analysis.expect_no_values()
    expect(own_page.analysis.graph).to_be_hidden()


def test_a_pasted_board_is_analysed(own_page: Othello) -> None:
    own_page.analysis.turn_on()
    own_page.record.put_on_the_board(WIPED_OUT)
    own_page.analysis.expect_values({"c1": 16})
    expect(own_page.analysis.now).to_have_text("White by 16, exactly.")
    expect(own_page.board.square("c1")).to_have_accessible_name(
        "c1, empty, white may play, turns 1, best, +16 exact"
    )


def test_a_position_that_is_set_up_is_analysed(own_page: Othello) -> None:
    own_page.game.new(4)
    own_page.analysis.turn_on()
    own_page.setup.begin_empty()
    own_page.setup.choose_brush("White")
    own_page.board.press("a1")
    own_page.setup.choose_brush("Black")
    own_page.board.press("b1")
    own_page.setup.give_turn("White")
    own_page.analysis.expect_values({"c1": 16})
    own_page.setup.play_from_here.click()
    own_page.analysis.expect_values({"c1": 16})
    own_page.board.press("c1")
    own_page.analysis.expect_no_values()
    expect(own_page.analysis.found).to_contain_text("Nobody is to move here.")


def test_each_step_of_a_judge_is_analysed(own_page: Othello) -> None:
    """The steps of a game of jutge on 4 x 4, which the slow solver knows to its end."""
    own_page.judge.run("4\nN 1 2\nB 1 1\nN 3 4\n", "jutge")
    own_page.analysis.turn_on()
    form = format_named("jutge")
    steps = list(form.run("4\nN 1 2\nB 1 1\nN 3 4\n"))
    for number, step in enumerate(steps):
        own_page.steps.go_to(number + 1)
        assert step.position and step.turn
        board = cells(step.position, step.turn)
        moves = {
            square: -slow.score(slow.after(board, square, turned), 4)
            for square, turned in slow.moves(board, 4)
        }
        own_page.analysis.expect_values(named(moves, 4))


def test_on_an_8_x_8_board_of_a_judge_all_legal_squares_have_values(own_page: Othello) -> None:
    own_page.judge.run_sample("uva220")
    own_page.analysis.turn_on()
    own_page.steps.go_to(2)
    own_page.analysis.expect_some_values({"c5", "d6", "e3", "f4"})
    expect(own_page.analysis.now).to_contain_text("ahead.")


def test_the_best_line_is_walked_through_and_left(own_page: Othello) -> None:
    game = ending(1)
    opened(own_page, game)
    own_page.analysis.turn_on()
    own_page.analysis.expect_values(named(worth(game)))
    count = own_page.analysis.line.count()
    first = own_page.analysis.line.first.inner_text()
    best = worth(game)
    assert best[[square_name(s, 8) for s in range(64)].index(first)] == max(best.values())
    own_page.analysis.line.last.click()
    said = f"Best line, move {count} of {count}: "
    expect(own_page.status).to_have_text(re.compile(re.escape(said)))
    own_page.keyboard.press("ArrowLeft")
    expect(own_page.analysis.line.nth(count - 2)).to_have_attribute("aria-current", "step")
    own_page.analysis.back.click()
    expect(own_page.analysis.back).to_be_hidden()
    own_page.analysis.expect_values(named(worth(game)))


def test_the_report_has_the_costliest_moves_of_a_game(own_page: Othello) -> None:
    game = badly_played(1, 7)
    expected = losses(game)
    opened(own_page, game)
    own_page.analysis.report.click()
    own_page.analysis.expect_report()
    costly = sorted(filter(expected.get, expected), key=lambda n: (-expected[n], n))[:3]
    for place, number in enumerate(costly):
        item = own_page.analysis.costliest.nth(place)
        square = square_name(game.plies[number - 1].square or 0, 8)
        expect(item).to_contain_text(f"Move {number}")
        expect(item).to_contain_text(square)
        expect(item).to_contain_text(f"\u2212{expected[number]}")
    own_page.analysis.show_of(0).click()
    own_page.record.expect_at(costly[0] - 1)
    expect(own_page.status).to_have_text(re.compile(f"^Before move {costly[0]}, "))
    own_page.analysis.expect_drawn(2, True)
    own_page.analysis.try_again.click()
    own_page.record.expect_plies(costly[0] - 1)
    expect(own_page.record.other_line).to_be_visible()


def test_mistakes_are_marked_in_the_moves_the_graph_and_the_table(own_page: Othello) -> None:
    game = badly_played(1, 7)
    expected = losses(game)
    opened(own_page, game)
    own_page.analysis.turn_on()
    own_page.analysis.report.click()
    own_page.analysis.expect_report()
    marked = [number for number in expected if expected[number] >= 4]
    assert marked
    for number in marked:
        square = square_name(game.plies[number - 1].square or 0, 8)
        move = own_page.record.moves.nth(number - 1)
        expect(move).to_have_accessible_name(f"{square}, costs {expected[number]}")
    expect(own_page.analysis.mistakes).to_have_count(len(marked))
    own_page.analysis.expect_points(len(game.plies) + 1)
    own_page.analysis.mistakes.first.click()
    own_page.record.expect_at(marked[0] - 1)
    own_page.analysis.unfold_table()
    expect(own_page.analysis.rows).to_have_count(len(game.plies) + 2)


def test_a_whole_pasted_game_is_judged_move_by_move(own_page: Othello) -> None:
    own_page.record.put_on_the_board(WHITE_IS_GONE)
    expect(own_page.game.result).to_be_visible()
    own_page.analysis.report.click()
    own_page.analysis.expect_report()
    expect(own_page.analysis.accuracy).to_contain_text(re.compile(r"Black \d+ %, White \d+ %"))
    expect(own_page.analysis.costliest).not_to_have_count(0)
    own_page.analysis.turn_on()
    expect(own_page.analysis.graph).to_have_attribute(
        "aria-valuetext", "Move 9, Black c5, Black by 64"
    )


def test_an_ending_is_solved_when_asked(own_page: Othello) -> None:
    game = ending(5, 6, 16)
    opened(own_page, game)
    own_page.analysis.turn_on()
    own_page.analysis.solve.click()
    expect(own_page.analysis.now).to_contain_text("exactly.")
    own_page.analysis.expect_drawn(1, True)


@pytest.mark.parametrize("n", [6, 10])
def test_other_sizes_are_analysed_too(own_page: Othello, n: int) -> None:
    own_page.game.new(n)
    own_page.analysis.turn_on()
    own_page.analysis.expect_drawn(4, False)


def test_the_analysis_is_remembered(own_page: Othello) -> None:
    own_page.analysis.turn_on()
    own_page.reload()
    expect(own_page.analysis.switch).to_be_checked()
    own_page.analysis.expect_some_values({"d3", "c4", "f5", "e6"})


def test_the_opening_is_named(own_page: Othello) -> None:
    own_page.analysis.turn_on()
    own_page.record.put_on_the_board("f5d6c3d3c4")
    expect(own_page.analysis.opening).to_have_text("Tiger")


def test_on_a_telephone_all_of_it_can_be_touched(phone: Othello) -> None:
    phone.record.put_on_the_board(WHITE_IS_GONE)
    phone.analysis.report.tap()
    phone.analysis.turn_on()
    phone.analysis.expect_report()
    phone.analysis.show_of(0).tap()
    expect(phone.analysis.line).not_to_have_count(0)
    phone.analysis.line.first.tap()
    expect(phone.analysis.back).to_be_visible()
    assert phone.window.small_controls() == []
    phone.window.expect_nothing_sideways()
    phone.judge.run_sample("uva220")
    phone.steps.go_to(2)
    expect(phone.analysis.line).not_to_have_count(0)
    assert phone.window.small_controls() == []
    phone.window.expect_nothing_sideways()
