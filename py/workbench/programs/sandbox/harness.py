"""Runs the user's program like `python solution.py` and reports how it ended.

static/sandbox.js connects the input to descriptor 0 and collects the output of descriptor 1. It
also restores the interpreter's whole memory after each run. Only changes that would disturb the
report on the program itself are undone here.
"""

import atexit
import builtins
import os
import random
import signal
import sys
import threading
import traceback
from contextlib import suppress
from importlib.abc import MetaPathFinder
from types import FrameType, ModuleType
from typing import TextIO

NAME = "solution.py"
LONGEST_MESSAGE = 500  # Characters.
NOT_WRITTEN = "The program ended with exit status 120, as its output could not be written: {}"

# Modules that lead out of Python: to JavaScript, to the browser's event loop, to the network. They
# are blocked for a clear error message only; static/sandbox.html explains the real isolation.
BLOCKED = (
    "js",
    "pyodide",
    "pyodide_js",
    "_pyodide",
    "_pyodide_core",
    "asyncio",
    "socket",
    "_socket",
)


# Names that the harness needs after the program, which may have replaced them.
_builtins = vars(builtins)
_BUILTINS = dict(_builtins)
_set_recursion_limit, _set_trace, _set_profile = sys.setrecursionlimit, sys.settrace, sys.setprofile
_RECURSION_LIMIT = sys.getrecursionlimit()


def report_timeout(line: int) -> bool:
    """Reports the line that was running, 0 if unknown, and returns True after the time limit.

    static/sandbox.js replaces this.
    """
    return False


def run(program: str) -> str:
    """Runs a program as `__main__` and returns its error, empty if it succeeds.

    The error is two lines, a one-word cause and a message. The causes are:
    - `exit`: the program ended with an exit status;
    - `input`: it read beyond the end of the input;
    - `file`: it opened a file that does not exist;
    - `module`: a module is missing;
    - `syntax`: Python cannot read the program;
    - `error`: any other exception.
    """
    main = sys.modules["__main__"] = ModuleType("__main__")
    _prepare_interpreter()
    problem: BaseException | None = None
    try:
        exec(compile(program, NAME, "exec", dont_inherit=True), vars(main))
    except BaseException as raised:
        problem = raised
    try:
        _set_trace(None)
        _set_profile(None)
    except BaseException:  # The program's hook raised it, and Python has removed the hook.
        pass
    _restore_interpreter()
    try:
        error = _error(problem)
    except BaseException:
        error = "error\nThe program ended with an error that Python cannot describe."
    return _finish(main, error)


class ModuleBlocker(MetaPathFinder):
    """Hides the modules of BLOCKED from all other finders."""

    def find_spec(self, name: str, path: object, target: object = None) -> None:
        """Raises ModuleNotFoundError for a blocked module; leaves others to the next finder."""
        if name.partition(".")[0] in BLOCKED:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def _prepare_interpreter() -> None:
    """Makes the interpreter look like that of a program started in a terminal."""
    for name in list(sys.modules):
        if name.partition(".")[0] in BLOCKED:
            del sys.modules[name]
    sys.meta_path.insert(0, ModuleBlocker())
    sys.argv = [NAME]
    os.environ["ONLINE_JUDGE"] = "true"  # Programs read files elsewhere.
    sys.stdin = sys.__stdin__ = os.fdopen(0, encoding="utf-8")  # type: ignore[misc]
    sys.stdout = sys.__stdout__ = os.fdopen(1, "w", encoding="utf-8")  # type: ignore[misc]
    # The real os._exit would end the interpreter, which the next program needs too.
    os._exit = sys.exit  # type: ignore[assignment]
    # Restoring the memory restores this state too: every run would draw the same numbers.
    random.seed()
    # Programs that recurse deeply run in a thread with a larger stack; that is not needed here.
    threading.stack_size = lambda size=0: 0
    threading.Thread.start = _run_in_place  # type: ignore
    threading.Thread.join = lambda thread, timeout=None: None  # type: ignore
    signal.signal(signal.SIGINT, _report_line)


def _report_line(number: int, frame: FrameType | None) -> None:
    """Handles the signal that static/sandbox.js sends at the time limit."""
    program = frame
    while program and program.f_code.co_filename != NAME:
        program = program.f_back
    if not report_timeout(program.f_lineno if program else 0):
        signal.default_int_handler(number, frame)


def _restore_interpreter() -> None:
    """Undoes the program's changes that the harness itself would not survive."""
    _set_recursion_limit(_RECURSION_LIMIT)
    _builtins.update(_BUILTINS)


def _run_in_place(thread: threading.Thread) -> None:
    """Runs a thread's function directly: there are no threads here, and programs join them."""
    thread._started.set()  # type: ignore[attr-defined]
    thread.run()


def _error(problem: BaseException | None) -> str:
    match problem:
        case None:
            return ""
        case SystemExit():
            return _exit(problem.code)
        case _:
            return _crash(problem)


def _exit(status: object) -> str:
    match status:
        case None | 0:
            return ""
        case int():
            return f"exit\nThe program ended with exit status {int(status)}."
        case _:
            return "exit\n" + _shortened(f"The program ended with exit status 1: {status}")


def _crash(problem: BaseException) -> str:
    message = traceback.format_exception_only(problem)[-1].splitlines()[0]
    line = _line(problem)
    located = _shortened(f"Line {line}: {message}" if line else message)
    return f"{_cause(problem)}\n{located}"


def _cause(problem: BaseException) -> str:
    """Returns the one-word cause of a crash."""
    match problem:
        case EOFError():
            return "input"
        case FileNotFoundError():
            return "file"
        case ModuleNotFoundError():
            return "module"
        case SyntaxError() if problem.filename == NAME:
            return "syntax"
    return "error"


def _line(problem: BaseException) -> int | None:
    """Returns the last line of the program in the traceback, None if there is none."""
    if isinstance(problem, SyntaxError) and problem.filename == NAME:
        return problem.lineno
    frames = traceback.walk_tb(problem.__traceback__)
    lines = [line for frame, line in frames if frame.f_code.co_filename == NAME]
    return lines[-1] if lines else None


def _shortened(message: str) -> str:
    return message if len(message) <= LONGEST_MESSAGE else message[:LONGEST_MESSAGE] + "…"


def _finish(main: ModuleType, error: str) -> str:
    """Finishes like Python: calls exit handlers, clears the module, flushes the output.

    Returns the error of the program, or the one that finishing it caused.
    """
    atexit._run_exitfuncs()
    vars(main).clear()
    try:
        _flush(getattr(sys, "stdout", None))
    except BaseException as problem:
        error = error or f"exit\n{_shortened(NOT_WRITTEN.format(problem))}"
    with suppress(BaseException):  # Python ignores errors of this one.
        _flush(sys.__stdout__)
    return error


def _flush(stream: TextIO | None) -> None:
    if stream is not None and not getattr(stream, "closed", False):
        stream.flush()
