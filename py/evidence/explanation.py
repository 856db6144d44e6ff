"""Explains one failing input of a program by what the program did."""

from collections.abc import Iterator
from typing import Any

from evidence.board_finder import ProgramBoard, find_board
from evidence.collecting import collected_at
from evidence.first_wrong import sentence, square_trace
from evidence.judge_steps import Judge
from evidence.recording import Recording
from evidence.tracing import Place, compiled

MOST_PLACES = 50  # Of a line and its callers.
MOST_WRITES = 5_000


def explain(program: str, text: str, offset: int, judge: dict[str, object]) -> dict[str, Any]:
    """Returns what a program did on a failing input, as plain data; see `explaining`."""
    return {name: part[name] for part in explaining(program, text, offset, judge) for name in part}


def explaining(
    program: str, text: str, offset: int, judge: dict[str, object]
) -> Iterator[dict[str, Any]]:
    """Yields what a program did on a failing input, in two parts: its lines, and its board.

    Args:
        program: The source.
        text: The failing input.
        offset: The index of the first wrong character of the program's output. It is the length
            of the output if an expected write never came.
        judge: The JSON form of a `Judge`.

    Yields:
        Plain data. The keys of the first part are:
        - `written`: whether the first wrong character was written;
        - `stack`: the line and function that wrote it, or of the last line, then its callers;
        - `variables`: names and texts;
        - `writes`: where in the output the consecutive writes of each line end, and the line.

        The second part has `board`: None, or the board with `name`, `sentence`, `states`, and
        `trace`, the line that wrote or examined the first wrong square, with its callers.
    """
    code = compiled(program)
    recording = Recording(program, text, offset)
    stack = recording.stack
    if recording.written:
        stack = collected_at(code, text, recording.output, offset) or stack
    yield {
        "written": recording.written,
        "stack": [list(place) for place in stack[:MOST_PLACES]],
        "variables": [list(pair) for pair in recording.variables],
        "writes": _writes(recording),
    }
    run = Judge.from_data(judge)
    board = find_board(code, run) if run.steps else None
    printing = stack if recording.written else []
    yield {"board": board and _board(program, board, run, printing)}


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


def _board(program: str, board: ProgramBoard, judge: Judge, stack: list[Place]) -> dict[str, Any]:
    trace = square_trace(program, compiled(program), board, judge)
    return {
        "name": board.variable.name,
        "sentence": sentence(board, judge, stack[0] if stack else None),
        "wrong": board.following.wrong,
        "states": board.following.states,
        "trace": trace and trace._asdict(),
    }
