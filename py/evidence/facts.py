"""Explains one failing input of a program by what the program did."""

from __future__ import annotations

from collections.abc import Iterator
from types import CodeType
from typing import TypedDict

from evidence.board_finder import ProgramBoard, find_board, find_shared_rows
from evidence.collecting import collected_at
from evidence.first_wrong import board_sentence, looks_up_squares, square_history, wrong_squares
from evidence.judge_steps import JudgeSide, JudgeStep
from evidence.move_lists import moves_sentence
from tracing.line_tracing import CodePlace, traceable
from tracing.recording import Recording, variables_at

SHARED = "All rows of your `{}` are the same list, so a change of one row changes all of them."
NOTHING: Facts = {
    "stopped": False,
    "written": False,
    "was_collected": False,
    "stack": [],
    "variables": [],
    "stacks": [],
    "writes": [],
    "collected": [],
    "events": [],
    "board": None,
    "moves": "",
}


class BoardFacts(TypedDict):
    """A program's board.

    Attributes:
        name: The name of its variable.
        sentence: What is right or wrong with it; may be empty.
        wrong: The number of the first step after which it is wrong, or None.
        states: The symbols on all squares after each step, None if unknown.
        exchanged: Whether the states are read with rows and columns exchanged.
    """

    name: str
    sentence: str
    wrong: int | None
    states: list[str | None]
    exchanged: bool


class Facts(TypedDict, total=False):
    """What a program did on a failing input.

    Attributes:
        repeated: Whether the run printed the same as before. If not, the others are empty.
        stopped: Whether the run was stopped because it executed too many lines.
        written: Whether the first wrong character was written.
        was_collected: Whether the stack is that of the line that collected it, not of the writing.
        stack: The line and function that wrote it, or of the last line, then its callers.
        variables: Names and texts.
        stacks: Lines and functions, each time of a line and its callers.
        writes: Where in the output the consecutive writes of each stack end, and its number.
        collected: Where the parts of the output end that a stack has added to a collection.
        events: What happened on the squares of the board, in the order of time: the index among
            the judge's steps, the square, `wrote`, `read` or `ended` (a loop, before it came to the
            square), the number of the stack, what was written or decided, and the variables.
        board: The board, or None.
        moves: A sentence on the list of moves; may be empty.
    """

    repeated: bool
    stopped: bool
    written: bool
    was_collected: bool
    stack: list[tuple[int, str]]
    variables: list[list[str]]
    stacks: list[list[tuple[int, str]]]
    writes: list[list[int]]
    collected: list[list[int]]
    events: list[tuple[int, int, str, int, str, list[list[str]]]]
    board: BoardFacts | None
    moves: str


MOST_CODE_PLACES = 50  # Of a line and its callers.
MOST_WRITES = 5_000
MOST_STACKS, DEEPEST_STACK, UNKNOWN = 200, 10, -1  # Of the writes.


def facts_of(
    program: str, text: str, offset: int, judge: JudgeSide, output: str | None = None
) -> Iterator[Facts]:
    """Yields what a program did on a failing input, in two parts: its lines, and its board.

    Args:
        program: The source.
        text: The failing input.
        offset: The index of the first wrong character of the program's output. It is the length
            of the output if an expected write never came.
        judge: The judge's steps.
        output: What the program printed, to compare this run with; None if it is unknown.

    Yields:
        The facts on its lines, then those on its board and its moves.
    """
    try:
        code = traceable(program)
    except SyntaxError:
        yield {**NOTHING, "repeated": True}  # The verdict names the line.
        return
    recording = Recording(code, text, offset)
    if not _repeated(recording, output):
        yield {**NOTHING, "repeated": False}
        return
    stack, variables = recording.stack, recording.variables
    added = recording.written and collected_at(code, text, recording.output, offset)
    if added:
        stack, variables = added.stack, variables_at(code, text, added.event)
    writes = _writes(recording)
    yield {
        "repeated": True,
        "stopped": recording.stopped,
        "written": recording.written,
        "was_collected": bool(added),
        "stack": [*stack[:MOST_CODE_PLACES]],
        "variables": [list(pair) for pair in variables],
        **writes,
        "collected": [],
        "events": [],
    }
    printing = stack[0] if stack and recording.written else None
    moves = moves_sentence(code, judge, offset, printing)
    board = find_board(code, judge) if judge["steps"] else None
    facts = _board(board, program, code, judge, None if moves else printing)
    yield {"board": facts, "moves": moves}
    history = square_history(code, board, judge) if board and facts else None
    if board and history:
        stacks, wrong = writes["stacks"], wrong_squares(board, judge)[0]
        yield {
            "stacks": [*stacks, history["stack"][:MOST_CODE_PLACES]],
            "events": [
                (board.following.wrong or 0, wrong.square, "wrote", len(stacks), wrong.actual, [])
            ],
        }


def _writes(recording: Recording) -> Facts:
    """Returns the stacks, and the end in the output and the stack of each series of writes."""
    numbers: dict[tuple[CodePlace, ...], int] = {}
    found: list[list[int]] = []
    for end, stack in zip(recording.ends, recording.stacks):
        number = numbers.setdefault(tuple(stack[:DEEPEST_STACK]), len(numbers))
        number = number if number < MOST_STACKS else UNKNOWN
        if found and found[-1][1] == number:
            found[-1][0] = end
        else:
            found.append([end, number])
    stacks: list[list[tuple[int, str]]] = [[*stack] for stack in [*numbers][:MOST_STACKS]]
    return {"stacks": stacks, "writes": found[:MOST_WRITES]}


def _repeated(recording: Recording, output: str | None) -> bool:
    """Returns whether a run printed the known output, or its beginning if it was stopped."""
    if recording.stopped and output is not None:
        return output.startswith(recording.output) or recording.output.startswith(output)
    return output in (None, recording.output)


def _board(
    board: ProgramBoard | None,
    program: str,
    code: CodeType,
    judge: JudgeSide,
    printing: CodePlace | None,
) -> BoardFacts | None:
    if board and board.copied and not looks_up_squares(program, board.variable):
        return None  # It is only read, to make the board.
    if not board:
        return _shared_rows(code, judge["steps"])
    return board_facts(board, judge, printing)


def board_facts(board: ProgramBoard, judge: JudgeSide, printing: CodePlace | None) -> BoardFacts:
    """Returns what is known about a program's board."""
    return {
        "name": board.variable.name,
        "sentence": board_sentence(board, judge, printing),
        "wrong": board.following.wrong,
        "states": board.following.states,
        "exchanged": board.layout.exchanged,
    }


def _shared_rows(code: CodeType, steps: list[JudgeStep]) -> BoardFacts | None:
    """Returns what is said about a board all of whose rows are one list."""
    variable = find_shared_rows(code, steps[0]) if steps else None
    return variable and {
        "name": variable.name,
        "sentence": SHARED.format(variable.name),
        "wrong": 0,
        "states": [None] * len(steps),
        "exchanged": False,
    }
