"""Runs the user's program like `python solution.py` and reports how it ended.

static/sandbox.js connects the input to descriptor 0 and collects the output of descriptor 1. It
also restores the interpreter's whole memory before each run, so nothing is cleaned up here.
"""

import atexit
import os
import random
import sys
import threading
import traceback
from contextlib import suppress
from importlib.abc import MetaPathFinder
from types import ModuleType

NAME = "solution.py"
LONGEST_MESSAGE = 500  # Characters.

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


def run(program: str) -> str:
    """Runs a program as `__main__` and returns its error, empty if it succeeds.

    The error is two lines, a one-word cause and a message. The causes are:
    - `exit`: the program ended with an exit status;
    - `input`: it read beyond the end of the input;
    - `module`: a module is missing;
    - `syntax`: Python cannot read the program;
    - `error`: any other exception.
    """
    main = sys.modules["__main__"] = ModuleType("__main__")
    _prepare_interpreter()
    try:
        exec(compile(program, NAME, "exec", dont_inherit=True), vars(main))
    except SystemExit as end:
        error = _exit(end.code)
    except BaseException as problem:
        error = _crash(problem)
    else:
        error = ""
    _finish(main)
    return error


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


def _run_in_place(thread: threading.Thread) -> None:
    """Runs a thread's function directly: there are no threads here, and programs join them."""
    thread._started.set()  # type: ignore[attr-defined]
    thread.run()


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


def _finish(main: ModuleType) -> None:
    """Finishes like Python: calls exit handlers, clears the module, flushes the output."""
    atexit._run_exitfuncs()
    vars(main).clear()
    for stream in filter(None, (sys.stdout, sys.__stdout__)):
        with suppress(Exception):  # The program may have closed or replaced it.
            stream.flush()
