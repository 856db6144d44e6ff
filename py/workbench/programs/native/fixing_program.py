"""Runs edited versions of a C or C++ program, all of which are in one that is built once."""

from collections.abc import Sequence
from pathlib import Path

from workbench.programs.compiler.diagnostics import read_diagnostics, warns_of_unset
from workbench.programs.compiler.options import JUDGED, file_name
from workbench.programs.native.built_program import ASSERTIONS, HIDDEN, find_compiler
from workbench.programs.native.native_program import Process, text_of
from workbench.programs.native.traced_program import TracedProgram
from workbench.programs.repair.checking import InAnyOrder, InOrder
from workbench.programs.repair.cpp.mutants import VARIABLE
from workbench.programs.tracing.program_run import Stop

EDITED, ALL = "edited", "edits"  # The names of the programs.
ORIGINAL = 0  # The number of no edit.
SECONDS = 5.0  # Of a run.
QUIET = {"ASAN_OPTIONS": "detect_leaks=0"}
CHECKS = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all", HIDDEN, ASSERTIONS)
MICROSECONDS = 30_000  # Of the processor's time.
BATCH, BATCH_SECONDS = 200, 60.0  # Edits that one process tries. An edited program may sleep.
MOST_MORE = 1000  # Characters beyond the expected output.


class FixingProgram(TracedProgram):
    """A program that is followed and edited. It has the interface of a `TracingSandbox`."""

    edits_at_once = 10_000

    async def build_edits(self, source: str) -> list[int]:
        """Compiles the program with all edits; returns the lines with errors, [0] for others."""
        messages = self._compile(source, ALL, "-O0", "-w")
        file = file_name(self._language)
        errors = [
            one.line
            for one in read_diagnostics(messages, Path(file).stem)
            if one.severity == "error"
        ]
        return errors or ([] if (self._folder / ALL).exists() else [0])

    async def surviving(
        self, text: str, expected: str, any_order: bool, numbers: Sequence[int]
    ) -> list[int]:
        """Returns the numbers of the edits with which the output is as expected."""
        found: list[int] = []
        most = len(expected.encode()) + MOST_MORE
        self._write("input", text)
        for start in range(0, len(numbers), BATCH):
            batch = numbers[start : start + BATCH]
            chosen = " ".join(map(str, [ORIGINAL, MICROSECONDS, most, *batch]))
            process = self._started(ALL, "", {VARIABLE: chosen})
            process.wait(BATCH_SECONDS)
            statuses = text_of(process.output)
            for number, status in zip(batch, statuses):
                output = (self._folder / f"output{number}").read_bytes()
                if status == "1" and _is_right(output, expected, any_order):
                    found.append(number)
        return found

    async def passes(self, program: str, tests: Sequence[tuple[str, str]], any_order: bool) -> bool:
        """Returns whether a program compiles, seems to set its variables and passes all tests."""
        messages = self._compile(program, EDITED, "-O1", "-Wuninitialized", *CHECKS)
        return (
            (self._folder / EDITED).exists()
            and not warns_of_unset(messages)
            and all(self._passes(text, expected, any_order) for text, expected in tests)
        )

    def _compile(self, source: str, name: str, *options: str) -> str:
        """Compiles a program, and returns the messages."""
        (self._folder / name).unlink(missing_ok=True)
        file = file_name(self._language)
        self._write(file, source)
        words = [*find_compiler(self._language), *self._language.arguments, JUDGED, *options]
        words += ["-fmax-errors=0", file, "-o", name, "-lm"]
        return text_of(self._run(words).messages)

    def _started(self, name: str, text: str, environment: dict[str, str]) -> Process:
        words, folder = [str(self._folder / name)], str(self._folder)
        return Process(words, text.encode(), {**QUIET, **environment}, folder)

    def _passes(self, text: str, expected: str, any_order: bool) -> bool:
        """Returns whether the edited program passes a test."""
        process = self._started(EDITED, text, {})
        process.wait(SECONDS)
        return process.status == 0 and _is_right(process.output, expected, any_order)


def _is_right(output: bytes | bytearray, expected: str, any_order: bool) -> bool:
    check = (InAnyOrder if any_order else InOrder)(expected)
    try:
        check.feed(output.decode(errors="replace"))
    except Stop:
        return False
    return check.is_complete()
