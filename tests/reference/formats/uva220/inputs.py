"""The sample and other inputs; random ones are the same for the same `Chance`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference.formats.uva220 import slow
from reference.random_boards import random_board
from reference.slow import othello_slow as rules

if TYPE_CHECKING:
    from reference.chance import Chance

# The sample of the statement.
INPUT = """\
2
--------
--------
--------
---WB---
---BW---
--------
--------
--------
W
L
M35
L
Q
WWWWB---
WWWB----
WWB-----
WB------
--------
--------
--------
--------
B
L
M25
L
Q
"""

OUTPUT = """\
(3,5) (4,6) (5,3) (6,4)
Black -  1 White -  4
(3,4) (3,6) (5,6)
--------
--------
----W---
---WW---
---BW---
--------
--------
--------

No legal move.
Black -  3 White - 12
(3,5)
WWWWB---
WWWWW---
WWB-----
WB------
--------
--------
--------
--------
"""


def random_input(chance: Chance, wild: bool = False) -> str:
    """Returns up to three games with many commands; wild ones move anywhere."""
    games = chance.between(0 if wild else 1, 3)
    return "\n".join([str(games)] + [_game(chance, wild) for _ in range(games)]) + "\n"


def _game(chance: Chance, wild: bool) -> str:
    board = random_board(chance)
    player = chance.pick(("black", "white"))
    lines = rules.draw(board, "-BW")
    lines.append(_initial(player))
    for _ in range(chance.below(40)):
        lines += ["L"] * chance.below(3)
        if not rules.can_move(board, player):
            player = rules.other(player)
        squares = rules.legal_moves(board, player)
        if wild and chance.percent(30):
            squares = [(row, column) for row in range(8) for column in range(8)]
        if not squares:
            break
        row, column = chance.pick(squares)
        lines.append(f"M{row + 1}{column + 1}")
        board = rules.place(board, row, column, player)
        player = rules.other(player)
    lines.append("Q")
    return "\n".join(lines)


def _initial(player: str) -> str:
    return "B" if player == "black" else "W"


def smaller(text: str) -> list[str]:
    """Returns the valid inputs with one game, one command or one disc less."""
    lines = text.split("\n")
    starts = [at - 8 for at in range(len(lines)) if lines[at] in ("B", "W")]
    smaller = []
    for at in range(1, len(lines)):
        if lines[at][:1] in ("L", "M"):
            smaller.append(lines[:at] + lines[at + 1 :])
        for column in range(len(lines[at]) if lines[at].strip("-BW") == "" else 0):
            if len(lines[at]) == 8 and lines[at][column] != "-":
                row = lines[at][:column] + "-" + lines[at][column + 1 :]
                smaller.append(lines[:at] + [row] + lines[at + 1 :])
    if len(starts) > 1:
        ends = starts[1:] + [len(lines) - 1]
        for start, end in zip(starts, ends):
            smaller.append([str(len(starts) - 1)] + lines[1:start] + lines[end:])
    texts = ["\n".join(lines) for lines in smaller]
    return [text for text in texts if not any(slow.doubts(text))]
