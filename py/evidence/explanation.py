"""Explains one failing input of a program by what the program did."""

from typing import Any

from evidence.board_finder import ProgramBoard, find_board
from evidence.collecting import collected_at
from evidence.first_wrong import sentence, square_trace
from evidence.judge_steps import Judge
from evidence.recording import Recording
from evidence.tracing import Place, compiled


def explain(program: str, text: str, offset: int, judge: dict[str, object]) -> dict[str, Any]:
    """Returns what a program did on a failing input, as plain data.

    Args:
        program: The source.
        text: The failing input.
        offset: The index of the first wrong character of the program's output. It is the length
            of the output if an expected write never came.
        judge: The JSON form of a `Judge`.

    Returns:
        The keys are:
        - `written`: whether the first wrong character was written;
        - `stack`: the line and function that wrote it, or of the last line, then its callers;
        - `variables`: names and texts;
        - `writes`: the end in the output and the line of each write;
        - `board`: None, or the board with `name`, `sentence`, `states`, and `trace`, the line that
          wrote or examined the first wrong square, with its callers.
    """
    code = compiled(program)
    recording = Recording(program, text, offset)
    stack = recording.stack
    if recording.written:
        stack = collected_at(code, text, recording.output, offset) or stack
    run = Judge.from_data(judge)
    board = find_board(code, run) if run.steps else None
    return {
        "written": recording.written,
        "stack": [list(place) for place in stack],
        "variables": [list(pair) for pair in recording.variables],
        "writes": [[end, on[0].line] for end, on in zip(recording.ends, recording.stacks) if on],
        "board": board and _board(program, board, run, stack if recording.written else []),
    }


def _board(program: str, board: ProgramBoard, judge: Judge, stack: list[Place]) -> dict[str, Any]:
    trace = square_trace(program, compiled(program), board, judge)
    return {
        "name": board.variable.name,
        "sentence": sentence(board, judge, stack[0] if stack else None),
        "wrong": board.following.wrong,
        "states": board.following.states,
        "trace": trace and trace._asdict(),
    }
