"""Follows a C or C++ program: Clang prints its tree, and its instrumented source runs here."""

import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from workbench.programs.compiler.languages import Language
from workbench.programs.compiler.options import JUDGED, file_name, kind_of
from workbench.programs.compiler.source_text import preamble
from workbench.programs.native.built_program import (
    ASSERTIONS,
    command_of,
    find_compiler,
    ran_compiler,
)
from workbench.programs.native.native_program import MOST_OUTPUT, ON_A_JUDGE, Process, text_of
from workbench.programs.native.python_service import PythonService
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
FILLED_BY_GCC = (*FILLED, "-fno-lifetime-dse")
# The GNU library fills memory with the complement of 65.
FRESH = {"GLIBC_TUNABLES": "glibc.malloc.perturb=65:glibc.malloc.tcache_count=0"}
HEADER, PRECOMPILED, PROGRAM = "preamble.h", "preamble.pch", "traced"


class TracedProgram(PythonService):
    """A program that is followed.

    Args:
        program: The source.
        language: Its language, in which it compiles.
    """

    def __init__(self, program: str, language: Language) -> None:
        super().__init__([sys.executable])
        self.is_c = language.is_c
        self._source, self._language = program, language
        self._temporary = TemporaryDirectory(prefix="othello-traced-")
        self._folder = Path(self._temporary.name)
        self._options = [*language.arguments, JUDGED, "-O1"]

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
        compiler = [*find_compiler(self._language), *self._options, ASSERTIONS]
        words = [*compiler, file, "-o", PROGRAM, "-lm"]
        # An older compiler cannot fill variables.
        fills = (FILLED_BY_GCC, FILLED, ())
        return any(not self._run([*words, *fill]).status for fill in fills)

    async def traced(self, text: str, mode: str, seconds: float) -> tuple[str, str, str]:
        """Runs the instrumented program; returns the kind of its end, its output and its trace.

        It asks how long the file of its output is, so the output must be a file.
        """
        self._write("input", text)
        files = [self._folder / name for name in ("input", "output", "trace")]
        with open(files[0], "rb") as given, open(files[1], "wb") as printed:
            kind = self._kind(given.fileno(), printed.fileno(), mode, seconds)
        return kind, _beginning(files[1], MOST_OUTPUT), _beginning(files[2], MOST_TRACE)

    def close(self) -> None:
        """Removes the files."""
        self._temporary.cleanup()

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

    def _run(self, words: list[str]) -> Process:
        """Runs a compiler in the folder. Raises SandboxUnavailable if it cannot be run."""
        return ran_compiler(words, str(self._folder), str(self._folder))

    def _write(self, name: str, text: str) -> None:
        (self._folder / name).write_text(text, encoding="utf-8", newline="\n")


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
