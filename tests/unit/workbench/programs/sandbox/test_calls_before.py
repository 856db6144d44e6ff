"""The functions that ran before a wrong square was written, or something wrong was printed."""

import re
from typing import Any

import pytest

from harness.traced_cpp import CAN_TRACE, explained, standard_of
from reference.cpp.wrong import CPP_STYLES
from reference.wrong.styles import STYLES
from reference.wrong.styles.style import replaced
from unit.workbench.programs.sandbox.failing import facts


@pytest.mark.parametrize(
    ("form", "name", "right", "wrong", "text", "said"),
    [
        ("jutge", "rows as texts", "    lines = []\n", "    lines = [(0, 0)]\n", "4\nN 2 1\n",
         "Before line 23 in `put` wrote (1,1), `flips` ran to line 19."),
        ("uva220", "class", "'({},{})'", "'({},{}'",
         "1\n" + "\n".join([*3 * ["-" * 8], "---WB---", "---BW---", *3 * ["-" * 8], "B\nL\nQ\n"]),
         "Before line 64 in `main` printed this, `Game.list` ran to line 40, and in it"
         " `Game.moves` to line 34."),
    ],
)  # fmt: skip
def test_the_calls_before_the_fault_of_a_python_program_are_told(
    form: str, name: str, right: str, wrong: str, text: str, said: str
) -> None:
    (style,) = [one for one in STYLES if (one.form, one.name) == (form, name)]
    assert style.program.count(right) == 1
    assert facts(form, style.program.replace(right, wrong), text)["calls"] == said


def told(name: str, right: str, wrong: str) -> dict[str, Any]:
    """Returns what is told of a program in C or C++ with a changed part."""
    (style,) = [one for one in CPP_STYLES if one.name == name]
    source, _ = replaced(style.program, right, wrong)
    return explained(source, style.form, standard_of(name))[0]


@pytest.mark.slow
@pytest.mark.skipif(not CAN_TRACE, reason="needs Node, Clang and GCC")
@pytest.mark.parametrize(
    ("name", "right", "wrong", "said"),
    [
        ("jutge_rows.c", "if (board[i][j] == '.') return 0;",
         "if (board[i][j] == '.') return length;",
         r"Before line 31 in `play` wrote \(\d+,\d+\), `captured` ran to line 20\."),
        ("uva220_enum.cpp", "int sum = 0;", "int sum = 1;",
         "Before line 114 in `main` printed this, `make_move` ran to line 84, then `count_of` to"
         " line 91."),
    ],
)  # fmt: skip
def test_the_calls_before_the_fault_of_a_compiled_program_are_told(
    name: str, right: str, wrong: str, said: str
) -> None:
    assert re.fullmatch(said, told(name, right, wrong)["calls"])


@pytest.mark.slow
@pytest.mark.skipif(not CAN_TRACE, reason="needs Node, Clang and GCC")
def test_the_lines_of_a_wrong_table_are_told() -> None:
    found = told("uva220_letters.cpp", "-1, 0, 0, 1, 1, 1}", "-1, 0, 0, 1, 1, 0}")
    said = "Your `dx` and `dy` list (0,1) twice and lack (1,1)."
    assert found["beliefs"] == [f"{said} Line 6 wrote `dx`. Line 7 wrote `dy`."]
