"""Compiles a C or C++ program with the machine's compiler, and runs it with its sanitizers."""

import os
import shlex
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from workbench.programs.compiler.diagnostics import Diagnostic, first_error, read_diagnostics
from workbench.programs.compiler.faults import fault_sentence, is_undefined
from workbench.programs.compiler.languages import CPP17, C, Language, guess_language, with_older
from workbench.programs.compiler.options import JUDGED, RECURSION
from workbench.programs.compiler.remarks import remarks
from workbench.programs.compiler.standards import compiled
from workbench.programs.native.native_program import NativeProgram, Process, text_of
from workbench.programs.native.sanitizers import read_fault
from workbench.programs.trials.outcome import NotCompiled, Outcome, SandboxUnavailable

SUFFIXES = (".c", ".cc", ".cpp")
# The variable that names a compiler, and the commands that are looked for without it.
_FOR_C = ("CC", ("gcc", "clang", "cc"))
_FOR_CPP = ("CXX", ("g++", "clang++", "c++"))
ASSERTIONS = "-D_GLIBCXX_ASSERTIONS"
# The libraries use their own function `read` then, not an array of the program with this name.
HIDDEN = "-fvisibility=hidden"
_CHECKS = (
    "-fsanitize=address,undefined",
    "-fsanitize-recover=address",
    "-fno-omit-frame-pointer",
    RECURSION,
    HIDDEN,
    ASSERTIONS,
)
# A library for the program. The interrupt at the time limit ends it as `exit` does, so that it
# keeps its output. The first file that cannot be read is noted for `native_program`.
_LIBRARY = """\
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
static void leave(int number) { exit(128 + number); }
__attribute__((constructor)) static void prepare(void) { signal(SIGINT, leave); }
static FILE *noted(FILE *file, const char *name, const char *mode) {
  if (!file && name && *mode == 'r' && symlink(name, ".missing")) return NULL;
  return file;
}
#define OPENING(function) \\
  FILE *function(const char *name, const char *mode) { \\
    FILE *(*open)(const char *, const char *) = dlsym(RTLD_NEXT, #function); \\
    return noted(open(name, mode), name, mode); \\
  }
#define REOPENING(function) \\
  FILE *function(const char *name, const char *mode, FILE *file) { \\
    FILE *(*open)(const char *, const char *, FILE *) = dlsym(RTLD_NEXT, #function); \\
    return noted(open(name, mode, file), name, mode); \\
  }
OPENING(fopen)
REOPENING(freopen)
#ifdef __GLIBC__
OPENING(fopen64)
REOPENING(freopen64)
#endif
"""
_ENVIRONMENT = {
    # Leaks are not undefined. An abort is reported with the line that caused it. After a wrong
    # access the program continues, so that its output can be compared.
    "ASAN_OPTIONS": "detect_leaks=0:handle_abort=1:halt_on_error=0",
    "UBSAN_OPTIONS": "print_stacktrace=1",
}
MOST_SECONDS = 60.0  # To compile.
NO_COMPILER = "No compiler of {0} was found. Install {1}, or name a compiler in {2}."
LATE = "The compiler was still running after {:g} s, so it was stopped."
NOT_COMPILED = "The program does not compile."
UNCHECKED = "The compiler has no sanitizers, so undefined behaviour is not reported."


