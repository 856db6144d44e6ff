"""Tiny boards of `boardsilly`."""

from boardsilly import parse_place
from inputs.cases.boardsilly import BoardsillyCase
from inputs.cases.case import SQUARES
from inputs.rays_8x8 import rays_8x8
from othello import EMPTY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

MIDDLE = 27  # It has three squares or more in each direction.

# The pieces of each player, who is to move.
BOARDS = (
    ("A1", "H7", "X"),
    ("A8", "H2", "X"),
    ("H1", "A7", "O"),
    ("H8", "A2", "O"),
    # No move, and no move of one piece.
    ("A1", "A2 B1 B2", "X"),
    ("A1 H5", "A2 B1 B2", "X"),
    # Two boards' worth of moves, in the order of their squares.
    ("B2 G7", "H1", "X"),
    ("D5 D4", "A1", "X"),
    # The longest line.
    ("A1 A2 A3 A4 A5 A6 A7", "H4", "X"),
    ("A1 B1 C1 D1 E1 F1 G1", "D8", "X"),
    ("A1 B2 C3 D4 E5 F6 G7", "A8", "X"),
)
# The last board must be answered too.
PAIRS = ((("A1", "H7", "X"), ("A1", "H7", "X")), (("A1", "A2 B1 B2", "X"), ("A1", "H7", "O")))


def tiny_cases() -> "Iterator[list[BoardsillyCase]]":
    """Yields the boards of each tiny input."""
    for board in BOARDS:
        yield [_case(*board)]
    for pair in PAIRS:
        yield [_case(*board) for board in pair]
    for ray in rays_8x8(MIDDLE):
        yield from _along([MIDDLE] + ray)


def _along(line: list[int]) -> "Iterator[list[BoardsillyCase]]":
    """Yields boards on which a piece captures, is blocked, jumps or meets its own along a line."""
    for pieces in ("XO", "X.O", "X..O", "XX.O", "XOX", "X.XO"):
        placed = zip(line, pieces)
        yield [_with_pieces({square: piece for square, piece in placed if piece != EMPTY}, "X")]


def _case(xs: str, os: str, player: str) -> BoardsillyCase:
    pieces = {parse_place(place): "X" for place in xs.split()}
    pieces.update({parse_place(place): "O" for place in os.split()})
    return _with_pieces(pieces, player)


def _with_pieces(pieces: dict[int, str], player: str) -> BoardsillyCase:
    return BoardsillyCase("".join([pieces.get(square, EMPTY) for square in SQUARES]), player)
