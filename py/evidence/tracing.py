"""Follows the lines of a run."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any, NamedTuple

from evidence.program_run import FILE, Stop, run

MOST_LINES = 400_000  # Executed lines of a traced run.
MAIN = "the main program"


class Place(NamedTuple):
    """A line of the program and the function that it belongs to."""

    line: int
    function: str


def compiled(program: str) -> CodeType:
    """Returns the code of a program. Raises SyntaxError if Python cannot read it."""
    return compile(program, FILE, "exec", dont_inherit=True)


def run_traced(
    code: CodeType,
    text: str,
    write: Callable[[str], object],
    on_line: Callable[[FrameType], object],
    **names: object,
) -> BaseException | None:
    """Runs a program like `run` and calls `on_line` before each of its lines.

    `on_line` is called with the frame of the line, and with the frame of a function that
    returns.
    """
    with _tracing(on_line):
        return run(code, text, write, **names)


@contextmanager
def _tracing(on_line: Callable[[FrameType], object]) -> Iterator[None]:
    lines = 0

    def trace(frame: FrameType, event: str, _: object) -> Any:
        nonlocal lines
        if frame.f_code.co_filename != FILE:
            return None
        if event in ("line", "return"):
            lines += 1
            if lines > MOST_LINES:
                raise Stop
            on_line(frame)
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        yield
    finally:
        sys.settrace(before)


def frames_of(frame: FrameType | None) -> list[FrameType]:
    """Returns the frames of the program's functions from a frame outwards.

    Comprehensions and lambdas belong to the function around them.
    """
    found = []
    while frame:
        if frame.f_code.co_filename == FILE and is_function(frame):
            found.append(frame)
        frame = frame.f_back
    return found


def is_function(frame: FrameType) -> bool:
    """Returns whether a frame belongs to a named function or to the main program."""
    return frame.f_code.co_name == "<module>" or not frame.f_code.co_name.startswith("<")


def place_of(frame: FrameType) -> Place:
    """Returns the place of a frame's current line."""
    return Place(frame.f_lineno, function_name(frame.f_code))


def function_name(code: CodeType) -> str:
    """Returns the name of a function with its class, as in `Game.play`."""
    if code.co_name == "<module>":
        return MAIN
    return code.co_qualname.rpartition("<locals>.")[2]
