"""Tables of directions that repeat a direction and lack another."""

import pytest

from workbench.programs.evidence.direction_tables import direction_sentences
from workbench.programs.tracing.events import MAIN, LastLines, ValueTrace, Variable
from workbench.programs.tracing.instrumenting import instrumented
from workbench.programs.tracing.python_tracer import Tracer

PAIRS = "(-1,-1), (-1,0), (-1,1), (0,-1), (0,1), (1,-1), (1,0), (1,1)"
TWICE = PAIRS.replace("(1,-1)", "(-1,1)")
LACKING = PAIRS.replace("(1,-1), ", "")
SAID = "Your `D` lists (-1,1) twice and lacks (1,-1)."
OF_CLASS, OF_OBJECT = SAID.replace("`D`", "`A.D`"), SAID.replace("`D`", "`self.D`")


def said(program: str) -> list[str]:
    """Returns the sentences after two runs of a program, with an empty input and with a 1."""
    parts = instrumented(program)
    return direction_sentences([Tracer(parts).run(text) for text in ("", "1")])


@pytest.mark.parametrize(
    ("program", "expected"),
    [
        (f"D = [{TWICE}]", SAID),
        (f"D = {TWICE}", SAID),
        (f"def f():\n    D = [{TWICE}]\nf()", SAID),
        (f"def f(D):\n    pass\nf([{TWICE}])", SAID),
        (f"if input():\n    D = [{TWICE}]", SAID),
        (f"class A:\n    D = ({TWICE})", OF_CLASS),
        (f"class A:\n    def __init__(self):\n        self.D = [{TWICE}]\na = A()", OF_OBJECT),
        (f"class A:\n    def __init__(self):\n        self.D = [{TWICE}]\nA()", OF_OBJECT),
        ("D = {'NW': (-1,-1), 'N': (-1,0), 'NE': (-1,1), 'W': (0,-1), 'E': (0,1),"
         " 'SW': (-1,1), 'S': (1,0), 'SE': (1,1)}", SAID),
        (f"D = [{LACKING}]", "Your `D` lacks (1,-1)."),
        (f"D = [{LACKING}, (0, 0)]", "Your `D` has (0,0) and lacks (1,-1)."),
        (f"for r, c in ({TWICE}):\n    pass", "Line 1 lists (-1,1) twice and lacks (1,-1)."),
        (f"x = [r for r, c in [{LACKING}]]", "Line 1 lacks (1,-1)."),
        (f"D = []\nfor d in [{PAIRS}]:\n    if d != (1, -1):\n        D.append(d)",
         "Your `D` lacks (1,-1)."),
        ("D = [(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r < 1 or c < 1]",
         "Your `D` has (0,0) and lacks (1,1)."),
        ("D = [-11, -10, -9, -1, 1, 9, 10, 10]", "Your `D` lists 10 twice and lacks 11."),
        ("n = 6\nD = [-n - 1, -n, 1 - n, -1, 1, n - 1, n, n]",
         "Your `D` lists 6 twice and lacks 7."),
        ("U, R = -1j, 1\nD = [U, U + R, R, R - U, -U, -U + R, -R, U - R]",
         "Your `D` lists (1+1j) twice and lacks (-1+1j)."),
    ],
)  # fmt: skip
def test_a_table_that_repeats_or_lacks_a_direction_is_told(program: str, expected: str) -> None:
    assert said(program) == [expected]


