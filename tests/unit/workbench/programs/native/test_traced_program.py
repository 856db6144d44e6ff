"""Instrumented C and C++ programs in a terminal: Clang's tree, their runs and traces."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from unit.page.running import answered
from workbench.programs.compiler.languages import C
from workbench.programs.native.traced_program import NO_CLANG, TracedProgram
from workbench.programs.trials.outcome import SandboxUnavailable

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

# Writes its mode, its input and its end into a trace.
TRACED = """\
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
int main(void) {
    char text[100] = "";
    if (!fgets(text, sizeof text, stdin)) return 3;
    if (write(98, getenv("TRACE"), strlen(getenv("TRACE"))) < 0) return 4;
    if (write(98, " \\"\\n", 3) < 0) return 5;
    printf("read %s", text);
    fflush(stdout);
    if (*text == 'a') abort();
    while (*text == 'e') usleep(1000);
    return *text == 's';
}
"""


@pytest.fixture
def program() -> Iterator[TracedProgram]:
    made = TracedProgram("int main(void) {}\n", C)
    yield made
    made.close()


@pytest.mark.skipif(not shutil.which("gcc"), reason="there is no C compiler: gcc")
def test_the_output_the_trace_and_the_end_of_each_run_are_known(program: TracedProgram) -> None:
    assert answered(program.build_traced(TRACED))
    for word, kind in (("ok", "ok"), ("abort", "crash"), ("status", "crash"), ("ends", "timeout")):
        seconds = 0.5 if kind == "timeout" else 30
        run = answered(program.traced(f"{word}\n", "output 3", seconds))
        assert run == (kind, f"read {word}\n", 'output 3 "\n')
    assert answered(program.traced("", "values", 30)) == ("crash", "", "")


@pytest.mark.skipif(not shutil.which("gcc"), reason="there is no C compiler: gcc")
def test_a_source_with_an_error_is_not_built(program: TracedProgram) -> None:
    assert not answered(program.build_traced("int main(void) { return x; }\n"))


def test_without_clang_there_is_no_tree(
    program: TracedProgram, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CLANG", raising=False)
    with pytest.raises(SandboxUnavailable, match=NO_CLANG[:40]):
        answered(program.tree())
    monkeypatch.setenv("CLANG", str(tmp_path / "missing"))
    with pytest.raises(SandboxUnavailable, match="cannot be run"):
        answered(program.tree())


def test_a_program_that_clang_refuses_has_no_tree(
    program: TracedProgram, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CLANG", "false")
    assert answered(program.tree()) is None
