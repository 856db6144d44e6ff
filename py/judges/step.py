"""What a judge makes of one piece of its input."""

from boardsilly import Board
from judges.reader import Word
from othello import Move, Position

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

# What a step is:
ASIDE = "aside"  # no part of a game: a number of games, text that is not read
START = "start"  # a game or a board is given
LIST = "list"  # legal moves are listed; of Board Silly one of them, or that there is none
MOVE = "move"  # a disc is put on the board
END = "end"  # a game ends


class Step:
    """What one piece of input did.

    `kind` is one of the above. `line`, `column`, `end_line` and `end_column` say where it stood,
    counted from 1, the end column being the one after it. `text` is what it printed, `warning`, if
    any, says what the statement rules out.

    `position` is the position after it, `board` that of Board Silly, each None where there is
    none. `turn` is whose turn it then is: a colour, or for Board Silly the piece whose moves are
    listed; None if it is nobody's. `move` is the move of a MOVE, None else; `listed` are the
    squares of a LIST, `jump` is the (origin, target) that a LIST of Board Silly names.
    """

    def __init__(
        self,
        kind: str,
        first: Word,
        last: Word,
        text: str,
        tell: "Callable[[], str]",
        *,
        position: Position | None = None,
        board: Board | None = None,
        turn: str | None = None,
        move: Move | None = None,
        listed: list[int] | None = None,
        jump: tuple[int, int] | None = None,
        warning: str = "",
    ) -> None:
        """`tell` returns the sentence on what happened; few steps are asked for it."""
        self.kind = kind
        self.line, self.column = first.line, first.column
        self.end_line, self.end_column = last.line, last.end
        self.text = text
        self._tell = tell
        self.position = position
        self.board = board
        self.turn = turn
        self.move = move
        self.listed = listed or []
        self.jump = jump
        self.warning = f"Line {first.line}: {warning}" if warning else None

    @property
    def sentence(self) -> str:
        """A sentence on what happened."""
        return self._tell()

    @property
    def marks(self) -> dict[str, list[int]]:
        """The squares that something happened to, by what that is.

        `placed` is the disc put down, `turned` are those it turned over, `listed` legal moves;
        `from` and `to` are the ends of lines, pair by pair: from the disc to the end of each
        bracket, or from where a piece moves to where it gets.
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
