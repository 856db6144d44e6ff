"""Plays `jutge` games again as a program with other habits would."""

from comparison.diagnose.mistakes.mistake import Stretch, board_of, move_of
from comparison.diagnose.mistakes.turning import RIGHT, with_discs
from judges import START, Step
from othello import BLACK, EMPTY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from comparison.diagnose.mistakes.mistake import Prediction
    from comparison.diagnose.mistakes.turning import Turned

OTHER = {"B": "W", "W": "B"}


class JutgeHabits:
    """How a program does the things that a game of `jutge` is made of, rightly if not said.

    `turned` is the rule by which it turns discs over, `mirrored` whether its start position is, and
    by how many rows and columns that is off is `offset`. `size` gives the size of its board,
    `read` gives the square it takes for that of a move, `mover` who plays it: from the player
    said and the one whose turn it is if the players take turns. `puts` tells whether the disc
    itself is put down.
    """

    def __init__(
        self,
        *,
        turned: "Turned" = RIGHT,
        mirrored: bool = False,
        size: "Callable[[int], int]" = lambda n: n,
        offset: int = 0,
        read: "Callable[[int, int], int]" = lambda square, n: square,
        mover: "Callable[[str, str], str]" = lambda said, turn: said,
        puts: bool = True,
    ) -> None:
        self.turned = turned
        self.mirrored = mirrored
        self.size = size
        self.offset = offset
        self.read = read
        self.mover = mover
        self.puts = puts


def played(habits: JutgeHabits, stretch: Stretch) -> "Iterator[Prediction]":
    """Yields what a program with these habits prints for each step, and its cells after it."""
    cells, before = stretch.cells(), stretch.before
    turn = OTHER[player_of(before)] if before and before.move else "B"
    for step in stretch.steps:
        said = board_of(step).n
        n = habits.size(said)
        if step.kind == START:
            cells = _start(n, habits)
        else:
            mover = habits.mover(player_of(step), turn)
            row, column = divmod(habits.read(move_of(step).square, said), said)
            square = row * n + column
            if row >= n or column >= n or len(cells) != n * n:
                return
            discs = habits.turned(n, cells, square, mover) + [square] * habits.puts
            cells = with_discs(cells, discs, mover)
            turn = OTHER[turn]
        yield _printed(cells, n), cells


def _start(n: int, habits: JutgeHabits) -> list[str]:
    white, black = ("B", "W") if habits.mirrored else ("W", "B")
    first = n // 2 - 1 + habits.offset
    upper, lower = first * n + first, (first + 1) * n + first
    cells = with_discs([EMPTY] * (n * n), [upper, lower + 1], white)
    return with_discs(cells, [upper + 1, lower], black)


def player_of(step: Step) -> str:
    """Returns who played a move, B or W."""
    return "B" if move_of(step).color == BLACK else "W"


def _printed(cells: list[str], n: int) -> "Iterator[str]":
    for start in range(0, n * n, n):
        row = "".join(cells[start : start + n])
        yield row.replace("B", "N").replace("W", "B")
    yield f"{cells.count('B')}:{cells.count('W')}"


def transposed(square: int, n: int) -> int:
    """Returns the square whose row is the column of this one, and the other way round."""
    row, column = divmod(square, n)
    return column * n + row


def from_below(square: int, n: int) -> int:
    """Returns the square whose row counted from below is that of this one from above."""
    row, column = divmod(square, n)
    return (n - 1 - row) * n + column


def shifted(square: int, n: int) -> int:
    """Returns the square one row and column further, or the same if there is none."""
    row, column = divmod(square, n)
    return square + n + 1 if row + 1 < n and column + 1 < n else square