@pytest.mark.parametrize(
    "program",
    [
        f"D = [{PAIRS}]",
        f"D = [{PAIRS}, (0, 0)]",
        f"for r, c in [{PAIRS}]:\n    pass",
        # The program adds the missing direction.
        f"D = [{LACKING}]\nD.append((1, -1))",
        f"D = [{LACKING}]\nD += [(1, -1)]",
        f"D = [{LACKING}] + [(1, -1)]",
        f"for d in [{LACKING}] + [(1, -1)]:\n    pass",
        f"class A:\n    D = [{LACKING}]\nA.D.append((1, -1))",
        f"D = [{TWICE}]\nD[2] = 1, -1",
        f"D = [{LACKING}]\nE = D\nE.append((1, -1))",
        f"D = [{LACKING}]\nD = [{PAIRS}]",
        f"D = 2 * [{LACKING}]",
        f"class A:\n    def __init__(self):\n        self.D = [{LACKING}]\n"
        "        self.D.append((1, -1))\nA()",
        # The directions in which a move turns discs over, found by the program.
        f"import sys\nn = len(sys.stdin.read())\nD = [d for d in [{PAIRS}] if d != (1, n)]",
        # Half of the directions, or the straight ones.
        "D = [(0, 1), (1, 0), (1, 1), (1, -1)]",
        "D = [(0, 1), (1, 0), (0, -1), (-1, 0)]",
        "D = [(0, 1), (1, 0), (1, 1), (-1, -1)]",
        # Squares in the centre, and other numbers.
        "D = [(0, 0), (0, 1), (1, 0), (1, 1)]",
        "D = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-1, -2)]",
        "D = [-9, -8, -7, -1, 1, 7, 8, 9]",
        "D = [1, 2, 3, 4, 5, 6, 7, 7]",
        "D = [1, 1, -1, -1, 0, 0, 1, 1]",
        # A table that may be of rows of 8 or of 9 squares.
        "D = [-9, -8, -1, 1, 8, 9, 9, 9]",
        "class L(list):\n    def __ne__(self, other): return 1 / 0\n"
        "D = [L([0, 1]), L(), L(), L(), L(), L(), L(), L()]",
    ],
)  # fmt: skip
def test_nothing_is_said_about_other_tables(program: str) -> None:
    assert said(program) == []


DX, DY = [-1, -1, -1, 0, 0, 1, 1, 1], [-1, 0, 1, -1, 1, -1, 0, 1]


def table_said(**values: object) -> list[str]:
    """Returns the sentences on variables that are the same in all runs."""
    held = {Variable("f" if name[-1] == "2" else MAIN, name): one for name, one in values.items()}
    runs: list[dict[Variable, object]] = [held, {**held, Variable(MAIN, "n"): 8}, {}]
    return direction_sentences([*map(trace_of, runs)])


def trace_of(values: dict[Variable, object]) -> ValueTrace:
    return ValueTrace("", None, values, LastLines([]), {}, {})


def test_two_arrays_may_be_the_parts_of_a_table() -> None:
    said = "Your `dx` and `dy` list (1,0) twice and lack (1,1)."
    assert table_said(dx=DX, dy=[*DY[:-1], 0]) == [said]
    assert table_said(dx=DX[1:], n=9, dy=DY[1:]) == ["Your `dx` and `dy` lack (-1,-1)."]
    assert table_said(dx=[*DX[1:], 0], dy=[*DY[1:], 0]) == [
        "Your `dx` and `dy` have (0,0) and lack (-1,-1)."
    ]
    assert table_said(dx=DX, dy=DY) == table_said(dx=DX, dy2=[*DY[:-1], 0]) == []
    # Two halves of another table.
    assert table_said(dx=DX, dy=DY, other=[*DY[:-1], 0]) == []
    assert table_said(dx=DX, dy=[False] * 8) == table_said(dx=DX, dy=[*DY, 1]) == []


def test_a_table_in_one_variable_is_told_if_it_is_the_same_in_all_runs() -> None:
    table = [[down, right] for down, right in zip(DX, DY)]
    assert table_said(d=table) == []
    assert table_said(d=table[1:]) == ["Your `d` lacks (-1,-1)."]
    changing: list[dict[Variable, object]]
    changing = [{Variable(MAIN, "d"): table[1:]}, {Variable(MAIN, "d"): table}]
    traces = [*map(trace_of, changing)]
    assert direction_sentences(traces) == direction_sentences(traces[::-1]) == []
