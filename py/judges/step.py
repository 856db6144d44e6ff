"""What a judge makes of one piece of its input."""

from judges.reader import Word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from boardsilly import Board
    from othello import Position


class Step:
    """What one piece of input did.

    `line`, `column`, `end_line` and `end_column` say where it stood, counted from 1, the end
    column being the one after it. `text` is what it printed, `position` the board after it, None
    if there is none yet. `marks` names squares of that board by what happened to them: `placed`,
    `turned`, `listed`; `from` and `to` are lines between squares, pair by pair. `sentence` tells
    what happened, `warning`, if any, what the statement rules out. `turn` is whose turn it then
    is: a colour, or for Board Silly the piece whose moves are listed; None if it is nobody's.
    """

    def __init__(
        self,
        first: Word,
        last: Word,
        text: str,
        position: "Position | Board | None",
        sentence: str,
        marks: "dict[str, list[int]] | None" = None,
        warning: "str | None" = None,
        turn: "str | None" = None,
    ) -> None:
        self.line, self.column = first.line, first.column
        self.end_line, self.end_column = last.line, last.end
        self.text = text
        self.position = position
        self.sentence = sentence
        self.marks = marks or {}
        self.warning = f"Line {first.line}: {warning}" if warning else None
        self.turn = turn


def move_marks(square: int, lines: "list[tuple[str, list[int]]]") -> "dict[str, list[int]]":
    """Returns the marks of a disc put on a square, by the position's `lines`.

    They are the disc, those it turns over, and a line to the end of each bracket.
    """
    return {
        "placed": [square],
        "turned": sorted([disc for _, discs in lines for disc in discs]),
        "from": [square] * len(lines),
        "to": [squares[-1] + squares[0] - square for _, squares in lines],
    }
