"""The user's board beside the judge's, and why it is wrong.

Both come from the program's variables, or else from its output and a guess.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from board.scene import OCCUPANTS
from workbench.model.program.program_lines import explanation_of
from workbench.model.program.program_test import ProgramTest
from workbench.programs.explanation.explanation import UNKNOWN, HeldBoard

if TYPE_CHECKING:
    from workbench.comparison import Comparison

SHOWN_BOARD, GUESSED_BOARD = "Your board", "Your board, if the guess is right"
VARIABLE = "Your `{}`"
FIRST = "This is the first step after which it is wrong."
SAME = "It agrees with the judge's board after this step."
EXCHANGED = "Its rows are drawn as columns."
DIFFERS = "It differs from the judge's board after this step."
AND = "` and `"  # Between the names of the two variables of a board.
NOT_PRESSED = "Its squares cannot be pressed, because {}."
IN_TWO, TRANSPOSED = "it is in two variables", "its rows and columns are exchanged"


class YourBoard:
    """A board to draw beside the judge's.

    Attributes:
        rows: The rows, of characters from `.BW` or `.XO`; `?` stands for an unknown value.
        marks: The squares by kind of mark.
        caption: What the board is.
        reading: A sentence on it; may be empty.
        square_names: The problem's names of the squares, [] unless they can be asked about.
    """

    def __init__(
        self,
        rows: list[str],
        marks: dict[str, list[int]],
        caption: str,
        reading: str,
        square_names: list[str],
    ) -> None:
        self.rows = rows
        self.marks = marks
        self.caption = caption
        self.reading = reading
        self.square_names = square_names

    def __eq__(self, other: object) -> bool:
        return isinstance(other, YourBoard) and self.__dict__ == other.__dict__

    @property
    def accessible_names(self) -> list[str]:
        """For screen readers, each square that can be asked about and what is on it."""
        words = dict(OCCUPANTS)
        words[UNKNOWN] = "unknown"
        signs = zip(self.square_names, "".join(self.rows))
        return [f"{name}, {words.get(sign, 'empty')}" for name, sign in signs]


def your_board(test: ProgramTest) -> YourBoard | None:
    """Returns the user's board, None if it is unknown."""
    explanation = explanation_of(test)
    return _held(test, explanation.board) or _printed(test, explanation.likely)


def _held(test: ProgramTest, board: HeldBoard | None) -> YourBoard | None:
    """Returns the board that the program held after the current step."""
    stepper, result = test.session.stepper, test.session.comparison.result
    held = board.after(stepper.index) if board and stepper and stepper.on_board else None
    if not (board and stepper and held):
        return None
    expected = "".join(stepper.step.rows)
    n = int(len(expected) ** 0.5)
    if len(held) != n * n:
        return None
    different = [at for at in range(n * n) if held[at] != expected[at]]
    marks = {"different": different}
    if result and result.step == stepper.index and not different:
        marks.update(_listed(result))
    reading = DIFFERS if different else SAME
    if board.wrong == stepper.index:
        reading = FIRST
    if board.exchanged:
        reading = f"{EXCHANGED} {reading}"
    rows = [held[start : start + n] for start in range(0, n * n, n)]
    names = board.names if board.events and len(board.names) == len(held) else []
    if not board.events and (why := _not_followed(board)):
        reading = f"{reading} {NOT_PRESSED.format(why)}"
    return YourBoard(rows, marks, VARIABLE.format(board.name), reading, names)


def _not_followed(board: HeldBoard) -> str:
    """Returns why no events are recorded on the squares of a board, empty if none is known."""
    if AND in board.name:
        return IN_TWO
    return TRANSPOSED if board.exchanged else ""


def _printed(test: ProgramTest, likely: str) -> YourBoard | None:
    """Returns the board of the output at the first difference, or of a guess that is shown."""
    result, stepper = test.session.comparison.result, test.session.stepper
    is_shown = result and stepper and stepper.on_board and stepper.index == result.step
    if not result or result.actual.rows is None or not is_shown:
        return None
    if result.actual.guessed and likely != result.guess:
        return None
    marks = _listed(result)
    marks["different"] = result.squares
    caption = GUESSED_BOARD if result.actual.guessed else SHOWN_BOARD
    return YourBoard(result.actual.rows, marks, caption, "", [])


def _listed(result: Comparison) -> dict[str, list[int]]:
    """Returns the marks of the moves that the output lists at the first difference."""
    moves = result.actual.moves
    return {
        "listed": result.actual.listed,
        "from": [origin for origin, _ in moves],
        "to": [target for _, target in moves],
    }
