"""Instrumented C and C++ programs behave as before, and their traces tell their variables."""

from __future__ import annotations

import pytest

from harness.traced_cpp import CAN_TRACE, built, run, traced
from tracing.events import WROTE, CodePlace, ValueTrace, Variable
from tracing.trace_text import output_mode, output_trace, value_trace

pytestmark = pytest.mark.skipif(not CAN_TRACE, reason="there is no Clang or no GCC")
CPP = "-std=c++17"
HEADERS = "#include <bits/stdc++.h>\nusing namespace std;\n"


def values(source: str, text: str = "", standard: str = CPP) -> ValueTrace:
    program = traced(source, standard)
    found = run(built(program.text, standard), text, "values")
    plain = run(built(source, standard), text)
    assert (found.output, found.status) == (plain.output, plain.status)
    return value_trace(program.parts, found.trace, found.output, None)


KINDS: dict[str, tuple[str, object]] = {
    "int v = 5;": ("int", 5),
    "long long v = LLONG_MIN;": ("long long", -(2**63)),
    "unsigned long long v = -1;": ("unsigned", 2**64 - 1),
    "bool v = true;": ("bool", True),
    "char v = 2;": ("char", "\2"),
    "unsigned char v = 65;": ("unsigned char", 65),
    "double v = 0.1;": ("double", 0.1),
    "enum { A, B } v = B;": ("enum", 1),
    "enum class E : char { A, B }; E v = E::B;": ("enum class", 1),
    'string v = "a\\"\\n●";': ("string", 'a"\n●'),
    'char v[9] = "ab";': ("array of characters", "ab"),
    "char v[3] = {0, 1, 0};": ("codes", "\0\1\0"),
    'char v[2][3] = {"ab", "c"};': ("rows of texts", ["ab", "c"]),
    "char v[2][2] = {{0, 'B'}, {'W', 0}};": ("rows of squares", ["\0B", "W\0"]),
    "int v[2][2] = {{1, 2}, {3, 4}};": ("array", [[1, 2], [3, 4]]),
    "vector<vector<bool>> v(2, vector<bool>(1, true));": ("vector<bool>", [[True], [True]]),
    "array<deque<int>, 1> v; v[0] = {1};": ("array of deques", [[1]]),
    "map<pair<int, int>, char> v{{{1, 2}, 'x'}};": ("map", {(1, 2): "x"}),
    'unordered_set<string> v{"d3"};': ("set", {"d3"}),
    "tuple<int, char, string> v{1, 'a', \"b\"};": ("tuple", (1, "a", "b")),
    "bitset<4> v(5);": ("bitset", [1, 0, 1, 0]),
    "auto v = make_unique<int>(3);": ("unique_ptr", 3),
    "optional<int> v = 3;": ("optional", 3),
    "const volatile int v = 3;": ("volatile", 3),
}


def test_values_of_all_kinds_are_told() -> None:
    functions = [f"void f{n}() {{ {text} (void)v; }}\n" for n, text in enumerate(KINDS)]
    calls = "".join(f"f{n}();" for n in range(len(KINDS)))
    found = values(f"{HEADERS}{''.join(functions)}int main() {{ {calls} }}").values
    for number, (name, value) in enumerate(KINDS.values()):
        told = found.get(Variable(f"f{number}", "v"))
        assert (type(told), told) == (type(value), value), name


PRINTING = f"""{HEADERS}
int g = 7;
void show(const vector<int> &v) {{
  for (int i = 0; i < (int)v.size(); i++)
    cout << v[i] << ' ';
  cout << endl;
}}
int main() {{
  vector<int> v{{1, 2, 3}};
  bool yes = true;
  printf("%d\\n", g);
  show(v);
  for (int k = 0; k < 2; k++) {{ show(v); if (k) puts("é"); }}
}}
"""


def test_the_lines_that_write_each_part_of_the_output_are_told() -> None:
    program, output = traced(PRINTING, CPP), "7\n" + 3 * "1 2 3 \n" + "é\n"
    found = run(built(program.text, CPP), "", output_mode(output, output.index("3")))
    trace = output_trace(program.parts, found.trace, found.output, None)
    show, main = CodePlace(7, "show"), CodePlace(14, "main")
    assert trace.output == output and trace.kind == WROTE
    assert [(end, stack[0].line) for end, stack in trace.writes] == [
        *((2, 13), (8, 7), (9, 8), (15, 7), (16, 8), (22, 7), (23, 8), (25, 15))
    ]
    assert trace.moment.stack == (show, main)
    assert trace.moment.variables[0] == ("i", "2")
    assert {*trace.moment.variables} == {
        ("i", "2"),
        ("v", "[1, 2, 3]"),
        ("yes", "true"),
        ("g", "7"),
    }
