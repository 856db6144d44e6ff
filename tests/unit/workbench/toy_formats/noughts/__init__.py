"""Noughts and crosses, which lists nothing. The folder is what CONTRIBUTING asks for."""

from unit.workbench.toy_formats.noughts.generator import INPUTS
from unit.workbench.toy_formats.noughts.judge import BEGINNING, GAME, OUTPUT, steps
from unit.workbench.toy_formats.noughts.profile import PROFILE
from workbench.judging import Format, FormatNames

NOUGHTS = Format(
    FormatNames("noughts", "Noughts", "Noughts and Crosses", "X moves first"),
    beginning=BEGINNING,
    steps=steps,
    judged=GAME,
    output=OUTPUT,
    profile=PROFILE,
    inputs=INPUTS,
)
