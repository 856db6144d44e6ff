"""The small edits of C and C++ programs, and the program that contains all of them."""

import os
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from harness.clang import clang
from harness.kept import kept
from harness.traced_cpp import CAN_TRACE, CPP, GENERAL, STANDARD, C, compiler, precompiled
from workbench.programs.compiler.diagnostics import read_diagnostics
from workbench.programs.repair.cpp.cpp_edits import CppEdit
from workbench.programs.repair.cpp.cpp_fixes import (
    ODD,
    all_edits,
    by_oddness,
    edited_program,
    trapped,
    with_edits,
)
from workbench.programs.repair.cpp.cpp_source import CppSource
from workbench.programs.repair.cpp.mutants import VARIABLE, refuted

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not CAN_TRACE, reason="there is no GCC, Node or the page's Clang"),
]
SECONDS = 2  # Of a run.
PROGRAM = """\
#include <cstdio>
#include <iomanip>
#include <iostream>
#include <set>
#include <string>
#include <vector>
using namespace std;
enum class Cell { Empty, Black };
int dx[] = {-1, 0, 1}, number;
struct Place {
  int row, col;
  bool same(const Place& p) const { return row == p.row && col > p.col; }
};
bool flip(int r, int c) { return r > 0 && c < 8; }
char other(char c) { if (c == 'B') return 'W'; return 'B'; }
template <class T> T twice(T t) { return t * 2; }
template <int N, int M> int rest(int n) { return n - N - M; }
using Names = vector<string>;
int lines(vector<string>& grid, int row, int col) {
  int found = 0;
  static int calls;
  for (int i = 0; i < 8; i++) {
    bool any = false;
    for (int d : {1, 3}) {
      if (grid[row][col] == '-') break;
      any = any || flip(row, dx[i] * (d + 1));
      found += d;
    }
    if (any) found--;
    grid[row + i][col] = Cell::Black == Cell::Empty ? 'x' : 'y';
  }
  calls++;
  auto inside = [&](int r, int c) { return r >= 0 && c <= 7; };
  return inside(row, col) ? found : 0;
}
int main() {
  int count, moves = 0, t;
  char me = 'B', you = 'W', side = 'B';
  t = me;
  me = you;
  Names names;
  cin >> count;
  while (count > 1 && moves < 2) {
    number++;
    names.push_back("W");
    if (names[0] == "B") break;
    count = count - 1;
    if (count % 10 == 2) moves = lines(*new vector<string>(9, "-.-"), moves, count);
  }
  switch (moves) {
    case 1: number |= 4; break;
    default: number = twice(3) + rest<1, -2>(moves);
  }
  set<int> own, foes;
  own.insert(moves);
  cout << "Moves: " << setw(2) << number << ' ' << moves << me << you << endl;
  printf("%d no\\n", count);
  if (me != you) printf("%d of %d %s", count, moves, "");
}
"""
EDITS = (
    ("{-1, 0, 1}", "{-1, 1, 1}"),
    ("{-1, 0, 1}", "{0, 0, 1}"),
    ("{-1, 0, 1}", "{1, 0, 1}"),
    ("row == p.row", "row != p.row"),
    ("col > p.col", "col > p.row"),
    ("r > 0 && c < 8", "r > 0 || c < 8"),
    ("r > 0 && c < 8", "r >= 0 && c < 8"),
    ("r > 0 && c < 8", "c < 8"),
    ("r > 0 && c < 8", "c >= 0 && r > 0 && c < 8"),
    ("if (c == 'B')", "if (!(c == 'B'))"),
    ("return 'W'; return", "return 'B'; return"),
    ("t * 2", "t * 3"),
    ("int found = 0", "int found = 1"),
    ("static int calls", "int calls"),
    ("i < 8;", "i <= 8;"),
    ("i < 8;", "i < 9;"),
    ("{1, 3}", "{1, 4}"),
    ("[row][col] ==", "[col][row] =="),
    ("any || flip(row, dx[i] * (d + 1))", "flip(row, dx[i] * (d + 1)) || any"),
    ("flip(row, dx", "flip(col, dx"),
    ("dx[i]", "dx[d]"),
    ("(d + 1)", "(d)"),
    ("(d + 1)", "(d - 1)"),
    ("break;\n      any", "continue;\n      any"),
    ("found += d;", "found -= d;"),
    ("found += d;", "found = d;"),
    ("found--;", "found++;"),
    ("if (any) found--;", "found--;"),
    ("    if (any) found--;\n", ""),
    ("found--;", ";"),
    ("'x' : 'y'", "'y' : 'x'"),
    ("r >= 0 && c", "r > 0 && c"),
    ("r >= 0 && c", "c >= 0 && c"),
    ("? found : 0", "? found : 1"),
    ("int count,", "int count = 0,"),
    ("t = me;\n  me = you;", "me = you;\n  t = me;"),
    ("me = you", "you = me"),
    ("count > 1", "count >= 1"),
    ("number++;", "number--;"),
    ('number++;\n    names.push_back("W");', 'names.push_back("W");\n    number++;'),
    ("count % 10 == 2", "count / 10 == 2"),
    ("count % 10 == 2", "count % 10 == 2 && moves < 2"),
    ("moves, count);", "count, moves);"),
    ("|= 4", "&= 4"),
    ("twice(3)", "twice(4)"),
    ("insert(moves);", "insert(moves);\n  foes.erase(moves);"),
    ("number << ' ' << moves", "moves << ' ' << number"),
    ("Moves: ", "Moves:"),
    ("Moves: ", "moves: "),
    ("%d no", "%2d no"),
    ("%d of %d", "%2d of %2d"),
    ("%s", "%.8s"),
    ("%d no\\n", "%d no"),
    ("c) { return r > 0", "c) { return r + 1 > 0"),
    ("{\n    bool any", "{\n    found = 0;\n    bool any"),
    ("if (any) found--;", "while (any) found--;"),
    ("while (count > 1", "if (count > 1"),
    ("calls++;", "calls++;\n  found--;"),
    ("rest<1,", "rest<-1,"),
    ("-2>", "2>"),
    ("<< moves <<", "<< setw(2) << moves <<"),
    ('== "B"', '== "W"'),
    ('== "B"', '== "x"'),
    ("moves, count);\n", "moves, count);\n    names.clear();\n"),
)
IN_C = """\
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static const int number[2][2] = {{0, 1}, {1, 0}};
int used[3];
struct game { char turn, cells[64]; };
void placed(struct game *g, int square, char mover) { g->cells[square] = g->turn; }
int on(int a, int b) { if (a == 3) return 1; return a > 0 && b > 0; }
int sum(int n, int board[n][n]) {
  static int table[] = {1, 2};
  int total = 0, i;
  for (i = 0; i < n; i++) total += board[i][0] * table[i % 2] + number[i % 2][1];
  return total;
}
int main() {
  int board[2][2] = {{1, 2}, {3, 4}}, done;
  done == 1;
  int *made = malloc(2);
  memset(made, 0, sizeof(made));
  used[0] = used[1] = 0;
  printf("%d\\n", sum(2, board));
  return 0;
}
"""
EDITS_IN_C = (
    ("{{0, 1}, {1, 0}}", "{{0, 1}, {1, 1}}"),
    ("{{0, 1}, {1, 0}}", "{{1, 0}, {1, 0}}"),
    ("table[] = {1, 2}", "table[] = {1, 3}"),
    ("done == 1", "done = 1"),
    ("total = 0, i;", "total = 1, i;"),
    ("* table", "+ table"),
    ("board[i][0]", "board[i][1]"),
    ("a > 0 && b > 0", "a >= 0 && b >= 0"),
    ("a > 0 && b > 0", "a != 0 && b != 0"),
    ("a == 3", "a == 3 && b > 0"),
    ("static int table", "int table"),
    ("malloc(2)", "malloc(2 * sizeof(int))"),
    ("sizeof(made)", "sizeof *made"),
    ("= g->turn", "= mover"),
)
# Lacks guards and the other half of a line.
LACKING = """\
#include <stdio.h>
char b[8][8];
int dr[8], dc[8];
char other(char c) { return c == 'B' ? 'W' : 'B'; }
int line(int r, int c, int d, char me) {
  int n = 1, y = r, x = c;
  for (y = r + dr[d], x = c + dc[d]; b[y][x] != '-'; y += dr[d], x += dc[d])
    n++;
  if (b[y][x] == me || n > 3) return n;
  b[y][x] = me;
  return 0;
}
int can(char me) {
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 8; j++)
      if (line(i, j, 0, me)) return 1;
  return 0;
}
int main(void) {
  char me = 'B';
  int row, column;
  while (scanf("%d%d", &row, &column) == 2) {
    printf("%d", line(row, column, 0, me));
    me = other(me);
    if (!can('B')) puts("none");
  }
  return 0;
}
"""
INSIDE = "y >= 0 && y < 8 && x >= 0 && x < 8"
LOOP = LACKING[LACKING.index("  for (y") : LACKING.index("  if (b")]
OTHER_WAY = LOOP.replace("+ d", "- d").replace("+= d", "-= d")
EDITS_OF_LACKING = (
    ("b[y][x] != '-';", f"{INSIDE} && b[y][x] != '-';"),
    ("b[y][x] == me || n > 3", f"{INSIDE} && (b[y][x] == me || n > 3)"),
    ("b[y][x] == me ||", "y < 0 || y >= 8 || x < 0 || x >= 8 || b[y][x] == me ||"),
    ("  b[y][x] = me;", f"  if ({INSIDE}) b[y][x] = me;"),
    (LOOP, LOOP + OTHER_WAY),
)
GROUPED = """\
int same(int *q, int d, int a, int b) {
  if (*q + d == a) return a - b / 2;
  if (!a == b) return a * b + d;
  return a || b && d;
}
int cell(int s, int k, int n) { return s + k * 8 * n + n; }
void shown(const int *q, int n) {
  for (int i = 0; i < n; i++) {
    if (q[i] > 9) return;
    q++;
  }
}
int main(void) { return 0; }
"""
EDITS_OF_GROUPED = (
    ("*q + d", "*(q + d)"),
    ("a - b / 2", "(a - b) / 2"),
    ("!a == b", "!(a == b)"),
    ("a * b + d", "a * (b + d)"),
    ("a || b && d", "(a || b) && d"),
    ("k * 8 * n + n", "k * 8 * (n + n)"),
    ("k * 8 * n + n", "k * (8 * n + n)"),
    ("s + k * 8 * n", "(s + k) * 8 * n"),
    ("return;", "continue;"),
    ("return;", "break;"),
)
# Operators that call functions, names of the library, and numbers printed as such.
LIBRARY = """\
#include <algorithm>
#include <bitset>
#include <deque>
#include <iostream>
#include <string>
#include <vector>
using namespace std;
struct Spot {
  int row, col;
  bool operator<(const Spot& o) const { return row < o.row; }
  bool operator>(const Spot& o) const { return o < *this; }
};
bitset<8> taken, fresh;
string named(string name, string end) {
  string text = "";
  text = name;
  if (name == end) text += end;
  return text + end;
}
int best(deque<int>& queue, vector<Spot> spots, int row, int col) {
  queue.push_back(row);
  taken = fresh & taken << 1;
  if (spots[0] < spots[1]) queue.pop_back();
  sort(spots.begin(), spots.end(), [](Spot a, Spot b) { return a.row <= b.row; });
  cout << row ? "yes" : "no";
  cout << 'A' + row << named("a", "b");
  return min(row, *queue.rbegin()) + queue.front();
}
int main() {
  deque<int> queue = {1};
  cout << best(queue, {{1, 2}, {3, 4}}, 1, 2) << '\\n';
}
"""
EDITS_OF_LIBRARY = (
    ("taken = fresh", "taken |= fresh"),
    ("fresh & taken", "fresh | taken"),
    ("fresh & taken << 1", "(fresh & taken) << 1"),
    ("text = name", "text += name"),
    ("text += end", "text = end"),
    ("name == end", "name != end"),
    ("text + end", "end + text"),
    ("text + end", "text"),
    ("spots[0] < spots[1]", "spots[0] > spots[1]"),
    ("a.row <= b.row", "a.row < b.row"),
    ('row ? "yes" : "no"', '(row ? "yes" : "no")'),
    ("'A' + row", "char('A' + row)"),
    ("push_back", "push_front"),
    ("pop_back", "pop_front"),
    ("front()", "back()"),
    ("min(row", "max(row"),
    ("min(row, *queue.rbegin())", "row"),
    ("*queue.rbegin()", "*queue.begin()"),
    ("spots.begin(), spots.end()", "spots.rbegin(), spots.rend()"),
)
# Branches, neighbours and values of a program in C.
BRANCHES = """\
#include <stdio.h>
char other(char c) { return c == 'B' ? 'W' : 'B'; }
int count(int far[8], char turn, int k) {
  int total = k + turn == 'B' ? 1 : 0, seen[2][2];
  char next = other(turn);
  if (k > 3) total = 1;
  if (k > 5) { total = 2; }
  else total = 4;
  total += far[k];
  int left = total - 5;
  far[0] = left;
  if (total == 4) return 0;
  if (turn == next) total--;
  far[0]++;
  switch (total) {
    case 1: far[1] = total; left = far[1]; break;
    default: total = 1;
  }
  return total + seen[0][1] + left;
}
int main(void) {
  int far[8] = {0};
  printf("%d\\n", count(far, 'B', 2));
  return 0;
}
"""
EDITS_OF_BRANCHES = (
    ("k + turn == 'B' ? 1 : 0", "k + (turn == 'B' ? 1 : 0)"),
    ("seen[2][2];", "seen[2][2] = {0};"),
    ("other(turn);", "turn;"),
    ("turn == next", "other(turn) == next"),
    ("  if (k > 5)", "  else if (k > 5)"),
    ("if (turn == next) total--;\n  far[0]++;", "if (turn == next) { total--;\n  far[0]++; }"),
    ("{ total = 2; }", "{ total = 2; return 0; }"),
    ("  else total = 4;", "  total = 4;"),
    ("  far[0]++;", "  else far[0]++;"),
    ("k > 3", "k > 5"),
    ("k > 5", "k > 3"),
    ("  total += far[k];\n  int left = total - 5;", "  int left = total - 5;\n  total += far[k];"),
    ("far[1] = total; left = far[1];", "left = far[1]; far[1] = total;"),
)
CONDITIONS = """\
#include <stdio.h>
int main(void) {
  int i = 9, n, found = 0;
  scanf("%d", &n);
  for (i = 0; i < n; i++) found++;
  while (found > 2) found -= 2;
  if (n > 5 || !found) puts("many");
  do found++; while (found < 4);
  puts(found % 2 ? "odd" : "even");
  return 0;
}
"""
# Whether the condition that a change is in has the same value with 1, 3, and 6.
IS_CONSTANT = {
    ("i < n;", "i <= n;"): False,
    ("i < n;", "i > n;"): True,
    ("i = 0;", "i == 0;"): True,
    ("i = 0;", "i = 1;"): False,
    ("found > 2", "found > 3"): False,
    ("n > 5 ||", "n != 5 ||"): True,
    ("n > 5 ||", "n >= 5 ||"): False,
    ("!found", "found"): True,
    ("found < 4", "found > 4"): True,
    ("found % 2 ?", "found / 2 ?"): True,
}
LEFT_ALONE = (("Empty, Black", "Black, Empty"), ("#include", "#Include"))


