"""A mistake that a program can make, and what a program that makes it prints."""

from comparison.diagnose.mistakes.turning import with_discs
from judges import Step
from judges.chunks import lines_in
from othello import EMPTY, Move, Position
from othello.masks import squares_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    # What is printed for a step, and the board cells after it if they are not the judge's.
    Prediction = tuple[Iterable[str], "list[str] | None"]
    Predict = Callable[["Stretch"], Iterator[Prediction]]
    Write = Callable[[Step | None, Step], list[str]]

# How likely a mistake is beside others that explain as much.
ALWAYS, AT_TIMES = 1, 0

# The one mistake with which all answers mean what the judge's do.
TEXT_ALONE = "has everything right but the text"


class Mistake:
    """A mistake: `phrase` completes “a program that …”, `predict` gives what that one prints.

    `predict` takes the stretch to be played; it yields for each of its steps the lines printed and
    the cells of the board after it, None if they are the judge's. `likely`
    is ALWAYS for a mistake that is made all the time, AT_TIMES for one that is made in a part of
    the program only.
    """

    def __init__(self, phrase: str, predict: "Predict", likely: int = ALWAYS) -> None:
        self.phrase = phrase
        self.predict = predict
        self.likely = likely


class Stretch:
    """The `steps` to be played again, with the one `before` them, None if there is none."""

    def __init__(self, before: Step | None, steps: list[Step]) -> None:
        self.before = before
        self.steps = steps
        self._cells: list[str] = []

    def cells(self) -> list[str]:
        """Returns the squares of the board before the first step, characters from `.BW`."""
        if self.before and not self._cells:
            self._cells = cells_of(self.before)
        return self._cells


def cells_of(step: Step) -> list[str]:
    """Returns the squares of the board after a step, characters from `.BW`."""
    position = board_of(step)
    cells = with_discs([EMPTY] * position.n**2, squares_of(position.black, position.n), "B")
    return with_discs(cells, squares_of(position.white, position.n), "W")


def board_of(step: Step) -> Position:
    """Returns the position of a step of an Othello judge."""
    assert step.position
    return step.position


def move_of(step: Step) -> Move:
    """Returns the move of a step that is one."""
    assert step.move
    return step.move


def lines_of(step: Step) -> list[str]:
    """Returns the lines that the judge prints for a step."""
    return lines_in(step.text)


def writing(phrase: str, write: "Write", kind: str | None = None) -> Mistake:
    """Returns the mistake of a program that plays rightly but writes otherwise.

    `write` takes the step before, or None, and the step, and returns the lines. With a `kind` only
    steps of that kind are written so.
    """

    def predict(stretch: Stretch) -> "Iterator[Prediction]":
        before = stretch.before
        for step in stretch.steps:
            yield write(before, step) if kind in (None, step.kind) else lines_of(step), None
            before = step

    return Mistake(phrase, predict)
