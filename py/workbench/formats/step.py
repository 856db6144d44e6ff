"""A step of a judge: its reaction to one piece of the input."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import Move, Position
from text.reader import Word
from workbench.formats.boardsilly import SillyBoard

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

# Kinds of steps:
ASIDE = "aside"  # not part of a game: the number of games, ignored text
START = "start"  # a game or a board is given
LIST = "list"  # legal moves are listed, see `workbench.formats.judged_game`
MOVE = "move"  # a disc is placed on the board
END = "end"  # a game ends


class Step:
    """The effect of one piece of the input.

    Attributes:
        kind: One of ASIDE, START, LIST, MOVE and END.
        text: The text printed, which may be empty.
        warning: A sentence on input that the statement rules out, or None.
        position: The Othello position after the step, if any.
        board: The Board Silly board, if any.
        turn: The colour to move next; in Board Silly, the player whose moves are listed; or None.
        move: The move of a MOVE step, or None.
        listed: The squares that a LIST step lists.
        jump: The (origin, target) of the move that a LIST step lists, or None.
        jumps: All moves of the list that follows a START step, if each has a LIST step.
    """

    def __init__(
        self,
        kind: str,
        first: Word,
        last: Word,
        text: str,
        describe: Callable[[], str],
        *,
        position: Position | None = None,
        board: SillyBoard | None = None,
        turn: str | None = None,
        move: Move | None = None,
        listed: list[int] | None = None,
        jump: tuple[int, int] | None = None,
        jumps: Sequence[tuple[int, int]] = (),
        warning: str = "",
    ) -> None:
        """Creates a step that spans the words from `first` to `last`.

        `describe` returns the sentence of the step. It is called lazily, because few sentences
        are read. `warning` is prefixed with the line number.
        """
        self.kind = kind
        self._first = first
        self._last = last
        self.text = text
        self._describe = describe
        self.position = position
        self.board = board
        self.turn = turn
        self.move = move
        self.listed = listed or []
        self.jump = jump
        self.jumps = jumps
        self.warning = f"Line {first.line}: {warning}" if warning else None

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
