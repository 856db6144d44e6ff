"""A program that defies the tracers ends, harms nothing, and costs only the evidence."""

import builtins
import json
import operator
import os
import random
import sys
from collections.abc import Iterator
from contextlib import suppress

import pytest

from unit.workbench.programs.evidence.programs import ROWS, judge, merged, program
from workbench.programs.sandbox.python_facts import facts_of
from workbench.programs.tracing import cell_tracker, square_tracer
from workbench.programs.tracing.program_run import compiled, run

GAME = program("rows")[1]
PRINTING = "print(n)\nfor row in b: print(''.join(row))\n"

# Tries to use the lies like a board.
USING = """
held = lies
for use in (lambda: lies[0], lambda: lies[0][1], lambda: lies[1, 1], lambda: lies.get((1, 1))):
    for test in ("==", "!=", "<", "in", "is"):
        try:
            if eval(f"use() {test} lie"): pass
        except BaseException: pass
    try:
        if use() == lie or lie in lies or not use(): held = use()
    except BaseException: pass
    try:
        lies[0][0] = lie
        lies[0][1] = lie
    except BaseException: pass
    try:
        lies[2] = lie
        del lies[3]
    except BaseException: pass
    for method in (lambda: lies.append(lie), lambda: lies.update(lie), lambda: lies.pop()):
        try: method()
        except BaseException: pass
"""


# What a program does besides; each stands before or after its game.
BEFORE = {
    "replaces the names of the tracer": "import builtins\n"
    "for name in list(vars(builtins)):\n"
    "    if name.endswith(' '): vars(builtins)[name] = lambda *a: None",
    "deletes the names of the tracer": "import builtins\n"
    "for name in list(vars(builtins)):\n"
    "    if name.endswith(' '): del vars(builtins)[name]",
    "calls the tracer itself": "import builtins\n"
    "for name, value in list(vars(builtins).items()):\n"
    "    if name.endswith(' '):\n"
    "        for given in ((), (1,), (1, 2), (1, 2, 3), (10**9, 'x', 0, 1, 2)):\n"
    "            try: value(*given)\n"
    "            except Exception: pass",
    "replaces built-in functions": "import builtins\n"
    "for name in ('id', 'type', 'isinstance', 'getattr', 'zip', 'dict', 'enumerate'):\n"
    "    setattr(builtins, name, None)",
    "replaces functions of sys": "import sys\nsys._getframe = sys.intern = sys.getsizeof = None",
    "replaces functions of operator": "import operator\n"
    "operator.getitem = operator.eq = operator.is_ = lambda *a: 1 / 0",
    "runs generated code": "exec('def f(a):\\n  a[0] = a[1]\\n  return a')\nf([1, 2])\n"
    "eval('[x for x in range(9)]')",
    "recurses deeply": "def deep(q):\n    q[0] = q[0] + 1\n    return deep(q)\n"
    "try: deep([0])\nexcept RecursionError: pass",
    "has an endless generator": "from itertools import count\nones = (1 for _ in count())\n"
    "def forever():\n    while True: yield 'x'\nf = forever()\nnext(f); next(ones)",
    "contains itself": "x = []\nx.append(x)\ny = {}\ny[0] = y\nclass A: pass\n"
    "a = A()\na.a = a\na.b = a.c = [a, x, y]",
    "holds large values": "big = [0] * 10**6\ntext = 'x' * 10**6\nnumber = 10 ** 5000\n"
    "big[5] += 1\ntext += 'y'",
    "has many boards": "for _ in range(200): other = [['.'] * 4 for _ in range(4)]",
    "has many events": "o = [['.'] * 8 for _ in range(8)]\n"
    "for k in range(1500): o[k % 8][k % 7] = o[k % 5][k % 3]",
}
# Takes the tracer from the frame that calls `__getitem__`, and breaks it.
FOUND = """\
import sys
class Found(list):
    def __getitem__(self, key):
        caller, found = sys._getframe(1), []
        while caller:
            found += [one for one in caller.f_locals.values() if hasattr(one, "lines")]
            caller = caller.f_back
        for one in found: BREAK
        return None
try: Found()[0]
except Exception: pass
"""
BREAKING = {
    "clear it": "vars(one).clear()",
    "empty what it has": "[part.clear() for part in vars(one).values() if hasattr(part, 'clear')]",
    "replace what it has": "vars(one).update(dict.fromkeys(vars(one)))",
}
# Classes of objects that lie. Each has a game with the board made of them.
LYING = {
    "equality": "class L(str):\n    def __eq__(self, o): raise SystemExit\n"
    "    __ne__ = __eq__\n    __hash__ = str.__hash__\nlie = L('.')\nlies = [lie] * 16",
    "hash": "class L:\n    def __hash__(self): raise KeyboardInterrupt\n"
    "lie = L()\nlies = [lie] * 16",
    "length": "class L(list):\n    def __len__(self): return 10**9\n"
    "    def __bool__(self): 1 / 0\nlie = L()\nlies = L([L('abcd')] * 4)",
    "items": "class L(list):\n    def __getitem__(self, k): return self\n"
    "    def __iter__(self): return iter(int, 1)\n"
    "    def __contains__(self, x): return True\nlie = L('abcd')\nlies = [L('abcd')] * 4",
    "keys": "class L(dict):\n    def get(self, *a): return exit(3)\n"
    "    def keys(self): raise SystemExit\n    def items(self): return exit(4)\n"
    "lie = L()\nlies = {(r, c): lie for r in range(4) for c in range(4)}",
    "class": "class M(type):\n    def __getattribute__(c, n): exit(5)\n"
    "class L(metaclass=M):\n    __class__ = list\nlie = 0\nlies = [0] * 16",
    "attributes": "class L:\n    __slots__ = ()\n    def __getattribute__(self, n): exit(6)\n"
    "lie = L()\nlies = [[lie] * 4 for _ in range(4)]",
    "text": "class L:\n    def __repr__(self): exit(7)\n    __str__ = __repr__\n"
    "    def __format__(self, s): exit(8)\nlie = L()\nlies = [[lie] * 4 for _ in range(4)]",
    "truth": "class L:\n    def __bool__(self): exit(9)\n    def __len__(self): exit(10)\n"
    "lie = L()\nlies = [[lie] * 4 for _ in range(4)]",
    "index": "class L(int):\n    def __index__(self): exit(11)\n    __int__ = __index__\n"
    "    def __lt__(self, o): exit(12)\nlie = L(1)\nlies = [0] * 16",
}


