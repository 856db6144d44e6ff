"""Names the ways in which a line differs from an expected one of the same meaning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.comparison.line_text import without_prompt
from workbench.comparison.whitespace import squeezed

if TYPE_CHECKING:
    from collections.abc import Callable

ARROWS = ("->", "→")
# Each way to differ, with the test for it.
_STYLES: tuple[tuple[str, Callable[[str, str], bool]], ...] = (
    (
        "there is an arrow instead of the dash",
        lambda expected, actual: any(sign in actual and sign not in expected for sign in ARROWS),
    ),
    (
        "several are on one line",
        lambda expected, actual: actual.count("-") > expected.count("-") > 0,
    ),
    (
        "it is in lower case",
        lambda expected, actual: actual == actual.lower() and expected != expected.lower(),
    ),
    (
        "there are commas between them",
        lambda expected, actual: "),(" in squeezed(actual) and "),(" not in squeezed(expected),
    ),
    ("the brackets differ", lambda expected, actual: "(" in expected and "(" not in actual),
    (
        "there is other text before it",
        lambda expected, actual: without_prompt(actual) != actual and ":" not in expected,
    ),
)


def styles(expected: str, actual: str) -> str:
    """Returns the known ways in which a line differs, joined by commas."""
    return ", ".join([phrase for phrase, holds in _STYLES if holds(expected, actual)])


def only_text_differs(what: str, how: str) -> str:
    """Returns the sentence on squares or moves that are right but written in another way."""
    detail = ": " + how if how else ""
    return f"The {what} are right, but the text is not{detail}."
