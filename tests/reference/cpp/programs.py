"""Correct programs in different styles, with labelled faults to put into them."""

from pathlib import Path
from typing import NamedTuple

from reference.wrong.styles.style import replaced

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


class Program:
    """A correct program, for the tests of the compiler.

    Attributes:
        file: The file, named after the format and the style.
        form: The name of the format.
        source: The source.
        standard: The compiler's argument for the oldest standard that the program needs.
        faults: Faults to put into it.
    """

    def __init__(self, name: str, standard: str, *faults: Fault) -> None:
        self.file = FOLDER / name
        self.form = self.file.name.partition("_")[0]
        self.source = self.file.read_text(encoding="utf-8")
        self.standard = f"-std={standard}"
        self.faults = faults

    def wrong(self, fault: Fault) -> tuple[str, int]:
        """Returns the source with a fault, and the line that has to be named."""
        changed, line = replaced(self.source, fault.right, fault.wrong)
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
        "styles/uva220_macros.c",
        "gnu17",
        Fault("!IN(x, y) || b[x][y] != p", "!IN(x, y) && b[x][y] != p"),
        Fault("char b[N + 2][", "char b[N + 1][", "bounds", "if (b[x][y] != OPP(p))"),
        Fault("int n[2] = {0, 0}", "int n[2] = {2147483647, 0}", "overflow", "n[b[r][c] == 'W']"),
    ),
    Program(
        "sources/uva220_lines.cc",
        "c++11",
        Fault("if (moves().empty()) player = other();", ""),
        Fault("while (i >= 0 && i < 8 && j >= 0 && j < 8 && rows", "while (rows", "hardening"),
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
        "styles/uva220_struct.c",
        "gnu17",
        Fault("? length - 1 : 0", "? length : 0"),
        Fault("(cell != NULL && *cell == rival(game))", "(*cell == rival(game))", "null"),
        Fault("&& turn_over(game, r, c,", "&& legal(game, r, c) + turn_over(game, r, c,", "stack"),
    ),
    Program(
        "styles/jutge_string.cpp",
        "c++11",
        Fault("k >= 0;", "k > 0;"),
        Fault(
            "max(r, c) >= n) return 0;\n        char x = s[r * n + c];",
            "max(r, c) > n) return 0;\n        char x = s.at(r * n + c);",
            "out_of_range",
        ),
        Fault("d < 9; d++", "d < 9;", "time"),
    ),
    Program(
        "sources/jutge_print.cc",
        "c++23",
        Fault("row < n; ++row", "row < n - 1; ++row"),
        Fault("subspan(row * n, n)", "subspan(row * n + 1, n)", "hardening"),
    ),
    Program(
        "styles/boardsilly_steps.c",
        "gnu17",
        Fault("board[r][c] != own && ", ""),
        Fault("if (!inside(row, column) || ", "if (", "bounds"),
        Fault("found = 1;", "found = length / found;", "division"),
        Fault('if (!found) printf("No moves are possible\\n");', "if (found) return 3;", "exit"),
        Fault('while (scanf("%s", board[0]) == 1)', 'while (scanf("%s", board[0]), 1)', INPUT),
    ),
)
