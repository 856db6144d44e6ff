"""The static evaluation, computed square by square as it is described.

A board is a list of cells as in `endgame_slow`. Values are in eighths of a disc.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from math import floor

from reference.slow.endgame_slow import Board, flips, rays

# The squares of each pattern in one place, the lowest digit first.
PATTERNS = (
    "a1 b1 c1 d1 e1 f1 g1 h1 b2 g2",
    "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2",
    "a1 b1 c1 a2 b2 c2 a3 b3 c3",
    *("".join(f"{column}{row} " for column in "abcdefgh") for row in (2, 3, 4)),
    "a1 b2 c3 d4 e5 f6 g7 h8",
    "a2 b3 c4 d5 e6 f7 g8",
    "a3 b4 c5 d6 e7 f8",
    "a4 b5 c6 d7 e8",
    "a5 b6 c7 d8",
)
STAGES = 10
ZERO = 128

# Weights of features in discs, at the end and at the start of the game.
LINE = "0.80", "0.10"
FRONTIER = "-0.42", "-0.28"
CORNER = "2", "21"
DIAGONAL = "0", "-18"
BESIDE = "0", "-5"
ROW = "0.43", "2.50"
DISC = "0.42", "-0.66"
ODD = "1.2", "-1.2"


def pattern_value(board: Board, weights: bytes) -> int:
    """Returns the learned value of an 8 x 8 board, by the content of the evaluation file."""
    first = len(weights) // STAGES * min(max(60 - board.count(0), 0) // 6, STAGES - 1)
    total = 0
    for number, squares in enumerate(_patterns()):
        for place in _places(squares):
            configuration = sum((board[square] + 1) * 3**i for i, square in enumerate(place))
            total += weights[first + _positions()[number][configuration]] - ZERO
    return total


def feature_value(board: Board, n: int) -> int:
    """Returns the handcrafted value of a board."""
    share = Fraction(board.count(0), n * n)
    other = [-cell for cell in board]

    def worth(weight: tuple[str, str], feature: int) -> Fraction:
        end, begin = map(Fraction, weight)
        return (end + share * (begin - end)) * feature

    total = worth(LINE, _lines(board, n) - _lines(other, n))
    total += worth(DISC, sum(board))
    for square, cell in enumerate(board):
        near = [ray[0] for ray in rays(n, square) if ray]
        total += worth(FRONTIER, cell * sum(board[other] == 0 for other in near))
    for corner in (0, n - 1, n * n - n, n * n - 1):
        total += worth(CORNER, board[corner])
        for ray in filter(None, rays(n, corner)):
            along_edge = corner // n == ray[0] // n or corner % n == ray[0] % n
            if board[corner] == 0:
                total += worth(BESIDE if along_edge else DIAGONAL, board[ray[0]])
            elif along_edge:
                total += worth(ROW, board[corner] * _run(board, [corner, *ray]))
    if board.count(0) % 2:
        total += worth(ODD, 1)
    return floor(8 * total)


def _lines(board: Board, n: int) -> int:
    """Returns the number of lines on which the side to move can flip discs."""
    found = 0
    for square, cell in enumerate(board):
        if cell == 0:
            turned = set(flips(board, n, square))
            found += sum(ray[0] in turned for ray in rays(n, square) if ray)
    return found


def _run(board: Board, squares: list[int]) -> int:
    length = 0
    while length < len(squares) and board[squares[length]] == board[squares[0]]:
        length += 1
    return length


@cache
def _patterns() -> list[list[int]]:
    return [
        ["abcdefgh".index(name[0]) + 8 * int(name[1]) - 8 for name in names.split()]
        for names in PATTERNS
    ]


def _images(squares: list[int]) -> Iterator[list[int]]:
    """Yields the squares after each rotation and reflection."""
    pairs = [divmod(square, 8) for square in squares]
    for _ in range(2):
        for _ in range(4):
            yield [8 * row + column for row, column in pairs]
            pairs = [(column, 7 - row) for row, column in pairs]
        pairs = [(column, row) for row, column in pairs]


def _places(squares: list[int]) -> list[list[int]]:
    """Returns the places of a pattern, in an order of their squares that has the same meaning."""
    return list({frozenset(image): image for image in _images(squares)}.values())


@cache
def _positions() -> list[list[int]]:
    """Returns where the file has the weight of each configuration of each pattern."""
    found, after = [], 0
    for squares in _patterns():
        orders = [
            [image.index(square) for square in squares]
            for image in _images(squares)
            if set(image) == set(squares)
        ]
        position: dict[tuple[int, ...], int] = {}
        own = []
        for number in range(3 ** len(squares)):
            digits = [number // 3**i % 3 for i in range(len(squares))]
            same = min(tuple(digits[i] for i in order) for order in orders)
            if same not in position:
                position[same] = after
                after += 1
            own.append(position[same])
        found.append(own)
    return found
