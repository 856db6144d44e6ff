"""Runs a judge in a terminal: `python py/judge.py FORMAT [FILE]`."""

import argparse
import os
import sys
from pathlib import Path

from judges import FORMATS, FormatError, detect, run
from judges.boardsilly import ORDERS


def main() -> int:
    """Prints what the judge prints; warnings and errors go to standard error.

    Returns the exit status: 0, or 1 after an error in the input.
    """
    arguments = _arguments()
    try:
        source = arguments.file.read_bytes() if arguments.file else sys.stdin.buffer.read()
    except OSError as error:
        return _fail(f"{arguments.file} cannot be read: {error.strerror}.")
    text = source.decode("utf-8", errors="replace")
    form, reason = (arguments.format, "") if arguments.format != "auto" else detect(text)
    if form is None:
        return _fail(reason) if text.strip() else 0
    options = {"order": arguments.order} if form == "boardsilly" else {}
    return _print(form, text, options)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Prints what a judge prints for an input.")
    formats = ("auto", *FORMATS)
    parser.add_argument("format", choices=formats, metavar="FORMAT", help=", ".join(formats))
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="FILE", help="the input; standard input if left out"
    )
    parser.add_argument(
        "--order", choices=ORDERS, default=ORDERS[0], help="the order of the moves of boardsilly"
    )
    return parser.parse_args()


def _print(form: str, text: str, options: dict[str, str]) -> int:
    sys.stdout.reconfigure(newline="\n")  # type: ignore[union-attr]
    try:
        for step in run(form, text, **options):
            sys.stdout.write(step.text)
            if step.warning:
                print(step.warning, file=sys.stderr)
    except FormatError as error:
        sys.stdout.flush()
        return _fail(str(error))
    return 0


def _fail(message: str) -> int:
    print(message, file=sys.stderr)
    return 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:
        # Whoever read the output has had enough; what Python flushes at its end goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
