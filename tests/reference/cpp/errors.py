"""Programs that do not compile, with the line of the first error and a part of its message."""

from typing import NamedTuple


class CompilerError(NamedTuple):
    """A program that does not compile.

    Attributes:
        line: The line of the first error, 0 for one of the linker.
        says: A part of its message.
        source: The program.
    """

    line: int
    says: str
    source: str


ERRORS = {
    "a missing semicolon": CompilerError(
        3, "expected ';'", "#include <iostream>\nint main() {\n  int n = 8\n  std::cin >> n;\n}\n"
    ),
    "an undeclared name": CompilerError(
        4,
        "undeclared identifier 'column'",
        "#include <cstdio>\nint main() {\n  int row = 1;\n"
        '  std::printf("(%d,%d)", row, column);\n}\n',
    ),
    "a wrong type": CompilerError(
        5,
        "no matching function for call to 'flip'",
        "#include <string>\nvoid flip(int row, int column) {}\nint main() {\n"
        '  std::string move = "34";\n  flip(move, 4);\n}\n',
    ),
    "an ambiguous name": CompilerError(
        5,
        "reference to 'count' is ambiguous",
        "#include <bits/stdc++.h>\nusing namespace std;\nbool count = true;\n"
        "int main() {\n  return count;\n}\n",
    ),
    "an error in a header": CompilerError(
        5,
        "invalid operands to binary expression",
        "#include <algorithm>\n#include <list>\nint main() {\n  std::list<int> moves;\n"
        "  std::sort(moves.begin(), moves.end());\n}\n",
    ),
    "a missing header": CompilerError(
        2,
        "'conio.h' file not found",
        "#include <stdio.h>\n#include <conio.h>\nint main() { getch(); }\n",
    ),
    "a missing function": CompilerError(
        0,
        "undefined symbol: play(int, int)",
        "int play(int row, int column);\nint main() { return play(3, 4); }\n",
    ),
}
