"""The first step after which the program's board is wrong."""

from typing import NamedTuple

from workbench.programs.evidence.board_finder import LINE_FEED, ProgramBoard
from workbench.programs.evidence.judge_steps import BLACK, EMPTY, WHITE, JudgeSide, JudgeStep
from workbench.programs.evidence.two_sides import AND

# What a line prints or collects wrongly, by the part of the output.
PRINTED = {
    "board": "it wrongly",
    "counts": "counts that do not match it",
    "moves": "a wrong list of moves",
}


NOT_PASSED = " Your program did not pass: {} had no legal move."
# Of a board in two variables. The program may have passed without exchanging these.
HAD_TO_PASS = " {} had no legal move and had to pass."
NUL = "\0"
MISREAD = "After {} your {} has a line feed on {}."
OTHERS = {"black": "white", "white": "black"}


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


def board_sentence(
    board: ProgramBoard, judge: JudgeSide, printing: str, is_played_on: bool = True
) -> str:
    """Returns a sentence on the program's board, empty if nothing certain can be said.

    Args:
        board: The program's board.
        judge: The judge's steps.
        printing: What made the first difference, as in `Line 5 prints`; empty if it is unknown.
        is_played_on: Whether the moves are made on this board, and not on one that it copies.
    """
    name = f"`{board.variable.name}`"
    number = board.following.wrong
    if number is None:
        return _right(name, board, judge, printing) if is_played_on else ""
    wrong = wrong_squares(board, judge)
    for one in wrong:
        if one.actual == LINE_FEED:
            label, square_name = judge["steps"][number]["label"], judge["names"][one.square]
            return MISREAD.format(label, name, square_name)
    if not wrong or any(one.actual == "?" for one in wrong):
        return ""
    step = judge["steps"][number]
    if not board.certain and (step["start"] or wrong[0].square == step["placed"]):
        return ""
    before = "" if step["start"] else _before(judge, number)
    fault = _fault(wrong[0], step, before, judge)
    fault = fault.replace("has", "have", 1) if AND in name else fault
    said = f"After {step['label']} your {name} {fault}"
    if has_not_passed(board, judge):
        passing = OTHERS[step["moved"]]
        is_pair = AND in board.variable.name
        why = HAD_TO_PASS.format(passing.capitalize()) if is_pair else NOT_PASSED.format(passing)
        return f"{said}.{why}"
    others = len(wrong) - 1
    more = f" {others} more square{'s are' if others > 1 else ' is'} wrong." if others else ""
    return f"{said}.{more}"


def has_not_passed(board: ProgramBoard, judge: JudgeSide) -> bool:
    """Returns whether the first wrong move only places a disc of the side that had to pass."""
    number = board.following.wrong
    step = judge["steps"][number or 0]
    square = step["placed"]
    if not number or square is None or not step["passed"]:
        return False
    before, symbols = _before(judge, number), judge["symbols"]
    disc = symbols[WHITE if step["moved"] == "black" else BLACK]
    return board.following.states[number] == before[:square] + disc + before[square + 1 :]


def _right(name: str, board: ProgramBoard, judge: JudgeSide, printing: str) -> str:
    """Returns a sentence on a board that is right after every step of the failing input."""
    exchanged = board.layout.exchanged or judge["part"] == "transposed"
    is_sure = board.certain and judge["part"] != "board" and _is_followed(board, judge)
    if exchanged or not (board.always_right or is_sure):
        # The fault may be that rows and columns are exchanged, or show on the board elsewhere.
        return ""
    if NUL in board.symbols and judge["part"] == "board":
        return ""  # It may be printed as it is.
    moves = any(step["placed"] is not None for step in judge["steps"])
    done = PRINTED.get(judge["part"])
    printed = f" {printing} {done}." if printing and done else ""
    are = "are" if AND in name else "is"
    return f"Your {name} {are} right{' after every move' if moves else ''}.{printed}"


def _is_followed(board: ProgramBoard, judge: JudgeSide) -> bool:
    """Returns whether all boards are known, and one differs with rows and columns exchanged."""
    boards = [step["rows"] for step in judge["steps"]]
    turned = [["".join(column) for column in zip(*rows)] for rows in boards]
    return len(board.following.states) == len(boards) and turned != boards


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
        return f"{held}, where {expected} at the start"
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


def _before(judge: JudgeSide, number: int) -> str:
    """Returns the judge's board before a step."""
    return "".join(judge["steps"][number - 1]["rows"])