class BuiltProgram(NativeProgram):
    """A C or C++ program that `start` builds.

    Attributes:
        source: The text of the program.
        language: The language in which it compiles.
        messages: What the compiler wrote.
        is_checked: Whether sanitizers watch the program.
    """

    def __init__(self, file: Path, program: str) -> None:
        """Prepares a program.

        Args:
            file: The file of the program.
            program: Its text, which tells the likely standard.
        """
        self._file = file
        self.source = program
        self._languages = with_older(language_of(file, program))
        self.language = self._languages[0]
        self._folder = TemporaryDirectory(prefix="othello-program-")
        self.messages = ""
        self.is_checked = True
        words = [str(Path(self._folder.name, "program"))]
        super().__init__(words, _ENVIRONMENT, is_apart=True)

    async def start(self) -> list[Diagnostic]:
        """Compiles the program; returns the compiler's messages.

        Raises:
            SandboxUnavailable: There is no compiler, or it cannot be run.
            NotCompiled: The program does not compile.
        """
        compiler = find_compiler(self.language)
        messages: list[str] = []

        async def attempt(language: Language) -> tuple[list[Diagnostic], bool]:
            compiles = self._compiles(compiler, language)
            messages.append(self.messages)
            return self._diagnostics(), compiles

        self.language, diagnostics, compiles = await compiled(attempt, self._languages)
        if not compiles:
            self.messages = messages[0]
            raise NotCompiled(first_error(diagnostics) or NOT_COMPILED, diagnostics)
        return remarks(self.source) + diagnostics

    def close(self) -> None:
        """Removes the compiled program."""
        self._folder.cleanup()

    def _diagnostics(self) -> list[Diagnostic]:
        return read_diagnostics(self.messages, self._file.stem)

    def _compiles(self, compiler: list[str], language: Language) -> bool:
        """Compiles the program, with the sanitizers if there are any; returns whether it can."""
        self.is_checked = self._compile(compiler, language, _CHECKS)
        if self.is_checked:
            return True
        messages = self.messages
        # Without a line, the linker may only lack the sanitizers.
        if any(error.line for error in self._diagnostics()):
            return False
        compiles = self._compile(compiler, language, ())
        self.messages = self.messages if compiles else messages
        return compiles

    def _compile(self, compiler: list[str], language: Language, checks: tuple[str, ...]) -> bool:
        """Runs the compiler; returns whether it made a program."""
        options = (*language.arguments, JUDGED, "-O1", "-g", "-Wuninitialized", *checks)
        files = (str(self._file), *self._library(compiler))
        words = [*compiler, *options, *files, "-o", self._words[0], "-lm"]
        process = ran_compiler(words, self._folder.name)
        self.messages = LATE.format(MOST_SECONDS) if process.is_late else text_of(process.messages)
        return process.status == 0 and not process.is_late

    def _library(self, compiler: list[str]) -> list[str]:
        """Returns the file of the library for the program, if the compiler can make it."""
        source, made = [Path(self._folder.name, f"library.{end}") for end in ("c", "so")]
        source.write_text(_LIBRARY, encoding="ascii")
        words = ["-x", "c", "-shared", "-fPIC", str(source), "-o", str(made), "-ldl"]
        ran_compiler([*compiler, *words], self._folder.name)
        return [str(made)] if made.exists() else []

    def _outcome(self, process: Process, seconds: float) -> Outcome:
        """Returns how a run ended, with the first fault that was reported."""
        outcome = super()._outcome(process, seconds)
        fault = read_fault(text_of(process.messages), self._file)
        if fault:
            said = fault_sentence(fault)
            outcome.undefined = said if is_undefined(fault) else ""
            outcome.line = fault["line"]
            if outcome.kind == "crash":
                outcome.error = said
        return outcome


def is_source(words: list[str]) -> bool:
    """Returns whether a command is the name of a C or C++ file instead."""
    return len(words) == 1 and Path(words[0]).suffix in SUFFIXES


def language_of(file: Path, program: str) -> Language:
    """Returns C for a `.c` file, and otherwise C++ of the standard that the program needs."""
    if file.suffix == ".c":
        return C
    guess = guess_language(program)
    return guess if guess.suffix == ".cc" else CPP17


def find_compiler(language: Language) -> list[str]:
    """Returns the words that run the compiler of a language.

    Raises:
        SandboxUnavailable: There is none.
    """
    variable, names = _FOR_C if language.is_c else _FOR_CPP
    found = command_of(variable, names)
    if not found:
        kind = "C" if language.is_c else "C++"
        raise SandboxUnavailable(NO_COMPILER.format(kind, " or ".join(names[:2]), variable))
    return found


def command_of(variable: str, names: tuple[str, ...]) -> list[str]:
    """Returns the words in a variable of the environment, or else the first command that exists."""
    chosen = shlex.split(os.environ.get(variable, ""))
    return chosen or [name for name in names if shutil.which(name)][:1]


def ran_compiler(words: list[str], temporary: str, folder: str | None = None) -> Process:
    """Runs a compiler to its end, or for MOST_SECONDS.

    Args:
        words: The command and its arguments.
        temporary: The folder of the compiler's own files. They are removed with it, also after
            Ctrl+C.
        folder: The folder to run in, None for the current one.

    Raises:
        SandboxUnavailable: It cannot be run.
    """
    process = Process(words, b"", {"TMPDIR": temporary}, folder)
    process.run(MOST_SECONDS)
    return process
