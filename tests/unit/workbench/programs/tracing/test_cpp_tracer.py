"""Instrumented C and C++ programs behave as before, and their traces tell their variables."""

from collections.abc import Callable
from typing import Any

import pytest

from harness.clang import clang
from harness.extent import in_part
from harness.traced_cpp import CAN_TRACE, CPP, C, built, run, traced
from hosting.serving import ROOT
from workbench.programs.compiler.options import LINKING, ROOM
from workbench.programs.native.traced_program import FILLED, FILLS, FRESH
from workbench.programs.sandbox.lost_changes import lost_changes
from workbench.programs.tracing.cpp_tracer import Untraceable
from workbench.programs.tracing.events import (
    LOOPED,
    MAIN,
    READ,
    TESTED,
    WROTE,
    CodePlace,
    Event,
    OutputTrace,
    ValueTrace,
    Variable,
    hashes_of_lines,
)
from workbench.programs.tracing.layouts import Layout, SquareReader
from workbench.programs.tracing.program_run import Stop
from workbench.programs.tracing.python_tracer import MOST_LINES
from workbench.programs.tracing.trace_events import square_trace
from workbench.programs.tracing.trace_text import (
    addition_mode,
    followed_mode,
    output_mode,
    output_trace,
    value_trace,
    writing_trace,
)

pytestmark = pytest.mark.skipif(not CAN_TRACE, reason="there is no Clang or no GCC")
REFERENCE = ROOT / "tests" / "reference" / "cpp"
LONGEST_TRACE = 4_100_000
INPUT = "3 a b\nabc\n"
HEADERS = "#include <bits/stdc++.h>\nusing namespace std;\n"


def values(source: str, text: str = "", standard: str = CPP) -> ValueTrace:
    program = traced(source, standard)
    found = run(built(program.text, standard), text, "values")
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
    "stack<int> v; v.push(3); v.push(4);": ("stack", [3, 4]),
    "queue<char> v; v.push('a');": ("queue", ["a"]),
    "priority_queue<int> v; v.push(3);": ("priority_queue", [3]),
    'ostringstream v; v << 1 << "a";': ("ostringstream", "1a"),
    "int *v = nullptr;": ("null pointer", 0),
    "int *v = new int[3](); v[1] = 2;": ("new array", [0, 2, 0]),
    "int (*v)[2] = new int[2][2](); v[1][0] = 2;": ("new rows", [[0, 0], [2, 0]]),
    "auto v = new string[2]; v[1] = 'b'; delete[] v;": ("deleted array", ["", "b"]),
    "char *v = (char *)calloc(2, 1); v[1] = 'x';": ("calloc", "\0x"),
    "Held h(2); auto v = h.cells[1];": ("made by an initializer", 7),
    "unique_ptr<char[]> v(new char[2]()); v[1] = 'x';": ("unique_ptr of an array", "\0x"),
    "int **v = new int *[2]; for (int i = 0; i < 2; i++) v[i] = new int[1]{i};"
    " delete[] v[0]; delete[] v;": ("rows of pointers", [[0], [1]]),
    "array<array<Grid<2>, 1>, 1> g{}; auto v = g[0][0].cells;": ("template", [[0, 0], [0, 0]]),
    "char v[60][60]; memset(v, 'x', sizeof v);": ("large array", 60 * [60 * "x"]),
    "static char v[999][999]; v[9][9] = 'x';": (
        "first rows and columns",
        [*9 * [40 * "\0"], 9 * "\0" + "x" + 30 * "\0", *30 * [40 * "\0"]],
    ),
    'static char v[99999]; strcpy(v, "ab");': ("text with room behind it", "ab"),
}
C_KINDS: dict[str, tuple[str, object]] = {
    "_Bool v = 1;": ("bool", True),
    "typedef short row[2]; row v[1][2] = {{{1, 2}, {3, 4}}};": ("names", [[[1, 2], [3, 4]]]),
    "int n = 2; char v[n][n]; v[0][0] = v[1][0] = 'a'; v[0][1] = v[1][1] = 'b';": (
        "variable length",
        ["ab", "ab"],
    ),
    "static int v = 3;": ("static", 3),
    "static short v[999][999]; v[9][9] = 1;": (
        "first rows and columns",
        [[int(r == c == 9) for c in range(40)] for r in range(40)],
    ),
    "static char v[99999]; v[0] = 'a';": ("text with room behind it", "a"),
}
IN_C = {"int", "unsigned", "char", "double", "enum", "array of characters", "rows of squares"}
IN_C |= {"array", "volatile"}
TEMPLATE = """template <int N> struct Grid { array<array<int, N>, N> cells; };
struct Held { int n, *cells; Held(int n) : n(n), cells(new int[n]()) { cells[1] = 7; } };
"""


