"""Mistakes that programs for `jutge` make."""

from workbench.comparison.diagnose.mistakes.cells import OTHER, from_bottom, transposed
from workbench.comparison.diagnose.mistakes.flipping import FEWER_DISCS, OTHER_LINES, flipping
from workbench.comparison.diagnose.mistakes.flipping_rules import nearest
from workbench.comparison.diagnose.mistakes.mistake import IGNORES_LETTERS, Mistake
from workbench.formats.jutge.mistaken_play import JutgeProgram
from workbench.formats.jutge.mistaken_writing import WRITINGS

PLAYS = (
    ("sets up the start position mirrored, with the colours swapped", JutgeProgram(mirrored=True)),
    (IGNORES_LETTERS, JutgeProgram(mover=lambda said, turn: turn)),
    ("reads N as white and B as black", JutgeProgram(mover=lambda said, turn: OTHER[said])),
    ("reads the column before the row", JutgeProgram(read=transposed)),
    ("counts rows from the bottom", JutgeProgram(read=from_bottom)),
    ("always plays on 8 x 8", JutgeProgram(size=lambda n: 8)),
    ("sets up the start position one row and column too far", JutgeProgram(offset=1)),
    ("turns over only the nearest disc of a line", JutgeProgram(flipped=flipping(nearest))),
)


MISTAKES = WRITINGS + tuple(
    [Mistake(phrase, program.predict) for phrase, program in PLAYS]
    + [
        Mistake(phrase, JutgeProgram(flipped=flipped).predict)
        for phrase, flipped in OTHER_LINES + FEWER_DISCS
    ]
)
