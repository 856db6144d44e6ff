"""Follows a C or C++ program, and runs edited versions of it.

Clang prints its tree. Its instrumented source runs here, and one program that contains all edits.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory

from workbench.programs.compiler.diagnostics import read_diagnostics, warns_of_unset
from workbench.programs.compiler.languages import Language
from workbench.programs.compiler.options import JUDGED, file_name, kind_of
from workbench.programs.compiler.source_text import preamble
from workbench.programs.native.built_program import (
    ASSERTIONS,
    HIDDEN,
    command_of,
    find_compiler,
    ran_compiler,
)
from workbench.programs.native.native_program import MOST_OUTPUT, ON_A_JUDGE, Process, text_of
from workbench.programs.native.python_service import PythonService
from workbench.programs.repair.checking import InAnyOrder, InOrder
from workbench.programs.repair.cpp.mutants import VARIABLE
from workbench.programs.tracing.program_run import Stop
from workbench.programs.trials.outcome import SandboxUnavailable

TRACES = 98  # The descriptor of a trace.
MOST_TRACE = 4_194_304  # Bytes.
OK, CRASH, TIMEOUT = "ok", "crash", "timeout"
CLANG, NAMES = "CLANG", ("clang++", "clang")
NO_CLANG = (
    "What the program did is not shown: that needs Clang, which prints the program's tree."
    " Install clang, or name it in CLANG."
)
RUNTIME = Path(__file__).parents[4] / "static" / "compiler" / "trace.h"
# What fills variables and memory that were never set, as static/compiler/trace.h knows it. By
# default GCC empties an object before its constructor.
FILLED = ("-ftrivial-auto-var-init=pattern", "-DTRACE__IS_FILLED")
FILLS = ((*FILLED, "-fno-lifetime-dse"), FILLED)
# The GNU library fills memory with the complement of 65.
FRESH = {"GLIBC_TUNABLES": "glibc.malloc.perturb=65:glibc.malloc.tcache_count=0"}
HEADER, PRECOMPILED, PROGRAM, EMPTY = "preamble.h", "preamble.pch", "traced", "empty"
EDITED, ALL = "edited", "edits"  # The names of the programs.
ORIGINAL = 0  # The number of no edit.
SECONDS = 5.0  # Of a run.
QUIET = {"ASAN_OPTIONS": "detect_leaks=0"}
CHECKS = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all", HIDDEN, ASSERTIONS)
MICROSECONDS, CHECKED = 30_000, 300_000  # Of the processor's time.
BATCH, BATCH_SECONDS = 200, 60.0  # Edits that one process tries. An edited program may sleep.
MOST_MORE = 1000  # Characters beyond the expected output.


class TracedProgram(PythonService):
    """A program that is followed and edited.

    Args:
        program: The source.
        language: Its language, in which it compiles.
    """

    edits_at_once = 1000

    def __init__(self, program: str, language: Language) -> None:
        super().__init__([sys.executable])
        self.is_c = language.is_c
        self._source, self._language = program, language
        self._temporary = TemporaryDirectory(prefix="othello-traced-")
        self._folder = Path(self._temporary.name)
        self._options = [*language.arguments, JUDGED, "-O1"]
        self._microseconds = MICROSECONDS

    async def tree(self) -> str | None:
        """Returns the tree of the program that Clang prints, None if it prints none.

        Without a precompiled header it would contain the library.

        Raises:
            SandboxUnavailable: There is no Clang.
        """
        clang, file = [*_clang(), *self._options], file_name(self._language)
        kind = kind_of(self._language)
        self._write(file, self._source)
        self._write(HEADER, preamble(self._source))
        if self._run([*clang, "-x", f"{kind}-header", HEADER, "-o", PRECOMPILED]).status:
            return None
        tree = ("-fsyntax-only", "-Xclang", "-ast-dump=json", "-include-pch", PRECOMPILED)
        process = self._run([*clang, *tree, "-x", kind, file])
        return None if process.status or process.is_flooding else text_of(process.output)

    async def build_traced(self, source: str) -> bool:
        """Compiles the instrumented program; returns whether it compiles."""
        file = file_name(self._language)
        self._write(file, source)
        shutil.copy(RUNTIME, self._folder)
        options = [*self._options, ASSERTIONS, *self._filling]
        words = [*find_compiler(self._language), *options, file, "-o", PROGRAM, "-lm"]
        return not self._run(words).status

    async def traced(self, text: str, mode: str, seconds: float) -> tuple[str, str, str]:
        """Runs the instrumented program; returns the kind of its end, its output and its trace.

        It asks how long the file of its output is, so the output must be a file.
        """
        self._write("input", text)
        files = [self._folder / name for name in ("input", "output", "trace")]
        with open(files[0], "rb") as given, open(files[1], "wb") as printed:
            kind = self._kind(given.fileno(), printed.fileno(), mode, seconds)
        return kind, _beginning(files[1], MOST_OUTPUT), _beginning(files[2], MOST_TRACE)

    async def build_edits(self, source: str, is_checked: bool) -> list[int]:
        """Compiles the program with all edits; returns the lines with errors, [0] for others.

        If it is checked, no edit survives with which it does something undefined. A variable that
        was never set would often be 0 here, and seem right without an edit.
        """
        self._microseconds = CHECKED if is_checked else MICROSECONDS
        checks = CHECKS if is_checked else ()
        messages = self._compile(source, ALL, "-O0", "-w", *self._filling, *checks)
        file = file_name(self._language)
        errors = [
            one.line
            for one in read_diagnostics(messages, Path(file).stem)
            if one.severity == "error"
        ]
        return errors or ([] if (self._folder / ALL).exists() else [0])

    async def surviving(
        self, text: str, expected: str, any_order: bool, numbers: Sequence[int]
    ) -> tuple[list[int], int]:
        """Returns the edits with which the output is as expected, and how many were tried: all."""
        found: list[int] = []
        most = len(expected.encode()) + MOST_MORE
        self._write("input", text)
        for start in range(0, len(numbers), BATCH):
            batch = numbers[start : start + BATCH]
            chosen = " ".join(map(str, [ORIGINAL, self._microseconds, most, *batch]))
            process = self._process(ALL, "", {**FRESH, VARIABLE: chosen})
            process.run(BATCH_SECONDS)
            statuses = text_of(process.output)
            for number, status in zip(batch, statuses):
                output = (self._folder / f"output{number}").read_bytes()
                if status == "1" and _is_right(output, expected, any_order):
                    found.append(number)
        return found, len(numbers)

    async def passes(self, program: str, tests: Sequence[tuple[str, str]], any_order: bool) -> bool:
        """Returns whether a program compiles, seems to set its variables and passes all tests."""
        messages = self._compile(program, EDITED, "-O1", "-Wuninitialized", *CHECKS)
        return (
            (self._folder / EDITED).exists()
            and not warns_of_unset(messages)
            and all(self._passes(text, expected, any_order) for text, expected in tests)
        )

    def close(self) -> None:
        """Removes the files."""
        self._temporary.cleanup()

    @cached_property
    def _filling(self) -> tuple[str, ...]:
        """The options that fill variables, none if the compiler is too old."""
        self._write(EMPTY, "")
        words = [*find_compiler(self._language), "-fsyntax-only", "-x", kind_of(self._language)]
        fills = [fill for fill in FILLS if not self._run([*words, *fill, EMPTY]).status]
        return fills[0] if fills else ()

    def _kind(self, given: int, printed: int, mode: str, seconds: float) -> str:
        """Runs the program with its files; returns the kind of its end."""
        with open(self._folder / "trace", "wb") as trace:
            os.dup2(trace.fileno(), TRACES)
        try:
            ended = subprocess.run(
                [self._folder / PROGRAM],
                stdin=given,
                stdout=printed,
                stderr=subprocess.DEVNULL,
                timeout=seconds,
                cwd=self._folder,
                env={**os.environ, **ON_A_JUDGE, **FRESH, "TRACE": mode},
                pass_fds=[TRACES],
            )
        except subprocess.TimeoutExpired:
            return TIMEOUT
        except OSError:
            return CRASH
        finally:
            os.close(TRACES)
        return CRASH if ended.returncode else OK

    def _compile(self, source: str, name: str, *options: str) -> str:
        """Compiles a program, and returns the messages."""
        (self._folder / name).unlink(missing_ok=True)
        file = file_name(self._language)
        self._write(file, source)
        words = [*find_compiler(self._language), *self._language.arguments, JUDGED, *options]
        words += ["-fmax-errors=0", file, "-o", name, "-lm"]
        return text_of(self._run(words).messages)

    def _process(self, name: str, text: str, environment: dict[str, str]) -> Process:
        words, folder = [str(self._folder / name)], str(self._folder)
        return Process(words, text.encode(), {**QUIET, **environment}, folder)

    def _passes(self, text: str, expected: str, any_order: bool) -> bool:
        """Returns whether the edited program passes a test."""
        process = self._process(EDITED, text, {})
        process.run(SECONDS)
        return process.status == 0 and _is_right(process.output, expected, any_order)

    def _run(self, words: list[str]) -> Process:
        """Runs a compiler in the folder. Raises SandboxUnavailable if it cannot be run."""
        return ran_compiler(words, str(self._folder), str(self._folder))

    def _write(self, name: str, text: str) -> None:
        (self._folder / name).write_text(text, encoding="utf-8", newline="\n")


def _is_right(output: bytes | bytearray, expected: str, any_order: bool) -> bool:
    check = (InAnyOrder if any_order else InOrder)(expected)
    try:
        check.feed(output.decode(errors="replace"))
    except Stop:
        return False
    return check.is_complete()


def _beginning(file: Path, most: int) -> str:
    """Returns the beginning of a file."""
    with suppress(OSError), open(file, "rb") as opened:
        return opened.read(most).decode(errors="replace")
    return ""


def _clang() -> list[str]:
    """Returns the words that run Clang.

    Raises:
        SandboxUnavailable: There is none.
    """
    found = command_of(CLANG, NAMES)
    if not found:
        raise SandboxUnavailable(NO_CLANG)
    return found
