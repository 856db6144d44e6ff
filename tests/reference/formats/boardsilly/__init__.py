"""Test data for `boardsilly`."""

from reference.formats.boardsilly import slow
from reference.formats.boardsilly.features import FEATURES, boards_of
from reference.formats.boardsilly.inputs import INPUT, OUTPUT, random_input, smaller
from reference.formats.reference import Reference

BOARDSILLY = Reference(
    sample=(INPUT, OUTPUT),
    answer=slow.answer,
    random_input=random_input,
    smaller=smaller,
    cut_short=(INPUT + "........\n?", OUTPUT, (20, 1)),
    doubtful=(8 * "........\n" + "X", "No moves are possible\n", 1),
    # A missing move: its origin and its target.
    wrong=(OUTPUT.replace("G3-H4\n", ""), 2),
    digest="e99d8543751f3a87",
    cases=boards_of,
    features=FEATURES,
    several="boards",
)
