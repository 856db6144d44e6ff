"""The observer of C and C++ programs tells what a program did with its squares."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from harness.extent import in_part
from harness.traced_cpp import CAN_TRACE, explained, standard_of
from reference.cpp.observed import (
    IS_HERE,
    PRINTED,
    READ,
    WROTE,
    ObservedProgram,
    did,
    printing_lines,
)
from reference.cpp.wrong import cpp_sources
from workbench.programs.explanation.explanation import SEEN

if TYPE_CHECKING:
    from pathlib import Path

    from reference.cpp.observed import Access
    from reference.wrong.sources import WrongSource

pytestmark = pytest.mark.skipif(not IS_HERE, reason="there is no GCC")
PROGRAM = """\
#include <stdio.h>
#include <string.h>
char b[5][5];
char get(int r, int c) {
  return b[r][c];
}
int main(void) {
  int r, c;
  memset(b[3], '.', 4);
  while (scanf("%d %d", &r, &c) == 2) {
    if (get(r, c) == 0)
      b[r][c] = 'x';
    b[r][c] = 'x';
  }
  printf("%c", b[1][1]);
  puts("");
}
"""


@pytest.mark.parametrize("suffix", [".c", ".cpp"])
def test_readings_writings_and_prints_are_observed(suffix: str, tmp_path: Path) -> None:
    program = ObservedProgram(PROGRAM, suffix, "b[r][c]", 4, tmp_path)
    found = program.accesses("1 1\n")
    told = [(one.kind, one.first, one.second, one.lines) for one in found if one.first in (1, 2)]
    assert [one for one in told if one[0] != "unknown"] == [
        (READ, 1, 1, (5, 11)),
        (WROTE, 1, 1, (12,)),
        (WROTE, 1, 1, (13,)),
        (READ, 1, 1, (15,)),
        (PRINTED, 1, 0, (15,)),
        (PRINTED, 1, 0, (16,)),
    ]


def test_only_what_is_after_the_earlier_input_is_told(tmp_path: Path) -> None:
    program = ObservedProgram(PROGRAM, ".c", "b[r][c]", 4, tmp_path)
    runs = program.accesses("1 1\n1 1\n"), program.accesses("1 1\n")
    assert did(WROTE, 13, (1, 1), *runs)
    assert did(READ, 5, (1, 1), *runs) and did(READ, 11, (1, 1), *runs)
    assert not did(WROTE, 12, (1, 1), *runs)
    assert not did(READ, 5, (1, 2), *runs)
    assert did(WROTE, 12, (1, 1), runs[0], [])
    assert printing_lines(runs[0]) == [15, 16]


def test_what_the_library_writes_may_be_written_by_any_line(tmp_path: Path) -> None:
    program = ObservedProgram(PROGRAM, ".c", "b[r][c]", 4, tmp_path)
    found = program.accesses("1 1\n")
    assert did(WROTE, 9, (3, 1), found, [])
    assert not did(READ, 9, (3, 1), found, [])


def sweeps(line: int, accesses: list[Access], n: int) -> bool:
    """Returns whether a line reads more than half of the board, perhaps in several calls."""
    read = {(one.first, one.second) for one in accesses if one.kind == READ and line in one.lines}
    return len(read) > n * n // 2


OBSERVED = [source for source in cpp_sources() if source.square]


@pytest.mark.skipif(not CAN_TRACE, reason="there is no Clang")
@pytest.mark.parametrize("source", in_part(OBSERVED, 3), ids=lambda source: source.name)
def test_an_independent_observer_confirms_what_is_told(source: WrongSource, tmp_path: Path) -> None:
    suffix = ".c" if source.group == "c" else ".cpp"
    found, judge, text = explained(source.program, source.form, standard_of(suffix))
    steps, n = judge["steps"], len(judge["steps"][0]["rows"])
    program = ObservedProgram(source.program, suffix, source.square, n, tmp_path)
    runs = [program.accesses(step["input"]) for step in steps]
    told = [one for one in found.get("events", []) if one[2] in (READ, SEEN, WROTE)]
    for step, square, how, stack, *_ in told:
        kind = READ if how == SEEN else how
        line, before = found["stacks"][stack][0][0], runs[step - 1] if step else []
        assert did(kind, line, divmod(square, n), runs[step], before), (step, square, kind, line)
    for step in found.get("followed", []):
        touched = {square for at, square, *_ in told if at == step}
        before = runs[step - 1] if step else []
        for square in {*range(n * n)} - touched:
            place = divmod(square, n)
            lines = {one.lines[0] for one in runs[step] if (one.first, one.second) == place}
            did_it = [one for one in lines if did(READ, one, place, runs[step], before)]
            assert all(sweeps(line, runs[-1], n) for line in did_it), (step, square)
    printed = printing_lines(program.accesses(text))
    for end, stack in found.get("writes", []):
        assert printed[end - 1] == found["stacks"][stack][0][0]
