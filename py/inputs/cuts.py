"""The ways to leave out parts of a case so that what is left is valid.

A cut is made for a case. Its `units` are what it can leave out; `keep` returns the case with only
some of them, in their order, or None if that would not be valid.
"""

from inputs.cases import SIZE, SQUARES, BoardsillyCase, JutgeCase, Uva220Case
from inputs.replay import Replay
from othello import BLACK, Position, parse_digits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Protocol

    from inputs.cases import Case

    class Cut(Protocol):
        """What all cuts have in common."""

        units: list[int]

        def keep(self, units: list[int]) -> Case | None:
            """Returns the case with these units, or None if that would not be valid."""


NO_DISC, NO_PIECE = "-", "."


class CommandCut:
    """Leaves out commands of `uva220`."""

    def __init__(self, case: Uva220Case) -> None:
        self._case = case
        self._replay = Replay(case.position, case.player)
        self.units = list(range(len(case.commands)))

    def keep(self, units: "list[int]") -> "Uva220Case | None":
        """Returns the game with these commands, None if a move would not be legal."""
        commands = [self._case.commands[unit] for unit in units]
        legal = self._replay.plays(_squares(commands))
        return Uva220Case(self._case.cells, self._case.player, commands) if legal else None


class OpeningCut:
    """Leaves out the first commands of `uva220` and begins with the board that they lead to."""

    def __init__(self, case: Uva220Case) -> None:
        self._case = case
        self._replay = Replay(case.position, case.player)
        self.units = list(range(len(case.commands)))

    def keep(self, units: "list[int]") -> "Uva220Case | None":
        """Returns the game that goes on with these commands, None unless they are the last."""
        commands = self._case.commands
        first = len(commands) - len(units)
        if units != self.units[first:]:
            return None
        self._replay.plays(_squares(commands[:first]))
        cells = "".join(self._replay.position.rows(Uva220Case.SYMBOLS))
        return Uva220Case(cells, self._replay.turn, commands[first:])


class DiscCut:
    """Leaves out discs of the board that a game of `uva220` begins with."""

    def __init__(self, case: Uva220Case) -> None:
        self._case = case
        self.units = _filled(case.cells, NO_DISC)

    def keep(self, units: "list[int]") -> "Uva220Case | None":
        """Returns the game with these discs, None if a move would not be legal."""
        case = self._case
        left = Uva220Case(_only(case.cells, units, NO_DISC), case.player, case.commands)
        legal = Replay(left.position, left.player).plays(_squares(left.commands))
        return left if legal else None


class MoveCut:
    """Leaves out moves of `jutge`; the others are made by whose turn it then is."""

    def __init__(self, case: JutgeCase) -> None:
        self._case = case
        self._replay = Replay(Position.start(case.n), BLACK)
        self.units = list(range(len(case.moves)))

    def keep(self, units: "list[int]") -> "JutgeCase | None":
        """Returns the game with these moves, None if one would not be legal."""
        legal = self._replay.plays([self._case.moves[unit][1] for unit in units])
        return JutgeCase(self._case.n, self._replay.moves) if legal else None


class RingCut:
    """Leaves out rings of squares around the middle of the board of `jutge`."""

    def __init__(self, case: JutgeCase) -> None:
        self._case = case
        self.units = list(range(case.n // 2 - 2))

    def keep(self, units: "list[int]") -> "JutgeCase | None":
        """Returns the game on the smaller board, None if a move would not be legal there."""
        margin = len(self.units) - len(units)
        n = self._case.n - 2 * margin
        places = [divmod(square, self._case.n) for _, square in self._case.moves]
        moved = [(row - margin, column - margin) for row, column in places]
        if not all(0 <= row < n and 0 <= column < n for row, column in moved):
            return None
        replay = Replay(Position.start(n), BLACK)
        legal = replay.plays([row * n + column for row, column in moved])
        return JutgeCase(n, replay.moves) if legal else None


class PieceCut:
    """Leaves out pieces of `boardsilly`, but not all of a player's."""

    def __init__(self, case: BoardsillyCase) -> None:
        self._case = case
        self.units = _filled(case.cells, NO_PIECE)

    def keep(self, units: "list[int]") -> "BoardsillyCase | None":
        """Returns the board with these pieces, None if a player has none."""
        cells = _only(self._case.cells, units, NO_PIECE)
        return BoardsillyCase(cells, self._case.player) if "X" in cells and "O" in cells else None


def _squares(commands: "list[str]") -> "list[int]":
    """Returns the squares of the moves among the commands."""
    return [parse_digits(command[1:], SIZE) for command in commands if command != "L"]


def _filled(cells: str, empty: str) -> "list[int]":
    """Returns the squares that are not empty."""
    return [square for square in SQUARES if cells[square] != empty]


def _only(cells: str, squares: "list[int]", empty: str) -> str:
    """Returns the cells with all squares empty but these."""
    return "".join([cells[square] if square in squares else empty for square in SQUARES])


CUTS: "dict[str, tuple[Callable[[Any], Cut], ...]]" = {
    "uva220": (CommandCut, OpeningCut, DiscCut),
    "jutge": (MoveCut, RingCut),
    "boardsilly": (PieceCut,),
}