@cache
def edits_of(program: str, standard: str) -> tuple[CppSource, list[CppEdit]]:
    source = CppSource(program, clang().tree(program, standard), standard == C)
    return source, all_edits(source, ["No moves"], [])


@cache
def edited_programs(program: str, standard: str) -> set[str]:
    source, edits = edits_of(program, standard)
    return {in_one_line(edited_program(source, edit)) for edit in edits}


def in_one_line(program: str) -> str:
    return " ".join(program.split())


def not_found(
    program: str, standard: str, pairs: Sequence[tuple[str, str]]
) -> list[tuple[str, str]]:
    """Returns the changes, each of one text in a program to another, that no edit makes."""
    assert all(old in program for old, _ in pairs)
    found = edited_programs(program, standard)
    return [pair for pair in pairs if in_one_line(program.replace(*pair, 1)) not in found]


def built(text: str, standard: str) -> tuple[Path, str]:
    """Returns the executable of a program, and the messages of its compiler."""
    words = ["gcc" if standard == C else "g++", standard, *GENERAL, "-fmax-errors=0"]
    if standard == CPP:
        words += ["-include", str(precompiled(STANDARD, CPP))]
    words += ["-x", "c" if standard == C else "c++", "-"]

    def make(folder: Path) -> None:
        folder.mkdir()
        done = subprocess.run(
            [*words, "-o", str(folder / "program")],
            input=text,
            capture_output=True,
            check=False,
            encoding="utf-8",
        )
        messages = done.stderr.replace("<stdin>", "program.cc")
        (folder / "messages").write_text(messages, encoding="utf-8")

    folder = kept("edited", [text, *words, *compiler()], make)
    return folder / "program", (folder / "messages").read_text(encoding="utf-8")


