"""Programs for `jutge` that keep the board in different ways, and the judge's steps for them."""

from collections.abc import Iterable
from typing import Any

from workbench.programs.evidence.facts import Facts
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
# The name of the variable, then NEW, GET and PUT. `test_layouts` reads other ways.
WAYS_TO_KEEP = {
    "rows": ("b", "E, K, W = '.NB'\nb = [[E] * n for _ in range(n)]", "b[r][c]", "b[r][c] = v"),
    "texts": ("lines", "E, K, W = '.xo'\nlines = [E * n for _ in range(n)]", "lines[r][c]",
        "lines[r] = lines[r][:c] + v + lines[r][c + 1:]"),
    "flat": ("b", "E, K, W = 0, 1, -1\nb = [E] * (n * n)", "b[n * r + c]", "b[n * r + c] = v"),
    "one text": ("b", "E, K, W = '-BW'\nb = E * (n * n)", "b[n * r + c]",
        "global b; b = b[:n * r + c] + v + b[n * r + c + 1:]"),
    "pairs from 1": ("d", "E, K, W = None, True, False\n"
        "d = {(r, c): E for r in range(1, n + 1) for c in range(1, n + 1)}", "d[r + 1, c + 1]",
        "d[r + 1, c + 1] = v"),
    "pairs of discs only": ("discs", "E, K, W = None, 'black', 'white'\ndiscs = {}",
        "discs.get((r, c))", "discs[r, c] = v"),
    "columns first": ("b", "E, K, W = '.NB'\nb = [[E] * n for _ in range(n)]", "b[c][r]",
        "b[c][r] = v"),
    "an attribute": ("game.board", "E, K, W = '.NB'\nclass Game: pass\ngame = Game()\n"
        "game.board = [[E] * n for _ in range(n)]", "game.board[r][c]", "game.board[r][c] = v"),
    "an attribute of a class": ("Game.board",
        "E, K, W = '.NB'\nclass Game:\n    board = [[E] * n for _ in range(n)]", "Game.board[r][c]",
        "Game.board[r][c] = v"),
    "objects": ("b", "from enum import Enum\nDisc = Enum('Disc', 'E K W')\nE, K, W = Disc\n"
        "b = [[E] * n for _ in range(n)]", "b[r][c]", "b[r][c] = v"),
    "numpy with a border": ("b", "import numpy\nE, K, W = 0, 1, 2\nb = numpy.zeros((n + 2, n + 2))",
        "b[r + 1, c + 1]", "b[r + 1, c + 1] = v"),
}  # fmt: skip
CLASSES = """\
class Values:
    def __init__(self, **values):
        for name in values: setattr(self, name, values[name])
class Point(Values):
    def __hash__(self): return hash((self.r, self.c))
    def __eq__(self, other): return (self.r, self.c) == (other.r, other.c)
E, K, W = '.NB'
"""
WAYS_TO_KEEP |= {
    "keys that are objects": ("d", f"{CLASSES}d = {{}}", "d.get(Point(r=r, c=c), E)",
        "d[Point(r=r, c=c)] = v"),
    "a dictionary that makes its squares": (
        "b",
        CLASSES + "from collections import defaultdict\nb = defaultdict(lambda: E)\n"
        "for i in range(n): b[i, 0]",
        "b[r, c]",
        "b[r, c] = v",
    ),
    "squares that know each other": ("self.others",
        CLASSES + "b = [Values(disc=E) for _ in range(n * n)]\nfor one in b: one.others = b",
        "b[n * r + c].disc", "b[n * r + c].disc = v"),
    "discs that know their square": ("b", CLASSES + "E = None\nb = [[E] * n for _ in range(n)]",
        "b[r][c] and b[r][c].colour", "b[r][c] = Values(at=(r, c), colour=v)"),
}  # fmt: skip
# Both sides, how they are made, and a square. `test_two_sides` reads other ways.
GAME = "class Game: __slots__ = ('black', 'white')\ngame = Game()\ngame.black, game.white"
SETS = {
    "sets": ("black", "white", "black, white = set(), set()", "(r, c)"),
    "sets in attributes": ("game.black", "game.white", f"{GAME} = set(), set()", "(r, c)"),
}
BITS = {
    "bits": ("black", "white", "black = white = 0", "n * r + c"),
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
    label: str, text: str, rows: list[str], placed: int | None, start: bool, sides: Any = ("", "")
) -> JudgeStep:
    known: Any = {"label": label, "input": text, "rows": rows, "placed": placed, "start": start}
    known |= {"prints": False, "to_move": sides[0], "moved": sides[1], "passed": False}
    return known  # type: ignore[no-any-return]


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
    values: dict[str, Any] = {"symbols": ".NB", "names": names, "steps": steps(), "others": []}
    values |= {"part": "", "until": steps()[-1]["input"], "lists": [], "later": None}
    return {**values, **changed}  # type: ignore[typeddict-item]


def merged(parts: Iterable[Facts]) -> dict[str, Any]:
    """Returns all facts of the parts of an answer."""
    return {name: fact for part in parts for name, fact in part.items()}
