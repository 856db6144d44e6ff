"""Programs for `jutge` that keep the board in different ways, and the judge's steps for them."""

from __future__ import annotations

from typing import Any

from workbench.programs.evidence.judge_steps import JudgeSide, JudgeStep, MoveList

# Plays on 4 x 4. The board is made by NEW, and read and written by GET and PUT, from 0.
PLAY = """\
WAYS = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]
words = open(0).read().split()
n = int(words[0])
NEW
def get(r, c):
    return GET if 0 <= r < n and 0 <= c < n else None
def put(r, c, v):
    PUT
for r, c, v in (1, 1, W), (2, 2, W), (1, 2, K), (2, 1, K):
    put(r, c, v)
for at in range(1, len(words), 3):
    me = K if words[at] == 'N' else W
    row, column = int(words[at + 1]) - 1, int(words[at + 2]) - 1
    for down, right in WAYS:
        line = []
        y, x = row + down, column + right
        while get(y, x) == (W if me == K else K):
            line.append((y, x))
            y, x = y + down, x + right
        if get(y, x) == me:
            for y, x in line:
                put(y, x, me)
    put(row, column, me)
"""
# The name of the variable, then NEW, GET and PUT.
WAYS_TO_KEEP = {
    "rows": ("b", "E, K, W = '.NB'\nb = [[E] * n for _ in range(n)]", "b[r][c]", "b[r][c] = v"),
    "numbers with a border": (
        "board",
        "E, K, W = 0, 1, 2\nboard = [[E] * (n + 2) for _ in range(n + 2)]",
        "board[r + 1][c + 1]",
        "board[r + 1][c + 1] = v",
    ),
    "texts": (
        "lines",
        "E, K, W = '.xo'\nlines = [E * n for _ in range(n)]",
        "lines[r][c]",
        "lines[r] = lines[r][:c] + v + lines[r][c + 1:]",
    ),
    "flat": ("b", "E, K, W = 0, 1, -1\nb = [E] * (n * n)", "b[n * r + c]", "b[n * r + c] = v"),
    "flat with a border": (
        "b",
        "E, K, W = 0, 1, -1\nb = [9] * ((n + 2) * (n + 2))\n"
        "for i in range(n * n): b[i // n * (n + 2) + i % n + n + 3] = E",
        "b[(n + 2) * (r + 1) + c + 1]",
        "b[(n + 2) * (r + 1) + c + 1] = v",
    ),
    "one text": (
        "b",
        "E, K, W = '-BW'\nb = E * (n * n)",
        "b[n * r + c]",
        "global b; b = b[:n * r + c] + v + b[n * r + c + 1:]",
    ),
    "pairs from 1": (
        "d",
        "E, K, W = None, True, False\n"
        "d = {(r, c): E for r in range(1, n + 1) for c in range(1, n + 1)}",
        "d[r + 1, c + 1]",
        "d[r + 1, c + 1] = v",
    ),
    "pairs of discs only": (
        "discs",
        "E, K, W = None, 'black', 'white'\ndiscs = {}",
        "discs.get((r, c))",
        "discs[r, c] = v",
    ),
    "digits": (
        "d",
        "E, K, W = '.NB'\nd = {f'{r}{c}': E for r in range(n) for c in range(n)}",
        "d[f'{r}{c}']",
        "d[f'{r}{c}'] = v",
    ),
    "columns first": (
        "b",
        "E, K, W = '.NB'\nb = [[E] * n for _ in range(n)]",
        "b[c][r]",
        "b[c][r] = v",
    ),
    "an attribute": (
        "game.board",
        "E, K, W = '.NB'\nclass Game: pass\ngame = Game()\n"
        "game.board = [[E] * n for _ in range(n)]",
        "game.board[r][c]",
        "game.board[r][c] = v",
    ),
    "an attribute of a class": (
        "Game.board",
        "E, K, W = '.NB'\nclass Game:\n    board = [[E] * n for _ in range(n)]",
        "Game.board[r][c]",
        "Game.board[r][c] = v",
    ),
    "objects": (
        "b",
        "from enum import Enum\nDisc = Enum('Disc', 'E K W')\nE, K, W = Disc\n"
        "b = [[E] * n for _ in range(n)]",
        "b[r][c]",
        "b[r][c] = v",
    ),
}
# Dictionaries by the keys of their squares.
CLASSES = """\
from collections import namedtuple
Place = namedtuple('Place', 'r c')
class Values:
    def __init__(self, **values):
        for name in values: setattr(self, name, values[name])
class Point(Values):
    def __hash__(self): return hash((self.r, self.c))
    def __eq__(self, other): return (self.r, self.c) == (other.r, other.c)
class Slots(Values):
    __slots__ = ('row', 'column', 'disc', 'cells')
E, K, W = '.NB'
"""
KEYS = {
    "complex numbers": "r + c * 1j",
    "complex numbers from 1": "r + 1 + (c + 1) * 1j",
    "texts with a letter for the column": "'abcd'[c] + str(r + 1)",
    "texts with a letter for the row": "'ABCD'[r] + str(c + 1)",
    "named tuples": "Place(r, c)",
    "objects": "Point(r=r, c=c)",
}
for way, key in KEYS.items():
    WAYS_TO_KEEP[f"keys: {way}"] = ("d", f"{CLASSES}d = {{}}", f"d.get({key}, E)", f"d[{key}] = v")
