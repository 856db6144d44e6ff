"""Each kind of edit makes the change that its words describe, which are those of the source."""

import ast

import pytest

from unit.workbench.programs.repair.edited import edited
from unit.workbench.programs.repair.told import Told

TWO_TESTS = "a = b = 1\nif a == 1 or b == 1: a\nif a == 2: b\n"
# A wrong program, and the edit that makes it right, in words.
EDITS = [
    ("a = 3\na < 8\n", "`a < 8` → `a <= 8`"),
    ("a = 3\n0 < a < 8\n", "`0 < a < 8` → `0 <= a < 8`"),
    ("a = 3\n0 < a < 8\n", "`0 < a < 8` → `0 < a`"),
    ("n = a = 3\na < 8 and n < 8\n", "`a < 8 and n < 8` → `a < n and n < n`"),
    ("a = 3\n0 < a < 8\n", "`0 < a < 8` → `a < 8`"),
    ("a = [1]\n3 in a\n", "`3 in a` → `3 not in a`"),
    ("range(1, 8)\n", "`range(1, 8)` → `range(1, 9)`"),
    ("range(1, 8)\n", "`range(1, 8)` → `range(0, 8)`"),
    ("n = 8\nrange(n)\n", "`range(n)` → `range(n + 1)`"),
    ("n = 8\nn = n + 1\n", "`n = n + 1` → `n = n`"),
    ("a = True\n", "`a = True` → `a = False`"),
    ("a = 1\na or a - 1\n", "`a or a - 1` → `a and a - 1`"),
    ("a = 1\na or a - 1\n", "`a or a - 1` → `a`"),
    ("a = 1\na or a - 1\n", "`a or a - 1` → `a - 1`"),
    *[
        (f"a, b, c = 3, 4, 5\n{wrong}\n", f"`{wrong}` → `{right}`")
        for wrong, right in (
            ("a - b // c", "(a - b) // c"),
            ("a * b + c", "a * (b + c)"),
            ("a * 2 * b + c", "a * (2 * b + c)"),
            ("a - b * 2 * c", "(a - b) * 2 * c"),
            ("a + b * 2 * c + 1", "a + b * (2 * c + 1)"),
            ("-a + b", "-(a + b)"),
            ("a or b and c", "(a or b) and c"),
            ("a and b or c", "a and (b or c)"),
            ("not a and b", "not (a and b)"),
        )
    ],
    ("if 1 == 2:\n    a = 1\n", "`1 == 2` → `not (1 == 2)`"),
    ("a = 3\na = -a\n", "`a = -a` → `a = a`"),
    ("a = 9\na += 1\n", "`a += 1` → `a -= 1`"),
    ("a = 9\na += 2\n", "`a += 2` → `a = 2`"),
    ("a, b = 3, 40\na - b\n", "`a - b` → `b - a`"),
    (
        "for a in 'b':\n    for c in 'd': a\n",
        "`for a in 'b':` → `for c in 'd':`, `for c in 'd': a` → `for a in 'b': a`",
    ),
    ("'%d' % (1, 22)\n", "`(1, 22)` → `(22, 1)`"),
    ("divmod(7, 3)\n", "`divmod(7, 3)` → `divmod(3, 7)`"),
    ("b = [[1]]\nb[0][1 - 1]\n", "`b[0][1 - 1]` → `b[1 - 1][0]`"),
    ("any([1])\n", "`any([1])` → `all([1])`"),
    ("a, b = 1, 2\nprint((a, b))\n", "`(a, b)` → `(a + 1, b + 1)`"),
    ("a, b = 1, 2\nf'{a} {b}'\n", "`f'{a} {b}'` → `f'{b} {a}'`"),
    (
        "[(a, b) for a in 'xy' for b in 'z']\n",
        "`[(a, b) for a in 'xy' for b in 'z']` → `[(a, b) for b in 'z' for a in 'xy']`",
    ),
    ("a = [(0, 1), (1, 0), (1, 1)]\n", "`(1, 1)` → `(1, 1), (-1, -1)`"),
    ("a = [-10, -1, 1]\n", "`[-10, -1, 1]` → `[-10, -1, 1, 10]`"),
    ("a = [(0, 1), (0, 1), (1, 0)]\n", "`[(0, 1), (0, 1), (1, 0)]` → `[(0, 1), (0, -1), (1, 0)]`"),
    ("a = [[0] * 3] * 3\n", "`[[0] * 3] * 3` → `[[0] * 3 for _ in range(3)]`"),
    ("a = [1]\nb = a\n", "`b = a` → `b = a[:]`"),
    ("me, you = 'B', 'W'\nme == 'B'\n", "`me == 'B'` → `you == 'B'`"),
    ("n, m = 4, 5\nprint(8)\n", "`print(8)` → `print(n)`"),
    ("O = {'B': 'W'}\nx = 'B'\nprint(x)\n", "`print(x)` → `print(O[x])`"),
    ("print('No moves')\n", "`'No moves'` → `'No legal move.'`"),
    ("a = 'Black - '\n", "`'Black - '` → `'Black -'`"),
    ("a = 'Black-'\n", "`'Black-'` → `'Black -'`"),
    ("a = 1\nb = f'{a} on'\n", "`f'{a} on'` → `f'{a:2} on'`"),
    ("'%d discs' % 1\n", "`'%d discs'` → `'%2d discs'`"),
    ("a, b = 'B', 'W'\n", "`'B', 'W'` → `'W', 'W'`"),
    ("for i in '1':\n    break\n", "`break` → `continue`"),
    ("a = (1,)\n", "`a = (1,)` → `a = (1, -1,)`"),
    (
        "a = b = 3\nc = a < 8 and b < 8\n",
        "`a < 8 and b < 8` → `a >= 0 and b >= 0 and a < 8 and b < 8`",
    ),
    ("a, b = '.', 'N'\na != b\n", "`a != b` → `a not in (b, '.')`"),
    ("a, b = 0, 1\na == b\n", "`a == b` → `a in (b, 0)`"),
    (
        "a = b = 3\nwhile a < 1 and b < 1 and a == 2: b = 1\nif b == 2: a = 1\n",
        "`b == 2` → `a < 1 and b < 1 and b == 2`",
    ),
    (
        "a = b = 3\nwhile a > 1 or b > 1 or a == 2: break\nif b == 2: a = 1\n",
        "`b == 2` → `b == 2 and (a > 1 or b > 1)`",
    ),
    ("a = b = 3\na > 8 or b > 8\n", "`a > 8 or b > 8` → `a < 0 or b < 0 or a > 8 or b > 8`"),
    ("a, b = ['.'], '.'\na[0] == b\n", "`a[0] == b` → `a[0] != '.'`"),
    (
        "def f(a, b):\n    if a > 1: return 2\n    return b > 1 and a < 3\nf(1, 1)\n",
        "`if a > 1: return 2` → `if a > 1 and b > 1: return 2`",
    ),
    ("a = 1\nb = 2\n", "delete `b = 2`"),
    ("a = 1\nb = 2\n", "move `b = 2` before `a = 1`"),
    ("a = 1\nb = 2\nc = 3\n", "move `a = 1` after `c = 3`"),
    ("a = 1\nb = 2\nc = 3\n", "move `c = 3` before `a = 1`"),
    ("a = 1\nb = 2\n", "write `a = 1` also after `b = 2`"),
    ("if 1:\n    if 2:\n        a = 1\n    b = 2\nc = 3\n", "write `a = 1` also after `b = 2`"),
    ("if 1:\n    if 2:\n        a = 1\n    b = 2\nc = 3\n", "write `a = 1` also after `c = 3`"),
    ("if 1:\n    a = 1\n    b = 2\n", "indent `b = 2` one level less"),
    ("if 1:\n    a = 1\nb = 2\n", "indent `b = 2` one level more"),
    ("if 1:\n    if 2:\n        a = 1\nb = 2\n", "indent `b = 2` 2 levels more"),
    (
        "if 1:\n    if 2:\n        a = 1\nelse:\n    b = 2\n",
        "move the block `if 2:` after the block `if 1:`",
    ),
    ("a = 1\nb = 2\na = 1\n", "delete `a = 1` on line 3"),
    ("if 1:\n    a = 1\n    if 2:\n        b = 2\n", "indent the block `if 2:` one level less"),
    ("for i in '1':\n    a = 1\n", "insert `break` after `a = 1`"),
    (
        "for i in '1':\n    for j in '2':\n        a = 1\n",
        "insert `break` after the block `for j in '2':`",
    ),
    ("if 0:\n    a = 1\n", "`if 0:` → `while 0:`"),
    ("while 0:\n    a = 1\n", "`while 0:` → `if 0:`"),
    ("while 0:\n    a = 1  # A.\n", "insert `break` after `a = 1`"),
    ("if 0:\n    a = 1\n", "indent `a = 1` one level less"),
    ("if 0:\n    a = 1\nelse:\n    b = 2\nc = 3\n", "indent `c = 3` one level more"),
    ("if 0:\n    a = 1\n", "delete the line `if 0:`, but not the lines inside"),
    ("a = 78\n", "`a = 78` → `a = 88`"),
    ("a = 78\n", "`a = 78` → `a = 68`"),
    # In order.
    ("a = {2}\nprint(*a)\n", "`print(*a)` → `print(*sorted(a))`"),
    ("a = {2}\nfor b in a:\n    b\n", "`for b in a:` → `for b in sorted(a):`"),
    ("a = [2]\nfor b in a:\n    b\n", "`for b in a:` → `for b in list(a):`"),
    ("a = (b for b in '1')\n", "`a = (b for b in '1')` → `a = list(b for b in '1')`"),
    ("''.join(b for b in '1')\n", "`''.join(b for b in '1')` → `''.join(sorted(b for b in '1'))`"),
    ("def f():\n    yield 1\nif f(): 1\n", "`if f(): 1` → `if list(f()): 1`"),
    # One more or less.
    ("def f(n):\n    return n\nf(1)\n", "`return n` → `return n - 1`"),
    ("n = 1\n'ab'[n:]\n", "`'ab'[n:]` → `'ab'[n + 1:]`"),
    ("a = [1]\nb = len(a) * 2\n", "`len(a)` → `(len(a) + 1)`"),
    ("n = 1\n'%d' % n\n", "`'%d' % n` → `'%d' % (n + 1)`"),
    # Anew.
    (
        "a = []\nfor i in '12':\n    a.append(i)\n",
        "write `a = []` also at the start of `for i in '12':`",
    ),
    (
        "a = [0] * 8\ndef f():\n    a[0] += 1\n",
        "write `global a`, then `a = [0] * 8`, at the start of `def f():`",
    ),
    (
        "class A:\n    def __init__(self):\n        self.a = []\n    def f(self):\n"
        "        for i in '12':\n            self.a.append(i)\n",
        "write `self.a = []` also at the start of `for i in '12':`",
    ),
    (
        "class A:\n    def __init__(self):\n        self.a = set()\n    def f(self):\n"
        "        self.a.add(1)\n",
        "write `self.a = set()` also at the start of `def f(self):`",
    ),
    ("a = 0\ndef f():\n    global a\n    a += 1\n", "write `a = 0` also after `global a`"),
    # What is made only once.
    (
        "def f(a=[]):\n    a += [1]\nf()\n",
        "`a=[]` → `a=None`, and write `if a is None: a = []` at the start of `def f(a=[]):`",
    ),
    (
        "def f(*, a={1}):\n    a.add(1)\nf()\n",
        "`a={1}` → `a=None`, and write `if a is None: a = {1}` at the start of `def f(*, a={1}):`",
    ),
    (
        "class A:\n    a = [0] * 8\n    def __init__(self):\n        self.a[0] += 1\n",
        "write `self.a = [0] * 8` at the start of `def __init__(self):`",
    ),
    ("A = []\ndef f():\n    a = A\n    a.append(1)\nf()\n", "insert `a.clear()` after `a = A`"),
    (
        "class A: b = []\ndef f():\n    a = A.b\n    a.append(1)\nf()\n",
        "insert `a.clear()` after `a = A.b`",
    ),
    ("a = [lambda x: x + i for i in '12']\n", "`lambda x: x + i` → `lambda x, i=i: x + i`"),
    ("a = [lambda: i for i in '12']\n", "`lambda: i` → `lambda i=i: i`"),
    (
        "for i in '12':\n    def f(a, b=2):\n        return i\n",
        "`def f(a, b=2):` → `def f(a, b=2, i=i):`",
    ),
    ("for i in '12':\n    def f():\n        return i\n", "`def f():` → `def f(i=i):`"),
    ("a = []\nif a is not None: a\n", "`a is not None` → `a`"),
    # The counterpart.
    ("a, b = 1, 2\na |= 4\n", "insert `b &= ~(4)` after `a |= 4`"),
    ("a, b = 1, 2\na &= ~4\n", "insert `b |= 4` after `a &= ~4`"),
    ("a, b = 1, 2\na ^= 4\n", "insert `b ^= 4` after `a ^= 4`"),
    ("a, b, n = 1, 2, 1\na += n\n", "insert `b -= n` after `a += n`"),
    ("a, b = {1}, {2}\na.add(2)\n", "insert `b.discard(2)` after `a.add(2)`"),
    ("a, b = {1}, {2}\na |= {2}\n", "insert `b -= {2}` after `a |= {2}`"),
    ("a, i = [1, 2], 0\na[i] |= 4\n", "insert `a[1 - i] &= ~(4)` after `a[i] |= 4`"),
    # A result that is dropped.
    ("def f(a):\n    return a\nb = 1\nf(b)\n", "`f(b)` → `b = f(b)`"),
    # A condition beside another one.
    (TWO_TESTS, "`a == 2` → `a == 2 or b == 1`"),
    (TWO_TESTS, "`a == 1 or b == 1` → `a == 2 and (a == 1 or b == 1)`"),
    (TWO_TESTS, "`a == 1 or b == 1` → `(a == 1 or b == 1) and a == 2`"),
    # Several places.
    (
        "def f(a):\n    f(a % 3)\n    f(a % 3)\na = 1\na % 3\na % 3\na % 3\n",
        "`f(a % 3)` → `f(a // 3)` on line 2, `f(a % 3)` → `f(a // 3)` on line 3",
    ),
    (
        "a = 1\nb = [a % 3, a % 3]\nc = a % 3\n",
        "`[a % 3, a % 3]` → `[a // 3, a // 3]`, `c = a % 3` → `c = a // 3`",
    ),
    ("a = b = 1\na < 7 > b < 7\n", "`a < 7 > b < 7` → `a < 8 > b < 8`"),
    ("a = b = 1\na < 7 and b < 7\n", "`a < 7 and b < 7` → `a <= 7 and b <= 7`"),
]


