"""Jutge P18992, Othello."""

from workbench.formats.jutge.generator import INPUTS
from workbench.formats.jutge.judge import BEGINNING, GAME, OUTPUT, steps
from workbench.formats.jutge.mistakes import MISTAKES
from workbench.formats.jutge.profile import PROFILE
from workbench.judging import Format, FormatNames

JUTGE = Format(
    FormatNames(
        "jutge", "Jutge P18992", "Jutge P18992 Othello", "N is black (negre) and B is white (blanc)"
    ),
    beginning=BEGINNING,
    steps=steps,
    judged=GAME,
    output=OUTPUT,
    profile=PROFILE,
    inputs=INPUTS,
    mistakes=MISTAKES,
)
