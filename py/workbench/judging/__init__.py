"""What a format is made of: the steps of its judge, and what other packages must know of it.

- Step: the effect of one piece of the input (`step`), and what the steps mean (`judged_game`).
- Output: the kinds of its lines (`answer_lines`), and the lines of a judge (`expected_output`).
- Profile: what the comparison must know (`profile`).
- Inputs: what the generators and the shrinker must know (`adapter`, `feature`).
- Format: all of these, and the mistakes of programs (`format`).
"""

from workbench.judging.format import Beginning, Format, FormatNames, Mistake, PrintedOutput
from workbench.judging.step import ASIDE, END, LIST, MOVE, START, ListedMoves, Step
