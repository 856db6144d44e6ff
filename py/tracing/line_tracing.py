"""Follows the lines of a run."""

import ast
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any, NamedTuple

from tracing.program_run import FILE, Stop, run

MOST_LINES = 200_000  # Executed lines of a traced run.
MOST_FRAMES = 20  # Of a stack; more are those of a deep recursion.
MAIN = "the main program"
_STOP = "Stop "  # A built-in name that no program can use.
Follower = Callable[[FrameType], object]


class CodePlace(NamedTuple):
    """A line of the program and the function that it belongs to."""

    line: int
    function: str


def traceable(program: str) -> CodeType:
    """Returns the code of a program that Stop always ends.

    Python no longer follows the lines once Stop is raised, so it can be raised only once.

    Raises:
        SyntaxError: Python cannot read the program.
    """
    tree = ast.fix_missing_locations(_Stoppable().visit(ast.parse(program, FILE)))
    return compile(tree, FILE, "exec", dont_inherit=True)


class _Stoppable(ast.NodeTransformer):
    """Changes statements that could keep Stop from ending a program."""

    def visit_Try(self, node: ast.Try) -> ast.AST:
        """Adds a first `except`, which raises Stop again."""
        if node.handlers:
            first = ast.ExceptHandler(ast.Name(_STOP, ast.Load()), None, [ast.Raise()])
            node.handlers.insert(0, ast.copy_location(first, node.handlers[0]))
        return self.generic_visit(node)

    def visit_While(self, node: ast.While) -> ast.AST:
        """Adds an expression to the loop. Python does not follow one that does nothing."""
        first = ast.Expr(ast.Name(_STOP, ast.Load()))
        node.body.insert(0, ast.copy_location(first, node.body[0]))
        return self.generic_visit(node)


def run_traced(
    code: CodeType,
    text: str,
    write: Callable[[str], object],
    on_line: Follower,
    on_return: Follower | None = None,
    **names: object,
) -> BaseException | None:
    """Runs a program like `run` and follows its lines.

    Args:
        code: The program, from `traceable`.
        text: Its standard input.
        write: Called with each text that it writes to standard output.
        on_line: Called before each line with its frame.
        on_return: Called with the frame of each function that returns.
        names: Further built-in names of the program.

    Returns:
        The exception that ended the run, None if it succeeded. It is Stop after MOST_LINES.
    """
    with _tracing(on_line, on_return):
        return run(code, text, write, **{_STOP: Stop}, **names)


@contextmanager
def _tracing(on_line: Follower, on_return: Follower | None) -> Iterator[None]:
    lines = 0

    def trace(frame: FrameType, event: str, _: object) -> Any:
        nonlocal lines
        if frame.f_code.co_filename != FILE:
            return None
        if event == "line":
            lines += 1
            if lines > MOST_LINES:
                raise Stop
            on_line(frame)
        elif event == "return" and on_return:
            on_return(frame)
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        yield
    finally:
        sys.settrace(before)


def frames_of(frame: FrameType | None) -> list[FrameType]:
    """Returns the frames of the program's functions from a frame outwards, MOST_FRAMES at most.

    Comprehensions and lambdas belong to the function around them.
    """
    found: list[FrameType] = []
    while frame and len(found) < MOST_FRAMES:
        if frame.f_code.co_filename == FILE and is_function(frame):
            found.append(frame)
        frame = frame.f_back
    return found


def is_function(frame: FrameType) -> bool:
    """Returns whether a frame belongs to a named function or to the main program."""
    return frame.f_code.co_name == "<module>" or not frame.f_code.co_name.startswith("<")


def stack_of(frame: FrameType) -> list[CodePlace]:
    """Returns the code place of a frame's current line and those of its callers."""
    return [CodePlace(one.f_lineno, function_name(one.f_code)) for one in frames_of(frame)]


def function_name(code: CodeType) -> str:
    """Returns the name of a function with its class, as in `Game.play`."""
    if code.co_name == "<module>":
        return MAIN
    return code.co_qualname.rpartition("<locals>.")[2]
