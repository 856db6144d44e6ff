"""Two players at one board: whole games by clicks, compared with the slow rules move by move."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.playthrough import (
    Move,
    has_pass,
    moment,
    playthrough,
    playthrough_where,
    start_of,
)
from browser.table import Table
from reference import othello_slow as rules

OTHER = {"black": "white", "white": "black"}


@pytest.fixture
def table(othello: Page) -> Table:
    return Table(othello)


def news_of(move: Move) -> re.Pattern[str]:
    """Returns what the status has to say: the move, who passes, and whose turn it is."""
    color, after = move.color, move.after
    passes = f".*{OTHER[color]} has no legal move and passes" if move.passes else ""
    turn = "Game over" if after.turn == "none" else f"{after.turn} to move"
    return re.compile(f"^{color} {move.square}\\b((?!pass).)*{passes}((?!pass).)*{turn}", re.I)


@pytest.mark.parametrize("n", [4, 8, 10])
def test_a_whole_game_by_clicks_is_that_of_the_slow_rules(table: Table, n: int) -> None:
    """Names of all squares, score, turn and news are right after every move, passes included."""
    game = playthrough_where(n, has_pass)
    table.new_game(n)
    table.expect(start_of(n))
    for move in game:
        table.click(move.square)
        table.expect(move.after)
        expect(table.status).to_have_text(news_of(move))


def lead(game: list[Move]) -> int:
    """Returns 1 if black wins, -1 if white does, 0 for a draw."""
    end = game[-1].after
    return (end.black > end.white) - (end.black < end.white)


@pytest.mark.parametrize(
    ("winner", "verdict"), [(1, "Black wins"), (-1, "White wins"), (0, "draw")]
)
def test_the_result_of_a_game_is_announced(table: Table, winner: int, verdict: str) -> None:
    """The side with more discs wins, and equal numbers are a draw; both counts are told."""
    game = playthrough_where(4, lambda game: lead(game) == winner)
    table.new_game(4)
    for move in game:
        table.click(move.square)
    end = game[-1].after
    table.expect(end)
    most, least = max(end.black, end.white), min(end.black, end.white)
    expect(table.status).to_have_text(re.compile(f"Game over.*{verdict}.*\\b{most} to {least}\\b"))


def test_a_game_can_end_with_empty_squares(table: Table) -> None:
    """The game is over as soon as neither side can move; a click on an empty square says so."""
    game = playthrough_where(6, lambda game: "empty" in "".join(game[-1].after.names))
    table.new_game(6)
    for move in game:
        table.click(move.square)
    end = game[-1].after
    table.expect(end)
    table.click(next(name for name in end.names if "empty" in name).split(",")[0])
    expect(table.status).to_have_text(re.compile("Game over"))
    table.expect(end)


def test_undo_to_the_start_and_redo_to_the_end_restore_every_state(table: Table) -> None:
    game = playthrough_where(6, has_pass)
    table.new_game(6)
    for move in game:
        table.click(move.square)
    states = [start_of(6), *(move.after for move in game)]
    for state in reversed(states[:-1]):
        table.undo.click()
        table.expect(state)
    expect(table.undo).to_be_disabled()
    for state in states[1:]:
        table.redo.click()
        table.expect(state)
    expect(table.redo).to_be_disabled()
    expect(table.status).to_have_text(news_of(game[-1]))


def test_a_move_after_undo_forgets_what_was_undone(table: Table) -> None:
    for square in ("d3", "c3", "c4"):
        table.click(square)
    table.undo.click()
    table.undo.click()
    expect(table.redo).to_be_enabled()
    table.click("e3")
    expect(table.redo).to_be_disabled()
    board = rules.place(rules.place(rules.start(8), 2, 3, "black"), 2, 4, "white")
    table.expect(moment(board, "black"))


def test_a_new_game_forgets_the_old_one(table: Table) -> None:
    table.click("d3")
    table.new_game(8)
    table.expect(start_of(8))
    expect(table.undo).to_be_disabled()
    expect(table.redo).to_be_disabled()


def test_new_games_of_every_size_are_laid_out_right(table: Table) -> None:
    """There are n rows of n cells, named row by row, the start position on them."""
    for n in range(4, 27, 2):
        table.new_game(n)
        table.expect(start_of(n))
        expect(table.board.get_by_role("row")).to_have_count(n)
        rows = table.board.get_by_role("row").evaluate_all(
            "(rows) => rows.map((row) => row.querySelectorAll('[role=gridcell]').length)"
        )
        assert rows == [n] * n


@pytest.mark.parametrize("plies", [0, 1, 30])
def test_a_click_on_any_other_square_changes_nothing_and_says_why(table: Table, plies: int) -> None:
    game = playthrough(8, 1)[:plies]
    for move in game:
        table.click(move.square)
    now = game[-1].after if game else start_of(8)
    for name in now.names:
        square, what = name.split(", ")[:2]
        if "may play" not in name:
            table.click(square)
            why = "turns nothing over" if what == "empty" else "occupied"
            expect(table.status).to_have_text(re.compile(f"\\b{square}\\b.*{why}"))
            assert table.seen() == now


def test_legal_squares_look_different_from_other_empty_ones(table: Table) -> None:
    """The middle of a square that may be played is marked, that of another empty one is not."""
    looks: dict[bool, set[bytes]] = {True: set(), False: set()}
    for name in start_of(8).names:
        square, what = name.split(", ")[:2]
        if what == "empty" and square[1] in "3456":
            looks["may play" in name].add(_middle(table, square))
    assert len(looks[False]) == 1
    assert not looks[True] & looks[False]


def _middle(table: Table, square: str) -> bytes:
    """Returns a picture of the middle half of a square."""
    box = table.cell(square).bounding_box()
    assert box
    x, y = round(box["x"] + box["width"] / 4), round(box["y"] + box["height"] / 4)
    side = round(box["width"] / 2)
    return table.page.screenshot(clip={"x": x, "y": y, "width": side, "height": side})
