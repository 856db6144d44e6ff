"""An explanation in lines of text, for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello.phrases import counted
from workbench.programs.explanation.explanation import (
    AGREES,
    COLLECTED,
    ENDED,
    MADE,
    READ,
    READING,
    RUNNING,
    SEEN,
    WROTE,
    Explanation,
)
from workbench.programs.explanation.judge_side import MORE_TESTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from workbench.programs.explanation.explanation import HeldBoard, SquareEvent, Stack

MAIN = "the main program"  # As in `tracing`.
MOST_CODE_PLACES = 4  # Of a line and its callers.
DONE = {
    WROTE: "wrote {}",
    COLLECTED: "collected {}, which was written later",
    ENDED: "was the last to run",
    RUNNING: "was running when the program was stopped",
}
UNTOUCHED = (
    "No line read or wrote {square} of `{board}` by its index {when}, except lines that read most"
    " of the board."
)
LAST_LINE = " In {}, line {} was the last to run, and line {} was not reached."
LOOK = "Look at line {}."
OTHERS = "{} would also work."
EVENTS = {
    WROTE: "{subject} wrote `{text}` on {square} {when}.",
    READ: "{subject} read {square} {when} and left it{because}.",
    SEEN: "{subject} read {square} {when}{because}.",
    MADE: "At {place}, the board had this on {square} {when}. No line that wrote it is recorded.",
    ENDED: (
        "No line read or wrote {square} {when}, except lines that read most of the board."
        " The loop at {place}, {text}."
    ),
}


def lines(explanation: Explanation) -> Iterator[str]:
    """Yields the lines of an explanation."""
    if explanation.verdict:
        yield explanation.verdict
    if explanation.moment:
        did = DONE[explanation.moment].format(explanation.written)
        yield f"{subject(explanation.stack[:MOST_CODE_PLACES])} {did}."
    elif explanation.failure:
        yield explanation.failure
    for name, text in explanation.variables:
        yield f"  {name} = {text}"
    yield from explanation.facts
    board = explanation.board
    if board and board.wrong is not None and board.wrong_square is not None:
        yield from filter(None, [untouched_sentence(board, board.wrong_square, board.wrong)])
    if board and board.wrong_event:
        yield event_sentence(board, board.wrong_event)
    if explanation.fixes:
        yield from _fix_lines(explanation.fixes)
    if explanation.likely:
        yield explanation.likely


def event_sentence(board: HeldBoard, event: SquareEvent) -> str:
    """Returns what a line did with a square of the program's board."""
    stack = event.stack[:2]
    if event.given:
        line, function = stack[0]
        stack = [(line, f"{function}({event.given})")] + stack[1:]
    return EVENTS[event.kind].format(
        subject=subject(stack),
        place=place(stack),
        square=board.names[event.square],
        when=when(board.labels[event.step]),
        text=event.text,
        because=event.text and f": {event.text}",
    )


def untouched_sentence(board: HeldBoard, square: int, step: int) -> str:
    """Returns that nothing happened to a square in a step, empty if that is not known."""
    if step not in board.followed or any(
        (event.step, event.square) == (step, square) for event in board.events
    ):
        return ""
    said = UNTOUCHED.format(
        square=board.names[square], board=board.name, when=when(board.labels[step])
    )
    function, line, later = board.last_lines.get(step, ("", 0, 0))
    named = function if function == MAIN else f"`{function}`"
    return said + (LAST_LINE.format(named, line, later) if line else "")


def when(label: str) -> str:
    """Returns the time of a step with a label, as in `at M31`."""
    return f"in {label[len(READING) :]}" if label.startswith(READING) else f"at {label}"


def subject(stack: Stack) -> str:
    """Returns the place of a line as the subject of a sentence."""
    return f"L{place(stack)[1:]}{',' if stack[1:] else ''}"


def place(stack: Stack) -> str:
    """Returns a line and its function, with the callers."""
    named = [(line, name if name == MAIN else f"`{name}`") for line, name in stack]
    return ", called from ".join([f"line {line} in {name}" for line, name in named])


def _fix_lines(fixes: list[tuple[int, str]]) -> Iterator[str]:
    """Yields the lines on the best fix."""
    (line, said), *others = fixes
    yield LOOK.format(line)
    yield f"  {said}"
    yield AGREES.format(MORE_TESTS)
    if others:
        yield OTHERS.format(counted(len(others), "other change"))
