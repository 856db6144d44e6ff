"""The boards of `boardsilly`."""

from othello import EMPTY
from workbench.formats.boardsilly.judge import silly_board
from workbench.inputs.board_8x8 import occupied, rows_of, with_only
from workbench.judging import START, Step
from workbench.judging.adapter import Case


class BoardsillyCase(Case):
    """A board.

    Attributes:
        cells: The 64 cells, each one of `.XO`.
        player: The player whose moves are listed, `X` or `O`.
    """

    def __init__(self, cells: str, player: str) -> None:
        self.cells = cells
        self.player = player

    def lines(self) -> list[str]:
        """Returns the lines of the case."""
        return rows_of(self.cells) + [self.player]

    @property
    def size(self) -> int:
        """The number of pieces."""
        return len(occupied(self.cells, EMPTY))


def read(steps: list[Step]) -> list[BoardsillyCase]:
    """Returns the boards in a list of steps."""
    return [
        BoardsillyCase(silly_board(step).pieces, step.turn or "")
        for step in steps
        if step.kind == START
    ]


class PieceCut:
    """Leaves out pieces, but keeps at least one per player."""

    def __init__(self, case: BoardsillyCase) -> None:
        self._case = case
        pieces = occupied(case.cells, EMPTY)
        self.units = sorted(pieces, key=lambda square: (case.cells[square], square))

    def keep(self, units: list[int]) -> BoardsillyCase | None:
        """Returns the board with these pieces; None if a player has none."""
        cells = with_only(self._case.cells, units, EMPTY)
        return BoardsillyCase(cells, self._case.player) if "X" in cells and "O" in cells else None
