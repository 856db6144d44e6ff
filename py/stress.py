"""Tests a program in any language against a judge: `python py/stress.py FORMAT -- COMMAND ...`."""

from __future__ import annotations

import argparse
import base64
import json
import sys
import time
import zlib
from collections.abc import Coroutine, Iterable, Mapping
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import terminal
from saved import work
from saved.work import LONGEST_LINK
from workbench.formats import FORMATS, format_named
from workbench.inputs import SEED
from workbench.judging import Format
from workbench.programs.compiler.diagnostics import REMARK
from workbench.programs.explanation import precedence, sentences
from workbench.programs.explanation.compiled_program import ExplainingCompiled
from workbench.programs.explanation.explaining import EXPLAINED, Explaining
from workbench.programs.native.built_program import UNCHECKED, BuiltProgram, is_source
from workbench.programs.native.native_program import NativeProgram, absolute
from workbench.programs.native.python_service import PythonService, python_program
from workbench.programs.native.traced_program import TracedProgram
from workbench.programs.trials.trials import MOST_INPUTS, Trials
from workbench.programs.trials.verdict import NOT_COMPILED

PAGE = "http://localhost:8000/"
SLICE = 50  # Milliseconds.
SECONDS = (0.01, 3600.0)  # The shortest and the longest time limit.
INTERRUPTED = 130  # The exit status after Ctrl+C.
NOT_EXPLAINED = "--explain needs `python3 PROGRAM.py`, or a file in C or C++."
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
    if arguments.explain and not (
        python_program(arguments.command) or is_source(arguments.command)
    ):
        raise terminal.Problem(NOT_EXPLAINED)
    program = _native(arguments.command)
    trials = Trials(
        program,
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
        program.close()
    for line in _compiler_lines(program, trials):
        terminal.say(line)
    verdict = f"{trials.verdict}. " if trials.verdict else ""
    terminal.show(f"{verdict}{trials.said} {trials.origin}".rstrip())
    for phrase, number in trials.events if trials.failing is None else ():
        print(f"  an input that {phrase}: {number}")
    if trials.failing is None or trials.outcome is None:
        return 0 if trials.tried == arguments.count else 2
    files = _write(form, trials, arguments.out)
    found = _found(trials, program, arguments)
    for line in sentences.lines(precedence.chosen(trials.result, found)):
        terminal.show(line)
    print("Written:", *files)
    print(_link(form, trials.failing, trials.outcome.output, arguments.page))
    return 1


def _native(words: list[str]) -> NativeProgram:
    """Returns the program of a command, or of a C or C++ file, which is built first.

    Files of such a program and of a Python program must not appear in the current folder. Other
    commands may need it.
    """
    if is_source(words):
        file = Path(words[0])
        return BuiltProgram(file, terminal.read(file))
    if python_program(words):
        return NativeProgram(absolute(words), is_apart=True)
    return NativeProgram(words)


def _compiler_lines(program: NativeProgram, trials: Trials) -> Iterable[str]:
    """Yields remarks, variables that were never set, errors, or that no sanitizers watch."""
    if not isinstance(program, BuiltProgram):
        return
    for item in trials.diagnostics:
        if item.severity == REMARK:
            yield item.message
        elif item.is_unset:
            yield item.sentence
    if trials.verdict == NOT_COMPILED:
        yield program.messages.rstrip()
    elif not program.is_checked:
        yield UNCHECKED


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Tests a program on generated inputs until its output is wrong.",
        usage="%(prog)s FORMAT [options] -- COMMAND ... | FILE.cpp | FILE.cc | FILE.c",
    )
    formats = [form.name for form in FORMATS]
    parser.add_argument("format", choices=formats, metavar="FORMAT", help=", ".join(formats))
    terminal.add_number(parser, "seed", SEED.values, "the seed of the first input")
    parser.add_argument(
        "--count",
        type=terminal.number_from(1),
        default=MOST_INPUTS,
        help="the number of inputs to try",
    )
    parser.add_argument("--seconds", type=_seconds, default=2.0, help="the time limit of a run")
    parser.add_argument(
        "--out", type=Path, default=Path(), metavar="DIR", help="the folder to write the files to"
    )
    parser.add_argument(
        "--page", default=PAGE, metavar="URL", help="the address of the page to link to"
    )
    parser.add_argument(
        "--explain", action="store_true", help="show what the program did, and search a fix"
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


def _run(job: Trials | Explaining) -> None:
    """Runs a job to its end, showing its progress if standard error is a terminal."""
    shown = ""
    while not job.done:
        job.advance(SLICE, lambda: int(time.monotonic() * 1000))
        if job.said != shown:
            shown = job.said
            _show_progress("" if job.done else shown)
        wait = job.waits_for
        if wait is not None and not isinstance(wait, float):
            try:
                job.answer(_answer(wait))  # type: ignore[arg-type]
            except Exception as error:
                job.fail(error)


def _show_progress(said: str) -> None:
    """Replaces the current line if standard error is a terminal."""
    if sys.stderr and sys.stderr.isatty():
        sys.stderr.write(f"\r\033[K{said}")


def _answer(question: Coroutine[Any, Any, Any]) -> object:
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


def _found(trials: Trials, program: NativeProgram, arguments: argparse.Namespace) -> Explaining:
    """Returns what is known about the program, with --explain after it has run once more."""
    seeds = count(FIRST_SEED)
    found: Explaining
    if isinstance(program, BuiltProgram) and arguments.explain:
        traced = TracedProgram(program.source, program.language)
        found = ExplainingCompiled(traced, program.source, trials, seeds)
    else:
        python, path = python_program(arguments.command) or ([], None)
        source = terminal.read(path).removeprefix("\ufeff") if path else ""
        found = Explaining(PythonService(python), source, trials, seeds)
    if arguments.explain and found.outcome and found.outcome.kind in EXPLAINED:
        _run(found)
    return found


def _link(form: Format, text: str, output: str, page: str) -> str:
    """Returns a link that opens a case in the page."""
    link = f"{page}#{_packed(work.of_case(form.name, text, output))}"
    if len(link) > LONGEST_LINK:
        return "The case is too long for a link; paste the files into the page."
    return f"In the page: {link}"


def _packed(state: Mapping[str, Any]) -> str:
    """Returns a work as the characters of a link, as the browser compresses it in the page."""
    compressed = zlib.compress(json.dumps(state).encode(), 9)
    return base64.urlsafe_b64encode(compressed).decode().rstrip("=")


if __name__ == "__main__":
    sys.exit(terminal.run(main))
