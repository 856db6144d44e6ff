"""The result of a game that ends with empty squares."""

from __future__ import annotations


def final_discs(black: int, white: int, n: int) -> tuple[int, int]:
    """Returns the result of a game on n x n squares that ends with these discs.

    The winner gets the empty squares. After a draw each side gets half of them.
    """
    squares = n * n
    if black == white:
        return squares // 2, squares // 2
    return (squares - white, white) if black > white else (black, squares - black)
