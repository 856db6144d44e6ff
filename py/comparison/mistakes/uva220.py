"""Mistakes that programs for `uva220` make."""

from comparison.mistakes.mistake import ALWAYS, AT_TIMES, ONCE, Mistake, Stretch, cells_of
from comparison.mistakes.turning import FEWER_DISCS, OTHER_LINES, at_one_move
from comparison.mistakes.uva220_play import (
    OTHER,
    Habits,
    N,
    Sight,
    Table,
    played,
    right_mover,
    shifted,
    transposed,
)
from comparison.mistakes.uva220_writing import WRITINGS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from comparison.mistakes.mistake import Answer
    from judges import Step


def _following_who_can(table: Table, mover: str) -> str:
    return OTHER[mover] if table.can_move(OTHER[mover]) else mover


def _after_list_who_can(table: Table) -> str:
    return table.turn if table.can_move(table.turn) else OTHER[table.turn]


def _mover_of_legal(table: Table, square: int) -> str:
    mover = right_mover(table, square)
    return mover if square in table.legal_moves(mover) else OTHER[mover]


def _occupied_too(table: Table) -> "list[int]":
    return [s for s in range(N * N) if table.sight.turned(N, table.cells, s, table.turn)]


HABITS = (
    (
        "makes no pass, but plays the move for the player that has no legal move",
        Habits(mover=lambda table, square: table.turn),
    ),
    (
        "gives the turn to the player that has just moved after the other had to pass",
        Habits(following=lambda table, mover: OTHER[table.turn]),
    ),
    ("does not change the player after M", Habits(following=lambda table, mover: mover)),
    (
        "changes the player on L when there is no legal move",
        Habits(after_list=_after_list_who_can),
    ),
    ("changes the player on every L", Habits(after_list=lambda table: OTHER[table.turn])),
    (
        "passes as soon as a player has no legal move, instead of waiting for the next M",
        Habits(following=_following_who_can),
    ),
    (
        "passes right after a move if a player has no legal move, and never else",
        Habits(mover=lambda table, square: table.turn, following=_following_who_can),
    ),
    ("begins with the other player", Habits(first=lambda player: OTHER[player])),
    ("always begins with black", Habits(first=lambda player: "B")),
    ("always begins with white", Habits(first=lambda player: "W")),
    ("reads the column of M before its row", Habits(read=transposed)),
    ("takes the digits of M for rows and columns counted from 0", Habits(read=shifted)),
    ("gives a move that is not legal to the other player", Habits(mover=_mover_of_legal)),
    ("does not put down the disc itself", Habits(puts=False)),
    ("lists occupied squares too", Habits(listed=_occupied_too)),
)


def playing(phrase: str, habits: Habits, likely: int = ALWAYS) -> Mistake:
    """Returns the mistake of a program with these habits."""

    def predict(stretch: Stretch) -> "Iterator[Answer]":
        return played(habits, stretch.steps)

    return Mistake(phrase, predict, likely)


def _turning_mistakes() -> "list[Mistake]":
    mistakes = [playing(phrase, Habits(turned=turned)) for phrase, turned in FEWER_DISCS]
    for phrase, turned in OTHER_LINES:
        sight = Sight(turned)
        mistakes += [
            playing(phrase, Habits(turned=turned, sight=sight)),
            playing(f"{phrase} when it plays a move", Habits(turned=turned), AT_TIMES),
            playing(f"{phrase} when it looks for legal moves", Habits(sight=sight), AT_TIMES),
        ]
    return mistakes


MISTAKES = (
    WRITINGS
    + tuple([playing(phrase, habits) for phrase, habits in HABITS])
    + tuple(_turning_mistakes())
)


def mistakes_at(before: "Step", step: "Step") -> "list[Mistake]":
    """Returns the mistakes of turning one line too few or too many at one move alone."""
    square = step.marks["placed"][0]
    ways = at_one_move(N, cells_of(before), square, cells_of(step)[square])
    return [playing(phrase, Habits(turned=turned), ONCE) for phrase, turned in ways]