@pytest.mark.parametrize("standard", [CPP, C])
def test_values_of_all_kinds_are_told(standard: str) -> None:
    kinds, head = KINDS, f"{HEADERS}{TEMPLATE}"
    if standard == C:
        kinds, head = {text: kind for text, kind in KINDS.items() if kind[0] in IN_C} | C_KINDS, ""
    functions = [f"void f{n}(void) {{ {text} (void)v; }}\n" for n, text in enumerate(kinds)]
    calls = "".join(f"f{n}();" for n in range(len(kinds)))
    source = f"{head}{''.join(functions)}int main(void) {{ {calls} }}"
    found = values(source, standard=standard).values
    for number, (name, value) in enumerate(kinds.values()):
        told = found.get(Variable(f"f{number}", "v"))
        assert (type(told), told) == (type(value), value), name
    assert standard == C or found[Variable("Held::Held", "this.cells")] == [0, 7]


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


def printed(source: str, mode: str, error: BaseException | None = None) -> OutputTrace:
    program = traced(source, CPP)
    found = run(built(program.text, CPP), "", mode)
    return output_trace(program.parts, found.trace, found.output, error)


def test_the_lines_that_write_each_part_of_the_output_are_told() -> None:
    output = "7\n" + 3 * "1 2 3 \n" + "é\n"
    trace = printed(PRINTING, output_mode(output, output.index("3")))
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
        ("v in main", "[1, 2, 3]"),
        ("yes in main", "true"),
        ("g", "7"),
    }


# A parameter, what is done with it, and whether that is lost.
COPIES = [
    ("vector<string> b", "b[1][2] = 'x';", True),
    ("Board b", "b.rows[1][2] = 'x';", True),
    ("vector<string> &b", "b[1][2] = 'x';", False),
    ("vector<string> *b", "(*b)[1][2] = 'x';", False),
    ("shared_ptr<Board> b", "b->rows[1][2] = 'x';", False),
    ("View b", "b.rows[1][2] = 'x';", False),
    ("Outer b", "b.inner[1] = 'x';", False),
    ("char b[3][3]", "b[1][2] = 'x';", False),
    ("string b", 'b = "x";', False),
]


def test_changes_of_copies_are_told() -> None:
    functions = [f"void f{at}({given}) {{ {do} }}\n" for at, (given, do, _) in enumerate(COPIES)]
    classes = "struct Board { string rows[3]; };\nstruct View { string *rows; };\n"
    classes += "struct Inner { char *p; char &operator[](int i) { return p[i]; } };\n"
    classes += "struct Outer { Inner inner; };\n"
    program = traced(f"{HEADERS}{classes}{''.join(functions)}int main() {{}}\n", CPP)
    told = [f"f{at}" for at, (_, _, is_lost) in enumerate(COPIES) if is_lost]
    assert [said.split("`")[3] for said in lost_changes(program.tree)] == told


