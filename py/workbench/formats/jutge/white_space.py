"""White space between the words of an input of Jutge, whose statement allows any."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from workbench.judging import Step

    # The white space between the words of a move, between moves, and at the end.
    Layout = tuple[str, str, str]

A_MOVE_A_LINE = (" ", "\n", "\n")
# All in one line, a word a line, and with empty lines, tabs and no end of the last line.
OTHERS = ((" ", " ", "\n"), ("\n", "\n", "\n"), ("\t", "\n\n", ""))
WORDS = 3  # Of a move.


def laid_out(words: list[str], layout: Layout) -> str:
    """Returns an input of a number and moves."""
    within, between, end = layout
    moves = [within.join(words[at : at + WORDS]) for at in range(1, len(words), WORDS)]
    return between.join(words[:1] + moves) + end


def layout_of(move: Step) -> Layout:
    """Returns the layout whose first move is on the same lines."""
    for layout in OTHERS:
        within, between, _ = layout
        first, last = 1 + between.count("\n"), (WORDS - 1) * within.count("\n")
        if (move.line, move.end_line - move.line) == (first, last):
            return layout
    return A_MOVE_A_LINE
