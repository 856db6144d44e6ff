"""Mistakes that programs for `jutge` make."""

from comparison.diagnose.mistakes.cells import OTHER, from_bottom, transposed
from comparison.diagnose.mistakes.jutge_play import JutgeHabits, replayed
from comparison.diagnose.mistakes.jutge_writing import WRITINGS
from comparison.diagnose.mistakes.mistake import Mistake
from comparison.diagnose.mistakes.turning import FEWER_DISCS, OTHER_LINES

HABITS = (
    ("sets up the start position mirrored, with the colours swapped", JutgeHabits(mirrored=True)),
    (
        "never passes: the players take turns, regardless of the letter of the move",
        JutgeHabits(mover=lambda said, turn: turn),
    ),
    ("reads N as white and B as black", JutgeHabits(mover=lambda said, turn: OTHER[said])),
    ("reads the column before the row", JutgeHabits(read=transposed)),
    ("counts rows from the bottom", JutgeHabits(read=from_bottom)),
    ("always plays on 8 x 8", JutgeHabits(size=lambda n: 8)),
    ("sets up the start position one row and column too far", JutgeHabits(offset=1)),
    ("sets up the start position one row and column short", JutgeHabits(offset=-1)),
    ("plays every move as black", JutgeHabits(mover=lambda said, turn: "B")),
    (
        "plays each move from the second on as the other player",
        JutgeHabits(mover=lambda said, turn: OTHER[turn]),
    ),
)


def _playing(phrase: str, habits: JutgeHabits) -> Mistake:
    return Mistake(phrase, lambda replay: replayed(habits, replay))


MISTAKES = (
    WRITINGS
    + tuple([_playing(phrase, habits) for phrase, habits in HABITS])
    + tuple(
        [
            _playing(phrase, JutgeHabits(turned=turned))
            for phrase, turned in OTHER_LINES + FEWER_DISCS
        ]
    )
)
