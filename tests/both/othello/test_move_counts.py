"""The number of discs that each legal move turns over, and of the replies that it leaves."""

from __future__ import annotations

from othello import BLACK, WHITE, Position
from reference import random_boards
from reference.chance import Chance
from reference.slow import othello_slow as rules


def check(board: list[list[str]]) -> None:
    n = len(board)
    position = Position.from_rows(rules.draw(board))
    for color in (BLACK, WHITE):
        expected = {
            row * n + column: len(rules.flips(board, row, column, color))
            for row, column in rules.legal_moves(board, color)
        }
        assert position.flip_counts(color) == expected
        replies = [
            (len(rules.legal_moves(rules.place(board, row, column, color), rules.other(color))),
             row * n + column)
            for row, column in rules.legal_moves(board, color)
        ]  # fmt: skip
        assert list(position.reply_counts(color)) == sorted(replies, key=lambda reply: reply[1])


def test_counts_on_random_boards_match_the_slow_rules() -> None:
    chance = Chance(21)
    for _ in range(40):
        check(random_boards.random_board(chance))
    for n in (4, 6, 10, 14, 26):
        check(random_boards.scattered_board(chance, n, 35, 35))
        check(random_boards.scattered_board(chance, n, 70, 15))


def test_a_move_in_all_directions_counts_each_disc_once() -> None:
    rows = ["B..B..B", ".W.W.W.", "..WWW..", "BWW.WWB", "..WWW..", ".W.W.W.", "B..B..B"]
    assert Position.from_rows(rows).flip_counts(BLACK)[24] == 16


def test_a_position_without_legal_moves_has_no_counts() -> None:
    assert Position.from_rows(["....", ".BB.", "....", "...."]).flip_counts(BLACK) == {}
