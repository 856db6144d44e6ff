"""Mistakes that programs for `jutge` make."""

from comparison.diagnose.mistakes.jutge_play import (
    OTHER,
    JutgeHabits,
    from_below,
    played,
    shifted,
    transposed,
)
from comparison.diagnose.mistakes.jutge_writing import WRITINGS
from comparison.diagnose.mistakes.mistake import ALWAYS, Mistake, Stretch
from comparison.diagnose.mistakes.turning import FEWER_DISCS, OTHER_LINES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from comparison.diagnose.mistakes.mistake import Prediction
    from comparison.diagnose.mistakes.turning import Turned

HABITS = (
    ("sets up the start position mirrored, with the colours swapped", JutgeHabits(mirrored=True)),
    (
        "makes no pass: its players take turns, whatever the letter of the move",
        JutgeHabits(mover=lambda said, turn: turn),
    ),
    ("reads N as white and B as black", JutgeHabits(mover=lambda said, turn: OTHER[said])),
    (
        "reads N as white and B as black, and sets up the start position so too",
        JutgeHabits(mirrored=True, mover=lambda said, turn: OTHER[said]),
    ),
    ("reads the column before the row", JutgeHabits(read=transposed)),
    ("takes rows and columns for counted from 0", JutgeHabits(read=shifted)),
    ("counts rows from below", JutgeHabits(read=from_below)),
    ("always plays on 8 x 8", JutgeHabits(size=lambda n: 8)),
    ("sets up the start position one row and column too far", JutgeHabits(offset=1)),
    ("sets up the start position one row and column short", JutgeHabits(offset=-1)),
    ("lets every move be black's", JutgeHabits(mover=lambda said, turn: "B")),
    (
        "lets the other player play each move from the second on",
        JutgeHabits(mover=lambda said, turn: OTHER[turn]),
    ),
    ("does not put down the disc itself", JutgeHabits(puts=False)),
)


def _playing(phrase: str, habits: JutgeHabits, likely: int = ALWAYS) -> Mistake:
    def predict(stretch: Stretch) -> "Iterator[Prediction]":
        return played(habits, stretch)

    return Mistake(phrase, predict, likely)


def _turning(phrase: str, turned: "Turned", likely: int = ALWAYS) -> Mistake:
    return _playing(phrase, JutgeHabits(turned=turned), likely)


MISTAKES = (
    WRITINGS
    + tuple([_playing(phrase, habits) for phrase, habits in HABITS])
    + tuple([_turning(phrase, turned) for phrase, turned in OTHER_LINES + FEWER_DISCS])
)
