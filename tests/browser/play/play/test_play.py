"""Two players at one board: whole games by clicks, compared with the slow rules."""

import re

import pytest
from playwright.sync_api import expect

from driving import Othello
from driving.playthrough import Move, has_pass, playthrough_where, start_of
from harness.extent import in_part

OTHER = {"black": "white", "white": "black"}


def news_of(move: Move) -> re.Pattern[str]:
    """Returns a pattern for the status: the move, a pass, and the side to move."""
    color, after = move.color, move.after
    passes = f".*{OTHER[color]} has no legal move and passes" if move.passes else ""
    turn = "Game over" if after.turn == "none" else f"{after.turn} to move"
    return re.compile(f"^{color} {move.square}\\b((?!pass).)*{passes}((?!pass).)*{turn}", re.I)


@pytest.mark.parametrize("n", in_part([4, 6, 8, 10], 1))
def test_a_whole_game_by_clicks_follows_the_slow_rules(othello: Othello, n: int) -> None:
    """Checks the names of all squares, score, turn and status after every move."""
    othello.game.new(n)
    othello.board.expect(start_of(n))
    for move in playthrough_where(n, has_pass):
        othello.board.press(move.square)
        othello.board.expect(move.after)
        expect(othello.status).to_have_text(news_of(move))


@pytest.mark.parametrize("n", in_part([26, *range(4, 25, 2)], 1))
def test_a_new_game_of_any_size_is_laid_out(othello: Othello, n: int) -> None:
    """There are n rows of n cells, named row by row, with the start position."""
    othello.game.new(n)
    othello.board.expect(start_of(n))
    assert othello.board.lengths_of_rows() == [n] * n
