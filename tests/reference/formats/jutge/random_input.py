"""Random inputs, the same for the same `Chance` under every Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference.slow import othello_slow as rules

if TYPE_CHECKING:
    from reference.chance import Chance


def random_input(chance: Chance, wild: bool = False) -> str:
    """Returns a game on 4 x 4 to 12 x 12, often unfinished; wild ones move anywhere."""
    n = 2 * chance.between(2, 6)
    board, player = rules.start(n), "black"
    lines = [str(n)]
    for _ in range(chance.below(n * n + 1)):
        if wild and chance.percent(30):
            player = chance.pick(("black", "white"))
            squares = rules.empty(board)
        elif player:
            squares = rules.legal_moves(board, player)
        else:
            break
        if not squares:
            break
        row, column = chance.pick(squares)
        lines.append(f"{'N' if player == 'black' else 'B'} {row + 1} {column + 1}")
        board = rules.place(board, row, column, player)
        player = rules.next_turn(board, player)
    return "\n".join(lines) + "\n"
