"""Explains one failing input of a program by what the program did."""

from __future__ import annotations

from collections.abc import Iterator
from types import CodeType
from typing import TypedDict

from evidence.board_finder import ProgramBoard, find_board, find_shared_rows
from evidence.collecting import collected_at
from evidence.first_wrong import SquareHistory, board_sentence, looks_up_squares, square_history
from evidence.judge_steps import JudgeSide, JudgeStep
from evidence.move_lists import moves_sentence
from tracing.line_tracing import CodePlace, traceable
from tracing.recording import Recording, variables_at

SHARED = "All rows of your `{}` are the same list, so a change of one row changes all of them."
NOTHING: Facts = {
    "stopped": False,
    "written": False,
    "collected": False,
    "stack": [],
    "variables": [],
    "writes": [],
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
        history: The line that wrote the first wrong square, or None.
    """

    name: str
    sentence: str
    wrong: int | None
    states: list[str | None]
    exchanged: bool
    history: SquareHistory | None


class Facts(TypedDict, total=False):
    """What a program did on a failing input.

    Attributes:
        repeated: Whether the run printed the same as before. If not, the others are empty.
        stopped: Whether the run was stopped because it executed too many lines.
        written: Whether the first wrong character was written.
        collected: Whether the stack is that of the line that collected it, not of the writing.
        stack: The line and function that wrote it, or of the last line, then its callers.
        variables: Names and texts.
        writes: Where in the output the consecutive writes of each line end, and the line.
        board: The board, or None.
        moves: A sentence on the list of moves; may be empty.
    """

    repeated: bool
    stopped: bool
    written: bool
    collected: bool
    stack: list[tuple[int, str]]
    variables: list[list[str]]
    writes: list[list[int]]
    board: BoardFacts | None
    moves: str


MOST_CODE_PLACES = 50  # Of a line and its callers.
MOST_WRITES = 5_000


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
    yield {
        "repeated": True,
        "stopped": recording.stopped,
        "written": recording.written,
        "collected": bool(added),
        "stack": [*stack[:MOST_CODE_PLACES]],
        "variables": [list(pair) for pair in variables],
        "writes": _writes(recording),
    }
    printing = stack[0] if stack and recording.written else None
    moves = moves_sentence(code, judge, offset, printing)
    board = _board(program, code, judge, None if moves else printing)
    yield {"board": board, "moves": moves}


def _writes(recording: Recording) -> list[list[int]]:
    """Returns the end in the output and the line of each series of writes."""
    found: list[list[int]] = []
    for end, stack in zip(recording.ends, recording.stacks):
        line = stack[0].line if stack else 0
        if found and found[-1][1] == line:
            found[-1][0] = end
        else:
            found.append([end, line])
    return found[:MOST_WRITES]


def _repeated(recording: Recording, output: str | None) -> bool:
    """Returns whether a run printed the known output, or its beginning if it was stopped."""
    if recording.stopped and output is not None:
        return output.startswith(recording.output) or recording.output.startswith(output)
    return output in (None, recording.output)


def _board(
    program: str, code: CodeType, judge: JudgeSide, printing: CodePlace | None
) -> BoardFacts | None:
    board = find_board(code, judge) if judge["steps"] else None
    if board and board.copied and not looks_up_squares(program, board.variable):
        return None  # It is only read, to make the board.
    if not board:
        return _shared_rows(code, judge["steps"])
    return board_facts(board, judge, printing, square_history(code, board, judge))


def board_facts(
    board: ProgramBoard, judge: JudgeSide, printing: CodePlace | None, history: SquareHistory | None
) -> BoardFacts:
    """Returns what is known about a program's board."""
    return {
        "name": board.variable.name,
        "sentence": board_sentence(board, judge, printing),
        "wrong": board.following.wrong,
        "states": board.following.states,
        "exchanged": board.layout.exchanged,
        "history": history,
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
        "history": None,
    }
