"""The line that wrote the last value of a variable or an attribute."""

import pytest

from workbench.programs.tracing.events import MAIN, CodePlace, Variable, Writing
from workbench.programs.tracing.instrumenting import instrumented
from workbench.programs.tracing.python_tracer import WritingTracer

CLASS = "class Game: pass\ngame = Game()\nother = Game()\n"


def writing(source: str, name: str, function: str = MAIN) -> Writing:
    return WritingTracer(instrumented(source)).trace("", Variable(function, name))


@pytest.mark.parametrize(
    ("source", "name", "line"),
    [
        ("n = 1\nn = 2\nm = 3", "n", 2),
        ("n = 1\nfor n in range(3):\n    pass", "n", 2),
        ("n = 1\n\nn += 1", "n", 3),
        ("print(n := 1)\n", "n", 1),
        (CLASS + "game.n = 1\nother.n = 2\ngame.m = 3", "game.n", 4),
        ("class Game:\n    n = 1\nGame.n = 2\nGame.m = 3", "Game.n", 3),
    ],
)
def test_the_line_that_wrote_a_value_last_is_found(source: str, name: str, line: int) -> None:
    assert writing(source, name).place == (CodePlace(line, MAIN),)


def test_the_function_is_told() -> None:
    source = "def f():\n    n = 1\n    def g():\n        nonlocal n\n        n = 2\n    g()\nf()"
    assert writing(source, "n", "f").place == (CodePlace(5, "g"),)


@pytest.mark.parametrize(
    ("source", "name", "value"),
    [
        (CLASS + "game.n = 1\nsetattr(game, 'n', 2)", "game.n", 1),
        ("n = 1\nglobals()['n'] = 2", "n", 1),
        ("c = 5", "c.n", None),
        ("c = 5", "d", None),
    ],
)
def test_other_writings_are_not_followed(source: str, name: str, value: object) -> None:
    assert writing(source, name).value == value


def test_no_line_writes_a_parameter() -> None:
    assert type(writing("def f(n):\n    pass\nf(1)", "n", "f").value) is WritingTracer


def test_the_writings_are_counted() -> None:
    source = "n = 0\ndef f(k):\n    global n\n    n += k\n    k = 1\nfor i in range(3):\n    f(i)\n"
    for function, name, times in ((MAIN, "n", 4), (MAIN, "i", 3), ("f", "k", 6)):
        assert writing(source, name, function).times == times