# What is declared, what happens, and what is told of `v`; None if nothing is. `put` gets a place.
UNSET: dict[str, tuple[str, str, str | None]] = {
    "never set": ("int v;", "", "not set"),
    "never set letter": ("char v;", "", "not set"),
    "never set truth": ("bool v;", "", "not set"),
    "never set fraction": ("double v;", "", "not set"),
    "only read": ("int v, w = 0;", "if (w) w += v;", "not set"),
    "set": ("int v;", "v = 3;", "3"),
    "set to what it held": ("int v;", "v = -1;", "-1"),
    "set in a loop": ("int v, w;", "for (v = -1; v < 0; v++) for (w = -1; w < 0; w++) STOP", "-1"),
    "set by another": ("int v, w;", "w = v = -1;", "-1"),
    "set in a condition": ("int v;", "if ((v = -1) < 0) STOP", "-1"),
    "set by its place": ("int v;", "put(&v, 5);", "5"),
    "set by its place to what it held": ("int v;", "put(&v, -1);", "-1"),
    "its place is known": ("int v;", "int *w = &v; (void)w;", None),
    "set and set back": ("int v;", "v = 0; v--;", "-1"),
    "array": ("int v[3];", "", "[?, ?, ?]"),
    "part of an array": ("int v[3];", "v[1] = 4;", "[?, 4, ?]"),
    "part that is what it was": ("int v[3];", "v[1] = -1;", "[?, -1, ?]"),
    "rows": ("int v[2][2];", "v[0][1] = 7; v[1][0] = -1;", "[[?, 7], [-1, ?]]"),
    "letters": ("char v[5];", "v[0] = 'a'; v[2] = 'c';", "'a?c??'"),
    "text": ("char v[5];", 'strcpy(v, "ab");', "'ab'"),
    "place of a structure": ("struct Two w = {1, 2}, *v[2] = {&w, 0};", "", "[Two(a=1, b=2), 0]"),
    "member": ("struct Two v;", "v.b = 2;", "Two(a=?, b=2)"),
    "member that is what it was": ("struct Two v;", "v.a = -1;", "Two(a=-1, b=?)"),
    "members": ("struct Two v;", "", "Two(a=?, b=?)"),
    "members in an array": ("struct Two v[2];", "v[1].a = 2;", "[Two(a=?, b=?), Two(a=2, b=?)]"),
    "made": ("int v[2] = {-1, -1};", "", "[-1, -1]"),
    "static": ("static int v;", "", "0"),
    "block": ("int *v = (int *)malloc(12);", "v[1] = 4;", "[?, 4, ?]"),
    "rows of blocks": (
        "int **v = (int **)malloc(2 * sizeof *v);",
        "for (int i = 0; i < 2; i++) v[i] = (int *)malloc(4); *v[1] = -1;",
        "[[?], [-1]]",
    ),
    "letters in a block": ("char *v = (char *)malloc(5);", "v[1] = 'b';", "'?b???'"),
    "cleared block": ("int *v = (int *)malloc(8);", "memset(v, 0, 8);", "[0, 0]"),
    "grown block": ("int *v = (int *)malloc(4);", "*v = 3; v = (int *)realloc(v, 8);", "[3, ?]"),
    "calloc": ("int *v = (int *)calloc(2, 4);", "", "[0, 0]"),
}
UNSET_CPP = {
    "made by a constructor": ("Held v;", "", "Held(n=2, k=?)"),
    "array of the library": ("array<int, 2> v;", "v[0] = 1;", "[1, ?]"),
    "place of an object": (
        "Two w = {1, 2}; array<Two *, 2> v;",
        "v[0] = &w; v[1] = nullptr;",
        "[Two(a=1, b=2), 0]",
    ),
    "set by reference": ("int v;", "assign(v, -1);", "-1"),
    "new array": ("int *v = new int[3];", "v[2] = -1;", "[?, ?, -1]"),
    "new object": ("Held *v = new Held;", "", "Held(n=2, k=?)"),
    "cleared array": ("int *v = new int[2]();", "", "[0, 0]"),
    "list": ("vector<int> v;", "", "[]"),
    "text": ("string v;", "", "''"),
}
STOP = '{ printf("!"); return; }'
SETTING = """#include <stdio.h>
#include <stdbool.h>
struct Two { int a, b; };
void put(int *place, int value) { *place = value; }
"""
SETTING_CPP = """struct Held { int n, k; Held() { n = 2; } };
void assign(int &to, int value) { to = value; }
"""


def begin_filled(
    text: str, standard: str, is_native: bool, monkeypatch: pytest.MonkeyPatch
) -> Callable[[str], tuple[str, int, str]]:
    """Builds a program whose memory is filled; returns a function that runs it in a mode."""
    if not is_native:
        module = clang().built(text, standard, *FILLED[:1], LINKING[0], LINKING[-1])
        return lambda mode: clang().run(module, "", mode)
    for name, value in FRESH.items():
        monkeypatch.setenv(name, value)
    executable = built(text, standard, *FILLS[0])
    return lambda mode: run(executable, "", mode)


NEVER_SET = ("x", "c.a", "*p", "p[1] + 1", "late.n", "mixed[k]")
TESTS = "\n".join(f"if (b[1][1] == {one}) b[0][0]++;" for one in NEVER_SET)
TESTING = f"""char b[4][4];
struct Late {{ int n; }};
void tested(void) {{
  int x, k = 1, mixed[2], *p = (int *)malloc(8);
  struct Two c;
  struct Late late;
  mixed[0] = 2;
  {TESTS}
  x = c.a = *p = late.n = mixed[1] = 0, p[1] = -1;
  {TESTS}
}}
"""


