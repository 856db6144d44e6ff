"""Test data for `uva220`."""

from reference.formats.reference import Reference
from reference.formats.uva220 import slow
from reference.formats.uva220.features import FEATURES, games_of
from reference.formats.uva220.inputs import INPUT, OUTPUT, random_input, smaller

EMPTY_BOARD = 8 * "--------\n"
UVA220 = Reference(
    sample=(INPUT, OUTPUT),
    answer=slow.answer,
    doubts=slow.doubts,
    random_input=random_input,
    smaller=smaller,
    cut_short=("1\n" + EMPTY_BOARD + "B\nL\nM39\n", "No legal move.\n", (12, 3)),
    doubtful=("1\n" + EMPTY_BOARD + "B", EMPTY_BOARD, 10),
    wrong=(OUTPUT.replace("WWWWW---", "WWWBW---"), 1),
    digest="bfd999dbb5c93770",
    cases=games_of,
    features=FEATURES,
    several="games",
)
