"""Makes test inputs for the judges in a terminal: `python py/generate.py FORMAT --seed S`."""

import argparse
import sys
from pathlib import Path

from inputs import features, generate, knobs
from judges import FORMATS, run


def main() -> None:
    """Prints an input, or writes it and what the judge prints for it into a folder."""
    sys.stdout.reconfigure(newline="\n")  # type: ignore[union-attr]
    parser = _parser()
    arguments = parser.parse_args()
    if arguments.list:
        sys.stdout.write(_listing(arguments.format))
    elif arguments.out:
        _write_pair(parser, arguments)
    else:
        sys.stdout.write(_generated(parser, arguments))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Prints a test input for a judge.")
    formats = parser.add_subparsers(dest="format", required=True, metavar="FORMAT")
    for form in FORMATS:
        _add_options(formats.add_parser(form, help=f"an input for {form}"), form)
    return parser


def _add_options(parser: argparse.ArgumentParser, form: str) -> None:
    names = [feature.name for feature in features(form)]
    parser.add_argument("--seed", type=int, default=1, help="another seed is another input")
    parser.add_argument("--feature", choices=names, metavar="NAME", help="what it has to have")
    parser.add_argument("--list", action="store_true", help="print the features and stop")
    parser.add_argument(
        "--out", type=Path, metavar="DIR", help="write the input and the expected output there"
    )
    for knob in knobs(form):
        parser.add_argument(f"--{knob.name}", type=int, help=f"{knob.phrase}: {knob.choice}")


def _listing(form: str) -> str:
    return "".join(f"{feature.name:18}{feature.phrase}\n" for feature in features(form))


def _generated(parser: argparse.ArgumentParser, arguments: argparse.Namespace) -> str:
    form = arguments.format
    settings = {knob.name: getattr(arguments, knob.name) for knob in knobs(form)}
    try:
        return generate(form, arguments.seed, arguments.feature, **settings)
    except ValueError as error:
        parser.error(str(error))


def _write_pair(parser: argparse.ArgumentParser, arguments: argparse.Namespace) -> None:
    """Writes the input and the expected output into the folder and prints their paths."""
    text = _generated(parser, arguments)
    expected = "".join(step.text for step in run(arguments.format, text))
    parts = (arguments.format, arguments.feature, str(arguments.seed))
    stem = arguments.out / "-".join(filter(None, parts))
    try:
        arguments.out.mkdir(parents=True, exist_ok=True)
        for path, content in ((f"{stem}.in", text), (f"{stem}.out", expected)):
            Path(path).write_text(content, encoding="ascii", newline="\n")
            print(path)
    except OSError as error:
        parser.exit(1, f"{arguments.out} cannot be written to: {error.strerror}.\n")


if __name__ == "__main__":
    main()
