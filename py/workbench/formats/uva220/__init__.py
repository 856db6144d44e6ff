"""UVa 220, Othello."""

from workbench.formats.uva220.generator import INPUTS
from workbench.formats.uva220.judge import BEGINNING, GAME, OUTPUT, steps
from workbench.formats.uva220.mistakes import MISTAKES
from workbench.formats.uva220.profile import PROFILE
from workbench.judging import Format, FormatNames

UVA220 = Format(
    FormatNames("uva220", "UVa 220", "UVa 220 Othello", "B is black and W is white"),
    beginning=BEGINNING,
    steps=steps,
    judged=GAME,
    output=OUTPUT,
    profile=PROFILE,
    inputs=INPUTS,
    mistakes=MISTAKES,
)
