"""Plays `uva220` games again as a program with other habits would."""

from comparison.commands import END, LIST, MOVE, START, command
from comparison.mistakes.mistake import cells_of
from comparison.mistakes.rays import EMPTY
from comparison.mistakes.turning import RIGHT, with_discs
from judges import uva220
from othello import square_pair

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from comparison.mistakes.turning import Turned
    from judges import Step

N = uva220.SIZE
MOST_KNOWN = 100
OTHER = {"B": "W", "W": "B"}
_PLAYERS = {color: symbol for symbol, color in uva220.COLORS.items()}


class Sight:
    """A rule by which a program finds legal moves; it remembers what it found."""

    def __init__(self, turned: "Turned") -> None:
        self.turned = turned
        self._known: dict[str, list[int]] = {}

    def legal_moves(self, cells: "list[str]", player: str) -> "list[int]":
        """Returns what the program takes for the legal moves of a player."""
        key = player + "".join(cells)
        if key not in self._known:
            if len(self._known) == MOST_KNOWN:
                self._known.clear()
            empty = [square for square in range(N * N) if cells[square] == EMPTY]
            self._known[key] = [s for s in empty if self.turned(N, cells, s, player)]
        return self._known[key]


RIGHT_SIGHT = Sight(RIGHT)


class Table:
    """A game as a program has it before it: `cells` are characters from `.BW`, `turn` is B or W.

    `sight` is the rule by which it finds legal moves.
    """

    def __init__(self, cells: "list[str]", turn: str, sight: Sight) -> None:
        self.cells = cells
        self.turn = turn
        self.sight = sight

    def legal_moves(self, player: str) -> "list[int]":
        """Returns what the program takes for the legal moves of a player."""
        return self.sight.legal_moves(self.cells, player)

    def can_move(self, player: str) -> bool:
        """Returns whether the program finds a legal move of a player."""
        return len(self.legal_moves(player)) > 0


def right_mover(table: Table, square: int) -> str:
    """Returns who plays: the player whose turn it is, or the other if that one has no move."""
    return table.turn if table.can_move(table.turn) else OTHER[table.turn]


def transposed(square: int) -> int:
    """Returns the square whose row is the column of this one, and the other way round."""
    row, column = divmod(square, N)
    return column * N + row


def shifted(square: int) -> int:
    """Returns the square one row and column further, or the same if there is none."""
    row, column = divmod(square, N)
    return square + N + 1 if row + 1 < N and column + 1 < N else square


class Habits:
    """How a program does the things that a game of `uva220` is made of, rightly if not said.

    `turned` and `sight` are the rules by which it turns discs over and finds moves. `first`
    gives the player it begins with, `read` the square it takes for that of an M, `mover` who
    plays there, `following` whose turn it is after the mover's move, `listed` what L lists, and
    `after_list` whose turn it is after L. `puts` tells whether the disc itself is put down.
    """

    def __init__(
        self,
        *,
        turned: "Turned" = RIGHT,
        sight: Sight = RIGHT_SIGHT,
        first: "Callable[[str], str]" = lambda player: player,
        read: "Callable[[int], int]" = lambda square: square,
        mover: "Callable[[Table, int], str]" = right_mover,
        following: "Callable[[Table, str], str]" = lambda table, mover: OTHER[mover],
        listed: "Callable[[Table], list[int]]" = lambda table: table.legal_moves(table.turn),
        after_list: "Callable[[Table], str]" = lambda table: table.turn,
        puts: bool = True,
    ) -> None:
        self.turned = turned
        self.sight = sight
        self.first = first
        self.read = read
        self.mover = mover
        self.following = following
        self.listed = listed
        self.after_list = after_list
        self.puts = puts


def played(habits: Habits, steps: "list[Step]") -> "Iterator[tuple[list[str], list[str]]]":
    """Yields what a program with these habits prints for each step, and its cells after it.

    The first step has to be the start of a game.
    """
    table = Table([], "", habits.sight)
    for step in steps:
        kind = command(step)
        if kind == START:
            assert step.turn is not None
            first = habits.first(_PLAYERS[step.turn])
            table = Table(cells_of(step), first, habits.sight)
        yield _ANSWERS[kind](habits, table, step) if kind in _ANSWERS else [], table.cells


def _answer_list(habits: Habits, table: Table, step: "Step") -> "list[str]":
    pairs = [square_pair(square, N) for square in habits.listed(table)]
    table.turn = habits.after_list(table)
    return [" ".join(pairs) or uva220.NO_MOVE]


def _answer_move(habits: Habits, table: Table, step: "Step") -> "list[str]":
    square = habits.read(step.marks["placed"][0])
    mover = habits.mover(table, square)
    discs = habits.turned(N, table.cells, square, mover) + [square] * habits.puts
    table.cells = with_discs(table.cells, discs, mover)
    table.turn = habits.following(table, mover)
    return [f"Black - {table.cells.count('B'):2} White - {table.cells.count('W'):2}"]


def _answer_end(habits: Habits, table: Table, step: "Step") -> "list[str]":
    text = "".join(table.cells).replace(EMPTY, uva220.SYMBOLS[0])
    return [text[i : i + N] for i in range(0, N * N, N)]


_ANSWERS = {LIST: _answer_list, MOVE: _answer_move, END: _answer_end}
