"""The two sides of a difference: a line of either output, and what there is of it to draw."""

from boardsilly import parse_place
from comparison.blanks import END_OF_LINE, squeezed, visible
from comparison.commands import LIST, command
from judges import jutge, uva220
from othello import NotationError, Position, parse_pair

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judges import Step

    Move = tuple[int, int]

SYMBOLS = {"uva220": uva220.SYMBOLS, "jutge": jutge.SYMBOLS}
DRAWN = ".BW"
UNKNOWN = "?"


class Side:
    """One side of the first difference.

    `line` counts from 1 and `text` is that line; both are None where this side has nothing to set
    against the other. `shown` is the text with visible white space. `rows` are the board to draw,
    characters from `.BW` or `.XO`, `?` where yours has another, or None. `listed` are the squares
    of a list of legal moves, `moves` the (origin, target) of a Board Silly list, `alone` the lines
    of such a list that only this side has. `supposed` tells that `rows` do not stand in yours but
    follow from the guess.
    """

    def __init__(self, line: "int | None", text: "str | None") -> None:
        self.line = line
        self.text = text
        self.shown = "" if text is None else visible(text) + END_OF_LINE
        self.rows: list[str] | None = None
        self.listed: list[int] = []
        self.moves: list[Move] = []
        self.alone: list[str] = []
        self.supposed = False


def read_rows(form: str, lines: "list[str]", n: int) -> "list[str] | None":
    """Returns the n rows of `.BW` that lines of a form print, None if they are no such board."""
    rows = [squeezed(line) for line in lines[:n]]
    if [len(row) for row in rows] != [n] * n:
        return None
    symbols = dict(zip(SYMBOLS[form], DRAWN))
    # Most rows of a large board are alike, and read once.
    drawn = {row: "".join([symbols.get(symbol, UNKNOWN) for symbol in row]) for row in set(rows)}
    return [drawn[row] for row in rows]


def read_list(line: str) -> "list[int]":
    """Returns the squares of a list of legal moves; what names no square is left out."""
    squares = []
    for pair in squeezed(line).replace(")", ") ").split():
        try:
            squares.append(parse_pair(pair, uva220.SIZE))
        except NotationError:
            pass
    return squares


def read_move(line: str) -> "Move | None":
    """Returns the (origin, target) of a Board Silly move, None if the line is none."""
    origin, _, target = squeezed(line).partition("-")
    try:
        return parse_place(origin), parse_place(target)
    except NotationError:
        return None


def read_moves(lines: "list[str]") -> "list[Move]":
    """Returns the moves of a Board Silly list; lines that are none are left out."""
    moves = [read_move(line) for line in lines]
    return [move for move in moves if move]


def fill(form: str, step: "Step", judge: Side, yours: Side, below: "list[str]") -> None:
    """Adds what there is to draw to both sides of a line that an Othello judge printed.

    `below` are your lines from the one on that stands against the first of the step.
    """
    if not isinstance(step.position, Position):
        return
    n = step.position.n
    judge.rows = step.position.rows()
    if step.text.count("\n") >= n:
        yours.rows = read_rows(form, below, n)
    elif command(step) == LIST and yours.text is not None:
        yours.rows = judge.rows
        judge.listed = step.marks["listed"]
        yours.listed = read_list(yours.text)


def differing_squares(judge: Side, yours: Side) -> "list[int]":
    """Returns in ascending order the squares in which the two sides differ."""
    squares = set(judge.listed) ^ set(yours.listed)
    for move in set(judge.moves) ^ set(yours.moves):
        squares |= set(move)
    return sorted(squares | set(differing_cells(judge.rows or [], yours.rows or [])))


def differing_cells(rows: "list[str]", others: "list[str]") -> "list[int]":
    """Returns in ascending order the squares in which two boards differ, none if one is empty."""
    squares = []
    for number, (row, other) in enumerate(zip(rows, others)):
        if row != other:
            start = number * len(row)
            squares += [start + i for i, (one, two) in enumerate(zip(row, other)) if one != two]
    return squares
