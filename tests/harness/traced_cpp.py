"""Instruments C and C++ programs with the page's Clang, and runs them with the machine's GCC."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, NamedTuple

from harness.clang import IS_HERE, SOURCES, clang
from harness.kept import contents, kept
from workbench.comparison import compare
from workbench.formats import format_named
from workbench.inputs import generated_input
from workbench.judging import Step
from workbench.programs.explanation.judge_side import first_wrong_offset, judge_data
from workbench.programs.sandbox import service
from workbench.programs.tracing.cpp_tracer import HEAD, InstrumentedSource, instrumented

if TYPE_CHECKING:
    from workbench.programs.evidence.judge_steps import JudgeSide

CAN_TRACE = IS_HERE and bool(shutil.which("g++"))
TRACE = 98
SECONDS = 60
MOST_ROUNDS = 12
# Optimizing a program takes longer than its few runs.
GENERAL = ("-w", "-O0", f"-I{SOURCES}")
STANDARD = "#include <bits/stdc++.h>\n"
HEADER = "header.h"
C, CPP = "-std=gnu17", "-std=c++17"


class Run(NamedTuple):
    """What a run printed, its exit status, and its trace."""

    output: str
    status: int
    trace: str


def standard_of(name: str) -> str:
    """Returns the standard for a program by the name of its file."""
    return C if name.endswith(".c") else CPP


@cache
def traced(source: str, standard: str) -> InstrumentedSource:
    return instrumented(source, clang().tree(source, standard), "++" not in standard)


@cache
def compiler() -> list[str | bytes]:
    """Returns what G++ depends on, apart from its source and options."""
    version = subprocess.check_output(["g++", "--version"])
    return [version, *contents("static/compiler/*.h")]


@cache
def precompiled(includes: str, standard: str) -> Path:
    """Returns a header with a precompiled one beside it, which takes G++ a third of the time."""

    def make(folder: Path) -> None:
        folder.mkdir()
        header = folder / HEADER
        header.write_text(includes, encoding="utf-8")
        words = [*GENERAL, standard, "-x", "c++-header", str(header), "-o", f"{header}.gch"]
        subprocess.run(["g++", *words], check=True)

    return kept("header", [includes, standard, *compiler()], make) / HEADER


@cache
def built(source: str, standard: str, *options: str) -> Path:
    is_c = "++" not in standard
    words = ["gcc" if is_c else "g++", *GENERAL, standard, *options]
    if STANDARD in source:  # Another program may name something as the library does.
        includes = HEAD * source.startswith(HEAD) + STANDARD
        words += ["-include", str(precompiled(includes, standard))]
    words += ["-x", "c" if is_c else "c++", "-", "-lm"]

    def make(executable: Path) -> None:
        done = subprocess.run(
            [*words, "-o", str(executable)],
            input=source,
            capture_output=True,
            check=False,
            encoding="utf-8",
        )
        assert done.returncode == 0, done.stderr[:3000]

    return kept("program", [source, *words, *compiler()], make)


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


def explained(source: str, name: str, standard: str) -> tuple[dict[str, Any], JudgeSide, str]:
    """Returns what is told of a program after its runs, the judge's side, and the failing input.

    Args:
        source: The program.
        name: That of its format.
        standard: The option of the compiler.
    """
    form, is_c, traces = format_named(name), "++" not in standard, list[str]()
    texts = sorted([generated_input(form, seed).text for seed in range(1, 9)], key=len)
    text, output, steps, expected = "", "", list[Step](), ""
    for text in texts:
        output, steps = run(built(source, standard), text).output, list(form.run(text))
        expected = "".join([step.text for step in steps])
        if output != expected:
            break
    result = compare(form, steps, output)
    request: dict[str, Any] = {
        "ask": "trace",
        "program": source,
        "is_c": is_c,
        "text": text,
        "offset": first_wrong_offset(form, expected, output, result),
        "judge": judge_data(form, text, result, texts),
        "output": output,
    }
    first, _ = service.parts({**request, "texts": [clang().tree(source, standard)]})
    executable = built(first["source"], standard)
    request.update(parts=first["parts"], runs=[])
    found: dict[str, Any] = {}
    for _ in range(MOST_ROUNDS):
        found = {}
        for part in service.parts({**request, "texts": traces}):
            found.update(json.loads(json.dumps(part)))
        if not found.get("wanted"):
            break
        for mode, one in found["wanted"]:
            ended = run(executable, one, mode)
            kind = "crash" if ended.status else "ok"
            request["runs"].append([mode, one, kind, ended.output, len(traces)])
            traces.append(ended.trace)
    assert not found.get("wanted")
    return found, request["judge"], text
