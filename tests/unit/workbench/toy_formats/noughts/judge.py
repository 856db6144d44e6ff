"""Noughts and crosses: `game`, then the squares from 1 to 9. The board is printed after each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from text.reader import Reader, unexpected
from workbench.judging import MOVE, START, Beginning, PrintedOutput, Step
from workbench.judging.answer_lines import GAP_LINE, ROW_LINE, AnswerLines
from workbench.judging.judged_game import NO_LISTS, JudgedGame

if TYPE_CHECKING:
    from collections.abc import Iterator


class Grid:
    """A square board of crosses and noughts."""

    def __init__(self, cells: str) -> None:
        self.cells = cells
        self.n = int(len(cells) ** 0.5)

    def rows(self) -> list[str]:
        """Returns the rows, drawn with `.XO`."""
        return [self.cells[at : at + self.n] for at in range(0, len(self.cells), self.n)]


def grid_of(step: Step) -> Grid:
    assert isinstance(step.board, Grid)
    return step.board


def steps(reader: Reader) -> Iterator[Step]:
    grid, turn = Grid(9 * "."), "X"
    while reader.peek():
        word = reader.word("game or a square")
        if word.text == "game":
            grid, turn = Grid(9 * "."), "X"
            yield Step(START, (word, word), "", lambda: "A game begins.", board=grid, turn=turn)
            continue
        square = "123456789".find(word.text)
        if square < 0 or grid.cells[square] != ".":
            raise unexpected(word, "an empty square")
        grid = Grid(grid.cells[:square] + turn + grid.cells[square + 1 :])
        turn = "O" if turn == "X" else "X"
        printed = "\n".join(grid.rows()).replace(".", "-") + "\n\n"
        yield Step(MOVE, (word, word), printed, lambda: "A sign is set.", board=grid, turn=turn)


BEGINNING = Beginning(
    ("the word game", ""),
    lambda first: first.text == "game",
    lambda first, second: "It begins with a game.",
)
GAME = JudgedGame(".XO", lambda square, n: str(square + 1), lists=NO_LISTS, has_moves=True)
OUTPUT = PrintedOutput(
    "-XO",
    AnswerLines(
        lambda text: ROW_LINE,
        lambda kind, before, rows: before[-1] == GAP_LINE or len(before) == rows,
    ),
)
