"""Scores every legal move by the opponent's mobility and the corners.

Leaving the opponent few replies and taking corners is the usual advice to beginners: Brian Rose,
Othello: A Minute to Learn... A Lifetime to Master, chapters 2 and 3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import Position, opponent

if TYPE_CHECKING:
    from collections.abc import Iterator

CORNER = 12  # In replies: about the number of legal moves in mid-game.
WIN = 1000  # For each disc of the final lead: outweighs any number of replies.


def scored_moves(position: Position, color: str) -> Iterator[tuple[int, int]]:
    """Yields the score and the square of each legal move of a colour; higher scores are better.

    Each move takes about as long as finding the legal moves of a position.
    """
    for square in position.legal_moves(color):
        after = position.play(square, color)
        yield _score(after, color) + CORNER * (square in _corners(position.n)), square


def _score(position: Position, color: str) -> int:
    """Returns the score, for the colour that has just moved, of a position."""
    other = opponent(color)
    replies = position.legal_moves(other)
    if not replies and not position.can_move(color):
        return WIN * (position.count(color) - position.count(other))
    corners = _corners(position.n)
    return -len(replies) - CORNER * len([square for square in replies if square in corners])


def _corners(n: int) -> tuple[int, int, int, int]:
    return 0, n - 1, n * (n - 1), n * n - 1
