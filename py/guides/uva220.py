"""UVa 220 explained."""

from guides.guide import Guide
from judges.uva220 import UVA220

UVA220_GUIDE = Guide(
    UVA220,
    reads=(
        "The number of games. Then for each game 8 lines of a board, a line with the player to"
        " move, and commands: L lists the legal moves, M35 plays row 3, column 5, Q ends the game."
    ),
    prints=(
        "For L the legal moves, or “No legal move.”; for M the number of discs; for Q the board."
        " An empty line between games."
    ),
    letters="B is black, W is white, - is an empty square.",
    example="1\n" + 3 * "--------\n" + "---WB---\n---BW---\n" + 3 * "--------\n" + "W\nL\nM35\nQ\n",
    traps=(
        "A player without a legal move passes at the next M, not at L: L never changes the player.",
        "Moves are listed row by row, from the left.",
        "Counts are two columns wide, with one blank before White: “Black -  1 White -  4”.",
        "An empty line between games, none after the last.",
        "The board need not be one that a game leads to: it may be empty, or full.",
    ),
)
