"""C and C++ programs in a terminal: Clang's tree, runs with a trace, and edits that may be told."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from unit.page.running import answered
from workbench.programs.compiler.languages import CPP17, C
from workbench.programs.native.traced_program import NO_CLANG, TracedProgram
from workbench.programs.repair.cpp.cpp_source import EXPRESSION, INSERTED, Slot
from workbench.programs.repair.cpp.mutants import Choice, mutants
from workbench.programs.trials.outcome import SandboxUnavailable

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
# Prints the sum of its input.
SUM = """\
#include <stdio.h>
int total(void) {
    int term, sum = 0;
    while (scanf("%d", &term) == 1) sum += term;
    return sum;
}
int main(void) {
    printf("%d\\n", total());
    return 0;
}
"""
CALL = SUM.index("total()", SUM.index("main"))
TOTAL = Slot(CALL, CALL + len("total()"), EXPRESSION, "int")
TESTS = [("1 2\n", "3\n"), ("", "0\n")]
needs_gcc = pytest.mark.skipif(not shutil.which("gcc"), reason="there is no C compiler: gcc")


@pytest.fixture
def program(request: pytest.FixtureRequest) -> Iterator[TracedProgram]:
    """A program in C, or in a language that a test asks for."""
    made = TracedProgram(SUM, getattr(request, "param", C))
    yield made
    made.close()


@needs_gcc
def test_the_output_the_trace_and_the_end_of_each_run_are_known(program: TracedProgram) -> None:
    assert answered(program.build_traced(TRACED))
    for word, kind in (("ok", "ok"), ("abort", "crash"), ("status", "crash"), ("ends", "timeout")):
        seconds = 0.5 if kind == "timeout" else 30
        run = answered(program.traced(f"{word}\n", "output 3", seconds))
        assert run == (kind, f"read {word}\n", 'output 3 "\n')
    assert answered(program.traced("", "values", 30)) == ("crash", "", "")


@needs_gcc
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


@needs_gcc
@pytest.mark.parametrize("program", [C, CPP17], indirect=True)
@pytest.mark.parametrize(
    ("edited", "passes"),
    [
        (SUM, True),
        (SUM.replace("int term,", "int unused, term,"), True),
        (SUM.replace("sum += term", "sum -= term"), False),
        # The output is right with nearly all values of the variable.
        (SUM.replace("return sum;", "int unset; return unset == 12345 ? 7 : sum;"), False),
    ],
)
def test_an_edit_that_leaves_a_variable_unset_does_not_pass(
    program: TracedProgram, edited: str, passes: bool
) -> None:
    assert answered(program.passes(edited, TESTS, False)) == passes


@needs_gcc
def test_the_edits_survive_with_which_the_output_is_right(program: TracedProgram) -> None:
    texts = ("total() + 1", "total() * 2 - 3", "total() / 0", 'total() + 0 * printf("\\n")')
    edits = [Choice(TOTAL, number, text) for number, text in enumerate(texts, 1)]
    assert answered(program.build_edits(mutants(SUM, edits).source, False)) == []
    for text, expected, right in (("1 2\n", "3\n", [2]), ("1\n", "2\n", [1]), ("", "0\n", [])):
        assert answered(program.surviving(text, expected, False, [1, 2, 3, 4])) == (right, 4)
    assert answered(program.surviving("1 2\n", "3\n", False, [65_535])) == ([65_535], 1)


@needs_gcc
@pytest.mark.parametrize("unset", ["int more", "int *made = malloc(4), more = *made"])
def test_a_value_that_was_never_set_is_not_right_by_chance(
    program: TracedProgram, unset: str
) -> None:
    source = "#include <stdlib.h>\n" + SUM.replace("int term,", f"{unset}, term,")
    source = source.replace("sum += term;", "sum += term;\n    sum += more;")
    end = source.index("    sum += more")
    edits = [Choice(Slot(end, end, INSERTED), 1, "more = 0;")]
    assert answered(program.build_edits(mutants(source, edits).source, False)) == []
    for text, expected in TESTS:
        assert answered(program.surviving(text, expected, False, [65_535, 1])) == ([1], 2)


@needs_gcc
@pytest.mark.parametrize("is_checked", [True, False])
def test_no_checked_edit_survives_that_reads_outside_an_array(
    program: TracedProgram, is_checked: bool
) -> None:
    outside = "total() + 0 * (int[]){1, 2}[argc + 1]"
    edits = [Choice(TOTAL, 1, "total()"), Choice(TOTAL, 2, outside)]
    source = mutants(SUM, edits).source.replace("main(void)", "main(int argc, char **arguments)")
    assert answered(program.build_edits(source, is_checked)) == []
    survivors, _ = answered(program.surviving("1 2\n", "3\n", False, [1, 2]))
    assert survivors == ([1] if is_checked else [1, 2])
