"""Programs that play `uva220` in other ways."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import EMPTY, square_pair
from workbench.comparison.diagnose.mistakes.cells import OTHER, with_discs
from workbench.comparison.diagnose.mistakes.flipping import RIGHT, remembered
from workbench.comparison.diagnose.mistakes.mistake import StepReplay, cells_of, move_of
from workbench.formats.uva220 import judge as uva220
from workbench.judging import END, LIST, MOVE, START, Step

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from workbench.comparison.diagnose.mistakes.flipping import Flipper

    # Takes the board, one character per square, and a player; returns the legal moves.
    MoveFinder = Callable[[str, str], list[int]]

N = uva220.SIZE
MOST_BOARDS = 100  # Whose legal moves are remembered.


def move_finder(flipped: Flipper) -> MoveFinder:
    """Returns how a program that flips discs in this way finds legal moves."""

    def legal_moves(board: str, player: str) -> list[int]:
        cells = list(board)
        empty = [square for square in range(N * N) if cells[square] == EMPTY]
        return [square for square in empty if flipped(N, cells, square, player)]

    return remembered(legal_moves, MOST_BOARDS)


RIGHT_FINDER = move_finder(RIGHT)


class Uva220Program:
    """A program for `uva220`, by default a right one, and the game that it plays.

    Attributes:
        cells: The board, one character from `.BW` per square.
        turn: The player whose turn it is, B or W, empty before the first game.
        flipped: How it flips discs.
        finder: How it finds legal moves.
        first: Returns the player it begins with, given the one it reads and the one whose turn it
            was in the game before.
        read: Returns the square of an M as it reads it, given the right one and the rows.
        mover: Returns who plays an M.
        following: Returns whose turn it is after a move, given who played it.
        listed: Returns the squares that L lists.
        after_list: Returns whose turn it is after L.
        written: Returns the squares whose names it prints for a list.
    """

    def __init__(
        self,
        *,
        flipped: Flipper = RIGHT,
        finder: MoveFinder = RIGHT_FINDER,
        first: Callable[[str, str], str] = lambda player, kept: player,
        read: Callable[[int, int], int] = lambda square, n: square,
        mover: Callable[[Uva220Program, int], str] = lambda program, square: program.who_can(),
        following: Callable[[Uva220Program, str], str] = lambda program, mover: OTHER[mover],
        listed: Callable[[Uva220Program], list[int]] = lambda program: program.legal_moves(
            program.turn
        ),
        after_list: Callable[[Uva220Program], str] = lambda program: program.turn,
        written: Callable[[list[int]], list[int]] = lambda squares: squares,
    ) -> None:
        self.cells: list[str] = []
        self.turn: str = ""
        self.flipped = flipped
        self.finder = finder
        self.first = first
        self.read = read
        self.mover = mover
        self.following = following
        self.listed = listed
        self.after_list = after_list
        self.written = written

    def legal_moves(self, player: str) -> list[int]:
        """Returns the moves of a player that the program considers legal."""
        return self.finder("".join(self.cells), player)

    def can_move(self, player: str) -> bool:
        """Returns whether the program finds a legal move for a player."""
        return len(self.legal_moves(player)) > 0

    def who_can(self) -> str:
        """Returns the player whose turn it is, or the other one if that player has no move."""
        return self.turn if self.can_move(self.turn) else OTHER[self.turn]

    def predict(self, replay: StepReplay) -> Iterator[tuple[list[str], list[str]]]:
        """Yields for each step what the program prints, and its cells after it.

        The first step must be the start of a game.
        """
        self.turn = ""
        answers = {LIST: self._answer_list, MOVE: self._answer_move, END: self._answer_end}
        for step in replay.steps:
            if step.kind == START:
                assert step.turn is not None
                self.turn = self.first(uva220.LETTERS[step.turn], self.turn)
                self.cells = cells_of(step)
            yield answers[step.kind](step) if step.kind in answers else [], self.cells

    def _answer_list(self, step: Step) -> list[str]:
        pairs = [square_pair(square, N) for square in self.written(self.listed(self))]
        self.turn = self.after_list(self)
        return [" ".join(pairs) or uva220.NO_MOVE]

    def _answer_move(self, step: Step) -> list[str]:
        square = self.read(move_of(step).square, N)
        mover = self.mover(self, square)
        discs = self.flipped(N, self.cells, square, mover) + [square]
        self.cells = with_discs(self.cells, discs, mover)
        self.turn = self.following(self, mover)
        return [f"Black - {self.cells.count('B'):2} White - {self.cells.count('W'):2}"]

    def _answer_end(self, step: Step) -> list[str]:
        text = "".join(self.cells).replace(EMPTY, uva220.SYMBOLS[0])
        return [text[i : i + N] for i in range(0, N * N, N)]
