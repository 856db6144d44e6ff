"""Whole games played by the slow rules, with the expected state of the page after each move."""

from collections.abc import Callable
from itertools import count
from typing import NamedTuple

from driving.board.board import Moment
from reference.chance import Chance
from reference.slow import othello_slow as rules

LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Move(NamedTuple):
    """A move by `color`.

    Attributes:
        color: "black" or "white".
        square: The name of the square.
        passes: Whether the other side must pass after the move.
        board: The board after the move.
        turn: The side to move then, "" if the game is over.
    """

    color: str
    square: str
    passes: bool
    board: list[list[str]]
    turn: str

    @property
    def after(self) -> Moment:
        """The expected state of the page after the move."""
        return moment(self.board, self.turn)


def playthrough(n: int, seed: int, plies: int | None = None) -> list[Move]:
    """Returns a random game on an n x n board, complete or cut off after `plies` moves."""
    chance = Chance(seed)
    board, color = rules.start(n), "black"
    moves: list[Move] = []
    while color and len(moves) != plies:
        row, column = chance.pick(rules.legal_moves(board, color))
        board = rules.place(board, row, column, color)
        following = rules.next_turn(board, color)
        moves.append(Move(color, name_of(row, column), following == color, board, following))
        color = following
    return moves


def playthrough_where(n: int, condition: Callable[[list[Move]], bool]) -> list[Move]:
    """Returns the first random game that satisfies the condition."""
    return next(filter(condition, (playthrough(n, seed) for seed in count())))


def has_pass(game: list[Move]) -> bool:
    return any(move.passes for move in game)


def start_of(n: int) -> Moment:
    """Returns the expected state of a new game on an n x n board."""
    return moment(rules.start(n), "black")


def moment(board: list[list[str]], turn: str) -> Moment:
    """Returns the expected state of a board with a side to move, "" if the game is over."""
    n = len(board)
    names = [_name(board, row, column, turn) for row in range(n) for column in range(n)]
    return Moment(names, rules.count(board, "black"), rules.count(board, "white"), turn or "none")


def name_of(row: int, column: int) -> str:
    """Returns the name of a square: column letter, then row number."""
    return f"{LETTERS[column]}{row + 1}"


def _name(board: list[list[str]], row: int, column: int, turn: str) -> str:
    name = f"{name_of(row, column)}, {board[row][column] or 'empty'}"
    if board[row][column] or not turn:
        return name
    turned = len(rules.flips(board, row, column, turn))
    return f"{name}, {turn} may play, turns {turned}" if turned else name
