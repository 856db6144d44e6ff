"""Reads the cases of an input from the steps of its judge."""

from boardsilly import Board
from inputs.cases import SIZE, BoardsillyCase, JutgeCase, Uva220Case
from judges import run
from othello import Position, square_digits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from inputs.cases import Case
    from judges import Step


def read(form: str, text: str) -> "Sequence[Case]":
    """Returns the cases of an input.

    Raises ValueError, naming the line, for input with an error or a warning.
    """
    steps = []
    for step in run(form, text):
        if step.warning:
            raise ValueError(step.warning)
        steps.append(step)
    return _READERS[form](steps)


def is_opening(step: "Step") -> bool:
    """Returns whether a step of `uva220` or `boardsilly` is the board that a case begins with."""
    return step.position is not None and not step.marks and not step.text.strip()


def _uva220(steps: "list[Step]") -> "list[Uva220Case]":
    cases: list[Uva220Case] = []
    for step in steps:
        if is_opening(step) and isinstance(step.position, Position):
            cells = "".join(step.position.rows(Uva220Case.SYMBOLS))
            cases.append(Uva220Case(cells, step.turn or "", []))
        elif "listed" in step.marks:
            cases[-1].commands.append("L")
        elif "placed" in step.marks:
            cases[-1].commands.append("M" + square_digits(step.marks["placed"][0], SIZE))
    return cases


def _jutge(steps: "list[Step]") -> "list[JutgeCase]":
    cases: list[JutgeCase] = []
    for step in steps:
        if isinstance(step.position, Position):
            if "placed" in step.marks:
                square = step.marks["placed"][0]
                cases[-1].moves.append((step.position.color_at(square) or "", square))
            else:
                cases.append(JutgeCase(step.position.n, []))
    return cases


def _boardsilly(steps: "list[Step]") -> "list[BoardsillyCase]":
    return [
        BoardsillyCase(step.position.pieces, step.turn or "")
        for step in steps
        if is_opening(step) and isinstance(step.position, Board)
    ]


_READERS: "dict[str, Callable[[list[Step]], Sequence[Case]]]" = {
    "uva220": _uva220,
    "jutge": _jutge,
    "boardsilly": _boardsilly,
}
