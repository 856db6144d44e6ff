"""A step of a judge: its reaction to one piece of the input."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import Move, Position
from text.reader import Word

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Protocol

    class GameBoard(Protocol):
        """A board of any game."""

        @property
        def n(self) -> int:
            """The number of rows."""

        def rows(self) -> list[str]:
            """Returns the rows, in the signs of the game."""


# Kinds of steps:
ASIDE = "aside"  # not part of a game: the number of games, ignored text
START = "start"  # a game or a board is given
LIST = "list"  # legal moves are listed, see `workbench.judging.judged_game`
MOVE = "move"  # a disc is placed on the board
END = "end"  # a game ends


class ListedMoves:
    """What a step lists.

    Attributes:
        squares: The squares of a whole list.
        jump: The (origin, target) of the one move that the step lists, or None.
        jumps: All moves of the list that follows a START step, if each has a LIST step.
    """

    def __init__(
        self,
        squares: list[int] | None = None,
        jump: tuple[int, int] | None = None,
        jumps: Sequence[tuple[int, int]] = (),
    ) -> None:
        self.squares = squares or []
        self.jump = jump
        self.jumps = jumps


NOTHING_LISTED = ListedMoves()


class Step:
    """The effect of one piece of the input.

    Attributes:
        kind: One of ASIDE, START, LIST, MOVE and END.
        text: The text printed, which may be empty.
        board: The board after the step, if any.
        position: The board, if it is one of Othello.
        turn: The colour to move next; where no moves change the board, the player whose moves are
            listed; or None.
        move: The move of a MOVE step of Othello, or None.
        listed: The squares that a LIST step lists.
        jump: The (origin, target) of the move that a LIST step lists, or None.
        jumps: All moves of the list that follows a START step, if each has a LIST step.
        warning: A sentence on input that the statement rules out, or None.
    """

    def __init__(
        self,
        kind: str,
        words: tuple[Word, Word],
        text: str,
        describe: Callable[[], str],
        *,
        board: GameBoard | None = None,
        turn: str | None = None,
        moves: Move | ListedMoves | None = None,
        warning: str = "",
    ) -> None:
        """Creates a step.

        Args:
            kind: Its kind.
            words: The first and the last word of the input that it spans.
            text: The text printed.
            describe: Returns the sentence of the step. It is called lazily, because few sentences
                are read.
            board: The board after the step.
            turn: The side to move next.
            moves: The move that is played, or what is listed.
            warning: A sentence, without the number of the line.
        """
        self.kind = kind
        self._first, self._last = words
        self.text = text
        self._describe = describe
        self.board = board
        self.position = board if isinstance(board, Position) else None
        self.turn = turn
        self.move = moves if isinstance(moves, Move) else None
        listing = moves if isinstance(moves, ListedMoves) else NOTHING_LISTED
        self.listed = listing.squares
        self.jump = listing.jump
        self.jumps = listing.jumps
        self.warning = f"Line {self.line}: {warning}" if warning else None

    @property
    def rows(self) -> list[str]:
        """The rows of the board, none without a board."""
        return self.board.rows() if self.board else []

    @property
    def line(self) -> int:
        """The line of the first character, counted from 1."""
        return self._first.line

    @property
    def column(self) -> int:
        """The column of the first character, counted from 1."""
        return self._first.column

    @property
    def end_line(self) -> int:
        """The line of the last character."""
        return self._last.line

    @property
    def end_column(self) -> int:
        """The column after the last character."""
        return self._last.end

    @property
    def sentence(self) -> str:
        """A sentence that describes the step."""
        return self._describe()

    @property
    def marks(self) -> dict[str, list[int]]:
        """The squares to mark on the board, by kind of mark.

        The kinds are `placed` for the disc placed, `turned` for the discs turned over, and
        `listed` for legal moves. `from` and `to` are the ends of lines, pair by pair: from the
        disc to the far end of each bracket, or from the origin to the target of a piece.
        """
        if self.move:
            return _move_marks(self.move)
        if self.jump:
            origin, target = self.jump
            return {"from": [origin], "to": [target]}
        return {"listed": self.listed} if self.kind == LIST and self.position else {}


def _move_marks(move: Move) -> dict[str, list[int]]:
    return {
        "placed": [move.square],
        "turned": move.flips,
        "from": [move.square] * len(move.lines),
        "to": [line[-1] + line[0] - move.square for _, line in move.lines],
    }
