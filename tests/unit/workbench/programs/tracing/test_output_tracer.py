"""The line that wrote a character, its callers, and the variables at that moment."""

import pytest

from workbench.programs.tracing import python_tracer
from workbench.programs.tracing.events import COLLECTED, ENDED, MAIN, WROTE, OutputTrace
from workbench.programs.tracing.instrumenting import instrumented
from workbench.programs.tracing.output_tracer import output_trace
from workbench.programs.tracing.program_run import Stop

PROGRAM = """\
total = 0
def show(text):
    mark = text + '!'
    print(mark)
class Game:
    def play(self, n):
        for i in range(n):
            show(str(i))
words = input().split()
Game().play(len(words))
total = 5
"""


def traced(program: str, text: str = "", offset: int = 0) -> OutputTrace:
    return output_trace(instrumented(program), text, offset)


def test_a_character_belongs_to_its_line_and_callers() -> None:
    trace = traced(PROGRAM, "a b c", 3)
    assert trace.output == "0!\n1!\n2!\n" and trace.kind == WROTE
    stack = ((4, "show"), (8, "Game.play"), (10, MAIN))
    assert trace.moment.stack == stack and trace.writes == [(9, stack)]


def test_variables_are_those_of_that_moment_the_latest_first() -> None:
    variables = traced(PROGRAM, "a b c", 3).moment.variables
    assert variables[:3] == [("mark", "'1!'"), ("text", "'1'"), ("i in Game.play", "1")]
    assert ("total", "0") in variables and ("words", "['a', 'b', 'c']") in variables
    assert "show" not in dict(variables) and "Game" not in dict(variables)


def test_a_missing_write_gives_the_last_line() -> None:
    trace = traced(PROGRAM, "a", 3)
    assert trace.kind == ENDED and trace.moment.stack == ((11, MAIN),)
    assert trace.moment.variables[0] == ("total", "5")


def test_a_crash_gives_the_line_of_the_crash() -> None:
    moment = traced("def f(n):\n    return 1 // n\nprint(f(1))\nprint(f(0))\n", offset=2).moment
    assert moment.stack == ((2, "f"), (4, MAIN)) and ("n", "0") in moment.variables


