"""Test data for `jutge`."""

from reference.formats.jutge import slow
from reference.formats.jutge.features import FEATURES, games_of
from reference.formats.jutge.inputs import INPUT, OUTPUT, random_input, smaller
from reference.formats.reference import Reference

JUTGE = Reference(
    sample=(INPUT, OUTPUT),
    answer=slow.answer,
    doubts=slow.doubts,
    random_input=random_input,
    smaller=smaller,
    cut_short=("4\nN 1 2\nB 1\n", OUTPUT, (3, 4)),
    doubtful=("4\nB 1 3\n", "....\n.BN.\n.NB.\n....\n2:2\n\n..B.\n.BB.\n.NB.\n....\n1:4\n\n", 2),
    wrong=(OUTPUT.replace(".NN.", ".NB.", 1), 1),
    digest="bfa3d4f0f18b6704",
    cases=games_of,
    features=FEATURES,
)
