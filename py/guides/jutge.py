"""Jutge P18992 explained."""

from guides.guide import Guide
from judges.jutge import JUTGE

JUTGE_GUIDE = Guide(
    JUTGE,
    reads="The board size n, an even number, then moves to the end: a letter, a row, a column.",
    prints=(
        "The start and the position after each move: n lines, the discs of black and white as in"
        " 4:1, and an empty line."
    ),
    letters="N is black (negre) and B is white (blanc): not the B of UVa 220. A dot is empty.",
    example="4\nN 1 2\n",
    traps=(
        "B is white here.",
        "White stands on the diagonal from the top left, black on the other two middle squares.",
        "The empty line comes after the last position too.",
        "A pass is not in the input: the same letter simply moves twice.",
        "The input may end at any move, or right after n.",
    ),
)
