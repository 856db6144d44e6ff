"""Edited C and C++ programs in a terminal: which of them may be told as a fix."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from unit.page.running import answered
from workbench.programs.compiler.languages import CPP17, C
from workbench.programs.native.fixing_program import FixingProgram
from workbench.programs.repair.cpp.cpp_source import EXPRESSION, Slot
from workbench.programs.repair.cpp.mutants import Choice, mutants

if TYPE_CHECKING:
    from workbench.programs.compiler.languages import Language

pytestmark = pytest.mark.skipif(not shutil.which("gcc"), reason="there is no C compiler: gcc")

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
TESTS = [("1 2\n", "3\n"), ("", "0\n")]


@pytest.mark.parametrize("language", [C, CPP17])
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
    language: Language, edited: str, passes: bool
) -> None:
    program = FixingProgram(SUM, language)
    try:
        assert answered(program.passes(edited, TESTS, False)) == passes
    finally:
        program.close()


def test_the_edits_survive_with_which_the_output_is_right() -> None:
    start = SUM.index("total()", SUM.index("main"))
    slot = Slot(start, start + len("total()"), EXPRESSION, "int")
    texts = ("total() + 1", "total() * 2 - 3", "total() / 0", 'total() + 0 * printf("\\n")')
    edits = [Choice(slot, number, text) for number, text in enumerate(texts, 1)]
    program = FixingProgram(SUM, C)
    try:
        assert answered(program.build_edits(mutants(SUM, edits).source)) == []
        for text, expected, right in (("1 2\n", "3\n", [2]), ("1\n", "2\n", [1]), ("", "0\n", [])):
            assert answered(program.surviving(text, expected, False, [1, 2, 3, 4])) == right
        assert answered(program.surviving("1 2\n", "3\n", False, [65_535])) == [65_535]
    finally:
        program.close()
