"""Correct C and C++ programs in the styles of published solutions, with labelled faults.

They measure what the page says about programs that nobody has seen before. So nothing may be fitted
to them.
"""

from functools import cache
from itertools import chain, starmap
from pathlib import Path

from reference.wrong.sources import WrongSource, of_style
from reference.wrong.styles.style import BOARD, OUTPUT, Style

STYLES = Path(__file__).with_name("styles")


def _style(name: str, boards: str, *faults: tuple[str, str, str, str]) -> Style:
    """Returns a style whose faults name the functions with the fault before what it spoils.

    A fault in a table is one of the functions that read it.

    Args:
        name: The name of the file.
        boards: The names of the boards, and the square if the board is in a global array.
        faults: The faults.
    """
    program = (STYLES / name).read_text(encoding="utf-8")
    names, _, square = boards.partition("; ")
    spoiling = tuple((right, wrong, end, *found.split()) for right, wrong, found, end in faults)
    return Style(name.partition("_")[0], name, tuple(names.split()), square, program, spoiling)


CPP_STYLES = (
    _style(
        "uva220_letters.cpp",
        "g; g[r][c]",
        ("dy[] = {-1, 0, 1, -1, 1, -1, 0, 1}", "dy[] = {-1, 0, 1, -1, 1, -1, 0, 0}", "f", BOARD),
        ("y + dy[d] * (i + 1)", "y + dy[d] * i", "f", BOARD),
        ("            if (!n) p = o();\n", "", "main", BOARD),
    ),
    _style(
        "uva220_class.cpp",
        "board_",
        (" || board_[row][col] != player) return 0;", ") return 0;", "lineLength", BOARD),
        (
            "                if (isLegal(row, col, player)) return true;",
            "                return isLegal(row, col, player);",
            "canMove",
            BOARD,
        ),
        ("step <= length", "step < length", "move", BOARD),
    ),
    _style(
        "uva220_mailbox.cpp",
        "m; m[r + 1][c + 1]",
        ("r = 1; r < 9", "r = 1; r < 8", "main", OUTPUT),
        (
            "                m[r + n * i][c + n * j] = me;\n                n--;\n",
            "                n--;\n                m[r + n * i][c + n * j] = me;\n",
            "put",
            BOARD,
        ),
        (
            "                    me = you;\n                    you = t;\n",
            "                    you = t;\n                    me = you;\n",
            "main",
            BOARD,
        ),
    ),
    _style(
        "uva220_bitboards.cpp",
        "b",
        ("(x & ~H) << 9", "(x & ~A) << 9", "go", BOARD),
        ("i < 5", "i < 4", "moves", BOARD),
        ("            b[!p] &= ~f;\n", "", "main", BOARD),
    ),
    _style(
        "uva220_recursion.cpp",
        "table",
        ("ends(i, j, dr, dc, turn) || any", "any || ends(i, j, dr, dc, turn)", "flips", BOARD),
        ("dr < 2", "dr < 1", "flips", BOARD),
        ("s.length() < 2", "s.length() < 3", "padded", OUTPUT),
    ),
    _style(
        "uva220_lambdas.cpp",
        "grid",
        ("c >= 8) return decltype(passed)();", "c >= 8) return passed;", "main", BOARD),
        ("grid[r][c] == '-' && !captured", "grid[r][c] != now && !captured", "main", BOARD),
        ("{1, -1}, {0, -1}}", "{1, -1}, {0, 1}}", "main", BOARD),
    ),
    _style(
        "uva220_sets.cpp",
        "disc",
        ("        disc.clear();\n", "", "main", BOARD),
        (
            "    for (int dr = -1; dr <= 1; dr++) {\n"
            "        for (int dc = -1; dc <= 1; dc++) {\n"
            "            set<Cell> line;\n",
            "    set<Cell> line;\n"
            "    for (int dr = -1; dr <= 1; dr++) {\n"
            "        for (int dc = -1; dc <= 1; dc++) {\n",
            "captured",
            BOARD,
        ),
        ("it->first, it->second);", "it->second, it->first);", "main", OUTPUT),
    ),
    _style(
        "uva220_flat.cpp",
        "sq; sq[8 * r + c]",
        (
            "            from = to;\n            to += step[k];\n",
            "            to += step[k];\n            from = to;\n",
            "flip",
            BOARD,
        ),
        ("abs(a % 8 - b % 8)", "abs(a / 8 - b / 8)", "next_to", BOARD),
    ),
    _style(
        "uva220_stringstream.cpp",
        "square",
        (
            "            if ((*this)[p] == own) return points;\n            points.push_back(p);\n",
            "            points.push_back(p);\n            if ((*this)[p] == own) return points;\n",
            "line",
            BOARD,
        ),
        ("{1, -1}, {1, 0}, {1, 1}}", "{1, -1}, {1, 0}, {1, 0}}", "legal play", BOARD),
    ),
    _style(
        "uva220_references.cpp",
        "board",
        ("white -= gained;", "white -= gained + 1;", "main", OUTPUT),
        ("gained += found;", "gained = found;", "play", OUTPUT),
        ("(char& turn, char& rival)", "(char& turn, char rival)", "swapTurn", BOARD),
    ),
    _style(
        "uva220_enum.cpp",
        "board board.cells",
        ("if (length > 1 && board(", "if (board(", "for_each_line", BOARD),
        ("? Cell::White : Cell::Black; }", "? Cell::Black : Cell::White; }", "opposite", BOARD),
        ("int step = 1;", "int step = 2;", "make_move", BOARD),
    ),
    _style(
        "uva220_goto.cpp",
        "a; a[r][c]",
        ("    number = 0;\n", "", "moves", BOARD),
        (
            "            play(line[1] - '1', line[2] - '1');\n            turn = enemy();\n",
            "            turn = enemy();\n            play(line[1] - '1', line[2] - '1');\n",
            "main",
            BOARD,
        ),
    ),
    _style(
        "uva220_ansi.c",
        "board; board[r][c]",
        ("{1, -1, 0, 0, 1, -1, 1, -1}", "{1, -1, 0, 0, 1, -1, 1, 1}", "turned make_move", BOARD),
        ("row > 7", "row > 6", "on_board", BOARD),
        ("color = other(color);\n                print_counts()", "print_counts()", "main", BOARD),
    ),
    _style(
        "uva220_struct.c",
        "cells",
        ("? length - 1 : 0", "? length : 0", "ray", BOARD),
        ("8 * (r + i * dr) + c + i * dc", "8 * (r + i * dc) + c + i * dr", "turn_over", BOARD),
        ("game->discs[0] = game->discs[1] = 0;", "game->discs[0] = 0;", "count", OUTPUT),
    ),
    _style(
        "uva220_macros.c",
        "b; b[r + 1][c + 1]",
        ("if (!legal[x][y]) total++;", "total++;", "find", OUTPUT),
        ("!IN(x, y) || b[x][y] != p", "!IN(x, y) && b[x][y] != p", "put", BOARD),
    ),
    _style(
        "uva220_eight.c",
        "tab; tab[r][c]",
        ("for (i++, j--; i < y", "for (i++, j++; i < y", "check", BOARD),
        ("tab[i][j] == he; i++, j++", "tab[i][j] == he; i++, j--", "check", BOARD),
        ("tab[i][j] == 'W'", "tab[i][j] == 'w'", "main", OUTPUT),
    ),
    _style(
        "jutge_matrix.cpp",
        "t",
        ("di != 0 or dj != 0", "di != 0 and dj != 0", "juga", BOARD),
        ("j >= 0 and j < n", "j > 0 and j < n", "dins", BOARD),
        ("<< ':' <<", '<< " : " <<', "escriu", OUTPUT),
    ),
    _style(
        "jutge_struct.cpp",
        "rows",
        ("    --move.to.col;\n", "", "operator>>", BOARD),
        ("i == j ? 'B' : 'N'", "i == j ? 'N' : 'B'", "Board", BOARD),
        ("if (get(p) == color) return p;", "if (get(p) != color) return p;", "end_of_line", BOARD),
    ),
    _style(
        "jutge_counters.cpp",
        "t; t[r + 1][c + 1]",
        (
            "                flipped += len;\n            }\n",
            "            }\n            flipped += len;\n",
            "place",
            OUTPUT,
        ),
        ("b = j + x,", "b = j + y,", "place", BOARD),
    ),
    _style(
        "jutge_template.cpp",
        "board board.data_ data_",
        (
            "    for (const auto& direction : DIRECTIONS) {\n"
            "        int steps = 1;\n"
            "        bool closed = false;\n",
            "    bool closed = false;\n"
            "    for (const auto& direction : DIRECTIONS) {\n"
            "        int steps = 1;\n",
            "play",
            BOARD,
        ),
        ("j < n_;", "j <= n_;", "has", BOARD),
    ),
    _style(
        "jutge_string.cpp",
        "s",
        ("max(r, c) >= n", "max(r, c) > n", "find_end", BOARD),
        ("k >= 0;", "k > 0;", "main", BOARD),
    ),
    _style(
        "jutge_stack.cpp",
        "grid",
        ("and grid[i][j] == -who", "and grid[i][j] != who", "turn", BOARD),
        ('"N.B"[cell + 1]', '"B.N"[cell + 1]', "text", OUTPUT),
    ),
    _style(
        "jutge_rows.c",
        "board",
        ("board[i][j] == '.') return 0;", "board[i][j] == '.') return length;", "captured", BOARD),
        ("(n, board, i - 1, j - 1, color)", "(n, board, j - 1, i - 1, color)", "main", BOARD),
    ),
    _style(
        "jutge_calloc.c",
        "cells",
        ("-width + 1, -width - 1}", "-width + 1, -width + 1}", "main", BOARD),
        ("    count[1] = count[2] = 0;\n", "", "write_board", OUTPUT),
        ("if (cells[at] != color) return;", "if (cells[at] == 0) return;", "flip", BOARD),
    ),
    _style(
        "boardsilly_vector.cpp",
        "b",
        ("int k = 1;", "int k = 0;", "line", OUTPUT),
        ("if (i < k && b[r][c] == foe)", "if (b[r][c] == foe)", "go", OUTPUT),
        ("        bool any = false;", "        static bool any = false;", "main", OUTPUT),
    ),
    _style(
        "boardsilly_pieces.cpp",
        "own foes",
        ("        foes.clear();\n", "", "main", BOARD),
        ("q.second > 8", "q.second > 7", "moves", OUTPUT),
    ),
    _style(
        "boardsilly_bits.cpp",
        "state x o mine theirs",
        (
            "if (theirs[8 * (r + i * dr) + c + i * dc]) free = false;",
            "free = !theirs[8 * (r + i * dr) + c + i * dc];",
            "list",
            OUTPUT,
        ),
        (
            "? list(state.x, state.o) : list(state.o, state.x)",
            "? list(state.o, state.x) : list(state.x, state.o)",
            "main",
            OUTPUT,
        ),
        ("n += all[8 * r + c]", "n += all[8 * c + r]", "total", OUTPUT),
    ),
    _style(
        "boardsilly_totals.cpp",
        "grid",
        ("++falling[r - c];", "++falling[c - r];", "Silly", OUTPUT),
        ("any |= report(r, c, side, 0,", "any = any || report(r, c, side, 0,", "list", OUTPUT),
    ),
    _style(
        "boardsilly_mailbox.cpp",
        "a; a[10 * (r + 1) + c + 1]",
        ("{1, 9, 10, 11}", "{1, 8, 10, 11}", "search", OUTPUT),
        ("s[c - 1] == 'O'", "s[c - 1] == '0'", "main", BOARD),
    ),
    _style(
        "boardsilly_steps.c",
        "board; board[r][c]",
        ("c] != own && board[r][c] != '.'", "c] != own || board[r][c] != '.'", "can_jump", OUTPUT),
        ("found = 1;", "found == 1;", "main", OUTPUT),
    ),
    _style(
        "boardsilly_flat.c",
        "f; f[8 * r + c]",
        ("- row) * dc == (c - column) * dr", "- row) * dr == (c - column) * dc", "total", OUTPUT),
        ("if (i == length - 1) break;", "if (i == length) break;", "walk", OUTPUT),
        ("if (f[i] != s[0]) continue;", "if (f[i] != s[0]) break;", "main", OUTPUT),
    ),
)


@cache
def cpp_sources() -> list[WrongSource]:
    """Returns all wrong programs, which nobody may change."""
    groups = [("c" if style.name.endswith(".c") else "c++", style) for style in CPP_STYLES]
    return [*chain(*starmap(of_style, groups))]
