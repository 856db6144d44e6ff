"""Plays `uva220` games again as a program with other habits would."""

from comparison.diagnose.mistakes.mistake import cells_of, move_of
from comparison.diagnose.mistakes.turning import RIGHT, with_discs
from judges import END, LIST, MOVE, START, Step, uva220
from othello import EMPTY, square_pair

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from comparison.diagnose.mistakes.turning import Turned

N = uva220.SIZE
MOST_KNOWN = 100
OTHER = {"B": "W", "W": "B"}


class MoveFinder:
    """A rule by which a program finds legal moves; it remembers what it found."""

    def __init__(self, turned: "Turned") -> None:
        self.turned = turned
        self._known: dict[str, list[int]] = {}

    def legal_moves(self, cells: list[str], player: str) -> list[int]:
        """Returns what the program takes for the legal moves of a player."""
        key = player + "".join(cells)
        if key not in self._known:
            if len(self._known) == MOST_KNOWN:
                self._known.clear()
            empty = [square for square in range(N * N) if cells[square] == EMPTY]
            self._known[key] = [s for s in empty if self.turned(N, cells, s, player)]
        return self._known[key]


RIGHT_FINDER = MoveFinder(RIGHT)


class ProgramGame:
    """A game as a program sees it: `cells` are characters from `.BW`, `turn` is B or W.

    `finder` is the rule by which it finds legal moves.
    """

    def __init__(self, cells: list[str], turn: str, finder: MoveFinder) -> None:
        self.cells = cells
        self.turn = turn
        self.finder = finder

    def legal_moves(self, player: str) -> list[int]:
        """Returns what the program takes for the legal moves of a player."""
        return self.finder.legal_moves(self.cells, player)

    def can_move(self, player: str) -> bool:
        """Returns whether the program finds a legal move of a player."""
        return len(self.legal_moves(player)) > 0


def right_mover(game: ProgramGame, square: int) -> str:
    """Returns who plays: the player whose turn it is, or the other if that one has no move."""
    return game.turn if game.can_move(game.turn) else OTHER[game.turn]


def transposed(square: int) -> int:
    """Returns the square whose row is the column of this one, and the other way round."""
    row, column = divmod(square, N)
    return column * N + row


def from_below(square: int) -> int:
    """Returns the square whose row counted from below is that of this one from above."""
    row, column = divmod(square, N)
    return (N - 1 - row) * N + column


def shifted(square: int) -> int:
    """Returns the square one row and column further, or the same if there is none."""
    row, column = divmod(square, N)
    return square + N + 1 if row + 1 < N and column + 1 < N else square


class Uva220Habits:
    """How a program does the things that a game of `uva220` is made of, rightly if not said.

    `turned` and `finder` are the rules by which it turns discs over and finds moves. `first`
    gives the player it begins with, from the one that is read and the one whose turn it was in the
    game before, `read` the square it takes for that of an M, `mover` who
    plays there, `following` whose turn it is after the mover's move, `listed` what L lists,
    `after_list` whose turn it is after L, and `written` the squares whose names stand for those
    listed. `puts` tells whether the disc itself is put down.
    """

    def __init__(
        self,
        *,
        turned: "Turned" = RIGHT,
        finder: MoveFinder = RIGHT_FINDER,
        first: "Callable[[str, str], str]" = lambda player, kept: player,
        read: "Callable[[int], int]" = lambda square: square,
        mover: "Callable[[ProgramGame, int], str]" = right_mover,
        following: "Callable[[ProgramGame, str], str]" = lambda game, mover: OTHER[mover],
        listed: "Callable[[ProgramGame], list[int]]" = lambda game: game.legal_moves(game.turn),
        after_list: "Callable[[ProgramGame], str]" = lambda game: game.turn,
        written: "Callable[[list[int]], list[int]]" = lambda squares: squares,
        puts: bool = True,
    ) -> None:
        self.turned = turned
        self.finder = finder
        self.first = first
        self.read = read
        self.mover = mover
        self.following = following
        self.listed = listed
        self.after_list = after_list
        self.written = written
        self.puts = puts


def played(habits: Uva220Habits, steps: list[Step]) -> "Iterator[tuple[list[str], list[str]]]":
    """Yields what a program with these habits prints for each step, and its cells after it.

    The first step has to be the start of a game.
    """
    game = ProgramGame([], "", habits.finder)
    for step in steps:
        if step.kind == START:
            assert step.turn is not None
            first = habits.first(uva220.LETTERS[step.turn], game.turn)
            game = ProgramGame(cells_of(step), first, habits.finder)
        yield _ANSWERS[step.kind](habits, game, step) if step.kind in _ANSWERS else [], game.cells


def _answer_list(habits: Uva220Habits, game: ProgramGame, step: Step) -> list[str]:
    pairs = [square_pair(square, N) for square in habits.written(habits.listed(game))]
    game.turn = habits.after_list(game)
    return [" ".join(pairs) or uva220.NO_MOVE]


def _answer_move(habits: Uva220Habits, game: ProgramGame, step: Step) -> list[str]:
    square = habits.read(move_of(step).square)
    mover = habits.mover(game, square)
    discs = habits.turned(N, game.cells, square, mover) + [square] * habits.puts
    game.cells = with_discs(game.cells, discs, mover)
    game.turn = habits.following(game, mover)
    return [f"Black - {game.cells.count('B'):2} White - {game.cells.count('W'):2}"]


def _answer_end(habits: Uva220Habits, game: ProgramGame, step: Step) -> list[str]:
    text = "".join(game.cells).replace(EMPTY, uva220.SYMBOLS[0])
    return [text[i : i + N] for i in range(0, N * N, N)]


_ANSWERS = {LIST: _answer_list, MOVE: _answer_move, END: _answer_end}