@pytest.mark.parametrize(
    ("standard", "is_native"), in_part([(C, False), (C, True), (CPP, True), (CPP, False)], 2)
)
def test_what_was_never_set_is_not_told_as_a_value(
    standard: str, is_native: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    head = f"#include <stdlib.h>\n#include <string.h>\n{SETTING}"
    cases = dict(UNSET) if standard == C else {**UNSET, **UNSET_CPP}
    if standard == CPP:
        head = f"{HEADERS}{SETTING}{SETTING_CPP}"
    functions = [
        f"void f{number}(void) {{ {declared}\n{done} STOP }}\n".replace("STOP", STOP)
        for number, (declared, done, _) in enumerate(cases.values())
    ]
    calls = "".join(f"f{number}();" for number in range(len(cases)))
    source = f"{head}{''.join(functions)}{TESTING}int main(void) {{ {calls} tested(); }}\n"
    program = traced(source, standard)
    begun = begin_filled(program.text, standard, is_native, monkeypatch)
    for number, (name, (_, _, said)) in enumerate(cases.items()):
        if is_native and name == "grown block":
            continue  # The library does not fill what a block grows by.
        output, _, trace = begun(output_mode("!" * number, number))
        told = dict(output_trace(program.parts, trace, output, None).moment.variables)
        assert told.get("v") == said, name
    _, _, trace = begun(followed_mode("squares", program.parts, Variable(MAIN, "b")))
    events, _ = square_trace(program.parts, trace, ROWS)
    conditions = [one for one in events if one.kind == TESTED]
    values = [one.value[3] for one in conditions]
    assert values == 6 * [["false"]] + 6 * [["'\\x00'", "0"]]
    assert [one.names.get("x") for one in conditions] == 6 * [None] + 6 * [0]


# How a text is declared, how a word is added, how it is printed, and the language.
COLLECTING = {
    "string": ("string out;", "out += WORD", "cout << out", CPP),
    "global string": ("", "late += WORD", "cout << late", CPP),
    "by reference": ("string out;", "add(out, WORD)", "cout << out", CPP),
    "stream": ("ostringstream out;", "out << WORD", "cout << out.str()", CPP),
    "pointer": ("char *out = new char[99]();", "strcat(out, WORD)", "puts(out)", CPP),
    "strcat": ('char out[99] = "";', "strcat(out, WORD)", "puts(out)", C),
    "sprintf": ("char out[99]; int n = 0;", "n += sprintf(out + n, WORD)", "puts(out)", C),
    "calloc": ("char *out = calloc(99, 1);", "strcat(out, WORD)", "puts(out)", C),
}
ADDING = "string late;\nvoid add(string &to, const char *word) { to += word; }\n"
COLLECTING_HEADS = {
    C: "#include <string.h>\n#include <stdio.h>\n#include <stdlib.h>\n",
    CPP: f"{HEADERS}{ADDING}",
}


def collecting(standard: str) -> tuple[str, dict[str, int]]:
    """Returns a program that collects an output in one of all ways, and the line of each way."""
    source, calls = COLLECTING_HEADS[standard], list[str]()
    lines: dict[str, int] = {}
    for way, (declared, add, show, language) in COLLECTING.items():
        if language == standard:
            name = f"f{len(calls)}"
            lines[way] = source.count("\n") + 1
            calls.append(f"if (n == {len(calls)}) {name}();\n")
            source += f"""void {name}(void) {{ int k = 0; {declared}
{add.replace("WORD", '"é1 "')};
for (k = 1; k < 3; k++)
{add.replace("WORD", '"2 "')};
{show};
}}
"""
    return f"{source}int main(void) {{ int n = getchar() - '0';\n{''.join(calls)}}}\n", lines


@pytest.mark.parametrize("way", COLLECTING)
def test_the_lines_that_collect_an_output_are_told(way: str) -> None:
    standard, output = COLLECTING[way][-1], "é1 2 2 "
    source, lines = collecting(standard)
    start, number = lines[way], [*lines].index(way)
    call = source[: source.index("int main")].count("\n") + 2 + number
    program = traced(source, standard)
    executable = built(program.text, standard)
    first = run(executable, str(number), output_mode(output, 5))
    trace = output_trace(program.parts, first.trace, first.output, None)
    made = [ADDING.count("\n") + HEADERS.count("\n")] if way == "by reference" else []
    told = [(end, [one.line for one in stack]) for end, stack in trace.collected]
    adding = [start + 1, start + 3, start + 3]
    assert told == [(end, [*made, line, call]) for end, line in zip((3, 5, 7), adding)]
    assert [stack[0].line for _, stack in trace.writes] == [start + 4]
    mode = addition_mode(program.parts, first.trace, first.output, 5)
    again = run(executable, str(number), mode)
    moment = output_trace(program.parts, again.trace, again.output, None).moment
    assert [one.line for one in moment.stack] == [*made, start + 3, call]
    if not made:
        assert ("k", "2") in moment.variables


def test_an_output_that_is_printed_as_it_is_made_has_no_lines_that_collect_it() -> None:
    source = f"{HEADERS}int main() {{ string s; for (char c : {{'a', 'b'}}) s += c, cout << c; }}\n"
    # The text is equal to the output, but each part was printed at once.
    assert printed(source, output_mode("ab", 0)).writes


BOARD = f"""{HEADERS}
vector<string> b;
bool legal(int r, int c, char me) {{
  if (b[r][c] != '.') return false;
  char left = b[r][c - 1];
  return left == me;
}}
void put(vector<string> &v, int r, int c, char me) {{
  v[r][c] = me;
  swap(v[r][c - 1], v[r][0]);
  for (int i = 0; i < 2; i++) v[i][i] = me;
}}
int main() {{
  b = {{"W...", ".WB.", ".BW.", "...."}};
  if (legal(1, 3, 'B'))
  put(b, 0, 2, 'B');
}}
"""
ROWS = SquareReader(Layout("rows", 0, 0, transposed=False), 4)


def squares(
    source: str, name: str, function: str = MAIN, standard: str = CPP, reader: SquareReader = ROWS
) -> list[Event]:
    program = traced(source, standard)
    mode = followed_mode("squares", program.parts, Variable(function, name))
    trace = run(built(program.text, standard), "", mode).trace
    return square_trace(program.parts, trace, reader)[0]


def test_events_on_squares_are_told() -> None:
    found = squares(BOARD, "b")
    read = [one for one in found if one.kind == READ]
    assert [(one.square, one.stack[0].line) for one in read] == [(7, 6), (6, 7)]
    assert read[0].given == ("r=1, c=3, me='B'", "")
    assert read[0].stack[1] == CodePlace(17, "main")
    assert read[1].names == {"r": 1, "c": 3, "me": "B"}
    tested = [one.value[1:] for one in found if one.kind == TESTED]
    assert tested == [
        ([found.index(read[0])], False, ["'.'", "'.'"]),
        ([found.index(read[1])], True, ["'B'", "'B'"]),
        ([*map(found.index, read)], True, ["true"]),
    ]
    wrote = [(one.square, one.value, one.stack[0].line) for one in found if one.kind == WROTE]
    assert wrote == [(2, "B", 11), (0, ".", 12), (1, "W", 12), (0, "B", 13), (5, "B", 13)]
    assert [one.names["i"] for one in found if one.kind == LOOPED] == [0, 1]


@pytest.mark.parametrize("standard", [CPP, C])
def test_a_call_has_the_arguments_that_it_was_given(standard: str) -> None:
    source = """char b[4][4];
int look(int r, int c, int dr, const char *name) {
  int seen = 0;
  while (r > 0 && r < 4) { seen += b[r][c] == 'x'; r += dr; }
  return seen;
}
int main() {
  look(1, 2, 1, "a");
  return look(3, 1, -1, "b");
}
"""
    read = [one for one in squares(source, "b", standard=standard) if one.kind == READ]
    assert [one.given for one in read] == [
        *3 * [("r=1, c=2, dr=1", "")],
        *3 * [("r=3, c=1, dr=-1", "")],
    ]


@pytest.mark.parametrize("standard", [CPP, C])
def test_a_global_begins_at_its_line(standard: str) -> None:
    source = "int n;\nchar b[4][4];\nint main() {\n  b[1][1] = n;\n}\n"
    born = squares(source, "b", standard=standard)[0]
    assert born.stack == (CodePlace(2, MAIN),)


def test_an_assignment_of_the_same_value_is_a_writing() -> None:
    source = "char b[4][4];\nint main() {\n  b[1][1] = 'B';\n  b[1][1] = 'B';\n}\n"
    found = [one for one in squares(source, "b") if one.kind == WROTE]
    assert [(one.square, one.stack[0].line) for one in found] == [(5, 3), (5, 4)]


def test_the_last_writing_is_told() -> None:
    source = f"""{HEADERS}struct Game {{ char turn; int n; }} game;
void next(Game &g) {{ g.turn = g.turn == 'B' ? 'W' : 'B'; }}
int main() {{
  game.turn = 'B';
  next(game);
  next(game);
  game.n++;
}}
"""
    program = traced(source, CPP)
    mode = followed_mode("writing", program.parts, Variable(MAIN, "game.turn"))
    found = writing_trace(program.parts, run(built(program.text, CPP), "", mode).trace)
    assert found == ("B", (CodePlace(4, "next"),), 4)


@pytest.mark.parametrize("standard", [CPP, C])
def test_a_number_beside_a_character_is_told_as_both(standard: str) -> None:
    codes = {87: "87 'W'", 7: "7", 300: "300", 0: "0"}
    tests = "".join(f"b[1][2] = {code}; n += b[1][2] == 'B'; " for code in codes)
    source = f"int b[4][4], n;\nint main(void) {{ {tests}}}\n"
    tested = [one for one in squares(source, "b", standard=standard) if one.kind == TESTED]
    assert [one.value[3] for one in tested] == [[told, "'B'"] for told in codes.values()]


GAME = """typedef struct { int turn; } Player;
typedef struct board { char cells[4][5]; unsigned flag : 3; Player player; } Board;
Board game = {{"W...", ".WB.", ".BW.", "...."}, 1, {2}};
int legal(Board *b, int r, int c) {
  if (b->cells[r][c] != '.') return 0;
  char left = b->cells[r][c - 1];
  return left == 'B';
}
int main(void) {
  if (legal(&game, 1, 3)) game.cells[1][3] = 'W';
  game.player.turn++;
}
"""


def test_structures_of_c_are_followed() -> None:
    found = values(GAME, standard=C).values
    assert found[Variable(MAIN, "game.cells")] == ["W...", ".WBW", ".BW.", "...."]
    assert found[Variable(MAIN, "game.player.turn")] == 3
    events = squares(GAME, "game.cells", standard=C)
    told = [(one.kind, one.square, one.stack[0].line) for one in events if one.square >= 0]
    assert told == [(READ, 7, 5), (READ, 6, 6), (WROTE, 7, 10)]
    tested = [one.value[2:] for one in events if one.kind == TESTED]
    assert tested == [(False, ["'.'", "'.'"]), (True, ["'B'", "'B'"]), (True, ["1"])]


READS = "int main() { b[1] = 'x'; return b[0] == 'x'; }"
OF_STRUCTURE = "struct G { char b[9]; } g;\n"
ITEM = "int main() { g.b[1] = 'x'; return g.b[0]; }"
SCANNING = 'extern "C" int scanf(const char *, ...);'
SEEN = {
    f"char b[9]; {READS}": {"b"},
    f'{SCANNING} char b[9]; void f() {{ scanf("%c", &b[3]); }} {READS}': {"b"},
    f"char b[9]; {READS} void f() {{ char &c = b[3]; c = 'x'; }}": set[str](),
    f"char b[9]; {READS} template <class T> bool f(T t) {{ return t[0] == 'x'; }}": set[str](),
    "int main() { char b[9] = {}; auto f = [=] { return b[0]; }; return f(); }": set[str](),
    f"#include <string>\nstd::string b; {READS}": {"b"},
    f"#include <string>\nstd::string b; void f() {{ std::swap(b[2], b[3]); }} {READS}": set[str](),
    f"#include <string>\nstd::string b; void f(std::string c) {{ f(b); }} {READS}": set[str](),
    f"{OF_STRUCTURE}{ITEM}": {"g"},
    f"{OF_STRUCTURE}int f(struct G *p) {{ return p->b[0]; }} {ITEM}": {"g", "p"},
    f"{OF_STRUCTURE}void f() {{ struct G h = g; h.b[0] = 'x'; }} {ITEM}": set[str](),
    f"{OF_STRUCTURE}void f() {{ struct G h; h = g; h.b[0] = 'x'; }} {ITEM}": set[str](),
    "class G { char b[9]; public: int get(int i) { return b[i]; } } g;\n"
    "int main() { return g.get(0); }": {"g", "this", "i"},
    "#include <vector>\nstruct G { char b[9]; }; std::vector<G> s; G g;\n" + ITEM: set[str](),
}


@pytest.mark.parametrize(("source", "names"), SEEN.items())
def test_each_item_of_what_is_not_copied_is_seen(source: str, names: set[str]) -> None:
    parts = traced(source, CPP).parts
    assert {parts.variables[number].name for number in parts.indexed} == names


MODES = ("", "values", "output 3", "squares 0", "squares 2", "writing 0", "writing 1")
FEATURES: dict[str, tuple[str, str]] = {}
for feature in (REFERENCE / "features.txt").read_text(encoding="utf-8").split("//// ")[1:]:
    title, _, program = feature.partition("\n")
    FEATURES[title.partition(" (")[0]] = program, title.partition(" (")[2].rstrip(")") or CPP


@pytest.mark.parametrize("name", in_part(FEATURES, 2))
def test_each_feature_of_the_languages_stays_the_same(name: str) -> None:
    source, standard = FEATURES[name]
    plain = run(built(source, standard), INPUT)
    executable = built(traced(source, standard).text, standard)
    for mode in MODES:
        found = run(executable, INPUT, mode)
        assert (found.output, found.status) == (plain.output, plain.status), mode


@pytest.mark.parametrize("name", in_part(["C with everything", "classes"], 1))
def test_the_compiler_of_the_page_builds_the_same_traces(name: str) -> None:
    source, standard = FEATURES[name]
    text, parts, _ = traced(source, standard)
    executable, module = built(text, standard), clang().built(text, standard)
    plain = run(built(source, standard), INPUT)
    for mode in MODES:
        output, status, trace = clang().run(module, INPUT, mode)
        assert (output, status) == (plain.output, plain.status), mode
        if mode == "values":
            native = value_trace(parts, run(executable, INPUT, mode).trace, output, None)
            found = value_trace(parts, trace, output, None)
            # The compilers may evaluate arguments in another order.
            assert sorted(found.lines.lines) == sorted(native.lines.lines)
            assert found.values.keys() == native.values.keys()


@pytest.mark.parametrize(
    ("name", "functions"),
    [
        (
            "constant functions that are only called",
            {"inside", "square", "Board::get", "Board::set", "Board::other", "main"},
        ),
        ("constant functions of which a constant is made", {"shifted", "main"}),
    ],
)
def test_a_constant_function_is_followed_if_no_constant_needs_it(
    name: str, functions: set[str]
) -> None:
    assert {*traced(*FEATURES[name]).parts.functions.values()} == functions


ENDLESS = """#include <stdio.h>
int f(int n) { return n + 1; }
int main(void) {
  volatile int n = 0;
  switch (getchar()) {
    case '0': for (;;) n++;
    case '1': while (n == 0);
    case '2': while (f(0));
  }
}
"""


@pytest.mark.parametrize("text", "012")
def test_an_endless_run_is_stopped(text: str) -> None:
    program = traced(ENDLESS, C)
    executable = built(program.text, C)
    trace = value_trace(program.parts, run(executable, text, "values").trace, "", None)
    assert isinstance(trace.error, Stop)
    assert trace.lines.skipped + len(trace.lines.lines) > MOST_LINES
    assert len(run(executable, text, "squares 0").trace) < LONGEST_TRACE


def test_the_lines_that_are_not_told_are_hashed() -> None:
    source = "int main() {\n  int n = 0;\n  while (n < 5000)\n    n++;\n}\n"
    lines = [2, 3, *5000 * [3, 4], 3]
    found = values(source).lines
    assert found.lines == lines[found.skipped :] and found.skipped > 0
    assert found.hash == hashes_of_lines(lines)[found.skipped]


def test_a_trap_is_the_last_line() -> None:
    source = "int f(int *p) {\n  int n = 3;\n  return *p + n;\n}\nint main() {\n  f(0);\n}\n"
    error = RuntimeError()
    found = printed(source, "output 0", error)
    assert (found.error, found.moment.stack) == (error, (CodePlace(3, "f"), CodePlace(6, "main")))
    assert ("n", "3") in found.moment.variables


@pytest.mark.parametrize("call", ["setjmp(int *)", "fork()"])
def test_jumps_and_processes_are_not_followed(call: str) -> None:
    given = call.replace("int *", "b")
    with pytest.raises(Untraceable):
        traced(f"extern int {call}; int main() {{ int b[9]; {given}; }}\n", C)


BLOCKS = """#include <stdlib.h>
typedef struct { char cells[16]; } Game;
int main(void) {
  Game *game = malloc(sizeof *game);
  char **rows = malloc(2 * sizeof *rows);
  for (int i = 0; i < 2; i++) rows[i] = calloc(3, 1);
  int *numbers = realloc(NULL, 2 * sizeof(int)), *inside = numbers + 1;
  numbers[0] = 4, numbers[1] = 5;
  rows[1][2] = 'x';
  for (int i = 0; i < 16; i++) game->cells[i] = '.';
  game->cells[6] = 'B';
  if (game->cells[6] == *inside) rows[0][0] = 'y';
  free(rows[0]);
  free(game);
  free(numbers);
}
"""


def test_blocks_of_memory_are_followed_in_c() -> None:
    found = values(BLOCKS, standard=C).values
    assert found[Variable("main", "game.cells")] == "......B........."
    assert found[Variable("main", "numbers")] == [4, 5]
    assert found[Variable("main", "rows")] == ["\0\0\0", "\0\0x"]
    assert found[Variable("main", "inside")] == [5]
    flat = SquareReader(Layout("flat", 0, 4, transposed=False), 4)
    events = squares(BLOCKS, "game.cells", "main", C, flat)
    told = [(one.kind, one.square, one.stack[0].line) for one in events if one.square == 6]
    assert told == [(WROTE, 6, 10), (WROTE, 6, 11), (READ, 6, 12)]


POINTED = """#include <stdlib.h>
#include <string.h>
typedef char Board[2][2];
typedef struct { Board *board; char **rows; } Grid;
typedef struct { Grid *grid; } Game;
void pointed(void) {
  Board *board = (Board *)malloc(sizeof *board);
  char (*lines)[2] = (char (*)[2])malloc(4);
  Game *game = (Game *)malloc(sizeof *game);
  game->grid = (Grid *)malloc(sizeof *game->grid);
  game->grid->board = board;
  game->grid->rows = (char **)malloc(2 * sizeof(char *));
  for (int i = 0; i < 2; i++) {
    game->grid->rows[i] = (char *)malloc(2);
    memcpy(game->grid->rows[i], "xy", 2);
  }
  memcpy(*board, "abcd", 4);
  memcpy(lines, "abcd", 4);
}
void moved(void) {
  char *board = (char *)malloc(6);
  int *counts = (int *)malloc(3 * sizeof(int));
  memcpy(board, "\\nab\\ncd", 6);
  for (int i = 0; i < 3; i++) counts[i] = i;
  board++;
  counts += 2;
}
struct square { int owner; } board[50][50];
int main(void) { board[1][2].owner = 3; pointed(); moved(); return 0; }
"""


@pytest.mark.parametrize("standard", [C, CPP])
def test_what_pointers_name_is_told_and_the_first_rows_of_a_large_array(standard: str) -> None:
    found = values(POINTED, standard=standard).values
    for name in "board", "lines", "game.grid.board":
        assert found[Variable("pointed", name)] == ["ab", "cd"], name
    assert found[Variable("pointed", "game.grid.rows")] == ["xy", "xy"]
    # A pointer to a number names what follows in its block.
    assert found[Variable("moved", "board")] == "ab\ncd"
    assert found[Variable("moved", "counts")] == [2]
    board: Any = found[Variable(MAIN, "board")]
    assert [[vars(one) for one in row[:3]] for row in board[:2]] == [
        [{"owner": 0}] * 3,
        [{"owner": 0}, {"owner": 0}, {"owner": 3}],
    ]


MISUSING = """#include <stdio.h>
#include <stdlib.h>
#include <string.h>
char whole[8], *p, text[] = "12345678";
char *made(int n) {
  return (char *)malloc(n);
}
void put(char *start, int at) {
  start[at] = 1;
}
void dropped(void) {
  free(p);
}
int wrong(int number) {
  char own[8];
  switch (number) {
CASES
  }
  return own[0];
}
int main(int n, char **words) {
  p = made(8);
  wrong(getchar() - '0');
  dropped();
  return 0;
}
"""
FIRST = 1 + MISUSING[: MISUSING.index("CASES")].count("\n")  # The line of the first case.
BEYOND = "the program writes beyond the end of"
HEAP = f"{BEYOND} an array or object on the heap, which line 6 in `made` allocated."
# Statements, and what is told of the line that they are on, of another line, or not at all.
MISUSES = {
    "p[8] = 1;": f"On line LINE in `wrong` {HEAP}",
    "memset(p, 1, 12); exit(0);": f"On line LINE in `wrong` {HEAP}",
    "strcpy(p, text);": f"On line LINE in `wrong` {HEAP}",
    'sscanf(text, "%s", p);': f"On line LINE in `wrong` {HEAP}",
    "put(p, 8);": f"On line 9 in `put` {HEAP}",
    'sscanf(text, "%s", own);': f"On line LINE in `wrong` {BEYOND} `own`.",
    "put(own, 8);": f"On line 9 in `put` {BEYOND} `own`.",
    "strcpy(whole, text);": f"On line LINE in `wrong` {BEYOND} `whole`.",
    "put(whole, 8);": f"On line 9 in `put` {BEYOND} `whole`.",
    "free(p);": (
        "At line 12 in `dropped` it was noticed that memory is freed twice,"
        " which line 6 in `made` allocated."
    ),
    "p = text;": (
        "At line 12 in `dropped` it was noticed that memory is freed that was never allocated."
    ),
    "p[7] = own[7] = whole[7] = 1;": "",
}
CASES = [f"case {number}: {wrong} break;" for number, wrong in enumerate(MISUSES)]


@pytest.mark.parametrize("standard", in_part([C, CPP], 1))
def test_the_line_that_misused_memory_is_told_and_the_one_that_made_it(standard: str) -> None:
    text, parts, _ = traced(MISUSING.replace("CASES", "\n".join(CASES)), standard)
    module = clang().built(text, standard, *ROOM, LINKING[0], LINKING[-1])
    for number, (wrong, said) in enumerate(MISUSES.items()):
        _, _, trace = clang().run(module, chr(ord("0") + number), "output 0")
        told = output_trace(parts, trace, "", None).misuse
        assert told == said.replace("LINE", str(FIRST + number)), wrong


def test_what_is_noticed_after_main_is_noticed_at_the_end() -> None:
    """So many lines are not examined one by one. The lines of globals are none of them."""
    source = (
        "#include <stdlib.h>\nchar whole[8];\nint main(void) {\n"
        "  free(malloc(1 << 19));\n"
        "  for (int i = 0; i < 400; i++) {\n    whole[0] = 1;\n  }\n"
        "  char *volatile p = whole;\n  p[8] = 1;\n}\n"
    )
    text, parts, _ = traced(source, C)
    module = clang().built(text, C, *ROOM, LINKING[0], LINKING[-1])
    _, _, trace = clang().run(module, "", "output 0")
    said = "At the end it was noticed that the program writes beyond the end of `whole`."
    assert output_trace(parts, trace, "", None).misuse == said
