"""The rules of Othello, one ray at a time.

A board is a list of rows of cells, each "black", "white" or "" for empty; squares are
(row, column) from (0, 0) at the top left. Boards are never changed: a move returns a new one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference.memory import once

if TYPE_CHECKING:
    Neighbour = tuple[int, int, tuple[int, int]]

STEPS = ((-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1))


def other(color: str) -> str:
    """Returns the colour that plays against `color`."""
    return "white" if color == "black" else "black"


def start(n: int) -> list[list[str]]:
    """Returns the n x n board with the four discs every game starts from."""
    board = [["" for _ in range(n)] for _ in range(n)]
    low, high = n // 2 - 1, n // 2
    board[low][low] = board[high][high] = "white"
    board[low][high] = board[high][low] = "black"
    return board


def read(rows: list[str], symbols: str = ".BW") -> list[list[str]]:
    """Returns the board that the rows draw with the symbols for empty, black and white."""
    meaning = {symbols[0]: "", symbols[1]: "black", symbols[2]: "white"}
    return [[meaning[symbol] for symbol in row] for row in rows]


def draw(board: list[list[str]], symbols: str = ".BW") -> list[str]:
    """Returns the rows of the board drawn with the symbols for empty, black and white."""
    symbol = {"": symbols[0], "black": symbols[1], "white": symbols[2]}
    return ["".join([symbol[cell] for cell in row]) for row in board]


def bracketed(
    board: list[list[str]], row: int, column: int, step: tuple[int, int], color: str
) -> list[tuple[int, int]]:
    """Returns the opponent's discs between a square and the next disc of `color`."""
    n = len(board)
    down, right = step
    between: list[tuple[int, int]] = []
    row, column = row + down, column + right
    while 0 <= row < n and 0 <= column < n:
        disc = board[row][column]
        if disc == color:
            return between
        if not disc:
            break
        between.append((row, column))
        row, column = row + down, column + right
    return []


def flips(board: list[list[str]], row: int, column: int, color: str) -> list[tuple[int, int]]:
    """Returns in row-major order the squares that a disc of `color` would flip here."""
    found = []
    for step in STEPS:
        found += bracketed(board, row, column, step, color)
    return sorted(found)


def is_legal(board: list[list[str]], row: int, column: int, color: str) -> bool:
    """Returns whether the square is empty and a disc of `color` there would flip any."""
    if board[row][column]:
        return False
    rival = other(color)
    for r, c, step in _neighbours(len(board))[row][column]:
        if board[r][c] == rival and bracketed(board, row, column, step, color):
            return True
    return False


@once
def _neighbours(n: int) -> list[list[list[Neighbour]]]:
    """Returns for each row and column the neighbouring squares and the steps to them."""
    return [[_beside(n, row, column) for column in range(n)] for row in range(n)]


def _beside(n: int, row: int, column: int) -> list[Neighbour]:
    around = [(row + down, column + right, (down, right)) for down, right in STEPS]
    return [(r, c, step) for r, c, step in around if 0 <= r < n and 0 <= c < n]


def empty(board: list[list[str]]) -> list[tuple[int, int]]:
    """Returns in row-major order the empty squares."""
    size = range(len(board))
    return [(row, column) for row in size for column in size if not board[row][column]]


def legal_moves(board: list[list[str]], color: str) -> list[tuple[int, int]]:
    """Returns in row-major order the legal moves of `color`."""
    return [(row, column) for row, column in empty(board) if is_legal(board, row, column, color)]


def can_move(board: list[list[str]], color: str) -> bool:
    """Returns whether `color` has a legal move."""
    return any(is_legal(board, row, column, color) for row, column in empty(board))


def place(board: list[list[str]], row: int, column: int, color: str) -> list[list[str]]:
    """Returns the board with a disc added, legal or not, and the bracketed discs flipped."""
    after = [list(cells) for cells in board]
    for r, c in flips(board, row, column, color):
        after[r][c] = color
    after[row][column] = color
    return after


def next_turn(board: list[list[str]], mover: str) -> str:
    """Returns the side to move after `mover`, "" if the game is over."""
    for color in (other(mover), mover):
        if can_move(board, color):
            return color
    return ""


def count(board: list[list[str]], color: str) -> int:
    """Returns the number of discs of `color`."""
    return sum([row.count(color) for row in board])
