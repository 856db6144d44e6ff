"""What a program did that its author seldom means is told, and nothing about usual code."""

import pytest

from workbench.programs.evidence.slips import slip_sentences, true_sentences
from workbench.programs.tracing.instrumenting import instrumented
from workbench.programs.tracing.python_tracer import Tracer

READING = "import sys\nwords = sys.stdin.read().split()\n"


def said(source: str) -> list[str]:
    """Returns the sentences after runs on another input, and on one that ends with a difference."""
    program = instrumented(source)
    runs = [["z\n"], [*("a\n", "a b\n")]]
    return slip_sentences([[Tracer(program).run(text) for text in run] for run in runs])


DEFAULT = "The default `{}={}` of `{}` is made only once: a later call began with {}."
MEMBER = "`{}` is made only once, for all objects: a later one began with {}, not with {}."
CAUGHT = "Line {} raised {}, which `{}` on line {} caught."
SHARED = "All {} functions that line {} makes used {}, the last values of the loop."


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("def f(a, b=[]):\n    b.append(a)\n    return b\nf(1)\nf(2)\n",
         DEFAULT.format("b", "[]", "f", "[1]")),
        ("def f(a, *, b={0}):\n    b |= {a}\nf(1)\nf(2)\n",
         DEFAULT.format("b", "{0}", "f", "{0, 1}")),
        ("def f(a, n={'B': 2}):\n    n['B'] += 1\nf(1)\nf(2)\n",
         DEFAULT.format("n", "{'B': 2}", "f", "{'B': 3}")),
        ("class A:\n    def f(self, b=[0] * 2):\n        b[0] = 1\nA().f()\nA().f()\n"
         "def g(b=list()):\n    b += [1]\ng()\ng()\n", DEFAULT.format("b", "[]", "g", "[1]")),
        ("class A:\n    rows = []\n    def __init__(self):\n        self.rows.append(1)\nA()\n"
         "A()\n", MEMBER.format("A.rows", "[1]", "[]")),
        ("class A:\n    n = {}\n    def __init__(self, a):\n        self.n[a] = 1\nA(1)\nA(2)\n",
         MEMBER.format("A.n", "{1: 1}", "{}")),
        ("try:\n    [1][2]\nexcept NameError: pass\nexcept:\n    pass\n", None),
        (
            READING
            + "def f():\n    return words[1]\ntry:\n    if words[-1] == 'b': [1][f() == 'b']\n"
            "except Exception as e:\n    pass\n",
            CAUGHT.format(6, "IndexError", "except Exception:", 7),
        ),
        ("try:\n    print(missing)\nexcept NameError:\n    pass\n",
         CAUGHT.format(2, "NameError", "except NameError:", 3)),
        ("try:\n    print(len(None))\nexcept:\n    pass\n",
         CAUGHT.format(2, "TypeError", "except:", 3)),
        ("a = []\nfor i in (1, 2):\n    a.append(lambda x: x + i)\nfor f in a: f(1)\n",
         SHARED.format(2, 3, "`i` = 2")),
        ("a = [lambda: (i, j) for i, j in [(1, 2), (3, 4)]]\nfor f in a: f()\n",
         SHARED.format(2, 1, "`i` = 3 and `j` = 4")),
        ("def make():\n    a = {}\n    for i in (1, 2):\n        def f(x):\n"
         "            return i * x\n        a[i] = f\n    return a\n"
         "for f in make().values(): f(1)\n", SHARED.format(2, 4, "`i` = 2")),
    ],
)  # fmt: skip
def test_what_is_seldom_meant_is_told(source: str, sentence: str | None) -> None:
    assert said(source) == ([sentence] if sentence else [])


@pytest.mark.parametrize(
    "source",
    [
        # The default is only read, given anew, or a cache; an earlier call gives it on.
        "def f(a, b=[]):\n    return b + [a]\nf(1)\nf(2)\n",
        "def f(a, b=[]):\n    b.append(a)\nf(1, [])\nf(2, [])\n",
        "def f(a, b={}):\n    b[a] = 1\nf(1)\nf(2)\n",
        "def f(a, b=[]):\n    b.append(a)\n    if a: f(a - 1, b)\nf(3)\n",
        "def f(a, b=[]):\n    b.append(a)\nf(1)\n",
        # The class only counts, is used once, or each object has its own.
        "class A:\n    n = 0\n    def __init__(self):\n        A.n += 1\nA()\nA()\n",
        "class A:\n    n = []\n    def __init__(self):\n        self.n.append(1)\nA()\n",
        "class A:\n    n = []\n    def __init__(self):\n        self.n = [1]\nA()\nA()\n",
        "class A:\n    n = []\n    def __init__(self):\n        A.n = [1]\nA()\nA()\n",
        # The end of the input, the edge of the board, and what is looked up first.
        "try:\n    while True: input()\nexcept:\n    pass\n",
        READING + "try:\n    while True: words.pop()\nexcept:\n    pass\n",
        READING + "try:\n    if len(words) > 1: [][1]\nexcept IndexError:\n    pass\n",
        "try:\n    int('x')\nexcept ValueError:\n    pass\n",
        # Functions that a loop makes and calls at once, that have their own values, or no other.
        "for i in (1, 2):\n    f = lambda: i\n    f()\n",
        "a = [lambda i=i: i for i in (1, 2)]\nfor f in a: f()\n",
        "a = []\nfor i in (1, 2):\n    a.append(lambda: i)\na[0]()\n",
        "a = []\nfor i in (1, 1):\n    a.append(lambda: i)\nfor f in a: f()\n",
        "for i in (2, 1):\n    print(sorted([3, 4], key=lambda x: x * i))\n",
        "class A:\n    for i in (1, 2):\n        def f(self):\n            return 1\n",
        "a = []\nfor i in (1, 2):\n    a.append(lambda: i if a is None else 1)\ndel i\na[0]()\n",
    ],
)
def test_usual_code_is_not_told(source: str) -> None:
    assert said(source) == []


def said_of_tests(source: str) -> list[str]:
    """Returns the sentences on conditions, after a run with an empty input and one with a word."""
    program = instrumented(source)
    return true_sentences(program.parts, [Tracer(program).run(text) for text in ("", "a\n")])


GENERATOR = "def moves(n):\n    if n:\n        yield n\n"
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
    assert said_of_tests(source) == [sentence]


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
    assert said_of_tests(source) == []
