"""Runs a program of the reader's as `python solution.py` would, and says how it ended.

static/sandbox.js has put the input on descriptor 0 and collects what is written to descriptor 1.
Before each run it also puts back the interpreter's whole memory, so nothing is tidied up here.
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

# What leads out of Python: to JavaScript, to the browser's event loop, to the network. What keeps
# a program in is said in static/sandbox.html; this has it told plainly that none of these is here.
OUTWARD = (
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
    """Runs a program as `__main__`; returns what stopped it, or an empty text.

    That is the cause in a word, on a line of its own, and a sentence. The causes are `exit` status,
    `input` that is over, a `module` that is missing, `syntax`, and any other `error`.
    """
    main = sys.modules["__main__"] = ModuleType("__main__")
    _furnish()
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


class NoWayOut(MetaPathFinder):
    """Has the modules of OUTWARD missing, whoever else would find them."""

    def find_spec(self, name: str, path: object, target: object = None) -> None:
        """Raises ModuleNotFoundError for a module of OUTWARD; leaves others to other finders."""
        if name.partition(".")[0] in OUTWARD:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def _furnish() -> None:
    """Makes the interpreter look as it does to a program started in a terminal."""
    for name in list(sys.modules):
        if name.partition(".")[0] in OUTWARD:
            del sys.modules[name]
    sys.meta_path.insert(0, NoWayOut())
    sys.argv = [NAME]
    sys.stdin = sys.__stdin__ = os.fdopen(0, encoding="utf-8")  # type: ignore[misc]
    sys.stdout = sys.__stdout__ = os.fdopen(1, "w", encoding="utf-8")  # type: ignore[misc]
    # The process that this would end at once is the interpreter of the next program, too.
    os._exit = sys.exit  # type: ignore[assignment]
    # With the memory, the state of whatever was loaded before is put back, too.
    random.seed()
    # The usual way to a deeper stack is a thread that has one; Python's own needs none here.
    threading.stack_size = lambda size=0: 0
    threading.Thread.start = _run_at_once  # type: ignore
    threading.Thread.join = lambda thread, timeout=None: None  # type: ignore


def _run_at_once(thread: threading.Thread) -> None:
    """Runs a thread in the place of starting it: there are none here, and programs wait for it."""
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
    told = _shortened(f"Line {line}: {message}" if line else message)
    return f"{_cause(problem)}\n{told}"


def _cause(problem: BaseException) -> str:
    """Returns the cause of a crash, in a word."""
    match problem:
        case EOFError():
            return "input"
        case ModuleNotFoundError():
            return "module"
        case SyntaxError() if problem.filename == NAME:
            return "syntax"
    return "error"


def _line(problem: BaseException) -> int | None:
    """Returns the line of the program that was reached last, None if there is none."""
    if isinstance(problem, SyntaxError) and problem.filename == NAME:
        return problem.lineno
    frames = traceback.walk_tb(problem.__traceback__)
    lines = [line for frame, line in frames if frame.f_code.co_filename == NAME]
    return lines[-1] if lines else None


def _shortened(message: str) -> str:
    return message if len(message) <= LONGEST_MESSAGE else message[:LONGEST_MESSAGE] + "…"


def _finish(main: ModuleType) -> None:
    """Does what Python does at its end: calls what was registered, lets go of all, flushes."""
    atexit._run_exitfuncs()
    vars(main).clear()
    for stream in filter(None, (sys.stdout, sys.__stdout__)):
        with suppress(Exception):  # It may be closed, or be anything that the program put there.
            stream.flush()
