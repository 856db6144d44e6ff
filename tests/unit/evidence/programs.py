"""Programs for `jutge` that keep the board in different ways, and the judge's steps for them."""

from __future__ import annotations

from typing import Any

from evidence.judge_steps import JudgeSide, JudgeStep, MoveList

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
    "objects": (
        "b",
        "from enum import Enum\nDisc = Enum('Disc', 'E K W')\nE, K, W = Disc\n"
        "b = [[E] * n for _ in range(n)]",
        "b[r][c]",
        "b[r][c] = v",
    ),
}
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
    label: str, text: str, rows: list[str], placed: int | None, start: bool
) -> JudgeStep:
    return {
        "label": label,
        "input": text,
        "rows": rows,
        "placed": placed,
        "start": start,
        "prints": False,
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
        "square": None,
        "until": steps()[-1]["input"],
        "lists": [],
    }
    return {**values, **changed}  # type: ignore[typeddict-item]
