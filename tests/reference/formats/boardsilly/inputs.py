"""The sample and other inputs; random ones are the same for the same `Chance`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reference.chance import Chance

# The sample of the statement.
INPUT = """\
O.......
O......X
O.....XX
O....XXX
.O...XXX
........
..O..XXX
........
O
..OXO...
..OOO...
........
........
........
........
........
........
X
"""

OUTPUT = """\
A1-A2
A1-C3
A1-E1
B1-A2
B1-B3
B1-D3
B1-F1
C1-B2
C1-C4
C1-D2
C1-G1
D1-C2
D1-D5
D1-F3
D1-H1
E2-D2
E2-D3
E2-E6
E2-G4
E2-F2
E2-F1
G3-F2
G3-F3
G3-H4
G3-H3

No moves are possible
"""


def random_input(chance: Chance, wild: bool = False) -> str:
    """Returns up to four boards of 1 to 12 pieces a side; wild ones of 0 to 32."""
    lines: list[str] = []
    for _ in range(chance.between(1, 4)):
        least, most = (0, 32) if wild else (1, 12)
        lines += _scattered(chance, chance.between(least, most), chance.between(least, most))
        lines.append(chance.pick("XO"))
    return "\n".join(lines) + "\n"


def _scattered(chance: Chance, xs: int, os: int) -> list[str]:
    pieces = list("X" * xs + "O" * os + "." * (64 - xs - os))
    for last in range(63, 0, -1):
        other = chance.below(last + 1)
        pieces[last], pieces[other] = pieces[other], pieces[last]
    return ["".join(pieces[row * 8 : row * 8 + 8]) for row in range(8)]


def smaller(text: str) -> list[str]:
    """Returns the valid inputs with one board or one piece less."""
    boards = [text[at : at + 74] for at in range(0, len(text), 74)]
    smaller = []
    for at, board in enumerate(boards):
        if len(boards) > 1:
            smaller.append("".join(boards[:at] + boards[at + 1 :]))
        for i in range(72):
            if board[i] in "XO" and board[:72].count(board[i]) > 1:
                without = board[:i] + "." + board[i + 1 :]
                smaller.append("".join(boards[:at] + [without] + boards[at + 1 :]))
    return smaller
