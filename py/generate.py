"""Generates test inputs for the judges: `python py/generate.py FORMAT --seed S`."""

import argparse
import sys
from pathlib import Path

import terminal
from workbench.formats import FORMATS, format_named
from workbench.inputs import SEED, generate, suite, zipped
from workbench.judging import Format

EXISTS = "{} exists: choose another name, or add --force to replace it."


def main() -> int:
    """Prints an input, or writes inputs and expected outputs into a folder or a zip file.

    Returns the exit status.
    """
    parser = _parser()
    arguments = parser.parse_args()
    form = format_named(arguments.format)
    if arguments.list:
        sys.stdout.write(_listing(form))
    elif arguments.zip:
        _write_set(form, parser, arguments)
    elif arguments.out:
        _write_pair(form, _generated(parser, form, arguments), arguments)
    else:
        sys.stdout.write(_generated(parser, form, arguments))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Generates test inputs for a judge.")
    formats = parser.add_subparsers(dest="format", required=True, metavar="FORMAT")
    for form in FORMATS:
        _add_options(formats.add_parser(form.name, help=f"an input for {form.name}"), form)
    return parser


def _add_options(parser: argparse.ArgumentParser, form: Format) -> None:
    names = [feature.name for feature in form.inputs.features]
    terminal.add_number(parser, "seed", SEED.values, "each seed gives another input")
    parser.add_argument(
        "--feature", choices=names, metavar="NAME", help="a feature that the input must have"
    )
    parser.add_argument("--list", action="store_true", help="list the features and exit")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="DIR",
        help="write the input and the expected output to this folder",
    )
    parser.add_argument(
        "--zip",
        type=Path,
        metavar="FILE",
        help="write the inputs of consecutive seeds to this zip file",
    )
    parser.add_argument(
        "--force", action="store_true", help="replace the zip file if there is one of that name"
    )
    parser.add_argument(
        "--count",
        type=terminal.number_from(1),
        default=20,
        help="the number of inputs in the zip file",
    )
    for parameter in form.inputs.parameters:
        parser.add_argument(
            f"--{parameter.name}", type=int, help=f"{parameter.phrase}: {parameter.allowed}"
        )


def _listing(form: Format) -> str:
    return "".join(f"{feature.name:18}{feature.phrase}\n" for feature in form.inputs.features)


def _settings(form: Format, arguments: argparse.Namespace) -> dict[str, int | None]:
    return {
        parameter.name: getattr(arguments, parameter.name) for parameter in form.inputs.parameters
    }


def _generated(parser: argparse.ArgumentParser, form: Format, arguments: argparse.Namespace) -> str:
    settings = _settings(form, arguments)
    try:
        return generate(form, arguments.seed, arguments.feature, **settings)
    except ValueError as error:
        parser.error(str(error))


def _write_set(
    form: Format, parser: argparse.ArgumentParser, arguments: argparse.Namespace
) -> None:
    """Writes inputs and expected outputs into a zip file and prints its path."""
    terminal.check_writable(arguments.zip)
    if arguments.zip.exists() and not arguments.force:
        raise terminal.Problem(EXISTS.format(arguments.zip))
    settings = _settings(form, arguments)
    made = suite(form, arguments.seed, arguments.count, arguments.feature, **settings)
    try:
        parts = zipped([file for file in made if file])
    except ValueError as error:
        parser.error(str(error))
    content = b"".join([part.encode() if isinstance(part, str) else part for part in parts])
    try:
        arguments.zip.write_bytes(content)
    except OSError as error:
        message = terminal.NOT_WRITTEN.format(arguments.zip, error.strerror)
        raise terminal.Problem(message) from None
    print(arguments.zip)


def _write_pair(form: Format, text: str, arguments: argparse.Namespace) -> None:
    """Writes an input and the expected output into the folder and prints their paths."""
    expected = "".join(step.text for step in form.run(text))
    stem = "-".join(filter(None, (form.name, arguments.feature, str(arguments.seed))))
    folder = arguments.out
    try:
        folder.mkdir(parents=True, exist_ok=True)
        paths = folder / f"{stem}.in", folder / f"{stem}.out"
        for path, content in zip(paths, (text, expected), strict=True):
            path.write_text(content, encoding="ascii", newline="\n")
    except OSError as error:
        raise terminal.Problem(f"{folder} cannot be written to: {error.strerror}.") from None
    print(*paths, sep="\n")


if __name__ == "__main__":
    sys.exit(terminal.run(main))
