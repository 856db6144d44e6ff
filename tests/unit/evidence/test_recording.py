"""The line that wrote a character, its callers, and the variables at that moment."""

import pytest

from evidence.collecting import collected_at
from evidence.recording import Recording
from evidence.tracing import MAIN, compiled

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


def test_a_character_belongs_to_its_line_and_callers() -> None:
    recording = Recording(PROGRAM, "a b c", 3)
    assert recording.output == "0!\n1!\n2!\n"
    places = [(4, "show"), (8, "Game.play"), (10, MAIN)]
    assert recording.written and recording.stack == places
    assert recording.stack_at(0) == places and recording.stack_at(9) == []


def test_variables_are_those_of_that_moment_the_latest_first() -> None:
    variables = Recording(PROGRAM, "a b c", 3).variables
    assert variables[:3] == [("mark", "'1!'"), ("text", "'1'"), ("i", "1")]
    assert ("total", "0") in variables and ("words", "['a', 'b', 'c']") in variables
    assert "show" not in dict(variables) and "Game" not in dict(variables)


def test_a_missing_write_gives_the_last_line() -> None:
    recording = Recording(PROGRAM, "a", 3)
    assert not recording.written and recording.stack == [(11, MAIN)]
    assert recording.variables[0] == ("total", "5")


def test_a_crash_gives_the_line_of_the_crash() -> None:
    recording = Recording("def f(n):\n    return 1 // n\nprint(f(1))\nprint(f(0))\n", "", 2)
    assert isinstance(recording.error, ZeroDivisionError)
    assert recording.stack == [(2, "f"), (4, MAIN)] and ("n", "0") in recording.variables


def test_at_most_a_dozen_variables_are_listed() -> None:
    program = "".join(f"v{n} = {n}\n" for n in range(30)) + "print(1)"
    assert [name for name, _ in Recording(program, "", 0).variables] == [
        f"v{n}" for n in range(29, 17, -1)
    ]


COLLECTING = {
    "a list joined by newlines": "out = []\nfor i in '123':\n    out.append(i)\nOUT",
    "a list of characters": "out = []\nfor i in '1\\n2\\n3':\n"
    "    out.append(i)\nprint(''.join(out))",
    "a text": "out = ''\nfor i in '123':\n    out += i + '\\n'\nprint(out, end='')",
    "a list in an object": "class A: pass\na = A()\na.out = []\nfor i in '123':\n"
    "    a.out.append(i)\nprint(*a.out, sep='\\n')",
}


@pytest.mark.parametrize("way", COLLECTING)
def test_a_collected_character_belongs_to_the_line_that_added_it(way: str) -> None:
    program = COLLECTING[way].replace("OUT", "print('\\n'.join(out))")
    line = next(n for n, text in enumerate(program.split("\n"), 1) if text.startswith("    "))
    code = compiled(program)
    assert collected_at(code, "", "1\n2\n3\n", 2) == [(line, MAIN)]


def test_each_collected_element_belongs_to_its_line() -> None:
    program = "out = ['ab']\nout.append('c')\nout.append('de')\nprint('\\n'.join(out))\n"
    output = "ab\nc\nde\n"
    lines = [
        collected_at(compiled(program), "", output, at)[0].line for at in range(len(output) - 1)
    ]
    # A newline belongs to the element before it.
    assert lines == [1, 1, 1, 2, 2, 3, 3]


def test_an_output_that_is_not_collected_has_no_such_line() -> None:
    code = compiled("out = ['a', 'b']\nprint('c')\n")
    assert collected_at(code, "", "c\n", 0) == []
