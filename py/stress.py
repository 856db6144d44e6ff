"""Tests a program in any language against a judge: `python py/stress.py FORMAT -- COMMAND ...`."""

import argparse
import sys
import time
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import terminal
from explanation.sentences import NOT_PYTHON, Explainer, guess_lines, python_program
from judges import FORMATS, Format, format_named
from native.command import Command
from native.compiled_command import UNCHECKED, CompiledCommand, is_source
from saved import link_text, work
from saved.work import LONGEST_LINK
from trials.trials import MOST_INPUTS, Trials
from trials.verdict import NOT_COMPILED

PAGE = "http://localhost:8000/"
SLICE = 50  # Milliseconds.
SECONDS = (0.01, 3600.0)  # The shortest and the longest time limit.
INTERRUPTED = 130  # The exit status after Ctrl+C.
FIRST_SEED = 1_000_000  # Of the tests of a fix, which no other test uses.


def main() -> int:
    """Runs a command, or compiles and runs a C or C++ file, and prints the verdict.

    If the command fails, writes the smallest failing input found with its expected and actual
    output to files. Returns the exit status: 0 if all inputs are answered correctly and without
    undefined behaviour, 1 if one is not, 2 if the program cannot be compiled or run, 130 after
    Ctrl+C.
    """
    arguments = _arguments()
    form = format_named(arguments.format)
    if arguments.explain and not python_program(arguments.command):
        raise terminal.Problem(NOT_PYTHON)
    command = _command(arguments.command)
    trials = Trials(
        command,
        " ".join(arguments.command),
        form,
        arguments.seconds,
        count(arguments.seed),
        lambda: None,
        arguments.count,
    )
    try:
        _run(trials)
    except KeyboardInterrupt:
        trials.cancel()
        _show_progress("")
        terminal.say(trials.said)
        return INTERRUPTED
    finally:
        command.close()
    for line in _compiler_lines(command, trials):
        terminal.say(line)
    judged = f"{trials.judgement}. " if trials.judgement else ""
    print(f"{judged}{trials.said} {trials.origin}".rstrip())
    for phrase, number in trials.events if trials.failing is None else ():
        print(f"  an input that {phrase}: {number}")
    if trials.failing is None or trials.outcome is None:
        return 0 if trials.tried == arguments.count else 2
    if trials.result:
        print(trials.result.verdict)
    for observation in trials.observations:
        print(observation)
    files = _write(form, trials, arguments.out)
    for line in _explanation(form, trials, arguments):
        print(line)
    print("Written:", *files)
    print(_link(form, trials.failing, trials.outcome.output, arguments.page))
    return 1


def _command(words: list[str]) -> Command:
    """Returns what runs the program: a command, or a C or C++ file that is compiled first."""
    if is_source(words):
        file = Path(words[0])
        return CompiledCommand(file, terminal.read(file))
    return Command(words)


def _compiler_lines(command: Command, trials: Trials) -> Iterable[str]:
    """Yields the compiler's errors, or that undefined behaviour goes unnoticed."""
    if not isinstance(command, CompiledCommand):
        return
    if trials.judgement == NOT_COMPILED:
        yield command.messages.rstrip()
    elif not command.is_checked:
        yield UNCHECKED


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Tests a program on generated inputs until its output is wrong.",
        usage="%(prog)s FORMAT [options] -- COMMAND ... | FILE.cpp | FILE.cc | FILE.c",
    )
    formats = [form.name for form in FORMATS]
    parser.add_argument("format", choices=formats, metavar="FORMAT", help=", ".join(formats))
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first input")
    parser.add_argument(
        "--count", type=int, default=MOST_INPUTS, help="the number of inputs to try"
    )
    parser.add_argument("--seconds", type=_seconds, default=2.0, help="the time limit of a run")
    parser.add_argument(
        "--out", type=Path, default=Path(), metavar="DIR", help="the folder to write the files to"
    )
    parser.add_argument(
        "--page", default=PAGE, metavar="URL", help="the address of the page to link to"
    )
    parser.add_argument(
        "--explain", action="store_true", help="show what a Python program did, and search a fix"
    )
    parser.add_argument(
        "command", nargs="+", metavar="COMMAND", help="the program to run, or to compile and run"
    )
    return parser.parse_args()


def _seconds(text: str) -> float:
    """Returns a time limit.

    Raises:
        ArgumentTypeError: The text is not a number within SECONDS.
    """
    least, most = SECONDS
    with suppress(ValueError):
        if least <= float(text) <= most:
            return float(text)
    raise argparse.ArgumentTypeError(f"{text} is not a number from {least:g} to {most:g}")


def _run(trials: Trials) -> None:
    """Runs a job to its end, showing its progress if standard error is a terminal."""
    shown = ""
    while not trials.done:
        trials.advance(SLICE, lambda: int(time.monotonic() * 1000))
        if trials.said != shown:
            shown = trials.said
            _show_progress("" if trials.done else shown)
        wait = trials.waits_for
        if wait is not None and not isinstance(wait, float):
            try:
                trials.answer(_answer(wait))  # type: ignore[arg-type]
            except Exception as error:
                trials.fail(error)


def _show_progress(said: str) -> None:
    """Replaces the current line if standard error is a terminal."""
    if sys.stderr and sys.stderr.isatty():
        sys.stderr.write(f"\r\033[K{said}")


def _answer(question: "Coroutine[Any, Any, Any]") -> object:
    """Returns the result of a coroutine that never suspends."""
    try:
        question.send(None)
    except StopIteration as end:
        return end.value
    raise AssertionError("the coroutine of a command must not suspend")


def _write(form: Format, trials: Trials, folder: Path) -> list[Path]:
    """Writes the failing input, the expected and the actual output, and the original input."""
    assert trials.failing is not None and trials.outcome and trials.unshrunk
    expected = "".join(step.text for step in form.run(trials.failing))
    stem = f"{form.name}-{trials.unshrunk.seed}"
    files = (
        (f"{stem}.in", trials.failing),
        (f"{stem}.expected", expected),
        (f"{stem}.actual", trials.outcome.output),
        (f"{stem}.unshrunk.in", trials.unshrunk.text),
    )
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in files:
            (folder / name).write_text(content, encoding="utf-8", newline="\n")
    except OSError as error:
        raise terminal.Problem(f"{folder} cannot be written to: {error.strerror}.") from None
    return [folder / name for name, _ in files]


def _explanation(form: Format, trials: Trials, arguments: argparse.Namespace) -> Iterable[str]:
    """Returns the lines that explain the failing input, with --explain by what the program did."""
    found = python_program(arguments.command)
    if not (arguments.explain and found):
        return guess_lines(trials.result)
    assert trials.failing is not None and trials.outcome
    python, path = found
    explainer = Explainer(
        python,
        terminal.read(path).removeprefix("\ufeff"),
        form,
        trials.failing,
        trials.outcome.output,
        trials.result,
        count(FIRST_SEED),
    )
    return explainer.lines()


def _link(form: Format, text: str, output: str, page: str) -> str:
    """Returns a link that opens a case in the page."""
    link = f"{page}#{link_text.packed(work.of_case(form.name, text, output))}"
    if len(link) > LONGEST_LINK:
        return "The case is too long for a link; paste the files into the page."
    return f"In the page: {link}"


if __name__ == "__main__":
    sys.exit(terminal.run(main))
