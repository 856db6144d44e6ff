"""The two sides of a difference: a line of either output, and what there is of it to draw."""

from boardsilly import parse_place
from comparison.align.outputs import Outputs
from comparison.whitespace import END_OF_LINE, squeezed, visible
from judges import LIST
from othello import NotationError, parse_pair

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Move = tuple[int, int]
    Meant = Callable[[str], list[str]]

DRAWN = ".BW"
UNREADABLE = "?"


class Side:
    """One side of the first difference.

    `line` counts from 1 and `text` is that line; both are None where this side has nothing to set
    against the other. `meant` is what it means, see `meaning`, and `shown` the text with visible
    white space. `rows` are the board to draw, characters from `.BW` or `.XO`, `?` where yours has
    another, or None. `listed` are the squares of a list of legal moves, `moves` the (origin,
    target) of a Board Silly list, `alone` the lines of such a list that only this side has.
    `supposed` tells that `rows` do not stand in yours but follow from the guess.
    """

    def __init__(self, line: int | None, text: str | None) -> None:
        self.line = line
        self.text = text
        self.meant = ""
        self.shown = "" if text is None else visible(text) + END_OF_LINE
        self.rows: list[str] | None = None
        self.listed: list[int] = []
        self.moves: list[Move] = []
        self.alone: list[str] = []
        self.supposed = False


def read_rows(symbols: str, lines: list[str], n: int) -> list[str] | None:
    """Returns the n rows of `.BW` that lines of symbols draw, None if they are no such board."""
    rows = [squeezed(line) for line in lines[:n]]
    if [len(row) for row in rows] != [n] * n:
        return None
    meant = dict(zip(symbols, DRAWN))
    # Most rows of a large board are alike, and read once.
    drawn = {row: "".join([meant.get(symbol, UNREADABLE) for symbol in row]) for row in set(rows)}
    return [drawn[row] for row in rows]


def read_list(line: str, n: int) -> list[int]:
    """Returns the squares of a list of legal moves on n rows; what names none is left out.

    The line is one that says no more than it means: see `meaning`.
    """
    squares = []
    for pair in squeezed(line).replace(")", ") ").split():
        try:
            squares.append(parse_pair(pair, n))
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


def read_moves(lines: list[str]) -> "list[Move]":
    """Returns the moves of a Board Silly list; lines that are none are left out."""
    moves = [read_move(line) for line in lines]
    return [move for move in moves if move]


def fill(outputs: Outputs, index: int, judge: Side, yours: Side, meant: "Meant") -> None:
    """Adds what there is to draw to both sides of a line that a step of an Othello judge printed.

    `meant` returns what a line of yours means.
    """
    step = outputs.steps[index]
    if not step.position:
        return
    n = step.position.n
    judge.rows = step.position.rows()
    if step.text.count("\n") >= n:
        yours.rows = read_rows(outputs.form.symbols, _against(outputs, index, meant), n)
    elif step.kind == LIST and yours.text is not None:
        yours.rows = judge.rows
        judge.listed = step.listed
        yours.listed = read_list(yours.meant, n)


def _against(outputs: Outputs, index: int, meant: "Meant") -> list[str]:
    """Returns what the lines of yours mean that stand against those of a step, if there are any."""
    printed, lines = outputs.printed, outputs.pasted.lines
    found = outputs.pairing.pairs.against(printed.line_of(index), printed.ends[index])
    return ["" if line is None else "".join(meant(lines[line])) for line in found]


def differing_squares(judge: Side, yours: Side) -> list[int]:
    """Returns in ascending order the squares in which the two sides differ."""
    squares = set(judge.listed) ^ set(yours.listed)
    for move in set(judge.moves) ^ set(yours.moves):
        squares |= set(move)
    return sorted(squares | set(differing_cells(judge.rows or [], yours.rows or [])))


def differing_cells(rows: list[str], others: list[str]) -> list[int]:
    """Returns in ascending order the squares in which two boards differ, none if one is empty."""
    squares = []
    for number, (row, other) in enumerate(zip(rows, others)):
        if row != other:
            start = number * len(row)
            squares += [start + i for i, (one, two) in enumerate(zip(row, other)) if one != two]
    return squares