SYSTEM = (builtins, sys, operator, random, os)


@pytest.fixture(autouse=True)
def _system(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Restores what the programs change in modules, which the page does by a new process."""
    monkeypatch.setattr(square_tracer, "MOST_EVENTS", 2_000)
    monkeypatch.setattr(cell_tracker, "MOST_BOARDS", 50)
    kept = [{**vars(module)} for module in SYSTEM]
    yield
    for module, names in zip(SYSTEM, kept):
        vars(module).update(names)


def outcome(source: str) -> str:
    """Checks that what is said of a right program is true. Returns what was found."""
    known = judge()
    written: list[str] = []
    assert run(compiled(source), known["until"], written.append) is None
    built_in, modules = {**vars(builtins)}, {**sys.modules}
    parts = [*facts_of(source, known["until"], 0, known, "".join(written))]
    assert built_in == vars(builtins) and {**sys.modules, **modules} == sys.modules
    found = merged(json.loads(json.dumps(part)) for part in parts)
    if not found["repeated"] or not found["board"]:
        return "nothing"
    board = found["board"]
    assert board["sentence"] in ("", "Your `b` is right after every move.")
    assert board["states"] == ["".join(rows) for rows in ROWS][: len(board["states"])]
    wrote = {(step, at): text for step, at, kind, _, text, *_ in found["events"] if kind == "wrote"}
    for (step, square), text in wrote.items():
        assert "".join(ROWS[step])[square] == text
    return "events" if wrote else "board"


@pytest.mark.parametrize("hostility", BEFORE)
@pytest.mark.parametrize("moment", ["before", "after"])
def test_a_hostile_program_costs_only_the_evidence(hostility: str, moment: str) -> None:
    damage = BEFORE[hostility] + "\n"
    source = damage + GAME + PRINTING if moment == "before" else GAME + damage + PRINTING
    outcome(source)


@pytest.mark.parametrize("lie", LYING)
def test_objects_that_lie_do_no_harm(lie: str) -> None:
    assert outcome(LYING[lie] + USING + GAME + PRINTING) == "events"


@pytest.mark.parametrize("way", BREAKING)
def test_a_program_that_breaks_its_tracer_costs_only_the_evidence(way: str) -> None:
    """The answer may end in an exception, but nothing false is said, and nothing stays broken."""
    built_in = {**vars(builtins)}
    with suppress(AttributeError, TypeError):
        outcome(FOUND.replace("BREAK", BREAKING[way]) + GAME + PRINTING)
    assert built_in == vars(builtins)
    assert outcome(GAME + PRINTING) == "events"


def test_a_program_without_hostility_has_evidence() -> None:
    assert outcome(GAME + PRINTING) == "events"