# Rows of squares: how they are made, and what follows `b[r]`.
MADE = {
    "a subclass of list": (
        "class Board(list): pass\nb = Board(Board([E] * n) for _ in range(n))",
        "[c]",
    ),
    "deques": (
        "from collections import deque\nb = deque(deque([E] * n) for _ in range(n))",
        "[c]",
    ),
    "arrays of characters": (
        "from array import array\nb = [array('u', E * n) for _ in range(n)]",
        "[c]",
    ),
    "dictionaries of dictionaries": ("b = {r: {c: E for c in range(n)} for r in range(n)}", "[c]"),
    "a dictionary with a default value": (
        "from collections import defaultdict\nb = defaultdict(lambda: defaultdict(lambda: E))\n"
        "for i in range(n * n): b[i // n][i % n]",
        "[c]",
    ),
    "rows with __slots__": ("b = [Slots(row=r, cells=[E] * n) for r in range(n)]", ".cells[c]"),
    "squares with __slots__": (
        "b = [[Slots(row=r, column=c, disc=E) for c in range(n)] for r in range(n)]",
        "[c].disc",
    ),
    "numbers of an enumeration": (
        "from enum import IntEnum\nE, K, W = IntEnum('Disc', 'E K W')\n"
        "b = [[E] * n for _ in range(n)]",
        "[c]",
    ),
}
for way, (made, square) in MADE.items():
    WAYS_TO_KEEP[way] = ("b", CLASSES + made, f"b[r]{square}", f"b[r]{square} = v")
WAYS_TO_KEEP |= {
    "a flat array": (
        "b",
        "from array import array\nE, K, W = 0, 1, 2\nb = array('b', [E] * n * n)",
        "b[n * r + c]",
        "b[n * r + c] = v",
    ),
    "a dictionary that makes its squares": (
        "b",
        CLASSES + "from collections import defaultdict\nb = defaultdict(lambda: E)\n"
        "for i in range(n): b[i, 0]",
        "b[r, c]",
        "b[r, c] = v",
    ),
    "squares that know each other": (
        "self.others",
        CLASSES + "b = [Values(disc=E) for _ in range(n * n)]\nfor one in b: one.others = b",
        "b[n * r + c].disc",
        "b[n * r + c].disc = v",
    ),
    "discs that know their square": (
        "b",
        CLASSES + "E = None\nb = [[E] * n for _ in range(n)]",
        "b[r][c] and b[r][c].colour",
        "b[r][c] = Values(at=(r, c), colour=v)",
    ),
}
NUMPY = {
    "numpy": ("numpy.zeros((n, n), int)", "b[r, c]"),
    "numpy with a border": ("numpy.zeros((n + 2, n + 2))", "b[r + 1, c + 1]"),
    "flat numpy": ("numpy.zeros(n * n, numpy.int8)", "b[n * r + c]"),
    "rows of numpy": ("[numpy.full(n, '.') for _ in range(n)]", "b[r][c]"),
}
for way, (made, square) in NUMPY.items():
    discs = "'.NB'" if "'.'" in made else "0, 1, 2"
    new = f"import numpy\nE, K, W = {discs}\nb = {made}"
    WAYS_TO_KEEP[way] = ("b", new, square, f"{square} = v")
