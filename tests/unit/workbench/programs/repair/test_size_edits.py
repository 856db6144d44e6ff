"""Sizes and constants that the compiler must know are edited one by one."""

from __future__ import annotations

import pytest

from workbench.programs.repair.cpp.size_edits import size_edits


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("#define SIZE 7", "#define SIZE 8"),
        ("#define SIZE (7) /* rows */", "#define SIZE (8) /* rows */"),
        ("constexpr int N = 7;", "constexpr int N = 8;"),
        ("const int N = 7;", "const int N = 8;"),
        ("char board[8][8];", "char board[9][9];"),
        ("char *rows[8][N];", "char *rows[9][N];"),
        ("static int used[3] = {0};", "static int used[4] = {0};"),
    ],
)
def test_a_size_is_one_more(line: str, changed: str) -> None:
    program = f"int a;\n{line}\nint main() {{ return 0; }}\n"
    number, said, edited = next(size_edits(program))
    assert number == 2 and edited == program.replace(line, changed)
    before, after = said.strip("`").split("` → `")
    assert program.replace(before, after) == edited


def test_each_size_of_an_array_is_changed_alone_too() -> None:
    edited = [text for _, _, text in size_edits("char board[8][9];")]
    assert edited[:3] == ["char board[9][10];", "char board[9][9];", "char board[8][10];"]
    assert edited[3:5] == ["char board[82][92];", "char board[82][9];"]


@pytest.mark.parametrize("line", ["return a[3];", "a[1] = 2;", "int n = 8;", "#define F(x) 8"])
def test_other_numbers_are_left_alone(line: str) -> None:
    assert [*size_edits(line)] == []
