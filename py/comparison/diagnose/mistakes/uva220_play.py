"""Replays `uva220` games like a program with other habits."""

from comparison.diagnose.mistakes.cells import OTHER, with_discs
from comparison.diagnose.mistakes.mistake import StepReplay, cells_of, move_of
from comparison.diagnose.mistakes.remembering import remembered
from comparison.diagnose.mistakes.turning import RIGHT
from judges import END, LIST, MOVE, START, Step, uva220
from othello import EMPTY, square_pair

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from comparison.diagnose.mistakes.turning import Turned

    # Takes the board, one character per square, and a player; returns the legal moves.
    MoveFinder = Callable[[str, str], list[int]]

N = uva220.SIZE
MOST_BOARDS = 100  # Whose legal moves are remembered.


def move_finder(turned: "Turned") -> "MoveFinder":
    """Returns how a program that turns discs over in this way finds legal moves."""

    def legal_moves(board: str, player: str) -> list[int]:
        cells = list(board)
        empty = [square for square in range(N * N) if cells[square] == EMPTY]
        return [square for square in empty if turned(N, cells, square, player)]

    return remembered(legal_moves, MOST_BOARDS)


RIGHT_FINDER = move_finder(RIGHT)


class ProgramGame:
    """A game in the state of a program.

    Attributes:
        cells: The board, one character from `.BW` per square.
        turn: The player whose turn it is, B or W.
        finder: How the program finds legal moves.
    """

    def __init__(self, cells: list[str], turn: str, finder: "MoveFinder") -> None:
        self.cells = cells
        self.turn = turn
        self.finder = finder

    def legal_moves(self, player: str) -> list[int]:
        """Returns the moves of a player that the program considers legal."""
        return self.finder("".join(self.cells), player)

    def can_move(self, player: str) -> bool:
        """Returns whether the program finds a legal move for a player."""
        return len(self.legal_moves(player)) > 0


def right_mover(game: ProgramGame, square: int) -> str:
    """Returns the player whose turn it is, or the other one if that player has no move."""
    return game.turn if game.can_move(game.turn) else OTHER[game.turn]


class Uva220Habits:
    """How a program plays `uva220`; correctly by default.

    Attributes:
        turned: How it turns discs over.
        finder: How it finds legal moves.
        first: Returns the player it begins with, given the one it reads and the one whose turn it
            was in the game before.
        read: Returns the square of an M as it reads it, given the right one and the rows.
        mover: Returns who plays an M.
        following: Returns whose turn it is after a move, given who played it.
        listed: Returns the squares that L lists.
        after_list: Returns whose turn it is after L.
        written: Returns the squares whose names it prints for a list.
    """

    def __init__(
        self,
        *,
        turned: "Turned" = RIGHT,
        finder: "MoveFinder" = RIGHT_FINDER,
        first: "Callable[[str, str], str]" = lambda player, kept: player,
        read: "Callable[[int, int], int]" = lambda square, n: square,
        mover: "Callable[[ProgramGame, int], str]" = right_mover,
        following: "Callable[[ProgramGame, str], str]" = lambda game, mover: OTHER[mover],
        listed: "Callable[[ProgramGame], list[int]]" = lambda game: game.legal_moves(game.turn),
        after_list: "Callable[[ProgramGame], str]" = lambda game: game.turn,
        written: "Callable[[list[int]], list[int]]" = lambda squares: squares,
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


def replayed(habits: Uva220Habits, replay: StepReplay) -> "Iterator[tuple[list[str], list[str]]]":
    """Yields for each step what a program with these habits prints, and its cells after it.

    The first step must be the start of a game.
    """
    game = ProgramGame([], "", habits.finder)
    for step in replay.steps:
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
    square = habits.read(move_of(step).square, N)
    mover = habits.mover(game, square)
    discs = habits.turned(N, game.cells, square, mover) + [square]
    game.cells = with_discs(game.cells, discs, mover)
    game.turn = habits.following(game, mover)
    return [f"Black - {game.cells.count('B'):2} White - {game.cells.count('W'):2}"]


def _answer_end(habits: Uva220Habits, game: ProgramGame, step: Step) -> list[str]:
    text = "".join(game.cells).replace(EMPTY, uva220.SYMBOLS[0])
    return [text[i : i + N] for i in range(0, N * N, N)]


_ANSWERS = {LIST: _answer_list, MOVE: _answer_move, END: _answer_end}
