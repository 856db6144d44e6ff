"""The games of `uva220`."""

from othello import Position, parse_digits, square_digits
from workbench.formats.uva220.judge import LETTERS, SYMBOLS
from workbench.inputs.board_8x8 import SIZE, occupied, rows_of, with_only
from workbench.inputs.incremental_replay import IncrementalReplay
from workbench.judging import LIST, START, Step
from workbench.judging.adapter import Case

NO_DISC = SYMBOLS[0]


class Uva220Case(Case):
    """A game.

    Attributes:
        cells: The 64 cells of the board, each one of `-BW`.
        player: The colour to move first.
        commands: The commands without the final `Q`: each is `L`, or `M` and two digits.
    """

    def __init__(self, cells: str, player: str, commands: list[str]) -> None:
        self.cells = cells
        self.player = player
        self.commands = commands

    @property
    def position(self) -> Position:
        """The initial position."""
        return Position.from_rows(rows_of(self.cells), SYMBOLS)

    def lines(self) -> list[str]:
        """Returns the lines of the case."""
        return rows_of(self.cells) + [LETTERS[self.player]] + self.commands + ["Q"]

    @property
    def size(self) -> int:
        """The number of discs and commands."""
        return len(occupied(self.cells, NO_DISC)) + len(self.commands)


def read(steps: list[Step]) -> list[Uva220Case]:
    """Returns the games in a list of steps."""
    cases: list[Uva220Case] = []
    for step in steps:
        if step.kind == START and step.position:
            cells = "".join(step.position.rows(SYMBOLS))
            cases.append(Uva220Case(cells, step.turn or "", []))
        elif step.kind == LIST:
            cases[-1].commands.append("L")
        elif step.move:
            cases[-1].commands.append("M" + square_digits(step.move.square, SIZE))
    return cases


class CommandCut:
    """Leaves out commands."""

    def __init__(self, case: Uva220Case) -> None:
        self._case = case
        self._replay = IncrementalReplay(case.position, case.player)
        self.units = list(range(len(case.commands)))

    def keep(self, units: list[int]) -> Uva220Case | None:
        """Returns the game with these commands; None if a move is illegal."""
        commands = [self._case.commands[unit] for unit in units]
        legal = self._replay.play(_squares(commands))
        return Uva220Case(self._case.cells, self._case.player, commands) if legal else None


class OpeningCut:
    """Leaves out the first commands and starts the game on the board after them."""

    def __init__(self, case: Uva220Case) -> None:
        self._case = case
        self._replay = IncrementalReplay(case.position, case.player)
        self.units = list(range(len(case.commands)))

    def keep(self, units: list[int]) -> Uva220Case | None:
        """Returns the rest of the game; None unless the units are its last commands."""
        commands = self._case.commands
        first = len(commands) - len(units)
        if units != self.units[first:]:
            return None
        self._replay.play(_squares(commands[:first]))
        cells = "".join(self._replay.position.rows(SYMBOLS))
        return Uva220Case(cells, self._replay.turn, commands[first:])


class DiscCut:
    """Leaves out discs of the initial position, also all of one colour at once."""

    def __init__(self, case: Uva220Case) -> None:
        self._case = case
        discs = occupied(case.cells, NO_DISC)
        self.units = sorted(discs, key=lambda square: (case.cells[square], square))

    def keep(self, units: list[int]) -> Uva220Case | None:
        """Returns the game with these discs; None if a move is illegal."""
        case = self._case
        left = Uva220Case(with_only(case.cells, units, NO_DISC), case.player, case.commands)
        legal = IncrementalReplay(left.position, left.player).play(_squares(left.commands))
        return left if legal else None


def _squares(commands: list[str]) -> list[int]:
    """Returns the squares of the moves among the commands."""
    return [parse_digits(command[1:], SIZE) for command in commands if command != "L"]
