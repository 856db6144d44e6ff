"""Correct programs in different styles, with labelled faults to put into them."""

from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent
WRONG = "wrong"  # The kind of a fault that only makes the output wrong.
INPUT = "input"  # That of one that makes a program go on after the end of the input.
# Prints the length of a line. Later standards refuse it.
OF_C89 = """\
#include <stdio.h>
#include <string.h>
int index[2];
char line[100];
main() {
  gets(line);
  index[1] = strlen(line);
  printf("%d\\n", index[1]);
  return 0;
}
"""


class Fault(NamedTuple):
    """A change of one place in a correct program.

    Attributes:
        right: A text that the program contains once.
        wrong: The text to put there.
        kind: WRONG, INPUT, or the kind of the fault that a checked run reports.
        place: A text on the reported line of the changed program, empty for that of the change.
    """

    right: str
    wrong: str
    kind: str = WRONG
    place: str = ""


class SourceFile:
    """A correct program in a file.

    Attributes:
        file: The file, named after its format and its style.
    """

    def __init__(self, file: Path) -> None:
        self.file = file

    @property
    def form(self) -> str:
        """The name of the format."""
        return self.file.name.partition("_")[0]

    @property
    def source(self) -> str:
        """The source."""
        return self.file.read_text(encoding="utf-8")

    def replaced(self, right: str, wrong: str) -> tuple[str, int]:
        """Returns the source with a text replaced that it contains once, and its line."""
        source = self.source
        assert source.count(right) == 1, (self.file.name, right)
        before, after = source.split(right)
        return before + wrong + after, before.count("\n") + 1


class Program(SourceFile):
    """A program for the tests of the compiler.

    Attributes:
        standard: The compiler's argument for the oldest standard that the program needs.
        faults: Faults to put into it.
    """

    def __init__(self, name: str, standard: str, *faults: Fault) -> None:
        super().__init__(FOLDER / name)
        self.standard = f"-std={standard}"
        self.faults = faults

    def wrong(self, fault: Fault) -> tuple[str, int]:
        """Returns the source with a fault, and the line that has to be named."""
        changed, line = self.replaced(fault.right, fault.wrong)
        if not fault.place:
            return changed, line
        assert changed.count(fault.place) == 1, (self.file.name, fault.place)
        return changed, changed.partition(fault.place)[0].count("\n") + 1


PROGRAMS = (
    Program(
        "sources/uva220_streams.cc",
        "c++11",
        Fault("if (!any) player =", "if (any) player ="),
        Fault("while (inside(r, c) && board", "while (board", "bounds"),
        Fault(
            "return inside(r, c) && board[r][c] == player ? length : 0;",
            "if (inside(r, c) && board[r][c] == player) return length;",
            "return",
            "int bracketed",
        ),
    ),
    Program(
        "sources/uva220_scanf.c",
        "gnu17",
        Fault("while (n > 0)", "while (n > 1)"),
        Fault("int board[10][10]", "int board[9][9]", "bounds", "= BORDER;"),
        Fault("int sum = 0;", "int sum = 2147483647;", "overflow", "sum += line("),
    ),
    Program(
        "sources/uva220_lines.cc",
        "c++11",
        Fault("if (moves().empty()) player = other();", ""),
        Fault(
            "while (i >= 0 && i < 8 && j >= 0 && j < 8 && rows",
            "while (rows",
            "hardening",
        ),
        Fault("if (!text.empty()) text.pop_back();", "text.pop_back();", "hardening"),
        Fault("if (number) cout << '\\n';", "assert(number == 0);", "assert"),
    ),
    Program(
        "styles/uva220_bitboards.cpp",
        "c++17",
        Fault("(x & ~H) << 9", "x << 9"),
        Fault("ull at = 1ULL <<", "ull at = 1 <<", "shift"),
        Fault("if (z) cout", "bool &later = (bool &)z; if (later) cout", "value"),
        Fault('cout << "No legal move."', "cout << optional<string>().value()", "throw"),
    ),
    Program(
        "sources/jutge_scanf.c",
        "gnu17",
        Fault("if (!down && !right) continue;", "if (!down || !right) continue;"),
        Fault("if (!at || *at == '.')", "if (*at == '.')", "null"),
        Fault(
            "flip(board, r + down, c + right, down",
            "flip(board, r, c, down",
            "stack",
        ),
    ),
    Program(
        "sources/jutge_class.cc",
        "c++11",
        Fault("while (steps-- > 1)", "while (--steps > 1)"),
        Fault("if (i < 1 || i > n", "if (i > n", "out_of_range", "char get("),
        Fault("for (;; steps++)", "for (;;)", "time", "int i = r + steps"),
    ),
    Program(
        "sources/jutge_print.cc",
        "c++23",
        Fault("row < n; ++row", "row < n - 1; ++row"),
        Fault("subspan(row * n, n)", "subspan(row * n + 1, n)", "hardening"),
    ),
    Program(
        "sources/boardsilly_streams.cc",
        "c++11",
        Fault("for (int i = 1; i < length; i++)", "for (int i = 1; i <= length; i++)"),
        Fault("if (!on_board(last_r, last_c) || ", "if (", "bounds"),
        Fault("moves++;", "moves += length / moves;", "division"),
    ),
    Program(
        "styles/boardsilly_steps.c",
        "gnu17",
        Fault("board[r][c] != own && ", ""),
        Fault('if (!found) printf("No moves are possible\\n");', "if (found) return 3;", "exit"),
        Fault('while (scanf("%s", board[0]) == 1)', 'while (scanf("%s", board[0]), 1)', INPUT),
    ),
)
