"""Removes white space from lines, makes it visible, and names the ways in which it differs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from text.reader import spelled

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

BYTE_ORDER_MARK = "\ufeff"
NO_BREAK_SPACE = "\u00a0"
ASCII_BLANKS = (" ", "\t", "\r", "\v", "\f")
BLANKS = ASCII_BLANKS + (NO_BREAK_SPACE, BYTE_ORDER_MARK)
_STRIPPED = "".join(ASCII_BLANKS)
_RARE = ("\v", "\f", NO_BREAK_SPACE)
_SIGNS = ("·", "→", "␍", "␋", "␌", "⍽", "⟨BOM⟩")


def squeezed(line: str) -> str:
    """Returns the line without its white space."""
    for blank in BLANKS:
        line = line.replace(blank, "")
    return line


def is_blank(line: str) -> bool:
    """Returns whether the line is empty or only white space."""
    text = line.strip(_STRIPPED)  # Every Python strips others without an argument.
    return not text or (text[0] in BLANKS and not squeezed(text))


def count_blanks(lines: list[str], start: int) -> int:
    """Returns the number of blank lines from a line on."""
    end = start
    while end < len(lines) and is_blank(lines[end]):
        end += 1
    return end - start


def visible(line: str, blanks: Sequence[str] = BLANKS) -> str:
    """Returns the line with a sign for each of the first blanks: `·` for a space, `→` for a tab."""
    for blank, sign in zip(blanks, _SIGNS):
        line = line.replace(blank, sign)
    return line


def rare_blanks(line: str) -> list[str]:
    """Returns the blanks in the line that have a phrase in PHRASES."""
    return [blank for blank in _RARE if blank in line]


def _unpadded(line: str) -> str:
    return line.replace("-  ", "- ")


# Each way to differ, with the repair of the actual line.
_REPAIRS: tuple[tuple[str, Callable[[str, str], str]], ...] = (
    ("byte-order-mark", lambda expected, actual: actual.replace(BYTE_ORDER_MARK, "")),
    ("crlf", lambda expected, actual: actual[:-1] if actual[-1:] == "\r" else actual),
    ("trailing", lambda expected, actual: actual.rstrip(" \t")),
    ("leading", lambda expected, actual: actual.lstrip(" \t")),
    ("tab", lambda expected, actual: actual.replace("\t", " ")),
    ("before-white", lambda expected, actual: actual.replace("  White", " White")),
    (
        "width",
        lambda expected, actual: expected if _unpadded(expected) == _unpadded(actual) else actual,
    ),
)


def spacing_kinds(expected: str, actual: str) -> list[str]:
    """Returns the ways, as keys of PHRASES, in which the white space of two lines differs.

    Without their white space the lines must be equal.
    """
    if expected == actual:
        return []
    kinds = rare_blanks(actual)
    for blank in kinds:
        actual = actual.replace(blank, " ")
    for kind, repair in _REPAIRS:
        repaired = repair(expected, actual)
        if repaired != actual:
            kinds.append(kind)
            actual = repaired
    return kinds if actual == expected else kinds + ["inside"]


PHRASES = {
    "byte-order-mark": f"there is a {spelled(BYTE_ORDER_MARK)}, which some editors and shells add",
    "crlf": "lines end in CR and LF (␍↵) instead of LF alone",
    "trailing": "there are blanks at the end of a line",
    "leading": "there are blanks at the beginning of a line",
    "tab": "there is a tab within a line",
    "before-white": (
        "there are two blanks before White instead of one (the statement's format text shows two,"
        " its sample one)"
    ),
    "width": (
        "the counts are not right-aligned in two columns (copies of the statement that show"
        " “Black - 1 White - 4” lost a blank on the web)"
    ),
    "inside": "blanks within a line are missing or extra",
    "broken": "lines are broken in other places",
    "gap": "an empty line is missing {between}",
    "last-line": "the last empty line is missing; one follows the last position too",
    "extra-line": "there is an extra empty line",
    "end-lines": "there is an extra empty line at the end",
    "final-newline": "the last line does not end in a newline",
}
PHRASES.update({blank: f"there is a {spelled(blank)}" for blank in _RARE})


class Spacing:
    """One way in which white space differs.

    Attributes:
        kind: A key of PHRASES.
        expected_line: The expected line where it occurs first, counted from 1.
        line: The actual line where it occurs first, counted from 1.
        number: The number of lines on which it occurs.
    """

    def __init__(self, kind: str, expected_line: int, line: int, number: int = 1) -> None:
        self.kind = kind
        self.expected_line = expected_line
        self.line = line
        self.number = number

    def sentence(self, between: str) -> str:
        """Returns what differs and where, as part of a sentence.

        Args:
            between: Where the format has empty lines, as in `between two games`.
        """
        others = f" and on {self.number - 1} more" if self.number > 1 else ""
        phrase = PHRASES[self.kind].format(between=between)
        return f"{phrase}, on line {self.line}{others}"


def note(spacings: list[Spacing], kind: str, expected_line: int, line: int) -> None:
    """Adds one occurrence of a kind, on lines counted from 1."""
    for spacing in spacings:
        if spacing.kind == kind:
            spacing.number += 1
            return
    spacings.append(Spacing(kind, expected_line, line))
