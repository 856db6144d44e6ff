"""Random inputs, the same for the same `Chance` under every Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference.random_boards import random_board
from reference.slow import othello_slow as rules

if TYPE_CHECKING:
    from reference.chance import Chance


def random_input(chance: Chance, wild: bool = False) -> str:
    """Returns up to three games with many commands; wild ones move anywhere."""
    games = chance.between(0 if wild else 1, 3)
    return "\n".join([str(games)] + [_game(chance, wild) for _ in range(games)]) + "\n"


def _game(chance: Chance, wild: bool) -> str:
    board = random_board(chance)
    player = chance.pick(("black", "white"))
    lines = rules.draw(board, "-BW")
    lines.append(_initial(player))
    for _ in range(chance.below(40)):
        lines += ["L"] * chance.below(3)
        if not rules.can_move(board, player):
            player = rules.other(player)
        squares = rules.legal_moves(board, player)
        if wild and chance.percent(30):
            squares = [(row, column) for row in range(8) for column in range(8)]
        if not squares:
            break
        row, column = chance.pick(squares)
        lines.append(f"M{row + 1}{column + 1}")
        board = rules.place(board, row, column, player)
        player = rules.other(player)
    lines.append("Q")
    return "\n".join(lines)


def _initial(player: str) -> str:
    return "B" if player == "black" else "W"
