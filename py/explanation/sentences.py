"""An explanation in lines of text, for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explanation.explanation import AGREES, COLLECTED, ENDED, WROTE, Explanation
from explanation.judge_side import MORE_TESTS
from othello.phrases import counted

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_CODE_PLACES = 4  # Of a line and its callers.
DONE = {
    WROTE: "wrote the first difference",
    COLLECTED: "collected the first difference, which was written later",
    ENDED: "was the last to run",
}
LOOK = "Look at line {}."
OTHERS = "{} would also work."


def lines(explanation: Explanation) -> Iterator[str]:
    """Yields the lines of an explanation."""
    if explanation.verdict:
        yield explanation.verdict
    if explanation.moment:
        yield f"{_located(explanation.stack)} {DONE[explanation.moment]}."
    elif explanation.failure:
        yield explanation.failure
    for name, text in explanation.variables:
        yield f"  {name} = {text}"
    yield from explanation.facts
    history = explanation.board and explanation.board.history
    if history and history["stack"]:
        yield f"{_located(history['stack'])} wrote {history['square']}."
    if explanation.fixes:
        yield from _fix_lines(explanation.fixes)
    if explanation.likely:
        yield explanation.likely


def _located(stack: list[tuple[int, str]]) -> str:
    """Returns a line and its function, with the callers."""
    (line, function), *callers = stack[:MOST_CODE_PLACES]
    called = "".join([f", called from line {at} in {name}" for at, name in callers])
    return f"Line {line} in {function}{called}{',' if called else ''}"


def _fix_lines(fixes: list[tuple[int, str]]) -> Iterator[str]:
    """Yields the lines on the best fix."""
    (line, said), *others = fixes
    yield LOOK.format(line)
    yield f"  {said}"
    yield AGREES.format(MORE_TESTS)
    if others:
        yield OTHERS.format(counted(len(others), "other change"))
