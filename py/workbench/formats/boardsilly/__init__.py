"""Board Silly, ACM Mid-Central 1996."""

from workbench.formats.boardsilly.generator import INPUTS
from workbench.formats.boardsilly.judge import BEGINNING, GAME, OUTPUT, steps
from workbench.formats.boardsilly.mistakes import MISTAKES
from workbench.formats.boardsilly.profile import PROFILE
from workbench.judging import Format, FormatNames

BOARDSILLY = Format(
    FormatNames("boardsilly", "Board Silly", "Board Silly", "any order of the moves is right"),
    beginning=BEGINNING,
    steps=steps,
    judged=GAME,
    output=OUTPUT,
    profile=PROFILE,
    inputs=INPUTS,
    mistakes=MISTAKES,
)
