"""Runs a Python program inside this interpreter, with text in place of its files 0 and 1."""

import atexit
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
# The descriptors and the names of standard input, output and errors.
NAMES: tuple[tuple[object, ...], ...] = ((0, "/dev/stdin"), (1, "/dev/stdout"), (2, "/dev/stderr"))


class Stop(BaseException):
    """Ends a run from outside the program."""


class _OutputFile(io.RawIOBase):
    """A standard output that passes each written text to a function."""

    def __init__(self, write: Callable[[str], object]) -> None:
        self._write = write

    def write(self, data: Any) -> int:
        """Passes the decoded bytes on."""
        self._write(bytes(data).decode(errors="replace"))
        return len(data)

    def writable(self) -> bool:
        """Returns True."""
        return True


class _Files:
    """The files of a program that it does not have to open.

    Attributes:
        input: Standard input.
        output: Standard output. It is not buffered, so that each write belongs to a line.
        errors: Standard error, which is discarded.
    """

    def __init__(self, text: str, write: Callable[[str], object]) -> None:
        self.input = _text_file(io.BytesIO(text.encode()))
        self.output = _text_file(_OutputFile(write))
        self.errors = _text_file(_OutputFile(lambda text: None))
        files: tuple[Any, ...] = self.input, self.output, self.errors
        self._named = {name: file for names, file in zip(NAMES, files) for name in names}

    def open(self, file: object, mode: str = "r", *arguments: object, **settings: object) -> Any:
        """Opens standard input or output, in place of `open`."""
        if isinstance(file, os.PathLike):
            file = os.fspath(file)
        if type(file) in (int, str) and file in self._named:
            found = self._named[file]
            return found.buffer if "b" in mode else found
        raise PermissionError("only standard input and output can be opened here")

    def read(self, descriptor: int, size: int) -> Any:
        """Reads bytes in place of `os.read`."""
        file = self._named.get(descriptor)
        return file.buffer.read(size) if file else _read(descriptor, size)

    def write(self, descriptor: int, data: Any) -> Any:
        """Writes bytes in place of `os.write`."""
        file = self._named.get(descriptor)
        return file.buffer.write(data) if file else _write(descriptor, data)


def _text_file(raw: Any) -> io.TextIOWrapper:
    return io.TextIOWrapper(raw, encoding="utf-8", newline="\n", write_through=True)


# The originals of the functions that are replaced during a run.
_read, _write = os.read, os.write
_set_recursion_limit = sys.setrecursionlimit


def compiled(program: str) -> CodeType:
    """Returns the code of a program. Raises SyntaxError if Python cannot read it."""
    return compile(program, FILE, "exec", dont_inherit=True)


def run(
    code: CodeType, text: str, write: Callable[[str], object], **names: object
) -> BaseException | None:
    """Runs a compiled program as `__main__`.

    Args:
        code: The program.
        text: Its standard input.
        write: Called with each text that it writes to standard output.
        names: Further built-in names of the program.

    Returns:
        The exception that ended the run, None if it succeeded. An exit with status 0 is a success.
    """
    files = _Files(text, write)
    main = ModuleType("__main__")
    # The program may change its built-in functions, but not ours.
    built_in = ModuleType("builtins")
    vars(built_in).update({**vars(builtins), "open": files.open, **names})
    vars(main)["__builtins__"] = built_in
    at_exit: list[Callable[[], object]] = []
    with _replaced(files, {"__main__": main, "builtins": built_in}, at_exit):
        error = _error_of(lambda: exec(code, vars(main)))
        while at_exit:
            error = _error_of(at_exit.pop()) or error
        return error or _error_of(_flush)


def _error_of(call: Callable[[], object]) -> BaseException | None:
    try:
        call()
    except SystemExit as end:
        return end if end.code else None
    except BaseException as error:
        return error
    return None


def _flush() -> None:
    """Writes what is left in an output that the program put before standard output."""
    output = getattr(sys, "stdout", None)
    if output is not None and not getattr(output, "closed", False):
        output.flush()


@contextmanager
def _replaced(
    files: _Files, modules: dict[str, ModuleType], at_exit: list[Callable[[], object]]
) -> Iterator[None]:
    """Replaces the parts of the interpreter that the program must not share with us."""

    def register(function: Any, *arguments: object, **names: object) -> Any:
        at_exit.append(lambda: function(*arguments, **names))
        return function

    limit = sys.getrecursionlimit()
    replacements: tuple[tuple[object, str, object], ...] = (
        (sys, "stdin", files.input),
        (sys, "stdout", files.output),
        (sys, "stderr", files.errors),
        (sys, "__stdin__", files.input),
        (sys, "__stdout__", files.output),
        (sys, "__stderr__", files.errors),
        (sys, "argv", [FILE]),
        (sys, "setrecursionlimit", lambda depth: None),
        # A function that the program sets would be called for our own code too.
        (sys, "settrace", lambda function: None),
        (sys, "setprofile", lambda function: None),
        (io, "open", files.open),
        (os, "read", files.read),
        (os, "write", files.write),
        (os, "_exit", sys.exit),
        (atexit, "register", register),
        # Programs that recurse deeply run in a thread with a larger stack.
        (threading, "stack_size", lambda size=0: 0),
        (threading.Thread, "start", _run_in_place),
        (threading.Thread, "join", lambda thread, timeout=None: None),
    )
    kept = [(owner, name, getattr(owner, name)) for owner, name, _ in replacements]
    kept_modules = {**sys.modules}
    for owner, name, value in replacements:
        setattr(owner, name, value)
    sys.modules.update(modules)
    _set_recursion_limit(DEEPEST)
    try:
        yield
    finally:
        sys.modules.update(kept_modules)
        for owner, name, value in kept:
            setattr(owner, name, value)
        _set_recursion_limit(limit)


def _run_in_place(thread: threading.Thread) -> None:
    thread._started.set()  # type: ignore[attr-defined]
    thread.run()
