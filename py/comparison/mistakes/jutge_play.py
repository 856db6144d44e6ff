"""Plays `jutge` games again as a program with other habits would."""

from comparison.commands import MOVE, START, command
from comparison.mistakes.mistake import Stretch, board_of
from comparison.mistakes.rays import EMPTY
from comparison.mistakes.turning import RIGHT, with_discs
from othello import BLACK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from comparison.mistakes.mistake import Answer
    from comparison.mistakes.turning import Turned
    from judges import Step

OTHER = {"B": "W", "W": "B"}


class Habits:
    """How a program does the things that a game of `jutge` is made of, rightly if not said.

    `turned` is the rule by which it turns discs over, `mirrored` whether its start position is,
    `read` gives the square it takes for that of a move, `mover` who plays it: from the player
    said and the one whose turn it is if the players take turns. `puts` tells whether the disc
    itself is put down.
    """

    def __init__(
        self,
        *,
        turned: "Turned" = RIGHT,
        mirrored: bool = False,
        read: "Callable[[int, int], int]" = lambda square, n: square,
        mover: "Callable[[str, str], str]" = lambda said, turn: said,
        puts: bool = True,
    ) -> None:
        self.turned = turned
        self.mirrored = mirrored
        self.read = read
        self.mover = mover
        self.puts = puts


def played(habits: Habits, stretch: Stretch) -> "Iterator[Answer]":
    """Yields what a program with these habits prints for each step, and its cells after it."""
    cells, before = stretch.cells(), stretch.before
    turn = OTHER[player_of(before)] if before and command(before) == MOVE else "B"
    for step in stretch.steps:
        n = board_of(step).n
        if command(step) == START:
            cells = _start(n, habits.mirrored)
        else:
            mover = habits.mover(player_of(step), turn)
            square = habits.read(step.marks["placed"][0], n)
            discs = habits.turned(n, cells, square, mover) + [square] * habits.puts
            cells = with_discs(cells, discs, mover)
            turn = OTHER[turn]
        yield _printed(cells, n), cells


def _start(n: int, mirrored: bool) -> "list[str]":
    white, black = ("B", "W") if mirrored else ("W", "B")
    upper, lower = n // 2 * n - n // 2 - 1, n // 2 * n + n // 2 - 1
    cells = with_discs([EMPTY] * (n * n), [upper, lower + 1], white)
    return with_discs(cells, [upper + 1, lower], black)


def player_of(step: "Step") -> str:
    """Returns who played a move, B or W."""
    return "B" if board_of(step).color_at(step.marks["placed"][0]) == BLACK else "W"


def _printed(cells: "list[str]", n: int) -> "Iterator[str]":
    for start in range(0, n * n, n):
        row = "".join(cells[start : start + n])
        yield row.replace("B", "N").replace("W", "B")
    yield f"{cells.count('B')}:{cells.count('W')}"


def transposed(square: int, n: int) -> int:
    """Returns the square whose row is the column of this one, and the other way round."""
    row, column = divmod(square, n)
    return column * n + row


def shifted(square: int, n: int) -> int:
    """Returns the square one row and column further, or the same if there is none."""
    row, column = divmod(square, n)
    return square + n + 1 if row + 1 < n and column + 1 < n else square
