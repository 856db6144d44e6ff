"""The first step after which the program's board is wrong, and the line that wrote it."""

import ast
from types import CodeType, FrameType
from typing import NamedTuple, TypedDict

from evidence.board_finder import ProgramBoard, Variable, Watch
from evidence.judge_steps import EMPTY, JudgeSide, JudgeStep
from evidence.two_sides import AND
from tracing.line_tracing import MAIN, CodePlace, run_traced, stack_of

# What a line does wrong that prints a part of the output.
PRINTED = {
    "board": "prints it wrongly",
    "counts": "prints counts that do not match it",
    "moves": "prints wrong moves",
}


class WrongSquare(NamedTuple):
    """A square on which the program's board is wrong, numbered row by row."""

    square: int
    actual: str
    expected: str


def wrong_squares(board: ProgramBoard, judge: JudgeSide) -> list[WrongSquare]:
    """Returns the wrong squares after the first wrong step, [] if the board is always right.

    The square of the disc placed comes first.
    """
    number = board.following.wrong
    state = board.following.states[number] if number is not None else None
    if number is None or state is None:
        return []
    step = judge["steps"][number]
    pairs = enumerate(zip(state, "".join(step["rows"])))
    found = [WrongSquare(at, *pair) for at, pair in pairs if pair[0] != pair[1]]
    return sorted(found, key=lambda wrong: wrong.square != step["placed"])


def board_sentence(board: ProgramBoard, judge: JudgeSide, printing: CodePlace | None) -> str:
    """Returns a sentence on the program's board, empty if nothing certain can be said.

    Args:
        board: The program's board.
        judge: The judge's steps.
        printing: The place that wrote the first difference, None if it is unknown.
    """
    name = f"`{board.variable.name}`"
    number = board.following.wrong
    if number is None:
        return _right(name, board, judge, printing)
    wrong = wrong_squares(board, judge)
    if not wrong or any(one.actual == "?" for one in wrong):
        return ""
    step = judge["steps"][number]
    if wrong[0].square == step["placed"] and not board.certain:
        return ""
    before = "" if step["start"] else _before(judge, number)
    fault = _fault(wrong[0], step, before, judge)
    fault = fault.replace("has", "have", 1) if AND in name else fault
    said = f"After {step['label']} your {name} {fault}"
    others = len(wrong) - 1
    more = f" {others} more square{'s are' if others > 1 else ' is'} wrong." if others else ""
    return f"{said}.{more}"


def _right(name: str, board: ProgramBoard, judge: JudgeSide, printing: CodePlace | None) -> str:
    """Returns a sentence on a board that is right after every step."""
    exchanged = board.layout.exchanged or judge["part"] == "transposed"
    if exchanged or not board.always_right:
        # The fault may be that rows and columns are exchanged, or show on the board elsewhere.
        return ""
    if not any(
        step["placed"] is not None for steps in (judge["steps"], *judge["others"]) for step in steps
    ):
        # Without moves, a copy of the input cannot be told from the board.
        return ""
    moves = any(step["placed"] is not None for step in judge["steps"])
    done = PRINTED.get(judge["part"])
    printed = f" Line {printing.line} {done}." if printing and done else ""
    are = "are" if AND in name else "is"
    return f"Your {name} {are} right{' after every move' if moves else ''}.{printed}"


def _fault(wrong: WrongSquare, step: JudgeStep, before: str, judge: JudgeSide) -> str:
    """Returns what is wrong on a square, as a predicate of the board."""
    empty, square_name = judge["symbols"][EMPTY], judge["names"][wrong.square]
    held = (
        f"has {wrong.actual} on {square_name}"
        if wrong.actual != empty
        else f"has no disc on {square_name}"
    )
    if not before:
        expected = "it is empty" if wrong.expected == empty else f"there is {wrong.expected}"
        return f"{held}, where {expected} in the input"
    if wrong.square == step["placed"]:
        return f"{held}, where {wrong.expected} was played"
    was = before[wrong.square]
    if wrong.actual == was:
        return f"still {held}, which should have been flipped"
    if was == empty:
        return f"{held}, which should be empty"
    if wrong.actual == empty:
        return f"{held}, where there should be {wrong.expected}"
    return f"{held}, which should not have been flipped"


class SquareHistory(TypedDict):
    """The line that wrote a wrong square last.

    Attributes:
        square: The name of the square.
        stack: The line and its function, then its callers.
    """

    square: str
    stack: list[tuple[int, str]]


def square_history(code: CodeType, board: ProgramBoard, judge: JudgeSide) -> SquareHistory | None:
    """Returns the line that wrote the first wrong square.

    None if it is unknown, or if the square is only wrong because nothing has changed it.
    """
    wrong, number = wrong_squares(board, judge), board.following.wrong
    if not wrong or number is None:
        return None
    step, square = judge["steps"][number], wrong[0].square
    if not step["start"] and wrong[0].actual == _before(judge, number)[square]:
        return None
    follower = _SquareFollower(board, len(judge["steps"][0]["rows"]), square)
    run_traced(code, step["input"], lambda written: None, follower.note, follower.note)
    return (
        {"square": judge["names"][square], "stack": [*follower.wrote]} if follower.wrote else None
    )


def _before(judge: JudgeSide, number: int) -> str:
    """Returns the judge's board before a step."""
    return "".join(judge["steps"][number - 1]["rows"])


class _SquareFollower:
    """Notes the last line that changed a square.

    Attributes:
        wrote: The stack of that line.
    """

    def __init__(self, board: ProgramBoard, n: int, square: int) -> None:
        self.wrote: list[CodePlace] = []
        self._watch = Watch()
        self._variable, self._layout = board.variable, board.layout
        self._n = n
        self._square = square
        self._value: object = None
        self._before: list[CodePlace] = []

    def note(self, frame: FrameType) -> None:
        """Compares the square with its state before the last line."""
        self._watch.note(frame)
        if self._variable.function == MAIN:
            self._watch.note_global(frame, self._variable.name.partition(".")[0])
        cells = self._layout.read(self._watch.values.get(self._variable), self._n)
        value = cells[self._square] if cells else None
        if value != self._value:
            self._value, self.wrote = value, self._before
        self._before = stack_of(frame)


def looks_up_squares(program: str, variable: Variable) -> bool:
    """Returns whether a program looks up single squares of a variable, as in `board[3][4]`."""
    name = variable.name.rpartition(".")[2]
    return any(
        isinstance(node, ast.Subscript)
        and isinstance(node.value, ast.Subscript)
        and _name(node.value.value) == name
        for node in ast.walk(ast.parse(program))
    )


def _name(node: ast.expr) -> str:
    """Returns the name of a variable or an attribute, empty for other expressions."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
