"""The two sides of a difference: an expected and an actual line, and what they draw."""

from boardsilly import parse_place
from comparison.whitespace import squeezed
from judges import LIST
from othello import NotationError, parse_pair

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from comparison.align.alignment import Alignment

    Move = tuple[int, int]
    Normalise = Callable[[str], list[str]]

DRAWN = ".BW"
UNREADABLE = "?"


class Side:
    """One side of the first difference.

    Attributes:
        line: The number of the line, counted from 1, or None if this side has none.
        text: The line, or None.
        meaning: The meaning of an actual line; see `FormatProfile.normalise`.
        rows: The board to draw, of characters from `.BW` or `.XO`, or None. `?` stands for an
            unknown character.
        listed: The squares of a list of legal moves.
        moves: The (origin, target) pairs of a Board Silly list.
        alone: The lines of a Board Silly list that the other side lacks.
        guessed: Whether `rows` follow from the likely mistake instead of the output.
    """

    def __init__(self, line: int | None, text: str | None) -> None:
        self.line = line
        self.text = text
        self.meaning = ""
        self.rows: list[str] | None = None
        self.listed: list[int] = []
        self.moves: list[Move] = []
        self.alone: list[str] = []
        self.guessed = False


def read_rows(symbols: str, lines: list[str], n: int) -> list[str] | None:
    """Returns a board of n rows as characters from `.BW`, None if the lines are no such board."""
    rows = [squeezed(line) for line in lines[:n]]
    if [len(row) for row in rows] != [n] * n:
        return None
    known = dict(zip(symbols, DRAWN))
    # Most rows of a large board are equal and read only once.
    drawn = {row: "".join([known.get(symbol, UNREADABLE) for symbol in row]) for row in set(rows)}
    return [drawn[row] for row in rows]


def read_list(line: str, n: int) -> list[int]:
    """Returns the squares of a normalised list of legal moves on n rows, ignoring other text."""
    squares = []
    for pair in squeezed(line).replace(")", ") ").split():
        try:
            squares.append(parse_pair(pair, n))
        except NotationError:
            pass
    return squares


def read_move(line: str) -> "Move | None":
    """Returns the (origin, target) of a Board Silly move, None for other text."""
    origin, _, target = squeezed(line).partition("-")
    try:
        return parse_place(origin), parse_place(target)
    except NotationError:
        return None


def read_moves(lines: list[str]) -> "list[Move]":
    """Returns the moves of a Board Silly list, ignoring other lines."""
    moves = [read_move(line) for line in lines]
    return [move for move in moves if move]


def fill(
    alignment: "Alignment", index: int, expected: Side, actual: Side, normalise: "Normalise"
) -> None:
    """Sets the boards and lists of both sides of a line of an Othello format.

    Args:
        alignment: The outputs.
        index: The step that printed the expected line.
        expected: The expected side.
        actual: The actual side.
        normalise: Returns the meaning of an actual line.
    """
    step = alignment.expected.steps[index]
    if not step.position:
        return
    n = step.position.n
    expected.rows = step.position.rows()
    if step.text.count("\n") >= n:
        lines = _partners(alignment, index, normalise)
        actual.rows = read_rows(alignment.form.symbols, lines, n)
    elif step.kind == LIST and actual.text is not None:
        actual.rows = expected.rows
        expected.listed = step.listed
        actual.listed = read_list(actual.meaning, n)


def _partners(alignment: "Alignment", index: int, normalise: "Normalise") -> list[str]:
    """Returns the meanings of the actual lines aligned with those of a step."""
    expected, lines = alignment.expected, alignment.actual.lines
    found = alignment.segments.partners(expected.first_line(index), expected.ends[index])
    return ["" if line is None else "".join(normalise(lines[line])) for line in found]


def differing_squares(expected: Side, actual: Side) -> list[int]:
    """Returns in ascending order the squares in which two sides differ."""
    squares = set(expected.listed) ^ set(actual.listed)
    for move in set(expected.moves) ^ set(actual.moves):
        squares |= set(move)
    return sorted(squares | set(differing_cells(expected.rows or [], actual.rows or [])))


def differing_cells(rows: list[str], others: list[str]) -> list[int]:
    """Returns in ascending order the squares in which two boards differ, none if one is empty."""
    squares = []
    for number, (row, other) in enumerate(zip(rows, others)):
        if row != other:
            start = number * len(row)
            squares += [start + i for i, (one, two) in enumerate(zip(row, other)) if one != two]
    return squares
