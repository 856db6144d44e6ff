"""Instruments C and C++ programs with the page's Clang, and runs them with the machine's GCC."""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from harness.clang import IS_HERE, SOURCES, clang
from tracing.cpp_tracer import InstrumentedSource, instrumented

CAN_TRACE = IS_HERE and bool(shutil.which("g++"))
TRACE = 98
SECONDS = 60
FOLDER = TemporaryDirectory(prefix="othello-traced-")


class Run(NamedTuple):
    """What a run printed, its exit status, and its trace."""

    output: str
    status: int
    trace: str


@cache
def traced(source: str, standard: str) -> InstrumentedSource:
    """Returns an instrumented program."""
    return instrumented(source, clang().tree(source, standard), "++" not in standard)


@cache
def built(source: str, standard: str, *options: str) -> Path:
    """Returns the executable of a source."""
    is_c = "++" not in standard
    executable = Path(FOLDER.name, str(len(os.listdir(FOLDER.name))))
    words = ["gcc" if is_c else "g++", standard, "-w", "-O1", f"-I{SOURCES}", *options]
    words += ["-x", "c" if is_c else "c++", "-", "-o", str(executable), "-lm"]
    done = subprocess.run(words, input=source, capture_output=True, check=False, encoding="utf-8")
    assert done.returncode == 0, done.stderr[:3000]
    return executable


def run(executable: Path, text: str, mode: str = "") -> Run:
    """Runs a program on an input, with a mode of the tracer."""
    with TemporaryDirectory() as folder:
        trace, output = Path(folder, "trace"), Path(folder, "output")
        with trace.open("wb") as traces, output.open("wb") as file:
            done = subprocess.run(
                ["bash", "-c", f'exec "$0" {TRACE}>&{traces.fileno()}', str(executable)],
                input=text.encode(),
                stdout=file,
                stderr=subprocess.DEVNULL,
                pass_fds=[traces.fileno()],
                env={**os.environ, **({"TRACE": mode} if mode else {})},
                timeout=SECONDS,
                check=False,
            )
        texts = [one.read_text(encoding="utf-8", errors="replace") for one in (output, trace)]
        return Run(texts[0], done.returncode, texts[1])
