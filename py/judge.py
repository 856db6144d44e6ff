"""Runs a judge: `python py/judge.py FORMAT [FILE]`."""

import argparse
import sys
from pathlib import Path

import terminal
from text.reader import FormatError
from workbench.comparison import compare
from workbench.formats import AUTO, FORMATS, detect, format_named
from workbench.judging import Format
from workbench.programs.explanation import precedence, sentences


def main() -> int:
    """Prints the judge's output, or the verdict on an output given with `--compare`.

    Warnings and errors go to standard error. Returns the exit status: 1 after an error in the input
    or for a wrong output, else 0.
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
    parser = argparse.ArgumentParser(
        description="Prints the output of a judge, or compares another output with it."
    )
    formats = (AUTO, *(form.name for form in FORMATS))
    ordered = [form for form in FORMATS if form.output.orders]
    parser.add_argument("format", choices=formats, metavar="FORMAT", help=", ".join(formats))
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="FILE", help="the input (default: standard input)"
    )
    parser.add_argument(
        "--order",
        choices=[order for form in ordered for order in form.output.orders],
        help=f"the order of the listed moves ({', '.join(form.name for form in ordered)} only)",
    )
    parser.add_argument(
        "--compare", type=Path, metavar="OUTPUT", help="report how this output differs instead"
    )
    return parser.parse_intermixed_args()


def _compare(form: Format, text: str, actual: str, order: str | None) -> int:
    """Prints the verdict on an output; returns 0 if it is right, else 1."""
    steps, error = [], None
    try:
        for step in form.run(text, order=order if order in form.output.orders else None):
            steps.append(step)
    except FormatError as problem:
        error = problem
        terminal.say(str(problem))
    result = compare(form, steps, actual, finished=error is None)
    for line in sentences.lines(precedence.chosen(result)):
        terminal.show(line)
    return 0 if result.right else 1


def _print(form: Format, text: str, order: str | None) -> int:
    try:
        for step in form.run(text, order=order if order in form.output.orders else None):
            sys.stdout.write(step.text)
            if step.warning:
                terminal.say(step.warning)
    except FormatError as error:
        sys.stdout.flush()
        return terminal.fail(str(error))
    return 0


if __name__ == "__main__":
    sys.exit(terminal.run(main))