def output(program: Path, chosen: str, text: str = "13") -> tuple[str, int]:
    environment = {**os.environ, VARIABLE: chosen}
    try:
        done = subprocess.run(
            [program],
            input=text,
            capture_output=True,
            check=False,
            timeout=SECONDS,
            encoding="utf-8",
            env=environment,
        )
    except subprocess.TimeoutExpired:
        return "late", 0
    return done.stdout, done.returncode


def test_the_edits_that_repair_usual_faults_are_among_all() -> None:
    assert not_found(PROGRAM, CPP, EDITS) == []
    assert not_found(IN_C, C, EDITS_IN_C) == []
    assert not_found(LACKING, C, EDITS_OF_LACKING) == []
    assert not_found(GROUPED, C, EDITS_OF_GROUPED) == []
    assert not_found(LIBRARY, CPP, EDITS_OF_LIBRARY) == []
    assert not_found(BRANCHES, C, EDITS_OF_BRANCHES) == []


def test_constants_of_the_language_are_left_alone() -> None:
    assert not_found(PROGRAM, CPP, LEFT_ALONE) == [*LEFT_ALONE]


@pytest.mark.parametrize(("program", "standard"), [(PROGRAM, CPP), (IN_C, C)])
def test_no_version_of_a_statement_changes_a_declaration_in_it(program: str, standard: str) -> None:
    source, edits = edits_of(program, standard)
    declared = [(one.start, one.end) for one in source.nodes if one.kind == "DeclStmt"]
    changed = [
        edit.said
        for edit in edits
        for slot, _ in edit.versions
        for splice in edit.splices
        for start, end in declared
        if slot.start <= start <= splice.start < splice.end <= end <= slot.end
    ]
    assert changed == []


