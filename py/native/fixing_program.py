"""Runs edited versions of a C or C++ program, all of which are in one that is built once."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

from compiler.diagnostics import read_diagnostics, warns_of_unset
from compiler.options import JUDGED, file_name
from native.built_program import MOST_SECONDS, find_compiler
from native.native_program import Process, text_of
from native.traced_program import TracedProgram
from repair.checking import InAnyOrder, InOrder
from repair.cpp.mutants import VARIABLE
from tracing.program_run import Stop

if TYPE_CHECKING:
    from collections.abc import Sequence
EDITED, ALL = "edited", "edits"  # The names of the programs.
ORIGINAL = 0  # The number of no edit.
SECONDS = 5.0  # Of a run; a program that computes is stopped much earlier.
QUIET = {"ASAN_OPTIONS": "detect_leaks=0"}
CHECKS = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-D_GLIBCXX_ASSERTIONS")
MICROSECONDS = 30_000  # Of the processor's time.
BATCH = 200  # Edits that one process tries.
MOST_MORE = 1000  # Characters beyond the expected output.


class FixingProgram(TracedProgram):
    """A program that is followed and edited. It has the interface of a `FixingSandbox`."""

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
        for start in range(0, len(numbers), BATCH):
            batch = numbers[start : start + BATCH]
            chosen = " ".join(map(str, [ORIGINAL, MICROSECONDS, most, *batch]))
            process = self._start(ALL, text, chosen)
            statuses = process.communicate()[0].decode()
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
        program = self._folder / name
        program.unlink(missing_ok=True)
        file = self._folder / file_name(self._language)
        file.write_text(source, encoding="utf-8", newline="\n")
        words = [*find_compiler(self._language), *self._language.arguments, JUDGED, *options]
        words += ["-fmax-errors=0", str(file), "-o", str(program), "-lm"]
        process = Process(words, b"", {"TMPDIR": str(self._folder)}, str(self._folder))
        process.is_late(MOST_SECONDS)
        return text_of(process.messages)

    def _start(self, name: str, text: str, chosen: str) -> subprocess.Popen[bytes]:
        given = self._folder / "input"
        given.write_text(text, encoding="utf-8", newline="\n")
        with open(given, "rb") as opened:
            return subprocess.Popen(
                [self._folder / name],
                stdin=opened,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                cwd=self._folder,
                env={**os.environ, **QUIET, VARIABLE: chosen},
            )

    def _passes(self, text: str, expected: str, any_order: bool) -> bool:
        """Returns whether the edited program passes a test."""
        process = self._start(EDITED, text, "")
        try:
            output = process.communicate(timeout=SECONDS)[0]
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            return False
        return process.returncode == 0 and _is_right(output, expected, any_order)


def _is_right(output: bytes, expected: str, any_order: bool) -> bool:
    check = (InAnyOrder if any_order else InOrder)(expected)
    try:
        check.feed(output.decode(errors="replace"))
    except Stop:
        return False
    return check.is_complete()
