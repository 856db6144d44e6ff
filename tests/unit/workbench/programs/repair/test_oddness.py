"""Of two right programs, the one with less odd code is likelier to be what was meant."""

import pytest

from workbench.programs.repair.checking import Checker, JudgeTest
from workbench.programs.repair.fix_search import FixSearch
from workbench.programs.repair.oddness import oddness
from workbench.programs.syntax.python_tree import with_ticks

TESTS = [JudgeTest(f"{n}\n", f"{n}\n") for n in (3, 1, 2, 4, 7)]
READ = "n = int(input())\n"


def odd(program: str) -> int:
    return oddness(with_ticks(READ + program), TESTS, Checker(False))


@pytest.mark.parametrize(
    ("plain", "odder"),
    [
        ("if n > 2: n", "if n > 0: n"),
        ("if n > 2: n", "if True: n"),
        ("while n > 2: n = n - 1", "while n > 9: n = n - 1"),
        ("if n > 2 and n < 4: n", "if n > 2 and n < 9: n"),
        ("if n > 2 and n < 4: n", "if n > 3 and n < 3: n"),
        ("if not n > 2: n", "if not n > 9: n"),
        ("[i for i in range(n) if i]", "[i for i in range(n) if [i]]"),
        ("n = 1 if n > 2 else n", "n = 1 if n > 0 else n"),
        ("a = [n][n // 3:]\nif a == []: n", "a = [n][n // 3:]\nif a == None: n"),
        ("print(n)", "print(n)\nn"),
        ("print(n)", "n = n\nprint(n)"),
        ("if n > 2: print(n)", "if n > 2: pass"),
        ("a = 0\nfor i in 'ab': a += 1", "a = 1\nfor i in 'ab': a += 1"),
        ("print(n)", "print(n + 0)"),
        ("print(n)", "print(n - 0)"),
        ("print(n)", "print(n * 1)"),
        ("a = [n]\nif a[0] == 2: a[0] = 3", "a = [n]\nif a[0] == 2: a[0] = 2"),
        ("a = [[n]]\nfor r in a: r[0] = 3", "a = [[n]]\nfor r in a: r[0] = n"),
        ("print(any(list('ab')))", "print(any(sorted('ab')))"),
        ("print(len(set('ab')))", "print(len(sorted('ab')))"),
        ("a = {'x': 'B'}\na['x'] = 'W'", "a = {'x': 'B'}\na['x'] = 'B'"),
    ],
)
def test_a_program_is_odd(plain: str, odder: str) -> None:
    assert odd(plain) < odd(odder)


@pytest.mark.parametrize(
    "program",
    [
        "'''A text.'''\nprint(n)",
        "def f():\n    yield n\nfor i in f(): print(i)",
        "a = 1\nprint(a + n)",
        "print(n + 1, n - 1, n * 2, 0 + n, f'{n}' + '')",
        "a = [n]\nif a[0] == 2 or n > 3: a[0] = 2",
        "a = {}\na[n] = 0",
        "a = [0, 1]\na[n > 2] = 0",
        "def f():\n    a[0] = 2\na = [2]",
        "if n > 2: pass\nelse: print(n)",
        # The truth of such a value may run code of the program.
        "class A:\n    def __bool__(self): return n > 0\nif A(): print(n)",
    ],
)
def test_a_program_is_not_odd(program: str) -> None:
    assert odd(program) == 0


def test_odd_fixes_come_last() -> None:
    search = FixSearch(READ + "if n > 2:\n    n = n + 1\nprint(n)\n", TESTS, False, [])
    for _ in search.run():
        pass
    assert [fix.said for fix in search.fixes] == [
        "delete the block `if n > 2:`",
        "move `print(n)` before the block `if n > 2:`",
        "`n = n + 1` → `n = n`",
        "delete `n = n + 1`",
        "`if n > 2:` → `if n > n:`",
    ]
