"""What the commands have in common: how they read, write, and end."""

import os
import sys
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Callable
from pathlib import Path

NO_INPUT = "There is no standard input to read."
NO_OUTPUT = "There is no standard output to write to."
NOT_WRITTEN = "The output cannot be written: {}."
NOT_READ = "{} cannot be read: {}."


class Problem(Exception):
    """What keeps a command from its end; the message is for the reader."""


def run(command: Callable[[], int]) -> int:
    """Runs a command, and says what keeps it from its end; returns its exit status."""
    try:
        if not sys.stdout:
            raise Problem(NO_OUTPUT)
        sys.stdout.reconfigure(newline="\n")  # type: ignore[union-attr]
        status = command()
        sys.stdout.flush()
        return status
    except Problem as problem:
        return fail(str(problem))
    except BrokenPipeError:
        # Whoever read the output has had enough.
        _write_no_more()
        return 1
    except OSError as error:
        _write_no_more()
        return fail(NOT_WRITTEN.format(error.strerror))


def read(file: Path | None) -> str:
    """Returns the text of a file, or of standard input without one.

    That is UTF-8, or UTF-16 as Windows shells write it. Raises Problem if it cannot be read.
    """
    try:
        if file:
            return decoded(file.read_bytes())
        if not sys.stdin:
            raise Problem(NO_INPUT)
        return decoded(sys.stdin.buffer.read())
    except OSError as error:
        raise Problem(NOT_READ.format(file or "Standard input", error.strerror)) from None


def decoded(source: bytes) -> str:
    """Returns the text that bytes stand for; what stands for none is replaced."""
    encoding = "utf-8"
    if source.startswith(BOM_UTF16_LE) or source[1:4:2] == b"\0\0":
        encoding = "utf-16-le"
    elif source.startswith(BOM_UTF16_BE) or source[0:3:2] == b"\0\0":
        encoding = "utf-16-be"
    return source.decode(encoding, errors="replace")


def say(message: str) -> None:
    """Writes a line to standard error, if there is one."""
    if sys.stderr:
        print(message, file=sys.stderr)


def fail(message: str) -> int:
    """Says what is wrong; returns the exit status for it."""
    say(message)
    return 1


def _write_no_more() -> None:
    """Has what Python flushes at its end go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
