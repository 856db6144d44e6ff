"""Conditions that test an object which is true in any case."""

import pytest

from workbench.programs.evidence.slips import true_sentences
from workbench.programs.tracing.instrumenting import instrumented
from workbench.programs.tracing.python_tracer import Tracer


def said(source: str) -> list[str]:
    """Returns the sentences after a run with an empty input and one with a word."""
    program = instrumented(source)
    return true_sentences(program.parts, [Tracer(program).run(text) for text in ("", "a\n")])


GENERATOR = "def moves(n):\n    if n:\n        yield n\n"
READING = "import sys\nwords = sys.stdin.read().split()\n"
CLASS = "class Game:\n    def legal(self):\n        return []\ngame = Game()\n"


@pytest.mark.parametrize(
    ("source", "text", "kind"),
    [
        (GENERATOR + "if not moves(0): pass", "moves(0)", "a generator"),
        (GENERATOR + "found = moves(0)\nif found: pass", "found", "a generator"),
        (GENERATOR + "while moves(0) and 1: break", "moves(0)", "a generator"),
        (GENERATOR + "x = 1 if moves(0) else 2", "moves(0)", "a generator"),
        ("a = b = c = (x for x in [])\nd = [1 for _ in [1] if a]", "a", "a generator"),
        ("found = map(int, [])\nif found: pass", "found", "a `map` object"),
        ("found = filter(None, [])\nfound or print()", "found", "a `filter` object"),
        ("if zip([], []): pass", "zip([], [])", "a `zip` object"),
        ("if reversed([]): pass", "reversed([])", "an iterator"),
        (GENERATOR + "found = None\nfound = moves(0)\nif found: pass", "found", "a generator"),
        ("def legal(): pass\nif legal: pass", "legal", "an uncalled function"),
        (CLASS + "if not game.legal: pass", "game.legal", "an uncalled function"),
    ],
)
def test_a_tested_object_that_is_always_true_is_told(source: str, text: str, kind: str) -> None:
    line = source.count("\n") + 1
    sentence = f"On line {line} your `{text}` was {kind} each time, which is always true."
    assert said(source) == [sentence]


@pytest.mark.parametrize(
    "source",
    [
        GENERATOR + "if list(moves(0)): pass",
        GENERATOR + "if any(moves(0)) or next(moves(0), None): pass",
        GENERATOR + "found = moves(0)\nif 0: found and 1",
        GENERATOR + "found = moves(0)\nif found is None: pass",
        # In one of the runs it is something else.
        GENERATOR + READING + "found = moves(0) if words else []\nif found: pass",
        GENERATOR + READING + "for found in [moves(0), None]:\n    if found: pass",
        GENERATOR + "for found in (moves(0), map(int, [])):\n    if found: pass",
        # A function that the program passes to another.
        "def legal(): pass\ndef play(hook):\n    if hook: hook()\nplay(legal)",
        CLASS + "hook = game.legal\nif hook: hook()",
        CLASS + "if game.legal(): pass",
        # Objects that tell their truth themselves.
        "class Game:\n    def __call__(self): pass\n    def __bool__(self): return False\n"
        "game = Game()\nif game: pass",
        f"if ({' ' * 60}x for x in []): pass",
    ],
)
def test_nothing_is_said_about_other_tests(source: str) -> None:
    assert said(source) == []