@pytest.mark.parametrize(
    ("program", "standard", "pairs"),
    [
        (PROGRAM, CPP, EDITS[::9]),
        (IN_C, C, EDITS_IN_C[::3]),
        (LACKING, C, EDITS_OF_LACKING[1::2]),
        (LIBRARY, CPP, EDITS_OF_LIBRARY[::3]),
        (BRANCHES, C, EDITS_OF_BRANCHES[::2]),
    ],
)
def test_a_number_chooses_what_the_edited_program_does(
    program: str, standard: str, pairs: Sequence[tuple[str, str]]
) -> None:
    source, edits = edits_of(program, standard)
    numbers = [*range(1, len(edits) + 1)]
    for _ in range(4):
        found = with_edits(source, edits, numbers)
        everything, messages = built(found.source, standard)
        errors = [one.line for one in read_diagnostics(messages) if one.severity == "error"]
        if not errors:
            break
        left_out = refuted(found, errors)
        assert left_out
        numbers = [number for number in numbers if number not in left_out]
    assert len(numbers) > 0.8 * len(edits)
    original, _ = built(program, standard)
    assert output(everything, "0") == output(original, "")
    wanted = {in_one_line(program.replace(*pair, 1)) for pair in pairs}
    texts = {number: edited_program(source, edits[number - 1]) for number in numbers}
    some = [number for number in numbers if in_one_line(texts[number]) in wanted]
    assert len(some) == len(pairs)
    for number in some:
        edited, messages = built(texts[number], standard)
        assert "error" not in messages, edits[number - 1].said
        assert output(everything, str(number)) == output(edited, ""), edits[number - 1].said


