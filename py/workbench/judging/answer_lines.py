"""The lines of an output: their kinds, and where an answer begins.

An answer is one unit of a judge's output: a list, the disc counts, a board or a position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import parse_number

if TYPE_CHECKING:
    from collections.abc import Callable

# Kinds of lines:
GAP_LINE = "gap"
LIST_LINE = "list"
COUNT_LINE = "count"
ROW_LINE = "row"
OTHER_LINE = "other"

# Characters in boards that programs draw, including those that no statement asks for.
DRAWN = "-.BWNOXbwnox*_# \t|"
DIGITS = "0123456789"

LONGEST_EXAMINED = 500  # Characters of a line. The longest list of legal moves is shorter.


class AnswerLines:
    """Recognises the kinds of output lines, and the first line of each answer.

    Args:
        kind: Returns the kind of a non-empty line without surrounding white space.
        begins: Returns whether a line begins a new answer, given its kind, the kinds of the lines
            of the current answer and the number of rows of a board.
    """

    def __init__(
        self,
        kind: Callable[[str], str],
        begins: Callable[[str, list[str], int], bool],
    ) -> None:
        self._kind = kind
        self._begins = begins

    def kind(self, text: str) -> str:
        """Returns the kind of a line without surrounding white space."""
        return self._kind(text[:LONGEST_EXAMINED]) if text else GAP_LINE

    def begins(self, kind: str, before: list[str], rows: int) -> bool:
        """Returns whether a line begins a new answer. Empty lines belong to the previous answer.

        Args:
            kind: The kind of the line.
            before: The kinds of the lines of the current answer.
            rows: The number of rows of a board.
        """
        return kind != GAP_LINE and self._begins(kind, before, rows)


def looks_like_row(text: str) -> bool:
    """Returns whether a line may be a board row: at most a quarter of it are other characters."""
    if not text.strip(DRAWN):
        return True
    others = [sign for sign in text if sign not in DRAWN]
    return len(others) * 4 <= len(text)


def numbers_in(text: str) -> list[int]:
    """Returns the numbers of up to nine digits in a line, ignoring signs."""
    words = "".join([c if c in DIGITS else " " for c in text]).split()
    numbers = [parse_number(word) for word in words]
    return [number for number in numbers if number is not None]


def has_digit(text: str) -> bool:
    """Returns whether a text contains a digit."""
    return any(digit in text for digit in DIGITS)
