"""The game of `jutge`, and the white space of its text, which the statement leaves open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, Position
from workbench.formats.jutge.judge import LETTERS
from workbench.inputs.incremental_replay import IncrementalReplay
from workbench.judging import START, Step
from workbench.judging.adapter import Case

if TYPE_CHECKING:
    # The white space between the words of a move, between moves, and at the end.
    Layout = tuple[str, str, str]

A_MOVE_A_LINE = (" ", "\n", "\n")
# All in one line, a word a line, and with empty lines, tabs and no end of the last line.
OTHER_LAYOUTS = ((" ", " ", "\n"), ("\n", "\n", "\n"), ("\t", "\n\n", ""))
WORDS = 3  # Of a move.


def laid_out(words: list[str], layout: Layout) -> str:
    """Returns an input of a number and moves."""
    within, between, end = layout
    moves = [within.join(words[at : at + WORDS]) for at in range(1, len(words), WORDS)]
    return between.join(words[:1] + moves) + end


def layout_of(move: Step) -> Layout:
    """Returns the layout whose first move is on the same lines."""
    for layout in OTHER_LAYOUTS:
        within, between, _ = layout
        first, last = 1 + between.count("\n"), (WORDS - 1) * within.count("\n")
        if (move.line, move.end_line - move.line) == (first, last):
            return layout
    return A_MOVE_A_LINE


class JutgeCase(Case):
    """A game from the start.

    Attributes:
        n: The number of rows of the board.
        moves: The colour and the square of each move.
        layout: The white space.
    """

    def __init__(
        self, n: int, moves: list[tuple[str, int]], layout: Layout = A_MOVE_A_LINE
    ) -> None:
        self.n = n
        self.moves = moves
        self.layout = layout

    def in_layout(self, layout: Layout) -> JutgeCase:
        """Returns the same game with other white space."""
        return JutgeCase(self.n, self.moves, layout)

    def plain(self) -> JutgeCase:
        """Returns the same game with one move a line."""
        return self.in_layout(A_MOVE_A_LINE)

    def text(self) -> str:
        """Returns the text of the case."""
        return laid_out(" ".join(self.lines()).split(), self.layout)

    def lines(self) -> list[str]:
        """Returns the lines of the case."""
        return [str(self.n)] + [self._line(color, square) for color, square in self.moves]

    @property
    def size(self) -> int:
        """The number of rows and moves."""
        return self.n + len(self.moves)

    def _line(self, color: str, square: int) -> str:
        row, column = divmod(square, self.n)
        return f"{LETTERS[color]} {row + 1} {column + 1}"


def read(steps: list[Step]) -> list[JutgeCase]:
    """Returns the game in a list of steps, as a list of one; an empty list if there is none."""
    cases: list[JutgeCase] = []
    for step in steps:
        if step.kind == START and step.position:
            cases.append(JutgeCase(step.position.n, []))
        elif step.move:
            if not cases[-1].moves:
                cases[-1].layout = layout_of(step)
            cases[-1].moves.append((step.move.color, step.move.square))
    return cases


class MoveCut:
    """Leaves out moves; each remaining move gets the colour whose turn it then is."""

    def __init__(self, case: JutgeCase) -> None:
        self._case = case
        self._replay = IncrementalReplay(Position.start(case.n), BLACK)
        self.units = list(range(len(case.moves)))

    def keep(self, units: list[int]) -> JutgeCase | None:
        """Returns the game with these moves; None if one is illegal."""
        legal = self._replay.play([self._case.moves[unit][1] for unit in units])
        if not legal:
            return None
        return JutgeCase(self._case.n, self._replay.moves, self._case.layout)


class RingCut:
    """Leaves out outer rings of squares, which makes the board smaller."""

    def __init__(self, case: JutgeCase) -> None:
        self._case = case
        self.units = list(range(case.n // 2 - 2))

    def keep(self, units: list[int]) -> JutgeCase | None:
        """Returns the game on the smaller board; None if a move is illegal there."""
        margin = len(self.units) - len(units)
        n = self._case.n - 2 * margin
        places = [divmod(square, self._case.n) for _, square in self._case.moves]
        moved = [(row - margin, column - margin) for row, column in places]
        if not all(0 <= row < n and 0 <= column < n for row, column in moved):
            return None
        replay = IncrementalReplay(Position.start(n), BLACK)
        legal = replay.play([row * n + column for row, column in moved])
        return JutgeCase(n, replay.moves, self._case.layout) if legal else None
