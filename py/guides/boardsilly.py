"""Board Silly explained."""

from guides.guide import Guide
from judges.boardsilly import BOARDSILLY

BOARDSILLY_GUIDE = Guide(
    BOARDSILLY,
    reads="Boards to the end: 8 lines each, and a line with the player whose moves are wanted.",
    prints=(
        "One move a line, as A1-C3: rows are A to H from the top, columns 1 to 8. “No moves are"
        " possible” if there is none. An empty line between boards."
    ),
    letters="X and O are the players; O is the letter, not the digit. A dot is an empty square.",
    example="O.......\n" + 2 * "........\n" + "...X....\n" + 4 * "........\n" + "O\n",
    traps=(
        "A piece moves exactly as many squares as there are pieces on the whole line, itself and"
        " both players' included: behind it count too.",
        "It may jump its own pieces, not the other player's.",
        "It may capture where it lands, but not land on its own.",
        "Any order of the moves is right.",
    ),
)
