"""Mistakes that programs for `jutge` make."""

from comparison.mistakes.jutge_play import (
    OTHER,
    Habits,
    played,
    player_of,
    shifted,
    transposed,
)
from comparison.mistakes.jutge_writing import WRITINGS
from comparison.mistakes.mistake import ALWAYS, ONCE, Mistake, Stretch, board_of, cells_of
from comparison.mistakes.turning import FEWER_DISCS, OTHER_LINES, at_one_move

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from comparison.mistakes.mistake import Answer
    from judges import Step

HABITS = (
    ("sets up the start position mirrored, with the colours swapped", Habits(mirrored=True)),
    (
        "makes no pass: its players take turns, whatever the letter of the move",
        Habits(mover=lambda said, turn: turn),
    ),
    ("reads N as white and B as black", Habits(mover=lambda said, turn: OTHER[said])),
    (
        "reads N as white and B as black, and sets up the start position so too",
        Habits(mirrored=True, mover=lambda said, turn: OTHER[said]),
    ),
    ("reads the column before the row", Habits(read=transposed)),
    ("takes rows and columns for counted from 0", Habits(read=shifted)),
    ("does not put down the disc itself", Habits(puts=False)),
)


def _playing(phrase: str, habits: Habits, likely: int = ALWAYS) -> Mistake:
    def predict(stretch: Stretch) -> "Iterator[Answer]":
        return played(habits, stretch)

    return Mistake(phrase, predict, likely)


MISTAKES = (
    WRITINGS
    + tuple([_playing(phrase, habits) for phrase, habits in HABITS])
    + tuple(
        [_playing(phrase, Habits(turned=turned)) for phrase, turned in OTHER_LINES + FEWER_DISCS]
    )
)


def mistakes_at(before: "Step", step: "Step") -> "list[Mistake]":
    """Returns the mistakes of turning one line too few or too many at one move alone."""
    n, square = board_of(before).n, step.marks["placed"][0]
    ways = at_one_move(n, cells_of(before), square, player_of(step))
    return [_playing(phrase, Habits(turned=turned), ONCE) for phrase, turned in ways]
