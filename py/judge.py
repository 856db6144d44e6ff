"""Runs a judge in a terminal: `python py/judge.py FORMAT [FILE]`."""

import argparse
import sys
from pathlib import Path

import terminal
from comparison import compare
from judges import AUTO, FORMATS, Format, FormatError, detect, format_named


def main() -> int:
    """Prints what the judge prints; warnings and errors go to standard error.

    With an output to compare, prints the verdict on it instead. Returns the exit status: 0, or 1
    after an error in the input or for an output that is not right.
    """
    arguments = _arguments()
    text = terminal.read(arguments.file)
    form, reason = detect(text) if arguments.format == AUTO else (None, "")
    form = form or (format_named(arguments.format) if arguments.format != AUTO else None)
    if form is None:
        return terminal.fail(reason) if text.strip() else 0
    if arguments.compare:
        return _compare(form, text, terminal.read(arguments.compare), arguments.order)
    return _print(form, text, arguments.order)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Prints what a judge prints for an input.")
    formats = (AUTO, *(form.name for form in FORMATS))
    free = [form for form in FORMATS if form.orders]
    parser.add_argument("format", choices=formats, metavar="FORMAT", help=", ".join(formats))
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="FILE", help="the input; standard input if left out"
    )
    parser.add_argument(
        "--order",
        choices=[order for form in free for order in form.orders],
        help=f"the order of the moves of {', '.join(form.name for form in free)}",
    )
    parser.add_argument(
        "--compare", type=Path, metavar="OUTPUT", help="say how this output differs instead"
    )
    return parser.parse_intermixed_args()


def _compare(form: Format, text: str, yours: str, order: str | None) -> int:
    """Prints how an output compares with the judge's; returns 0 if it is right, else 1."""
    steps, error = [], None
    try:
        for step in form.run(text, order=order if order in form.orders else None):
            steps.append(step)
    except FormatError as problem:
        error = problem
        terminal.say(str(problem))
    result = compare(form, steps, yours, finished=error is None)
    print(result.verdict)
    said = result.guess or result.reading
    if said:
        print(said)
    return 0 if result.right else 1


def _print(form: Format, text: str, order: str | None) -> int:
    try:
        for step in form.run(text, order=order if order in form.orders else None):
            sys.stdout.write(step.text)
            if step.warning:
                terminal.say(step.warning)
    except FormatError as error:
        sys.stdout.flush()
        return terminal.fail(str(error))
    return 0


if __name__ == "__main__":
    sys.exit(terminal.run(main))