@pytest.mark.parametrize(("wrong", "said"), EDITS)
def test_one_edit_leads_to_the_program_that_its_words_describe(wrong: str, said: str) -> None:
    assert edited(wrong)[Told(wrong, 1).changed(said)] == said


def test_names_are_exchanged_only_between_values_of_one_type() -> None:
    program = "me, n, m = 'B', 1, 2\nprint(n)\n"
    assert "me, n, m = 'B', 1, 2\nprint(m)\n" in edited(program)
    assert "me, n, m = 'B', 1, 2\nprint(me)\n" not in edited(program)


def test_a_number_is_not_added_to_values_of_other_types() -> None:
    found = edited("a, b = 'x', [1]\nprint(a)\nif a == 'x': print(b)\nprint(len(b))\n")
    assert any("print(len(b) + 1)" in text for text in found)
    assert not any(f"{name} {sign} 1" in text for text in found for name in "ab" for sign in "+-")


def test_a_local_variable_is_not_made_global() -> None:
    found = edited("a = 0\ndef f():\n    a = 1\n    return a\n")
    assert not any("global a" in text for text in found)


def test_an_edit_is_made_at_four_places_at_most() -> None:
    program = "a = 1\n" + "print(a % 3)\n" * 4
    assert program.replace("%", "//") in edited(program)
    program += "print(a % 3)\n"
    assert program.replace("%", "//") not in edited(program)


