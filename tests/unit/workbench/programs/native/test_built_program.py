"""C and C++ files in a terminal: the compiler, its errors and its files."""

import re
import shutil
import sys
import tempfile
from pathlib import Path

import pytest

from harness.extent import in_part
from reference.cpp import posix_names
from reference.cpp.judged_files import FILE_USES, INPUT
from reference.cpp.programs import OF_C89
from unit.page.running import answered
from workbench.programs.compiler.diagnostics import Diagnostic
from workbench.programs.compiler.languages import CPP17, CPP20, C
from workbench.programs.native.built_program import (
    SUFFIXES,
    BuiltProgram,
    find_compiler,
    is_source,
    language_of,
)
from workbench.programs.trials.outcome import NotCompiled, Outcome, SandboxUnavailable

# A compiler in Python: the program it makes prints its input, or reports a fault.
COMPILER = """\
#!{python}
import sys
from pathlib import Path
source = Path(next(word for word in sys.argv if word.endswith((".c", ".cc", ".cpp")))).read_text()
if "-fsanitize" in " ".join(sys.argv) and "no sanitizers" in source:
    sys.exit("cannot find -lasan")
if "broken" in source:
    sys.exit("solution.cc:3:9: error: expected ';' [-Wx]\\nsolution.cc:4:1: warning: unused\\n")
program = Path(sys.argv[sys.argv.index("-o") + 1])
program.write_text("#!/bin/sh\\n" + source)
program.chmod(0o755)
"""
FAULTY = """\
cat
echo 'solution.cc:24:9: runtime error: index 8 out of bounds for type "x"' | tr '"' "'" >&2
"""


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A compiler that $CXX names."""
    file = tmp_path / "compiler"
    file.write_text(COMPILER.format(python=sys.executable))
    file.chmod(0o755)
    monkeypatch.setenv("CXX", str(file))


def built(folder: Path, source: str, suffix: str = ".cc") -> BuiltProgram:
    file = folder / f"solution{suffix}"
    file.write_text(source)
    return BuiltProgram(file, source)


def ran(program: BuiltProgram, text: str = "text") -> tuple[list[Diagnostic], Outcome]:
    """Returns the messages of the compiler and the end of a run."""
    messages, ended = answered(program.start()), answered(program.run("", text, 60))
    program.close()
    return messages, ended


@pytest.mark.usefixtures("compiler")
def test_a_program_is_compiled_once_and_runs_with_each_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders = tmp_path / "temporary"
    folders.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folders))
    program = built(tmp_path, "cat")
    assert answered(program.start()) == [] and program.is_checked
    for text in ("one\n", "two\n"):
        ended = answered(program.run("", text, 60))
        assert (ended.kind, ended.output, ended.undefined) == ("ok", text, "")
    assert len(list(folders.iterdir())) == 1
    program.close()
    assert not list(folders.iterdir())


@pytest.mark.usefixtures("compiler")
def test_undefined_behaviour_stands_beside_the_output(tmp_path: Path) -> None:
    _, ended = ran(built(tmp_path, FAULTY))
    assert (ended.kind, ended.output) == ("ok", "text")
    assert ended.undefined == "Line 24: index 8 is out of bounds for `x`."


@pytest.mark.usefixtures("compiler")
def test_errors_are_told_with_their_lines(tmp_path: Path) -> None:
    program = built(tmp_path, "broken")
    with pytest.raises(NotCompiled, match=r"^Line 3: expected ';'\.$") as refused:
        answered(program.start())
    found = [(each.line, each.severity) for each in refused.value.diagnostics]
    assert found == [(3, "error"), (4, "warning")]
    assert program.messages.startswith("solution.cc:3:9: error: ")
    program.close()


@pytest.mark.usefixtures("compiler")
def test_a_compiler_without_sanitizers_is_used_all_the_same(tmp_path: Path) -> None:
    program = built(tmp_path, "cat # no sanitizers")
    assert ran(program)[1].output == "text" and not program.is_checked


def test_a_missing_compiler_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    for language, says in (
        (C, r"^No compiler of C was found\. Install gcc or clang, or name a compiler in CC\.$"),
        (CPP17, r"^No compiler of C\+\+ was found\. Install g\+\+ or clang\+\+, .* in CXX\.$"),
    ):
        monkeypatch.delenv("CC" if language is C else "CXX", raising=False)
        with pytest.raises(SandboxUnavailable, match=says):
            find_compiler(language)


def test_a_compiler_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "ccache 'my gcc' -m32")
    assert find_compiler(C) == ["ccache", "my gcc", "-m32"]


def test_a_compiler_that_cannot_be_run_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CXX", "./no-such-compiler")
    program = built(tmp_path, "")
    with pytest.raises(SandboxUnavailable, match=r"^\./no-such-compiler cannot be run: "):
        answered(program.start())
    program.close()


def test_the_suffix_and_the_source_choose_the_language() -> None:
    spaceship = "#include <compare>\nint main() {}"
    assert language_of(Path("a.c"), spaceship) is C
    assert language_of(Path("a.cc"), spaceship) is CPP20
    assert language_of(Path("a.cpp"), "int main() {}") is CPP17
    assert is_source(["a.cpp"]) and is_source(["folder/a.c"])
    assert not is_source(["./a.out"]) and not is_source(["a.c", "b.c"])


# Reads a file, if it does not run on a judge, and leaves one. It never ends after "endless".
FILES = """\
#include <stdio.h>
#include <string.h>
int main(void) {
  char word[10];
#ifndef ONLINE_JUDGE
  freopen("input.txt", "r", stdin);
  freopen("output.txt", "w", stdout);
#endif
  fclose(fopen("left.txt", "a"));
  for (int n = 0; n < 42; n++) puts("written");
  if (scanf("%9s", word) == 1 && !strcmp(word, "endless")) for (;;) {}
  return 0;
}
"""


@pytest.mark.skipif(not shutil.which("g++"), reason="there is no C++ compiler: g++")
@pytest.mark.parametrize("suffix", in_part(SUFFIXES, 2))
def test_a_program_runs_as_on_a_judge_and_keeps_its_output(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, suffix: str
) -> None:
    monkeypatch.chdir(tmp_path)
    program = built(Path(), FILES, suffix)
    answered(program.start())
    for text, kind, seconds in (("ends", "ok", 60), ("endless", "timeout", 0.5)):
        ended = answered(program.run("", text, seconds))
        assert (ended.kind, ended.output) == (kind, "written\n" * 42)
    program.close()
    assert list(tmp_path.iterdir()) == [tmp_path / f"solution{suffix}"]


@pytest.mark.skipif(not shutil.which("g++"), reason="there is no C++ compiler: g++")
@pytest.mark.parametrize("name", in_part(FILE_USES, 3))
def test_a_file_in_place_of_the_input_or_the_output_is_noticed(tmp_path: Path, name: str) -> None:
    use = FILE_USES[name]
    _, ended = ran(built(tmp_path, use.source, use.suffix), INPUT)
    assert (ended.output, ended.missing, ended.written) == (use.output, use.missing, use.written)


@pytest.mark.skipif(not shutil.which("gcc"), reason="there is no C compiler: gcc")
@pytest.mark.parametrize("names", [posix_names.USUAL, *in_part(posix_names.BATCHES, 0)])
def test_arrays_may_have_the_names_of_functions_of_posix(tmp_path: Path, names: list[str]) -> None:
    source, output = posix_names.program(names)
    _, ended = ran(built(tmp_path, source, ".c"), "1\n")
    assert (ended.output, ended.undefined) == (output, "")


OF_CPP11 = """\
#include <iostream>
#include <vector>
using namespace std;
const int size = 8;
int main() { cout << size; }
"""


@pytest.mark.skipif(not shutil.which("g++"), reason="there is no C++ compiler: g++")
@pytest.mark.parametrize(
    ("source", "suffix", "text", "said", "output"),
    [
        (OF_CPP11, ".cc", "", r"as C\+\+14, not as C\+\+17\. Line 5: ", "8"),
        (OF_C89, ".c", "eight...\n", r"as C89, not as C\. Line 3: ", "8\n"),
    ],
)
def test_a_program_of_an_older_standard_is_compiled_as_that(
    tmp_path: Path, source: str, suffix: str, text: str, said: str, output: str
) -> None:
    (remark, *_), ended = ran(built(tmp_path, source, suffix), text)
    assert re.match(f"The program compiles {said}", remark.message) and ended.output == output
