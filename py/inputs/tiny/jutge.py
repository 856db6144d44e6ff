"""Tiny games of `jutge`."""

from inputs.cases.jutge import JutgeCase
from judges.jutge import COLORS
from othello import BLACK, Position, opponent

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

SMALLEST, LARGEST = 4, 26  # Rows of the board.
DEPTH = 2  # All games of so few moves are tried on the smallest board.

# The shortest games, found by breadth-first search: the number of rows and the moves.
GAMES = (
    # Discs turned over along each edge, and lines of two, three and four.
    (4, "N12 B13 N14"),
    (4, "N21 B31 N41"),
    (4, "N34 B24 N14"),
    (4, "N43 B42 N41"),
    (4, "N12 B13 N34 B43"),
    (6, "N23 B22 N21 B53 N63"),
    (6, "N23 B22 N21 B13 N12 B42 N53 B63"),
    # A pass of white, a pass of black, two passes in a row, an end before the board is full.
    (4, "N12 B13 N34 B11 B31"),
    (4, "N12 B13 N14 B11 N31 N34"),
    (4, "N12 B13 N14 B31 N42 B11 N21 N41 N24"),
    (4, "N12 B13 N14 B11 N31 N44"),
    # No black disc, no white disc, and a full board.
    (4, "N12 B11 N21 B13 N34 B41 N24 B31 B14 B44"),
    (4, "N12 B13 N14 B31 N43 B34 N44 N24 N41 N21"),
    (4, "N12 B11 N21 B13 N14 B31 N41 B24 N34 B42 N43 B44"),
)


def tiny_cases() -> "Iterator[list[JutgeCase]]":
    """Yields the game of each tiny input."""
    yield from _all_games(Position.start(SMALLEST), BLACK, [], DEPTH)
    for n, moves in GAMES:
        yield [JutgeCase(n, [_move(move, n) for move in moves.split()])]
    for n in range(SMALLEST + 2, LARGEST + 1, 2):
        yield [JutgeCase(n, [])]
        yield [JutgeCase(n, [(BLACK, Position.start(n).legal_moves(BLACK)[0])])]


def _all_games(
    position: Position, turn: str, moves: "list[tuple[str, int]]", depth: int
) -> "Iterator[list[JutgeCase]]":
    """Yields a game and its continuations by up to `depth` moves."""
    yield [JutgeCase(position.n, moves)]
    for square in position.legal_moves(turn) if depth else ():
        after = position.play(square, turn)
        yield from _all_games(after, opponent(turn), moves + [(turn, square)], depth - 1)


def _move(text: str, n: int) -> "tuple[str, int]":
    """Returns a move from a colour's letter, a row and a column."""
    return COLORS[text[0]], n * (int(text[1]) - 1) + int(text[2]) - 1