def test_a_trap_shows_whether_a_condition_changes() -> None:
    source, edits = edits_of(CONDITIONS, C)
    programs = [edited_program(source, edit) for edit in edits]
    pairs = {programs.index(CONDITIONS.replace(*pair)) + 1: pair for pair in IS_CONSTANT}
    tree = clang().tree(CONDITIONS, C)
    asked = {"program": CONDITIONS, "is_c": True, "literals": ["No moves"], "lines": []}
    (answer,) = trapped([*pairs], texts=[tree], **asked)
    program, messages = built(answer["source"], C)
    assert not messages
    constant = {
        pairs[number]
        for place, number in enumerate(answer["numbers"], 1)
        if all(output(program, str(place), text)[1] == 0 for text in "136")
    }
    assert constant == {pair for pair, expected in IS_CONSTANT.items() if expected}


def test_a_jump_is_put_only_where_it_hides_no_statement() -> None:
    program = (
        '#include <stdio.h>\nint main() {\n  int n = 0;\n  while (1) {\n    scanf("%d", &n);\n'
        '    switch (n) {\n    case 1: puts("a"); puts("b");\n    case 2: break;\n    }\n'
        "    if (n > 3) break;\n    n++;\n  }\n}\n"
    )
    said = {edit.said for edit in edits_of(program, C)[1] if "insert `" in edit.said}
    assert said == {
        'insert `break;` after `puts("b");`',
        'insert `continue;` after `puts("b");`',
        "insert `break;` after `n++;`",
        "insert `continue;` after `n++;`",
    }


