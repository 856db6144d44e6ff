"""Macros, sizes and constants that the compiler must know are edited one by one."""

import pytest

from workbench.programs.repair.cpp.size_edits import expansion_edits, size_edits


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
    assert edited[3:5] == ["char board[10][11];", "char board[10][9];"]


@pytest.mark.parametrize("line", ["return a[3];", "a[1] = 2;", "int n = 8;", "#define F(x) 8"])
def test_other_numbers_are_left_alone(line: str) -> None:
    assert [*size_edits(line)] == []


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("#define TWICE(x) x * 2", "#define TWICE(x) ((x) * 2)"),
        ("#define TWICE(x) (x * 2)", "#define TWICE(x) ((x) * 2)"),
        ("#define AT(r, c) b[r][c + 1]", "#define AT(r, c) (b[(r)][(c) + 1])"),
        ("all |= 1 << n; odd = 1<<m;", "all |= 1ULL << n; odd = 1ULL<<m;"),
    ],
)
def test_a_macro_gets_brackets_and_a_shifted_1_gets_64_bits(line: str, changed: str) -> None:
    program = f"int a;\n{line}\nint main() {{ return 0; }}\n"
    ((number, said, edited),) = expansion_edits(program)
    assert number == 2 and edited == program.replace(line, changed)
    before, after = said.strip("`").split("` → `")
    assert program.replace(before, after) == edited


@pytest.mark.parametrize(
    "line",
    [
        "#define MORE(a, b) ((a) > (b) ? (a) : (b))", "#define EACH(i) for (int i = 0; i < 8; i++)",
        "#define NAME(x) #x", "#define SIZE 8", "cout << 1 << n;", "a = 1ULL << n;", "a = 11 << n;",
    ],
)  # fmt: skip
def test_other_macros_and_shifts_are_left_alone(line: str) -> None:
    assert [*expansion_edits(f"{line}\n")] == []
