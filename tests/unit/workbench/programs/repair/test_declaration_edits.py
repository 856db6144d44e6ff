"""What a C++ program copies or hides by a declaration is edited there, and told whole."""

import pytest

from harness.clang import clang
from harness.traced_cpp import CAN_TRACE, CPP
from unit.workbench.programs.repair.told_cpp import ToldCpp
from workbench.programs.repair.cpp.cpp_source import CppSource
from workbench.programs.repair.cpp.declaration_edits import declaration_edits

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not CAN_TRACE, reason="there is no GCC, Node or the page's Clang"),
]
PROGRAM = """\
#include <string>
#include <vector>
using namespace std;
struct Grid {
  vector<string> rows;
  string row(int i) { return rows[i]; }
  vector<string> all(int n);
};
vector<string> Grid::all(int n) { return rows; }
int sum(vector<string> v) {
  int total = 0;
  for (auto s : v) total += s.size();
  for (string s : v) s[0] = 'a';
  for (auto it = v.rbegin(); it != v.rend(); ++it) total++;
  string last(v[0].begin(), v[0].end()), kept = v[0], first = v[0];
  first += "b";
  Grid grid;
  grid.row(1)[2] = 'c';
  grid.all(3).push_back("d");
  return total + last.size() + kept.size();
}
struct Board { int n, size = 8; int all() { int size = n; return size; } };
int mode = 0;
int more(Board b, int n);
int more(Board b, int n) { n++; return b.n + n; }
int read(const Board &b, Board *c, const Board d, int n) { return b.n + c->n + d.n + n; }
int main() {
  int a = 1, other = 2;
  auto set = [a]() { return a; };
  auto seen = [&a](int n) { return a + n; };
  auto none = []() { return 1; };
  int mode = set() + seen(1) + none();
  for (int a = 0; a < 2; a++) other += a;
  return mode + other;
}
"""
EDITS = [
    (6, [("string row(", "string &row(")]),
    (7, [("string> all(", "string> &all("), ("Grid::all(", "&Grid::all(")]),
    (10, [("string> v)", "string> &v)")]),
    (13, [("string s", "string &s")]),
    (15, [("first =", "&first =")]),
    (24, [("b, int n);", "b, int &n);"), ("b, int n) { n++", "b, int &n) { n++")]),
    (14, [("rbegin", "begin"), ("rend", "end")]),
    (15, [("[0].begin", "[0].rbegin"), ("[0].end", "[0].rend")]),
    (22, [("int size = n;", "size = n;")]),
    (29, [("[a]()", "[&]()")]),
    (32, [("int mode = set", "mode = set")]),
    (33, [("int a = 0;", "a = 0;")]),
]


def test_copies_and_hidden_variables_are_edited_one_by_one() -> None:
    source = CppSource(PROGRAM, clang().tree(PROGRAM, CPP), False)
    edits = [*declaration_edits(source)]
    expected = []
    for line, changes in EDITS:
        changed = PROGRAM
        for before, after in changes:
            assert changed.count(before) > 0
            changed = changed.replace(before, after, 1)
        expected.append((line, changed))
    assert [(line, program) for line, _, program in edits] == expected
    assert [ToldCpp(source, line).changed(said) for line, said, _ in edits] == [
        program for _, _, program in edits
    ]
