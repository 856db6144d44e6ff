"""Lists the moves of `boardsilly` by programs that move pieces in other ways."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import EMPTY
from workbench.comparison.diagnose.mistakes.flipping import seen
from workbench.comparison.diagnose.mistakes.mistake import StepReplay
from workbench.formats.boardsilly.judge import silly_board
from workbench.formats.boardsilly.rules import SIZE, SillyBoard, move_name
from workbench.judging import START, Step

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from workbench.judging.format import Prediction


class Sightline:
    """What a piece sees in one direction.

    In `behind` and `ahead`, `X` is a piece of the same player, `O` one of the opponent and `.` an
    empty square, the nearest first.

    Attributes:
        board: The board.
        direction: The name of the direction.
        origin: The square of the piece.
        squares: The squares ahead.
        behind: What is on the squares behind.
        ahead: What is on the squares ahead.
    """

    def __init__(self, board: SillyBoard, direction: str, origin: int, line: list[int]) -> None:
        at, cells = line.index(origin), list(board.pieces)
        player = cells[origin]
        self.board = board
        self.direction = direction
        self.origin = origin
        self.squares = line[at + 1 :]
        self.behind = seen(cells, list(reversed(line[:at])), player)
        self.ahead = seen(cells, self.squares, player)


class ListRequest:
    """A board, and the player, X or O, whose moves are to be listed."""

    def __init__(self, board: SillyBoard, player: str) -> None:
        self.board, self.player = board, player
        self._sightlines: dict[str, list[Sightline]] = {}
        self._right: list[str] | None = None

    @property
    def right(self) -> list[str]:
        """The moves of the right list, sorted by name."""
        if self._right is None:
            self._right = sorted(RIGHT_PROGRAM.moves(self))
        return self._right

    def sightlines(self, player: str) -> list[Sightline]:
        """Returns what the pieces of a player see, each in eight directions."""
        if player not in self._sightlines:
            self._sightlines[player] = [
                Sightline(self.board, attempt.direction, origin, attempt.line)
                for origin in range(SIZE * SIZE)
                if self.board.pieces[origin] == player
                for attempt in self.board.attempts(origin)
            ]
        return self._sightlines[player]


class BoardReplay(StepReplay):
    """The boards among the steps of a judge, with a request for each."""

    def __init__(self, before: Step | None, steps: list[Step]) -> None:
        super().__init__(before, [step for step in steps if step.kind == START])
        self.requests = [ListRequest(silly_board(step), step.turn or "") for step in self.steps]

    def read(self, lines: Iterable[str]) -> list[str]:
        """Returns the moves listed for a board, sorted by name."""
        return sorted(lines)

    def right(self, index: int) -> list[str]:
        """Returns the right moves of a board, sorted by name."""
        return self.requests[index].right


class BoardsillyProgram:
    """A program for `boardsilly`, by default a right one.

    Attributes:
        length: Returns the length of a move in a direction.
        passes: Returns whether a piece can pass what it jumps.
        lands: Returns whether a piece can land on what is there.
        shortest: Returns the length of the shortest move, given the length of the longest.
        mover: Returns whose moves it lists, given the right player.
        uses: Returns whether it moves a piece in a direction.
        name: Returns the name of a move.
    """

    def __init__(
        self,
        *,
        length: Callable[[Sightline], int] = lambda line: (
            1 + count_pieces(line.behind + line.ahead)
        ),
        passes: Callable[[str], bool] = lambda jumped: "O" not in jumped,
        lands: Callable[[str], bool] = lambda target: target != "X",
        shortest: Callable[[int], int] = lambda length: length,
        mover: Callable[[str], str] = lambda player: player,
        uses: Callable[[Sightline], bool] = lambda line: True,
        name: Callable[[int, int], str] = move_name,
    ) -> None:
        self.length = length
        self.passes = passes
        self.lands = lands
        self.shortest = shortest
        self.mover = mover
        self.uses = uses
        self.name = name

    def predict(self, replay: BoardReplay) -> Iterator[Prediction]:
        """Yields the list for each board."""
        for request in replay.requests:
            yield self.moves(request), None

    def moves(self, request: ListRequest) -> list[str]:
        """Returns the names of the moves that it lists, a right one in the order of the sample."""
        found = []
        for line in request.sightlines(self.mover(request.player)):
            longest = self.length(line) if self.uses(line) else 0
            for length in range(self.shortest(longest), longest + 1):
                if 0 < length <= len(line.ahead) and self._is_free(line.ahead[:length]):
                    found.append(self.name(line.origin, line.squares[length - 1]))
        return found

    def _is_free(self, way: str) -> bool:
        return self.passes(way[:-1]) and self.lands(way[-1])


RIGHT_PROGRAM = BoardsillyProgram()


def count_pieces(cells: str) -> int:
    """Returns the number of pieces."""
    return len(cells) - cells.count(EMPTY)
