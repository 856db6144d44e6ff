"""Reading, writing and exiting, shared by the commands."""

import argparse
import os
import sys
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Callable
from pathlib import Path

from othello.notes import printable

NO_INPUT = "There is no standard input to read."
NO_OUTPUT = "There is no standard output to write to."
NOT_READ = "{} cannot be read: {}."
NOT_WRITTEN = "{} cannot be written: {}."
INTERRUPTED = 130  # The exit status after Ctrl+C, as shells report it.


class Problem(Exception):
    """An error that ends a command; the message is for the user."""


def run(command: Callable[[], int]) -> int:
    """Runs a command and reports the error that ends it; returns the exit status."""
    try:
        if not sys.stdout:
            raise Problem(NO_OUTPUT)
        # A character that the encoding lacks is written as a question mark.
        sys.stdout.reconfigure(newline="\n", errors="replace")  # type: ignore[union-attr]
        try:
            return command()
        finally:
            sys.stdout.flush()
    except Problem as problem:
        return fail(str(problem))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of the pipe has closed it, as `head` does.
        _discard_output()
        return 1
    except OSError as error:
        _discard_output()
        return fail(NOT_WRITTEN.format("The output", error.strerror))


def number_from(least: int) -> Callable[[str], int]:
    """Returns a converter of arguments to whole numbers from `least` up."""

    def number(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"expected a number from {least} up, not {text!r}")
        return int(text)

    return number


def add_number(parser: argparse.ArgumentParser, name: str, values: range, said: str) -> None:
    """Adds an option for a number of a range, 1 if it is left out; `said` explains it."""

    def number(text: str) -> int:
        if not text.isdecimal() or int(text) not in values:
            reason = f"expected a number from {values[0]} to {values[-1]}, not {text!r}"
            raise argparse.ArgumentTypeError(reason)
        return int(text)

    parser.add_argument(f"--{name}", type=number, default=1, help=said)


def check_writable(file: Path) -> None:
    """Checks that a file can be written, before the work for its contents begins.

    Raises:
        Problem: The file cannot be written.
    """
    is_new = not file.exists()
    try:
        with file.open("ab"):
            pass
        if is_new:
            file.unlink()
    except OSError as error:
        raise Problem(NOT_WRITTEN.format(file, error.strerror)) from None


def read(file: Path | None) -> str:
    """Returns the text of a file, or of standard input if `file` is None.

    The encoding is UTF-8, or UTF-16 as Windows shells write it.

    Raises:
        Problem: The file or standard input cannot be read.
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
    """Decodes UTF-8 or UTF-16; replaces bytes that are not valid."""
    encoding = "utf-8"
    if source.startswith(BOM_UTF16_LE) or source[1:4:2] == b"\0\0":
        encoding = "utf-16-le"
    elif source.startswith(BOM_UTF16_BE) or source[0:3:2] == b"\0\0":
        encoding = "utf-16-be"
    return source.decode(encoding, errors="replace")


def show(text: str) -> None:
    """Prints a line, or several, that may have texts from files.

    A terminal would obey their control characters, which are left out.
    """
    print(printable(text))


def say(message: str) -> None:
    """Writes a line to standard error, if there is one, as `show` does."""
    if sys.stderr:
        print(printable(message), file=sys.stderr)


def fail(message: str) -> int:
    """Writes an error message; returns the exit status of a failure."""
    say(message)
    return 1


def _discard_output() -> None:
    """Redirects standard output, which Python flushes at exit, to the null device."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
