"""The result of a game that ends with empty squares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello.position import BLACK, WHITE

if TYPE_CHECKING:
    from othello.position import Position


def final_discs(black: int, white: int, n: int) -> tuple[int, int]:
    """Returns the result of a game on n x n squares that ends with these discs.

    The winner gets the empty squares. After a draw each side gets half of them.
    """
    squares = n * n
    if black == white:
        return squares // 2, squares // 2
    return (squares - white, white) if black > white else (black, squares - black)


def final_lead(position: Position) -> int:
    """Returns black's lead in the result of a game that ends with a position."""
    black, white = final_discs(position.count(BLACK), position.count(WHITE), position.n)
    return black - white
