"""Looks at every legal move and at what it leaves the other side.

Few replies and the corners are the oldest advice to beginners: Brian Rose, Othello: A Minute to
Learn... A Lifetime to Master, chapters 2 and 3.
"""

from othello import Position, opponent

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

CORNER = 12  # In replies: about what a side has to choose from in mid-game.
WIN = 1000  # A disc more at the end of the game counts for more than any number of replies.


def weighed(position: Position, color: str) -> "Iterator[tuple[int, int]]":
    """Yields the legal moves of a colour, each as its worth, the more the better, and its square.

    Each takes about as long as finding the legal moves of a position.
    """
    for square in position.legal_moves(color):
        after = position.play(square, color)
        yield _worth(after, color) + CORNER * (square in _corners(position.n)), square


def _worth(position: Position, color: str) -> int:
    """Returns the worth of a position after the colour has moved."""
    other = opponent(color)
    replies = position.legal_moves(other)
    if not replies and not position.can_move(color):
        return WIN * (position.count(color) - position.count(other))
    corners = _corners(position.n)
    return -len(replies) - CORNER * len([square for square in replies if square in corners])


def _corners(n: int) -> tuple[int, int, int, int]:
    return 0, n - 1, n * (n - 1), n * n - 1
