"""Edited C and C++ programs in a terminal: which of them may be told as a fix."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from compiler.languages import CPP17, C
from native.fixing_program import FixingProgram
from unit.page.running import answered

if TYPE_CHECKING:
    from compiler.languages import Language

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