# The squares of each side: both sides, how they are made, and a square.
GAME = "class Game: __slots__ = ('black', 'white')\ngame = Game()\ngame.black, game.white"
SETS = {
    "sets": ("black", "white", "black, white = set(), set()", "(r, c)"),
    "sets of indices": ("black", "white", "black, white = set(), set()", "10 * r + c + 11"),
    "sets of texts": ("black", "white", "black, white = set(), set()", "'abcd'[c] + str(r)"),
    "frozen sets": ("black", "white", "black = white = frozenset()", "r + c * 1j"),
    "sets in attributes": ("game.black", "game.white", f"{GAME} = set(), set()", "(r, c)"),
    "sets by colour": ("d['B']", "d['W']", "d = {'B': set(), 'W': set()}", "(r, c)"),
    "sets in a list": ("both[0]", "both[1]", "both = [set(), set()]", "(r, c)"),
}
BITS = {
    "bits": ("black", "white", "black = white = 0", "n * r + c"),
    "bits from the last square": ("black", "white", "black = white = 0", "15 - n * r - c"),
    "bits with a border": ("black", "white", "black = white = 0", "(n + 2) * r + c + n + 3"),
    "bits in nine columns": ("black", "white", "black = white = 0", "(n + 1) * r + c"),
    "bits in attributes": ("game.black", "game.white", f"{GAME} = 0, 0", "n * r + c"),
    "bits in a list": ("both[0]", "both[1]", "both = [0, 0]", "n * r + c"),
    "bits by colour": ("d['B']", "d['W']", "d = {'B': 0, 'W': 0}", "n * r + c"),
}
for way, (black, white, made, square) in (SETS | BITS).items():
    if way in SETS:
        one, has = f"{{{square}}}", f"{square} in {{}}"
    else:
        one, has = f"1 << {square}", f"{{}} >> ({square}) & 1"
    name = black.partition("[")[0] if "[" in black else f"{black}` and `{white}"
    get = f"(K if {has.format(black)} else W if {has.format(white)} else E)"
    put = f"global black, white; one = {one}; {black} &= ~one; {white} &= ~one\n"
    put += f"    if v == K: {black} |= one\n    else: {white} |= one"
    if way in SETS:
        put = put.replace("&= ~", "-= ")
    WAYS_TO_KEEP[way] = (name, f"E, K, W = None, 'B', 'W'\n{made}", get, put)
MOVES = ("N 1 2", "B 1 1", "N 3 4")
ROWS = (
    ["....", ".BN.", ".NB.", "...."],
    [".N..", ".NN.", ".NB.", "...."],
    ["BN..", ".BN.", ".NB.", "...."],
    ["BN..", ".BN.", ".NNN", "...."],
)


def program(way: str) -> tuple[str, str]:
    """Returns the name of the board's variable and a right program."""
    name, new, get, put = WAYS_TO_KEEP[way]
    return name, PLAY.replace("NEW", new).replace("GET", get).replace("PUT", put)


def judge_step(
    label: str,
    text: str,
    rows: list[str],
    placed: int | None,
    start: bool,
    sides: tuple[str, str] = ("", ""),
) -> JudgeStep:
    to_move, moved = sides
    return {
        "label": label,
        "input": text,
        "rows": rows,
        "placed": placed,
        "start": start,
        "prints": False,
        "to_move": to_move,
        "moved": moved,
        "passed": False,
    }


def move_list(
    text: str, moves: list[list[int]], actual: list[list[int]], misprinted: bool
) -> MoveList:
    return {"input": text, "moves": moves, "actual": actual, "misprinted": misprinted}


def steps() -> list[JudgeStep]:
    """Returns the judge's steps for MOVES."""
    found = []
    for number, rows in enumerate(ROWS):
        text = "\n".join(["4", *MOVES[:number], ""])
        label = MOVES[number - 1] if number else "reading game 1"
        _, row, column = MOVES[number - 1].split()
        placed = 4 * int(row) + int(column) - 5 if number else None
        found.append(judge_step(label, text, rows, placed, not number))
    return found


def judge(**changed: Any) -> JudgeSide:
    """Returns the judge's run on MOVES."""
    names = [f"({row},{column})" for row in range(1, 5) for column in range(1, 5)]
    values: dict[str, Any] = {
        "symbols": ".NB",
        "names": names,
        "steps": steps(),
        "others": [],
        "part": "",
        "until": steps()[-1]["input"],
        "lists": [],
        "later": None,
    }
    return {**values, **changed}  # type: ignore[typeddict-item]
