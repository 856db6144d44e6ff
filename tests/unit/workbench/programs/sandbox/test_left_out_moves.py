"""A program that ignores some moves: its board is found, and the line that it went no further."""

import pytest

from workbench.formats import format_named
from workbench.programs.evidence.last_lines import last_lines
from workbench.programs.explanation.judge_side import judge_data
from workbench.programs.sandbox.program_facts import ProgramRuns
from workbench.programs.sandbox.python_facts import PythonRunner

PROGRAM = """\
n = int(input())
t = [['.'] * n for _ in range(n)]
t[1][1] = t[2][2] = 'B'
t[1][2] = t[2][1] = 'N'
def move(r, c, me):
    if {condition}:
        return
    t[r][c] = me
    for d in (1, -1):
        if 0 <= r + d < n and t[r + d][c] == me:
            print(r)
print(t)
while True:
    try:
        me, r, c = input().split()
    except EOFError:
        break
    move(int(r) - 1, int(c) - 1, me)
    print(t)
"""
MOVES, IGNORED = "4\nN 2 1\nB 1 1\n", "4\nB 1 1\nN 2 1\n"


def runs(condition: str, *others: str) -> ProgramRuns:
    judge = judge_data(format_named("jutge"), MOVES, None, [*others])
    return ProgramRuns(PythonRunner(PROGRAM.format(condition=condition)), judge)


@pytest.mark.parametrize("others", [(), (IGNORED,), (MOVES, IGNORED)])
def test_a_board_that_the_first_move_leaves_as_it_is_is_found(others: tuple[str, ...]) -> None:
    board = runs("r == 0", *others).board()
    assert board and board.variable.name == "t"


@pytest.mark.parametrize(
    ("condition", "told"),
    [("r == 0", [(2, "move", 7, 8)]), ("r > 0", [(1, "move", 7, 8)]), ("False", [])],
)
def test_the_last_line_before_those_on_squares_is_told(
    condition: str, told: list[tuple[int, str, int, int]]
) -> None:
    found = runs(condition)
    board = found.board()
    assert board and last_lines(found.square_events(board)) == told
