"""Programs with many edits: one is chosen for each run, and the output is compared at once."""

import pytest

from driving.workbench.program.compiled import CompiledPrograms
from workbench.programs.repair.cpp.cpp_source import EXPRESSION, STATEMENT, Slot
from workbench.programs.repair.cpp.mutants import Choice, mutants

# The default run tests a fix without a browser, and compiles a program in the page.
pytestmark = pytest.mark.whole

PROGRAM = """\
#include <cstdio>
int main() {
  int a, b;
  scanf("%d%d", &a, &b);
  printf("%d\\n\\n", a + b);
  printf("last\\n");
}
"""
SUM = Slot(PROGRAM.index("a + b"), PROGRAM.index(');\n  printf("last'), EXPRESSION, "int")
LAST = Slot(PROGRAM.index('printf("last'), PROGRAM.index("\n}"), STATEMENT)
VERSIONS = (
    (SUM, "a - b"),
    (SUM, "a * b"),
    (LAST, ""),
    (LAST, "for (;;) { volatile int i = 0; (void)i; }"),
    (SUM, "*(int *)-1"),
)
CHOICES = [Choice(slot, number, text) for number, (slot, text) in enumerate(VERSIONS, 1)]
ENDLESS = 4
ENDING = [choice.number for choice in CHOICES if choice.number != ENDLESS]


@pytest.fixture(autouse=True)
def _compile(compiler: CompiledPrograms) -> None:
    assert compiler.compile(PROGRAM).kind == "compiled"


@pytest.mark.parametrize(
    ("expected", "numbers"),
    [("12\n\nlast\n", [2]), ("4\n\nlast\n", [1]), ("8\n\n", [3]), ("8\n\nlast\n", [])],
)
def test_the_edits_with_the_expected_output_are_found(
    compiler: CompiledPrograms, expected: str, numbers: list[int]
) -> None:
    source = mutants(PROGRAM, CHOICES).source
    assert compiler.edit(source, "6 2", expected, False, ENDING) == ([], numbers)


def test_lines_may_be_in_any_order_between_two_empty_ones(compiler: CompiledPrograms) -> None:
    program = PROGRAM.replace("last", "last\\nfirst")
    slot = Slot(program.index("a + b"), program.index("a + b") + 5, EXPRESSION, "int")
    source = mutants(program, [Choice(slot, 7, "a * b")]).source
    for text, expected in ((("12\n\nfirst\nlast\n"), [7]), (("first\n12\n\nlast\n"), [])):
        assert compiler.edit(source, "6 2", text, True, [7])[1] == expected


def test_the_lines_with_errors_are_found(compiler: CompiledPrograms) -> None:
    found = mutants(PROGRAM, [Choice(SUM, 1, "a - c"), Choice(SUM, 2, "a - b")])
    errors, passed = compiler.edit(found.source, "6 2", "4\n\nlast\n", False, [1, 2])
    assert [found.source.split("\n")[line - 1][-5:] for line in errors] == ["a - c"]
    assert passed == []


@pytest.mark.parametrize("is_checked", [True, False])
def test_a_checked_edit_that_does_something_undefined_is_not_found(
    compiler: CompiledPrograms, is_checked: bool
) -> None:
    outside = Choice(SUM, 1, "a + b + 0 * (int[2]){a, b}[b]")
    source = mutants(PROGRAM, [outside, Choice(SUM, 2, "b + a")]).source
    found = compiler.edit(source, "6 2", "8\n\nlast\n", False, [1, 2], is_checked)
    assert found == ([], [2] if is_checked else [1, 2])


def test_a_program_passes_tests_without_undefined_behaviour(compiler: CompiledPrograms) -> None:
    tests = [("6 2", "8\n\nlast\n"), ("3 4", "7\n\nlast\n")]
    assert compiler.passes(PROGRAM, tests, False)
    assert not compiler.passes(PROGRAM, [*tests, ("1 1", "3\n\nlast\n")], False)
    undefined = PROGRAM.replace("a + b", "a + b + (1 << (a + 60)) * 0")
    assert not compiler.passes(undefined, tests, False)
    assert not compiler.passes("int main() {", tests, False)


@pytest.mark.parametrize(
    "use",
    [
        "for (int i = 0; i < b; i++) { if (unset == 12345) a = 0; unset = i; }",
        "if (unset == 12345) a = 0;",
    ],
)
def test_a_program_that_leaves_a_variable_unset_passes_no_tests(
    compiler: CompiledPrograms, use: str
) -> None:
    """Its output is right only with what fills the variable here."""
    for first, passes in (("0", True), ("", False)):
        declared = f"int unset{first and ' = ' + first}; {use}"
        edited = PROGRAM.replace('  printf("%d', f'  {declared}\n  printf("%d')
        assert compiler.passes(edited, [("6 2", "8\n\nlast\n")], False) == passes


def test_edits_of_an_endless_program_are_given_up_after_much_work(
    compiler: CompiledPrograms,
) -> None:
    """A test of the first edits is no test of the others."""
    source = mutants(PROGRAM, CHOICES).source
    many = [2, *10_000 * [ENDLESS], 2]
    assert compiler.edit(source, "6 2", "12\n\nlast\n", False, many) == ([], [2])
    assert 1000 < compiler.tried < len(many)


def test_many_edits_may_take_longer_than_each_one(compiler: CompiledPrograms) -> None:
    source = mutants(PROGRAM, CHOICES).source
    many = [ENDLESS, *[1] * 400, ENDLESS, 2]
    assert compiler.edit(source, "6 2", "12\n\nlast\n", False, many) == ([], [2])
    assert compiler.tried == len(many)
