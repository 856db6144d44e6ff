"""An endgame solver for Othello that tries every move, without any optimisation.

A board is a list of n * n cells, 1 for a disc of the side to move, -1 for one of the other, 0 for
an empty square.
"""

from functools import cache

Board = list[int]


def moves(board: Board, n: int) -> list[tuple[int, list[int]]]:
    """Returns the legal moves, each with the squares that it flips."""
    found = []
    for square, cell in enumerate(board):
        if cell == 0 and (turned := flips(board, n, square)):
            found.append((square, turned))
    return found


def flips(board: Board, n: int, square: int) -> list[int]:
    """Returns the squares that a disc of the side to move would flip."""
    found = []
    for ray in rays(n, square):
        between: list[int] = []
        for other in ray:
            cell = board[other]
            if cell == 1:
                found += between
            if cell != -1:
                break
            between.append(other)
    return found


@cache
def rays(n: int, square: int) -> list[list[int]]:
    """Returns the squares between a square and the edge in each direction, nearest first."""
    directions = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right]
    return [_ray(n, square, down, right) for down, right in directions]


def _ray(n: int, square: int, down: int, right: int) -> list[int]:
    row, column = divmod(square, n)
    found = []
    while 0 <= (row := row + down) < n and 0 <= (column := column + right) < n:
        found.append(row * n + column)
    return found


def after(board: Board, square: int, turned: list[int]) -> Board:
    """Returns the board after a move, with the other side to move."""
    result = [-cell for cell in board]
    for placed in [square, *turned]:
        result[placed] = -1
    return result


def final(board: Board) -> int:
    """Returns the score of a game that is over: empty squares go to the winner."""
    lead = sum(board)
    return lead + board.count(0) * ((lead > 0) - (lead < 0))


def score(board: Board, n: int, alpha: int = -1000, beta: int = 1000) -> int:
    """Returns the score for the side to move with best play. Callers must not pass bounds."""
    legal = moves(board, n)
    if not legal:
        other = [-cell for cell in board]
        return -score(other, n, -beta, -alpha) if moves(other, n) else final(board)
    for square, turned in legal:
        alpha = max(alpha, -score(after(board, square, turned), n, -beta, -alpha))
        if alpha >= beta:
            break
    return alpha
