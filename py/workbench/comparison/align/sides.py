"""The two sides of a difference: an expected and an actual line, and what they draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from text.chunks import lines_in
from workbench.comparison.whitespace import squeezed
from workbench.judging import LIST, Format
from workbench.judging.answer_lines import LONGEST_EXAMINED
from workbench.judging.judged_game import JudgedGame

if TYPE_CHECKING:
    from collections.abc import Callable

    from workbench.comparison.align.alignment import Alignment

    PieceMove = tuple[int, int]
    Normalise = Callable[[str], list[str]]

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
        self.moves: list[PieceMove] = []
        self.alone: list[str] = []
        self.guessed = False


def read_rows(form: Format, lines: list[str], n: int) -> list[str] | None:
    """Returns a board of n rows in the signs of the game, None if the lines are no such board."""
    rows = [squeezed(line) for line in lines[:n]]
    if [len(row) for row in rows] != [n] * n:
        return None
    known = dict(zip(form.output.symbols, form.judged.signs))
    # Most rows of a large board are equal and read only once.
    drawn = {row: "".join([known.get(symbol, UNREADABLE) for symbol in row]) for row in set(rows)}
    return [drawn[row] for row in rows]


class SquareNames:
    """Finds the names of squares in lines."""

    def __init__(self, judged: JudgedGame, n: int) -> None:
        self._squares = {name: square for square, name in enumerate(judged.square_names(n))}
        self._longest = max([0] + [len(name) for name in self._squares])

    def named_in(self, line: str) -> list[int]:
        """Returns the squares named in a normalised line, ignoring other text.

        A very long line has none. Of two names at one place the longer one counts.
        """
        text, found, at = squeezed(line), [], 0
        while at < len(text) <= LONGEST_EXAMINED:
            end = at + self._longest
            while end > at and text[at:end] not in self._squares:
                end -= 1
            if end > at:
                found.append(self._squares[text[at:end]])
            at = max(end, at + 1)
        return found

    def moves_in(self, lines: list[str]) -> list[PieceMove]:
        """Returns the moves of a list, ignoring lines that do not name two squares."""
        found = [self.named_in(line) for line in lines]
        return [(squares[0], squares[1]) for squares in found if len(squares) == 2]


def fill(
    alignment: Alignment, index: int, expected: Side, actual: Side, normalise: Normalise
) -> None:
    """Sets the boards and lists of both sides of a step's line whose place is fixed."""
    step = alignment.expected.steps[index]
    form = alignment.form
    rows = step.rows
    if not rows:
        return
    n = len(rows)
    expected.rows = rows
    if step.text.count("\n") >= n:
        lines = _partners(alignment, index, normalise)
        actual.rows = read_rows(form, lines, n)
        if _has_other_symbols(form, lines_in(step.text)[:n], lines):
            actual.rows = expected.rows
    elif step.kind == LIST and actual.text is not None:
        actual.rows = expected.rows
        expected.listed = step.listed
        actual.listed = SquareNames(form.judged, n).named_in(actual.meaning)


def _has_other_symbols(form: Format, expected: list[str], actual: list[str]) -> bool:
    """Returns whether two boards differ only in symbols that are not those of the format."""
    texts = [squeezed(line) for line in expected]
    rows = [squeezed(line) for line in actual[: len(expected)]]
    if [len(text) for text in texts] != [len(row) for row in rows]:
        return False
    others: dict[str, str] = {}  # The actual symbols that differ, by the expected ones.
    for text, row in zip(texts, rows):
        if _replaced(text, others) != row:
            others.update({right: symbol for right, symbol in zip(text, row) if right != symbol})
            if _replaced(text, others) != row:
                return False
    used = set(others.values())
    is_one_to_one = len(used) == len(others) and not used & set(form.output.symbols)
    return is_one_to_one and bool(others) and [_replaced(text, others) for text in texts] == rows


def _replaced(text: str, others: dict[str, str]) -> str:
    """Returns the text with symbols replaced by others, which are not in it."""
    for symbol in others:
        text = text.replace(symbol, others[symbol])
    return text


def _partners(alignment: Alignment, index: int, normalise: Normalise) -> list[str]:
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
