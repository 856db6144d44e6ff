"""The cases an input is made of: games of `uva220`, the game of `jutge`, boards of `boardsilly`."""

from othello import BLACK, Position

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

SIZE = 8
SQUARES = range(SIZE * SIZE)
CENTRE = (27, 28, 35, 36)


class Case:
    """A part of an input that a judge answers on its own."""

    def lines(self) -> "list[str]":
        """Returns the lines of the case."""
        raise NotImplementedError


class Uva220Case(Case):
    """A game: the 64 cells of its board from `-BW`, its player's colour, and its commands.

    A command is `L`, or `M` and two digits; the final `Q` is not among them.
    """

    SYMBOLS = "-BW"

    def __init__(self, cells: str, player: str, commands: "list[str]") -> None:
        self.cells = cells
        self.player = player
        self.commands = commands

    @property
    def position(self) -> Position:
        """The position that the game begins with."""
        return Position.from_rows(rows_of(self.cells), self.SYMBOLS)

    def lines(self) -> "list[str]":
        """Returns the lines of the case."""
        player = "B" if self.player == BLACK else "W"
        return rows_of(self.cells) + [player] + self.commands + ["Q"]


class JutgeCase(Case):
    """A game from the start: the size of its board and its moves, each a colour and a square."""

    def __init__(self, n: int, moves: "list[tuple[str, int]]") -> None:
        self.n = n
        self.moves = moves

    def lines(self) -> "list[str]":
        """Returns the lines of the case."""
        return [str(self.n)] + [self._line(color, square) for color, square in self.moves]

    def _line(self, color: str, square: int) -> str:
        row, column = divmod(square, self.n)
        return f"{'N' if color == BLACK else 'B'} {row + 1} {column + 1}"


class BoardsillyCase(Case):
    """A board: its 64 cells from `.XO`, and the player whose moves are listed, `X` or `O`."""

    def __init__(self, cells: str, player: str) -> None:
        self.cells = cells
        self.player = player

    def lines(self) -> "list[str]":
        """Returns the lines of the case."""
        return rows_of(self.cells) + [self.player]


def rows_of(cells: str) -> "list[str]":
    """Returns 64 cells as 8 rows."""
    return [cells[at : at + SIZE] for at in range(0, SIZE * SIZE, SIZE)]


def written(form: str, cases: "Sequence[Case]") -> str:
    """Returns the input of a format that has these cases."""
    lines = [str(len(cases))] if form == "uva220" else []
    for case in cases:
        lines += case.lines()
    return "\n".join(lines + [""])
