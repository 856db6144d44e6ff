"""The steps that are replayed with a mistake, and what programs print for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import EMPTY, Move, Position
from othello.masks import squares_of
from text.chunks import lines_in
from workbench.comparison.diagnose.mistakes.cells import with_discs
from workbench.comparison.whitespace import squeezed
from workbench.judging import Mistake, Step

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from workbench.judging.format import Prediction

    Write = Callable[[Step | None, Step], list[str]]

# The only mistake whose output means the same as the expected one.
ONLY_TEXT_WRONG = "gets everything right except the text"
IGNORES_LETTERS = "never passes: the players take turns, regardless of the letter of the move"
PLAYS_WITHOUT_MOVE = "does not pass, but plays the move for the player without a legal move"
NO_PASS = (IGNORES_LETTERS, PLAYS_WITHOUT_MOVE)


class StepReplay:
    """Steps of a judge, after an earlier one or none, that are replayed with a mistake."""

    def __init__(self, before: Step | None, steps: list[Step]) -> None:
        self.before, self.steps = before, steps
        self._cells: list[str] = []

    def read(self, lines: Iterable[str]) -> list[str]:
        """Returns the lines printed for a step as they are compared."""
        return list(texts(lines))

    def right(self, index: int) -> list[str]:
        """Returns the expected lines of a step as they are compared."""
        return self.read(lines_of(self.steps[index]))

    def differs(self, index: int, lines: Iterable[str], cells: list[str] | None) -> bool:
        """Returns whether the prediction for a step differs from what is expected."""
        step = self.steps[index]
        other_board = bool(cells) and step.position is not None and cells != cells_of(step)
        return other_board or self.read(lines) != self.right(index)

    def cells(self) -> list[str]:
        """Returns the board before the first step, one character from `.BW` per square."""
        if self.before and not self._cells:
            self._cells = cells_of(self.before)
        return self._cells


def texts(lines: Iterable[str]) -> Iterator[str]:
    """Yields the lines that are not blank, without white space."""
    for line in lines:
        text = squeezed(line)
        if text:
            yield text


def cells_of(step: Step) -> list[str]:
    """Returns the board after a step, one character from `.BW` per square."""
    position = board_of(step)
    cells = with_discs([EMPTY] * position.n**2, squares_of(position.black, position.n), "B")
    return with_discs(cells, squares_of(position.white, position.n), "W")


def board_of(step: Step) -> Position:
    """Returns the position of a step that has one."""
    assert step.position
    return step.position


def move_of(step: Step) -> Move:
    """Returns the move of a step that has one."""
    assert step.move
    return step.move


def lines_of(step: Step) -> list[str]:
    """Returns the expected lines of a step."""
    return lines_in(step.text)


def writing(phrase: str, write: Write, kind: str | None = None) -> Mistake:
    """Returns the mistake of a program that plays correctly but prints something else.

    Args:
        phrase: What the program does.
        write: Returns the lines printed for a step, given the step before or None, and the step.
        kind: The kind of the steps that are printed wrongly; all steps if None.
    """

    def predict(replay: StepReplay) -> Iterator[Prediction]:
        before = replay.before
        for step in replay.steps:
            yield write(before, step) if kind in (None, step.kind) else lines_of(step), None
            before = step

    return Mistake(phrase, predict, plays_right=True)
