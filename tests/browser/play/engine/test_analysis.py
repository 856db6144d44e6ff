"""The engine in the page: values, hints, the best line, the graph and the report.

Expected values of endings come from a slow solver that shares no code with the engine.
"""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from driving import Othello
from driving.core.window import DESK, PHONE, PHONE_ON_ITS_SIDE, TABLET, of_sizes
from harness.extent import in_part
from othello import Game, square_name
from saved.game_text import to_fragment
from unit.play.model.engine.engine_app import badly_played, ending, losses, worth

pytestmark = pytest.mark.engine


def named(values: dict[int, int]) -> dict[str, int]:
    return {square_name(square, 8): value for square, value in values.items()}


def opened(othello: Othello, game: Game) -> None:
    """Opens a game by its link."""
    othello.sharing.follow(f"play/{to_fragment(game)}")
    expect(othello.sharing.borrowed).to_be_visible()


def test_the_analysis_follows_a_game_and_is_exact_at_its_end(othello: Othello) -> None:
    game = badly_played(2, 7)
    opened(othello, game)
    othello.analysis.turn_on()
    for ply in (0, 3):
        othello.record.go_to(ply)
        game.go_to(ply)
        othello.analysis.expect_values(named(worth(game)))
        othello.analysis.expect_drawn(len(worth(game)), True)
    othello.keyboard.press("a")
    othello.analysis.expect_no_values()
    expect(othello.analysis.graph).to_be_hidden()


def test_the_report_lists_the_costliest_moves_and_marks_all_mistakes(othello: Othello) -> None:
    """In the list of moves, the graph and its table, in windows of all widths."""
    game = badly_played(1, 7)
    expected = losses(game)
    opened(othello, game)
    othello.analysis.report.click()
    othello.analysis.expect_report()
    expect(othello.analysis.report).to_be_hidden()
    costly = sorted(filter(expected.get, expected), key=lambda n: (-expected[n], n))[:3]
    for place, number in enumerate(costly):
        item = othello.analysis.costliest.nth(place)
        square = square_name(game.plies[number - 1].square or 0, 8)
        expect(item).to_contain_text(f"Move {number}")
        expect(item).to_contain_text(square)
        expect(item).to_contain_text(f"\u2212{expected[number]}")
    othello.analysis.show_of(0).click()
    othello.record.expect_at(costly[0] - 1)
    expect(othello.status).to_have_text(re.compile(f"^Move {costly[0]}, "))
    othello.analysis.expect_drawn(2, True)
    othello.analysis.try_again.click()
    expect(othello.status).to_have_text(re.compile(f"^Trying again from move {costly[0]}"))
    othello.record.expect_plies(len(game.plies))
    othello.keyboard.press("p")
    expect(othello.status).to_contain_text("Exercise 1 of ")
    expect(othello.analysis.report_card).to_be_hidden()
    othello.keyboard.press("Escape")
    expect(othello.analysis.report_card).to_be_visible()
    marked = [number for number in expected if expected[number] >= 4]
    assert marked
    for number in marked:
        square = square_name(game.plies[number - 1].square or 0, 8)
        move = othello.record.moves.nth(number - 1)
        expect(move).to_have_accessible_name(f"{square}, costs {expected[number]} discs")
    expect(othello.analysis.mistakes).to_have_count(len(marked))
    othello.analysis.expect_points(len(game.plies) + 1)
    othello.analysis.mistakes.first.click()
    othello.record.expect_at(marked[0] - 1)
    othello.analysis.unfold_table()
    expect(othello.analysis.rows).to_have_count(len(game.plies) + 2)
    check_widths(othello)


def check_widths(othello: Othello) -> None:
    """Marked moves do not overlap in windows of all widths, and Show brings the board into view."""
    for width in in_part((1000, 1100, 1200, 1280, 1600, 390), 2):
        othello.window.resize({"width": width, "height": 844})
        assert othello.record.overlong_moves() == [], width
    for size in in_part((PHONE, TABLET, PHONE_ON_ITS_SIDE), 1):
        othello.window.resize(size)
        othello.analysis.show_of(0).click()
        # At the end of a page, Firefox lets the frame leave by up to its margin.
        expect(othello.board.frame).to_be_in_viewport(ratio=0.96)


@pytest.mark.whole  # The default run solves endings without a browser.
def test_an_ending_is_solved_on_request(othello: Othello) -> None:
    game = ending(5, 6, 16)
    opened(othello, game)
    othello.analysis.turn_on()
    othello.analysis.solve.click()
    expect(othello.analysis.now).to_contain_text("exactly.")
    othello.analysis.expect_drawn(1, True)


@of_sizes(DESK, PHONE)
@pytest.mark.parametrize(
    ("played", "values"), in_part([([], {"d3", "c4", "f5", "e6"}), (["d3"], {"c3", "e3", "c5"})], 1)
)
def test_the_layout_is_stable_when_the_first_values_arrive(
    othello: Othello, played: list[str], values: set[str], size: ViewportSize
) -> None:
    """With and without a graph of the game."""
    othello.window.resize(size)
    othello.game.new()
    othello.board.press(*played)
    othello.analysis.watch_height()
    othello.analysis.turn_on()
    othello.analysis.expect_some_values(values)
    assert len(othello.analysis.heights()) == 1


@pytest.mark.whole  # The phone page would have to start an engine.
def test_every_control_can_be_touched_on_a_phone(phone: Othello) -> None:
    opened(phone, badly_played(1, 7))
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
    phone.stepper.go_to(2)
    expect(phone.analysis.line).not_to_have_count(0)
    assert phone.window.small_controls() == []
    phone.window.expect_nothing_sideways()
