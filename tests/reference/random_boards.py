"""Random boards, the same for the same `Chance` under every Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference.slow import othello_slow as rules

if TYPE_CHECKING:
    from reference.chance import Chance


def random_board(chance: Chance) -> list[list[str]]:
    """Returns an 8 x 8 board from a game, or a scattered, full, sparse or one-sided one."""
    kind = chance.below(5)
    if kind == 0:
        return _played_board(chance, chance.below(60))
    black, white = ((20, 20), (48, 48), (4, 4), (0, 30))[kind - 1]
    if chance.percent(50):
        black, white = white, black
    return scattered_board(chance, 8, black, white)


def scattered_board(chance: Chance, n: int, black: int, white: int) -> list[list[str]]:
    """Returns an n x n board with these percentages of black and white discs."""
    return [[_random_cell(chance, black, white) for _ in range(n)] for _ in range(n)]


def _random_cell(chance: Chance, black: int, white: int) -> str:
    roll = chance.below(100)
    if roll < black:
        return "black"
    return "white" if roll < black + white else ""


def _played_board(chance: Chance, plies: int) -> list[list[str]]:
    board, player = rules.start(8), "black"
    while plies and player:
        row, column = chance.pick(rules.legal_moves(board, player))
        board = rules.place(board, row, column, player)
        player = rules.next_turn(board, player)
        plies -= 1
    return board
