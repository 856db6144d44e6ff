"""The functions that run, from the innermost one outwards."""

from __future__ import annotations

from types import CodeType, FrameType

from workbench.programs.tracing.events import MAIN, CodePlace, Stack
from workbench.programs.tracing.program_run import FILE

MOST_FRAMES = 20  # Of a stack; more are those of a deep recursion.


def frames_of(frame: FrameType | None) -> list[FrameType]:
    """Returns the frames of the program's functions from a frame outwards, MOST_FRAMES at most.

    Comprehensions and lambdas belong to the function around them.
    """
    found: list[FrameType] = []
    while frame and len(found) < MOST_FRAMES:
        if frame.f_code.co_filename == FILE and _is_function(frame.f_code):
            found.append(frame)
        frame = frame.f_back
    return found


def stack_of(frames: list[FrameType]) -> Stack:
    """Returns the current lines of frames."""
    return tuple(CodePlace(one.f_lineno, function_name(one.f_code)) for one in frames)


def function_name(code: CodeType) -> str:
    """Returns the name of a function with its class, as in `Game.play`."""
    if code.co_name == "<module>":
        return MAIN
    return code.co_qualname.rpartition("<locals>.")[2]


def _is_function(code: CodeType) -> bool:
    return code.co_name == "<module>" or not code.co_name.startswith("<")