def test_an_edit_that_leaves_odd_code_comes_last() -> None:
    source, edits = edits_of(PROGRAM, CPP)
    programs = [edited_program(source, edit) for edit in by_oddness(source, edits)]
    usual, odd = (
        programs.index(PROGRAM.replace(*pair))
        for pair in (("any) found", "!any) found"), ("found = 0;", "found = 1;"))
    )
    assert usual < odd


@pytest.mark.parametrize(
    ("plain", "odder"),
    [
        ("n = k;", "n = k + 0;"),
        ("n = k;", "n = a[k] - 0;"),
        ("n = k;", "n = (k) * 1;"),
        ("for (k = 0; k < n; k++) free(b[k]);", "for (k = 0; k < n; k++) ;"),
        ("if (b[r][c] == opp) b[r][c] = me;", "if (b[r][c] == opp) b[r][c] = opp;"),
        ("while (b[r] == opp) {\n  b[r] = me;", "while (b[r] == opp) {\n  b[r] = opp;"),
        ("if (k && b[r] == opp) b[r] = me;", "if (k && b[r] == opp) b[r] = opp;"),
        ("if (b[r] == opp && k) b[r] = me;", "if (b[r] == opp && k) b[r] = opp;"),
        ("if (b[r] == opp || k) b[r] = opp;", "if (b[r] == opp) b[r] = opp;"),
    ],
)
def test_a_change_that_does_nothing_is_odder(plain: str, odder: str) -> None:
    assert len(ODD.findall(plain)) < len(ODD.findall(odder))


@pytest.mark.parametrize("text", ["k + 0.5", "k + 01", "f(+ 0)", "k * 10", "k - 0x1"])
def test_a_change_that_does_something_is_not_odd(text: str) -> None:
    assert not ODD.findall(text)


def test_a_statement_of_several_lines_is_named_as_a_block() -> None:
    said = {edit.said for edit in edits_of(PROGRAM, CPP)[1]}
    assert {"delete the block `for (int d : {1, 3}) {`", "delete `found += d;`"} <= said
    assert "delete `for (int d : {1, 3}) {`" not in said


def test_edits_of_a_function_that_is_named_come_earlier() -> None:
    source, _ = edits_of(PROGRAM, CPP)
    line = PROGRAM[: PROGRAM.index("bool flip")].count("\n") + 1
    first = all_edits(source, [], [line])[0]
    assert source.line(first.place) == line


def test_statements_that_begin_alike_are_told_with_their_lines() -> None:
    program = (
        "int a, b;\nvoid f() {\n  a = 1;\n  b = 2;\n  a = 1;\n  for (int i = 0; i < 2; i++) {\n"
        "    b++;\n    a++;\n  }\n  for (int i = 0; i < 2; i++) {\n    a--;\n    b--;\n  }\n"
        "  int c;\n}\nint main() { int c; f(); return c; }\n"
    )
    said = {edit.said for edit in edits_of(program, CPP)[1]}
    assert {
        "move `b = 2;` before `a = 1;` on line 3",
        "move `a = 1;` on line 5 before `b = 2;`",
        "write `a = 0;` at the start of `for (int i = 0; i < 2; i++) {` on line 10",
        "delete the block `for (int i = 0; i < 2; i++) {` on line 6",
        "`int c;` → `int c = 0;`",
    } <= said