def test_a_change_is_shown_with_enough_of_its_line_to_be_unique() -> None:
    program = "n = 8\nprint(n < 8, n, n < 8)\nfor i in (1, 2):\n    print(max(n, i), -n)\n"
    shown = edited(program).values()
    before = {one.split("`")[1] for one in shown if "→" in one}
    assert {"print(n < 8, n, n < 8)", "max(n, i)", "n = 8"} <= before
    assert all(program.count(one) == 1 for one in before)


def test_most_edits_are_valid_programs() -> None:
    program = (
        "def f(a, b):\n    while a < b:\n        a += 1\n        if a == 3: continue\n"
        "    else:\n        return a\nfor x in range(3):  # ä\n    print(f(x, 4), 'ö', x)\n"
    )
    found = edited(program)
    invalid = []
    for text in found:
        try:
            ast.parse(text)
        except SyntaxError:
            invalid.append(text)
    assert len(found) > 100
    assert len(invalid) * 20 < len(found)


def test_a_raised_digit_is_no_number_to_edit() -> None:
    assert 'print("3²")\n' in edited('print("2²")\n')


def test_edits_of_numbers_and_signs_come_before_those_of_names_and_statements() -> None:
    order = [
        "`if a < 7:` → `if a <= 7:`",
        "`print(a % 3, 'x')` → `print(a // 3, 'x')`",
        "`if a < 7:` → `if b < 7:`",
        "`print(a % 3, 'x')` → `print(a % 3, 'x\\n')`",
        "delete `b = a`",
        "`b = a` → `a = a`",
        "insert `break` after `b = a`",
    ]
    said = edited("a, b = 1, 2\nif a < 7:\n    print(a % 3, 'x')\nb = a\n").values()
    assert [one for one in said if one in order] == order
