"""Each kind of edit turns a wrong program into the right one, and is shown as in the source."""

import ast

import pytest

from unit.workbench.programs.repair.edited import edited

# The wrong program, the right one, and the edit for the user.
EDITS = [
    ("a = 3\na < 8\n", "a = 3\na <= 8\n", "`a < 8` → `a <= 8`"),
    ("a = 3\n0 < a < 8\n", "a = 3\n0 <= a < 8\n", "`0 < a < 8` → `0 <= a < 8`"),
    ("a = 3\n0 < a < 8\n", "a = 3\n0 < a\n", "`0 < a < 8` → `0 < a`"),
    (
        "n = a = 3\na < 8 and n < 8\n",
        "n = a = 3\na < n and n < n\n",
        "`a < 8 and n < 8` → `a < n and n < n`",
    ),
    ("a = 3\n0 < a < 8\n", "a = 3\na < 8\n", "`0 < a < 8` → `a < 8`"),
    ("a = [1]\n3 in a\n", "a = [1]\n3 not in a\n", "`3 in a` → `3 not in a`"),
    ("range(1, 8)\n", "range(1, 9)\n", "`range(1, 8)` → `range(1, 9)`"),
    ("range(1, 8)\n", "range(0, 8)\n", "`range(1, 8)` → `range(0, 8)`"),
    ("n = 8\nrange(n)\n", "n = 8\nrange(n + 1)\n", "`range(n)` → `range(n + 1)`"),
    ("n = 8\nn = n + 1\n", "n = 8\nn = n\n", "`n = n + 1` → `n = n`"),
    ("a = True\n", "a = False\n", "`a = True` → `a = False`"),
    ("a = 1\na or a - 1\n", "a = 1\na and a - 1\n", "`a or a - 1` → `a and a - 1`"),
    ("a = 1\na or a - 1\n", "a = 1\na\n", "`a or a - 1` → `a`"),
    ("a = 1\na or a - 1\n", "a = 1\na - 1\n", "`a or a - 1` → `a - 1`"),
    *[
        (f"a, b, c = 3, 4, 5\n{wrong}\n", f"a, b, c = 3, 4, 5\n{right}\n", f"`{wrong}` → `{right}`")
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
    ("if 1 == 2:\n    a = 1\n", "if not (1 == 2):\n    a = 1\n", "`1 == 2` → `not (1 == 2)`"),
    ("a = 3\na = -a\n", "a = 3\na = a\n", "`a = -a` → `a = a`"),
    ("a = 9\na += 1\n", "a = 9\na -= 1\n", "`a += 1` → `a -= 1`"),
    ("a = 9\na += 2\n", "a = 9\na = 2\n", "`a += 2` → `a = 2`"),
    ("a, b = 3, 40\na - b\n", "a, b = 3, 40\nb - a\n", None),
    ("for a in 'b':\n    for c in 'd': a\n", "for c in 'd':\n    for a in 'b': a\n", None),
    ("'%d' % (1, 22)\n", "'%d' % (22, 1)\n", "`(1, 22)` → `(22, 1)`"),
    ("divmod(7, 3)\n", "divmod(3, 7)\n", "`divmod(7, 3)` → `divmod(3, 7)`"),
    ("b = [[1]]\nb[0][1 - 1]\n", "b = [[1]]\nb[1 - 1][0]\n", "`b[0][1 - 1]` → `b[1 - 1][0]`"),
    ("any([1])\n", "all([1])\n", "`any([1])` → `all([1])`"),
    (
        "a, b = 1, 2\nprint((a, b))\n",
        "a, b = 1, 2\nprint((a + 1, b + 1))\n",
        "`(a, b)` → `(a + 1, b + 1)`",
    ),
    ("a, b = 1, 2\nf'{a} {b}'\n", "a, b = 1, 2\nf'{b} {a}'\n", "`f'{a} {b}'` → `f'{b} {a}'`"),
    (
        "[(a, b) for a in 'xy' for b in 'z']\n",
        "[(a, b) for b in 'z' for a in 'xy']\n",
        "`[(a, b) for a in 'xy' for b in 'z']` → `[(a, b) for b in 'z' for a in 'xy']`",
    ),
    (
        "a = [(0, 1), (1, 0), (1, 1)]\n",
        "a = [(0, 1), (1, 0), (1, 1), (-1, -1)]\n",
        "`(1, 1)` → `(1, 1), (-1, -1)`",
    ),
    ("a = [-10, -1, 1]\n", "a = [-10, -1, 1, 10]\n", "`[-10, -1, 1]` → `[-10, -1, 1, 10]`"),
    (
        "a = [(0, 1), (0, 1), (1, 0)]\n",
        "a = [(0, 1), (0, -1), (1, 0)]\n",
        "`[(0, 1), (0, 1), (1, 0)]` → `[(0, 1), (0, -1), (1, 0)]`",
    ),
    ("a = [[0] * 3] * 3\n", "a = [[0] * 3 for _ in range(3)]\n", None),
    ("a = [1]\nb = a\n", "a = [1]\nb = a[:]\n", "`b = a` → `b = a[:]`"),
    ("me, you = 'B', 'W'\nme == 'B'\n", "me, you = 'B', 'W'\nyou == 'B'\n", None),
    ("n, m = 4, 5\nprint(8)\n", "n, m = 4, 5\nprint(n)\n", "`print(8)` → `print(n)`"),
    ("O = {'B': 'W'}\nx = 'B'\nprint(x)\n", "O = {'B': 'W'}\nx = 'B'\nprint(O[x])\n", None),
    ("print('No moves')\n", "print('No legal move.')\n", None),
    ("a = 'Black - '\n", "a = 'Black -'\n", "`'Black - '` → `'Black -'`"),
    ("a = 'Black-'\n", "a = 'Black -'\n", "`'Black-'` → `'Black -'`"),
    ("a = 1\nb = f'{a} on'\n", "a = 1\nb = f'{a:2} on'\n", "`f'{a} on'` → `f'{a:2} on'`"),
    ("'%d discs' % 1\n", "'%2d discs' % 1\n", "`'%d discs'` → `'%2d discs'`"),
    ("a, b = 'B', 'W'\n", "a, b = 'W', 'W'\n", "`'B', 'W'` → `'W', 'W'`"),
    ("for i in '1':\n    break\n", "for i in '1':\n    continue\n", "`break` → `continue`"),
    ("a = (1,)\n", "a = (1, -1,)\n", "`a = (1,)` → `a = (1, -1,)`"),
    (
        "a = b = 3\nc = a < 8 and b < 8\n",
        "a = b = 3\nc = a >= 0 and b >= 0 and a < 8 and b < 8\n",
        None,
    ),
    (
        "a, b = '.', 'N'\na != b\n",
        "a, b = '.', 'N'\na not in (b, '.')\n",
        "`a != b` → `a not in (b, '.')`",
    ),
    ("a, b = 0, 1\na == b\n", "a, b = 0, 1\na in (b, 0)\n", "`a == b` → `a in (b, 0)`"),
    (
        "a = b = 3\nwhile a < 1 and b < 1 and a == 2: b = 1\nif b == 2: a = 1\n",
        "a = b = 3\nwhile a < 1 and b < 1 and a == 2: b = 1\n"
        "if a < 1 and b < 1 and b == 2: a = 1\n",
        "`b == 2` → `a < 1 and b < 1 and b == 2`",
    ),
    (
        "a = b = 3\nwhile a > 1 or b > 1 or a == 2: break\nif b == 2: a = 1\n",
        "a = b = 3\nwhile a > 1 or b > 1 or a == 2: break\nif b == 2 and (a > 1 or b > 1): a = 1\n",
        None,
    ),
    ("a = b = 3\na > 8 or b > 8\n", "a = b = 3\na < 0 or b < 0 or a > 8 or b > 8\n", None),
    ("a, b = ['.'], '.'\na[0] == b\n", "a, b = ['.'], '.'\na[0] != '.'\n", None),
    (
        "def f(a, b):\n    if a > 1: return 2\n    return b > 1 and a < 3\nf(1, 1)\n",
        "def f(a, b):\n    if a > 1 and b > 1: return 2\n    return b > 1 and a < 3\nf(1, 1)\n",
        None,
    ),
    ("a = 1\nb = 2\n", "a = 1\npass\n", "delete `b = 2`"),
    ("a = 1\nb = 2\n", "b = 2\na = 1\n", "move `b = 2` before `a = 1`"),
    ("a = 1\nb = 2\nc = 3\n", "b = 2\nc = 3\na = 1\n", "move `a = 1` after `c = 3`"),
    ("a = 1\nb = 2\nc = 3\n", "c = 3\na = 1\nb = 2\n", "move `c = 3` before `a = 1`"),
    ("a = 1\nb = 2\n", "a = 1\nb = 2\na = 1\n", "write `a = 1` also after `b = 2`"),
    (
        "if 1:\n    if 2:\n        a = 1\n    b = 2\nc = 3\n",
        "if 1:\n    if 2:\n        a = 1\n    b = 2\n    a = 1\nc = 3\n",
        "write `a = 1` also after `b = 2`",
    ),
    (
        "if 1:\n    if 2:\n        a = 1\n    b = 2\nc = 3\n",
        "if 1:\n    if 2:\n        a = 1\n    b = 2\nc = 3\na = 1\n",
        "write `a = 1` also after `c = 3`",
    ),
    (
        "if 1:\n    a = 1\n    b = 2\n",
        "if 1:\n    a = 1\nb = 2\n",
        "indent `b = 2` one level less",
    ),
    (
        "if 1:\n    a = 1\nb = 2\n",
        "if 1:\n    a = 1\n    b = 2\n",
        "indent `b = 2` one level more",
    ),
    (
        "if 1:\n    if 2:\n        a = 1\nb = 2\n",
        "if 1:\n    if 2:\n        a = 1\n        b = 2\n",
        "indent `b = 2` 2 levels more",
    ),
    (
        "if 1:\n    if 2:\n        a = 1\nelse:\n    b = 2\n",
        "if 1:\n    pass\nelse:\n    b = 2\nif 2:\n    a = 1\n",
        "move the block `if 2:` after the block `if 1:`",
    ),
    (
        "a = 1\nb = 2\na = 1\n",
        "a = 1\nb = 2\npass\n",
        "delete `a = 1` on line 3",
    ),
    (
        "if 1:\n    a = 1\n    if 2:\n        b = 2\n",
        "if 1:\n    a = 1\nif 2:\n    b = 2\n",
        "indent the block `if 2:` one level less",
    ),
    (
        "for i in '1':\n    a = 1\n",
        "for i in '1':\n    a = 1\n    break\n",
        "insert `break` after `a = 1`",
    ),
    (
        "for i in '1':\n    for j in '2':\n        a = 1\n",
        "for i in '1':\n    for j in '2':\n        a = 1\n    break\n",
        "insert `break` after the block `for j in '2':`",
    ),
    ("if 0:\n    a = 1\n", "while 0:\n    a = 1\n", "`if 0:` → `while 0:`"),
    ("while 0:\n    a = 1\n", "if 0:\n    a = 1\n", "`while 0:` → `if 0:`"),
    ("while 0:\n    a = 1  # A.\n", "while 0:\n    a = 1  # A.\n    break\n", None),
    ("if 0:\n    a = 1\n", "if 0:\n    pass\na = 1\n", "indent `a = 1` one level less"),
    (
        "if 0:\n    a = 1\nelse:\n    b = 2\nc = 3\n",
        "if 0:\n    a = 1\nelse:\n    b = 2\n    c = 3\n",
        "indent `c = 3` one level more",
    ),
    ("if 0:\n    a = 1\n", "a = 1\n", "delete the line `if 0:`, but not the lines inside"),
    ("a = 78\n", "a = 88\n", "`a = 78` → `a = 88`"),
    ("a = 78\n", "a = 68\n", "`a = 78` → `a = 68`"),
    # In order.
    ("a = {2}\nprint(*a)\n", "a = {2}\nprint(*sorted(a))\n", "`print(*a)` → `print(*sorted(a))`"),
    ("a = {2}\nfor b in a:\n    b\n", "a = {2}\nfor b in sorted(a):\n    b\n", None),
    ("a = [2]\nfor b in a:\n    b\n", "a = [2]\nfor b in list(a):\n    b\n", None),
    ("a = (b for b in '1')\n", "a = list(b for b in '1')\n", None),
    (
        "''.join(b for b in '1')\n",
        "''.join(sorted(b for b in '1'))\n",
        "`''.join(b for b in '1')` → `''.join(sorted(b for b in '1'))`",
    ),
    ("def f():\n    yield 1\nif f(): 1\n", "def f():\n    yield 1\nif list(f()): 1\n", None),
    # One more or less.
    ("def f(n):\n    return n\nf(1)\n", "def f(n):\n    return n - 1\nf(1)\n", None),
    ("n = 1\n'ab'[n:]\n", "n = 1\n'ab'[n + 1:]\n", "`'ab'[n:]` → `'ab'[n + 1:]`"),
    ("a = [1]\nb = len(a) * 2\n", "a = [1]\nb = (len(a) + 1) * 2\n", None),
    ("n = 1\n'%d' % n\n", "n = 1\n'%d' % (n + 1)\n", None),
    # Anew.
    (
        "a = []\nfor i in '12':\n    a.append(i)\n",
        "a = []\nfor i in '12':\n    a = []\n    a.append(i)\n",
        "write `a = []` also at the start of `for i in '12':`",
    ),
    (
        "a = [0] * 8\ndef f():\n    a[0] += 1\n",
        "a = [0] * 8\ndef f():\n    global a\n    a = [0] * 8\n    a[0] += 1\n",
        "write `global a`, then `a = [0] * 8`, at the start of `def f():`",
    ),
    (
        "class A:\n    def __init__(self):\n        self.a = []\n"
        "    def f(self):\n        for i in '12':\n            self.a.append(i)\n",
        "class A:\n    def __init__(self):\n        self.a = []\n"
        "    def f(self):\n        for i in '12':\n            self.a = []\n"
        "            self.a.append(i)\n",
        "write `self.a = []` also at the start of `for i in '12':`",
    ),
    (
        "class A:\n    def __init__(self):\n        self.a = set()\n"
        "    def f(self):\n        self.a.add(1)\n",
        "class A:\n    def __init__(self):\n        self.a = set()\n"
        "    def f(self):\n        self.a = set()\n        self.a.add(1)\n",
        None,
    ),
    (
        "a = 0\ndef f():\n    global a\n    a += 1\n",
        "a = 0\ndef f():\n    global a\n    a = 0\n    a += 1\n",
        "write `a = 0` also after `global a`",
    ),
    # What is made only once.
    (
        "def f(a=[]):\n    a += [1]\nf()\n",
        "def f(a=None):\n    if a is None: a = []\n    a += [1]\nf()\n",
        "`a=[]` → `a=None`, and write `if a is None: a = []` at the start of `def f(a=[]):`",
    ),
    (
        "def f(*, a={1}):\n    a.add(1)\nf()\n",
        "def f(*, a=None):\n    if a is None: a = {1}\n    a.add(1)\nf()\n",
        None,
    ),
    (
        "class A:\n    a = [0] * 8\n    def __init__(self):\n        self.a[0] += 1\n",
        "class A:\n    a = [0] * 8\n    def __init__(self):\n        self.a = [0] * 8\n"
        "        self.a[0] += 1\n",
        "write `self.a = [0] * 8` at the start of `def __init__(self):`",
    ),
    (
        "A = []\ndef f():\n    a = A\n    a.append(1)\nf()\n",
        "A = []\ndef f():\n    a = A\n    a.clear()\n    a.append(1)\nf()\n",
        "insert `a.clear()` after `a = A`",
    ),
    (
        "class A: b = []\ndef f():\n    a = A.b\n    a.append(1)\nf()\n",
        "class A: b = []\ndef f():\n    a = A.b\n    a.clear()\n    a.append(1)\nf()\n",
        "insert `a.clear()` after `a = A.b`",
    ),
    (
        "a = [lambda x: x + i for i in '12']\n",
        "a = [lambda x, i=i: x + i for i in '12']\n",
        "`lambda x: x + i` → `lambda x, i=i: x + i`",
    ),
    ("a = [lambda: i for i in '12']\n", "a = [lambda i=i: i for i in '12']\n", None),
    (
        "for i in '12':\n    def f(a, b=2):\n        return i\n",
        "for i in '12':\n    def f(a, b=2, i=i):\n        return i\n",
        "`def f(a, b=2):` → `def f(a, b=2, i=i):`",
    ),
    (
        "for i in '12':\n    def f():\n        return i\n",
        "for i in '12':\n    def f(i=i):\n        return i\n",
        None,
    ),
    ("a = []\nif a is not None: a\n", "a = []\nif a: a\n", "`a is not None` → `a`"),
    # The counterpart.
    (
        "a, b = 1, 2\na |= 4\n",
        "a, b = 1, 2\na |= 4\nb &= ~(4)\n",
        "insert `b &= ~(4)` after `a |= 4`",
    ),
    ("a, b = 1, 2\na &= ~4\n", "a, b = 1, 2\na &= ~4\nb |= 4\n", None),
    ("a, b = 1, 2\na ^= 4\n", "a, b = 1, 2\na ^= 4\nb ^= 4\n", None),
    ("a, b, n = 1, 2, 1\na += n\n", "a, b, n = 1, 2, 1\na += n\nb -= n\n", None),
    ("a, b = {1}, {2}\na.add(2)\n", "a, b = {1}, {2}\na.add(2)\nb.discard(2)\n", None),
    ("a, b = {1}, {2}\na |= {2}\n", "a, b = {1}, {2}\na |= {2}\nb -= {2}\n", None),
    ("a, i = [1, 2], 0\na[i] |= 4\n", "a, i = [1, 2], 0\na[i] |= 4\na[1 - i] &= ~(4)\n", None),
    # A result that is dropped.
    ("def f(a):\n    return a\nb = 1\nf(b)\n", "def f(a):\n    return a\nb = 1\nb = f(b)\n", None),
    # A condition beside another one.
    (
        "a = b = 1\nif a == 1 or b == 1: a\nif a == 2: b\n",
        "a = b = 1\nif a == 1 or b == 1: a\nif a == 2 or b == 1: b\n",
        "`a == 2` → `a == 2 or b == 1`",
    ),
    (
        "a = b = 1\nif a == 1 or b == 1: a\nif a == 2: b\n",
        "a = b = 1\nif a == 2 and (a == 1 or b == 1): a\nif a == 2: b\n",
        None,
    ),
    (
        "a = b = 1\nif a == 1 or b == 1: a\nif a == 2: b\n",
        "a = b = 1\nif (a == 1 or b == 1) and a == 2: a\nif a == 2: b\n",
        None,
    ),
    # Several places.
    (
        "def f(a):\n    f(a % 3)\n    f(a % 3)\na = 1\n" + "a % 3\n" * 3,
        "def f(a):\n    f(a // 3)\n    f(a // 3)\na = 1\n" + "a % 3\n" * 3,
        None,
    ),
    (
        "a = 1\nb = [a % 3, a % 3]\nc = a % 3\n",
        "a = 1\nb = [a // 3, a // 3]\nc = a // 3\n",
        "`[a % 3, a % 3]` → `[a // 3, a // 3]`, `c = a % 3` → `c = a // 3`",
    ),
    ("a = b = 1\na < 7 > b < 7\n", "a = b = 1\na < 8 > b < 8\n", None),
    ("a = b = 1\na < 7 and b < 7\n", "a = b = 1\na <= 7 and b <= 7\n", None),
]


@pytest.mark.parametrize(("wrong", "right", "said"), EDITS)
def test_one_edit_leads_to_the_right_program(wrong: str, right: str, said: str | None) -> None:
    found = edited(wrong)
    assert right in found
    assert said is None or found[right] == said


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