@pytest.mark.parametrize(
    "loop",
    [
        "while True: x += 1",
        "try:\n    while True: x += 1\nexcept: pass",
        "while True: pass",
        "for i in iter(int, 1): pass",
        "while True:\n    try: x += 1\n    except: pass",
        "while True:\n    try: x += 1\n    except BaseException as error: pass",
        "def f(n):\n    try:\n        while True: n += 1\n    except: f(n)\nf(0)",
    ],
)
def test_an_endless_program_is_stopped(loop: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(python_tracer, "MOST_LINES", 1_000)
    trace = traced(f"x = 0\nprint(1)\n{loop}\nprint(2)\n", offset=2)
    assert isinstance(trace.error, Stop) and trace.kind == ENDED and trace.output == "1\n"
    assert trace.moment.stack[0].line >= 3


def test_the_last_line_is_that_of_the_innermost_function() -> None:
    program = "def f():\n    for i in '12':\n        print(i)\ndef g():\n    f()\ng()\n"
    assert traced(program, offset=9).moment.stack == ((3, "f"), (5, "g"), (6, MAIN))


def test_at_most_a_dozen_variables_are_listed() -> None:
    program = "".join(f"v{n} = {n}\n" for n in range(30)) + "print(1)"
    assert [name for name, _ in traced(program).moment.variables] == [
        f"v{n}" for n in range(29, 17, -1)
    ]


COLLECTING = {
    "a list joined by newlines": "out = []\nfor i in '123':\n    out.append(i)\nOUT",
    "a list of characters": "out = []\nfor i in '1\\n2\\n3':\n"
    "    out.append(i)\nprint(''.join(out))",
    "a text": "out = ''\nfor i in '123':\n    out += i + '\\n'\nprint(out, end='')",
    "a global list": "out = []\ndef f():\n  for i in '123':\n    out.append(i)\n  g()\n"
    "def g(): OUT\nf()",
    "a global text": "out = ''\ndef f():\n  global out\n  for i in '123':\n    out += i + '\\n'\n"
    "  g()\ndef g(): print(out, end='')\nf()",
    "a list in an object": "class A: pass\na = A()\na.out = []\nfor i in '123':\n"
    "    a.out.append(i)\nprint(*a.out, sep='\\n')",
    "a method of a list": "out = []\nemit = out.append\nfor i in '123':\n    emit(i)\nOUT",
    "a method of a text in memory": "import io\nout = io.StringIO()\nwrite = out.write\n"
    "for i in '123':\n    write(i + '\\n')\nprint(out.getvalue(), end='')",
}


def lines_that_added(program: str, offsets: range) -> list[int]:
    """Returns the lines that added characters of the output."""
    traces = [traced(program, offset=offset) for offset in offsets]
    assert {trace.kind for trace in traces} == {COLLECTED}
    return [trace.moment.stack[0].line for trace in traces]


@pytest.mark.parametrize("way", COLLECTING)
def test_a_collected_character_belongs_to_the_line_that_added_it(way: str) -> None:
    program = COLLECTING[way].replace("OUT", "print('\\n'.join(out))")
    line = next(n for n, text in enumerate(program.split("\n"), 1) if text.startswith("    "))
    assert lines_that_added(program, range(2, 3)) == [line]


def test_variables_are_those_of_the_moment_of_collecting() -> None:
    program = """\
out, total = [], 0
def collect(i):
    mark = i * 2
    out.append(mark)
for i in "123":
    collect(i)
    total += 1
total = 9
print(*out)
"""
    trace = traced(program, offset=3)
    assert trace.kind == COLLECTED and trace.moment.stack == ((4, "collect"), (6, MAIN))
    assert trace.moment.variables == [
        ("mark", "'22'"),
        ("i", "'2'"),
        ("total", "1"),
        ("out", "['11', '22']"),
    ]


def test_each_collected_element_belongs_to_its_line() -> None:
    program = "out = ['ab']\nout.append('c')\nout.append('de')\nprint('\\n'.join(out))\n"
    # A newline belongs to the element before it.
    assert lines_that_added(program, range(7)) == [1, 1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize(
    ("change", "lines"),
    [
        ("out.pop(); out.append('c')", [1, 2, 4]),
        ("out.insert(0, 'c')", [4, 1, 2, 3]),
        ("out.reverse()", [3, 2, 1]),
        ("out[1] = 'c'", [1, 4, 3]),
        ("out = [*out, 'c']", [1, 2, 3, 4]),
    ],
)
def test_elements_that_are_changed_or_moved_belong_to_their_lines(
    change: str, lines: list[int]
) -> None:
    program = f"out = ['1']\nout.append('2')\nout.append('3')\n{change}\nprint('\\n'.join(out))\n"
    assert lines_that_added(program, range(0, 2 * len(lines), 2)) == lines


@pytest.mark.parametrize(
    ("program", "lines"),
    [
        ("out = ['1']\nout.append('1')\nout.insert(0, '2')", [3, 1, 2]),
        ("out = ['1']\nout.append('1')\nout.insert(1, '2')", [1, 3, 2]),
        ("def f():\n    yield 'a'\n    yield 'b'\nout = ['0', *f()]", [4, 2, 3]),
        ("def f():\n    yield '1'\n*f(),\nout = []\nout.append('1')\nout.append('1')", [5, 6]),
    ],
)
def test_equal_elements_belong_to_their_own_lines(program: str, lines: list[int]) -> None:
    source = f"{program}\nprint('\\n'.join(out))\n"
    assert lines_that_added(source, range(0, 2 * len(lines), 2)) == lines


@pytest.mark.parametrize("taking", ["out = list(items())", "out += items()", "out[:] = items()"])
def test_items_of_a_generator_belong_to_the_lines_that_yield_them(taking: str) -> None:
    program = (
        f"def items():\n    yield 'a'\n    yield 'b'\nout = []\n{taking}\nprint('\\n'.join(out))\n"
    )
    assert lines_that_added(program, range(0, 4, 2)) == [2, 3]


def test_an_output_that_is_not_collected_has_no_such_line() -> None:
    assert traced("out = ['a', 'b']\nprint('c')\n").kind == WROTE
