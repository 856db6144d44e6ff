"""Runs a Python program inside this interpreter, with text in place of its files 0 and 1."""

import builtins
import io
import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CodeType, ModuleType
from typing import Any

# Not the name of the program that asks for the evidence in the sandbox, see `sandbox.harness`.
FILE = "tested.py"
DEEPEST = 3_000  # Nested calls.
STANDARD_INPUT = (0, "/dev/stdin")


class Stop(BaseException):
    """Ends a run from outside the program."""


class OutputText(io.TextIOBase):
    """A standard output that passes each written text to a function.

    Attributes:
        buffer: The same output for bytes.
    """

    def __init__(self, write: Callable[[str], object]) -> None:
        self._write = write
        self.buffer = OutputBytes(write)

    def write(self, text: str) -> int:
        """Passes a text on."""
        self._write(text)
        return len(text)

    def writable(self) -> bool:
        """Returns True."""
        return True


class OutputBytes(io.RawIOBase):
    """A standard output for bytes."""

    def __init__(self, write: Callable[[str], object]) -> None:
        self._write = write

    def write(self, data: Any) -> int:
        """Passes the decoded bytes on."""
        self._write(bytes(data).decode(errors="replace"))
        return len(data)

    def writable(self) -> bool:
        """Returns True."""
        return True


def run(
    code: CodeType, text: str, write: Callable[[str], object], **names: object
) -> BaseException | None:
    """Runs a compiled program as `__main__`.

    Args:
        code: The program.
        text: Its standard input.
        write: Called with each text that it writes to standard output.
        names: Further global names of the program.

    Returns:
        The exception that ended the run, None if it succeeded. An exit with status 0 is a success.
    """
    main = ModuleType("__main__")
    vars(main).update(names, __builtins__={**vars(builtins), "open": _open})
    try:
        with _replaced(main, text, OutputText(write)):
            exec(code, vars(main))
    except SystemExit as end:
        return end if end.code else None
    except BaseException as error:
        return error
    return None


@contextmanager
def _replaced(main: ModuleType, text: str, output: OutputText) -> Iterator[None]:
    """Replaces the parts of the interpreter that the program must not share with us."""
    limit = sys.getrecursionlimit()
    replacements: tuple[tuple[object, str, object], ...] = (
        (sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8")),
        (sys, "stdout", output),
        (sys, "stderr", OutputText(lambda text: None)),
        (sys, "argv", [FILE]),
        (sys, "setrecursionlimit", lambda depth: None),
        (os, "_exit", sys.exit),
        # Programs that recurse deeply run in a thread with a larger stack.
        (threading, "stack_size", lambda size=0: 0),
        (threading.Thread, "start", _run_in_place),
        (threading.Thread, "join", lambda thread, timeout=None: None),
    )
    kept = [(owner, name, getattr(owner, name)) for owner, name, _ in replacements]
    kept_main = sys.modules["__main__"]
    for owner, name, value in replacements:
        setattr(owner, name, value)
    sys.modules["__main__"] = main
    set_limit = kept[4][2]
    set_limit(DEEPEST)
    try:
        yield
    finally:
        sys.modules["__main__"] = kept_main
        for owner, name, value in kept:
            setattr(owner, name, value)
        sys.setrecursionlimit(limit)


def _run_in_place(thread: threading.Thread) -> None:
    thread._started.set()  # type: ignore[attr-defined]
    thread.run()


def _open(file: object, mode: str = "r", *arguments: object, **settings: object) -> Any:
    """Opens standard input and nothing else."""
    if file in STANDARD_INPUT:
        return sys.stdin.buffer if "b" in mode else sys.stdin
    raise PermissionError(f"{file} cannot be opened here")
