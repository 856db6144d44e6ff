"""Games of Othello and their features, by the slow rules alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference.slow import othello_slow as rules

if TYPE_CHECKING:
    Grid = list[list[str]]
    Square = tuple[int, int]


class Event:
    """A move or a list of moves in a game.

    Attributes:
        board: The board before it.
        turn: The side to move before it.
        mover: The side that moved, "" for a list.
        square: The square of the move.
        after: The board after it.
        directions: The number of directions in which the move flips discs.
    """

    def __init__(self, board: Grid, turn: str, mover: str = "", square: Square = (0, 0)) -> None:
        self.board = board
        self.turn = turn
        self.mover = mover
        self.square = square
        self.after = board
        self.directions = 0
        if mover:
            self.after = rules.place(board, square[0], square[1], mover)
            lines = [
                rules.bracketed(board, square[0], square[1], step, mover) for step in rules.STEPS
            ]
            self.directions = len([line for line in lines if line])

    def counts(self) -> list[int]:
        return sorted([rules.count(self.after, color) for color in ("black", "white")])


class Game:
    """A game.

    Attributes:
        start: The first board.
        board: The current board.
        turn: The side to move.
        events: The moves and lists so far.
        text: The input, empty if its white space is of no interest.
    """

    def __init__(self, board: Grid, turn: str) -> None:
        self.start = board
        self.board = board
        self.turn = turn
        self.events: list[Event] = []
        self.text = ""

    def play(self, row: int, column: int) -> None:
        able = rules.can_move(self.board, self.turn)
        mover = self.turn if able else rules.other(self.turn)
        self.events.append(Event(self.board, self.turn, mover, (row, column)))
        self.board = self.events[-1].after
        self.turn = rules.other(mover)

    def list_moves(self) -> None:
        self.events.append(Event(self.board, self.turn))

    def moves(self) -> list[Event]:
        return [event for event in self.events if event.mover]

    def has_run(self, length: int) -> bool:
        """Returns whether one player makes `length` moves in a row."""
        movers = [event.mover for event in self.moves()]
        return any(movers[at : at + length] == [movers[at]] * length for at in range(len(movers)))


def is_over(board: Grid) -> bool:
    return not (rules.can_move(board, "black") or rules.can_move(board, "white"))


def empties(board: Grid) -> int:
    return sum([row.count("") for row in board])


def has_wipe_out(game: Game) -> bool:
    return any(move.counts()[0] == 0 for move in game.moves())


def fills_board(game: Game) -> bool:
    return any(empties(move.after) == 0 for move in game.moves())
