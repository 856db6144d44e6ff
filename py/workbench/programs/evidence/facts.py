"""What the traces of a program show about its failing input, as plain data."""

from __future__ import annotations

import json
from itertools import accumulate
from typing import TypedDict

from workbench.programs.evidence.board_finder import ProgramBoard, shared_rows
from workbench.programs.evidence.first_wrong import board_sentence, has_not_passed
from workbench.programs.evidence.judge_steps import JudgeSide
from workbench.programs.evidence.last_lines import LastLine
from workbench.programs.evidence.square_events import ToldEvent
from workbench.programs.tracing.events import ENDED, RUNNING, OutputTrace, Stack, Variable
from workbench.programs.tracing.program_run import Stop

SHARED = "All rows of your `{}` are the same list, so a change of one row changes all of them."


class BoardFacts(TypedDict):
    """A program's board.

    Attributes:
        name: The name of its variable.
        sentence: What is right or wrong with it; may be empty.
        wrong: The number of the first step after which it is wrong, or None.
        states: The symbols on all squares after each step, None if unknown.
        exchanged: Whether the states are read with rows and columns exchanged.
        not_passed: Whether the program did not pass. Then no line made the first wrong move wrong.
    """

    name: str
    sentence: str
    wrong: int | None
    states: list[str | None]
    exchanged: bool
    not_passed: bool


class Facts(TypedDict, total=False):
    """What a program did on a failing input.

    Attributes:
        repeated: Whether the run printed the same as before. If not, there are no others.
        done: What was done to the first wrong character: WROTE, COLLECTED, or ENDED if it never
            came, RUNNING if moreover the run was stopped because it executed too many lines.
        stack: The line and function that did it, or of the last line, then its callers.
        variables: Names and texts.
        stacks: Lines and functions, each time of a line and its callers.
        writes: Where in the output the consecutive writes of each stack end, and its number.
        collected: Where the parts of the output end that a stack has added to a collection.
        events: What happened on the squares of the board, in the order of time. Each is a
            `ToldEvent` with the number of its stack.
        followed: The numbers of the steps in which each reading by an index is in the events, but
            those of lines that read most of the board.
        last_lines: `LastLine`s of these steps.
        board: The board, or None.
        moves: A sentence on the list of moves; may be empty.
        beliefs: Sentences on other variables and values that are wrong.
        calls: A sentence on the functions that ran before the first wrong square was written, or
            before the first difference was made if the board is right; may be empty.
    """

    repeated: bool
    done: str
    stack: list[tuple[int, str]]
    variables: list[list[str]]
    stacks: list[list[tuple[int, str]]]
    writes: list[list[int]]
    collected: list[list[int]]
    events: list[tuple[int, int, str, int, str, list[list[str]], str]]
    followed: list[int]
    last_lines: list[LastLine]
    board: BoardFacts | None
    moves: str
    beliefs: list[str]
    calls: str


MOST_CODE_PLACES = 50  # Of a line and its callers.
MOST_WRITES = 5_000
MOST_STACKS, DEEPEST_STACK, UNKNOWN = 400, 10, -1
MOST_CHARACTERS = 100_000  # Of the events in an answer.


def output_facts(trace: OutputTrace, output: str | None) -> Facts:
    """Returns which lines made an output.

    Args:
        trace: The run on the failing input.
        output: What the program printed, to compare the run with; None if it is unknown.
    """
    if not _repeated(trace, output):
        return {"repeated": False}
    stacks = StackTable()
    return {
        "repeated": True,
        "done": RUNNING if trace.kind == ENDED and isinstance(trace.error, Stop) else trace.kind,
        "stack": [*trace.moment.stack[:MOST_CODE_PLACES]],
        "variables": [list(pair) for pair in trace.moment.variables],
        "writes": stacks.numbered(trace.writes),
        "collected": stacks.numbered(trace.collected),
        "stacks": stacks.listed(),
    }


class StackTable:
    """Numbers the stacks of a program."""

    def __init__(self) -> None:
        self._numbers: dict[Stack, int] = {}

    def number(self, stack: Stack) -> int:
        """Returns the number of a stack, UNKNOWN if there are too many."""
        if len(self._numbers) == MOST_STACKS:
            return self._numbers.get(stack[:DEEPEST_STACK], UNKNOWN)
        return self._numbers.setdefault(stack[:DEEPEST_STACK], len(self._numbers))

    def numbered(self, ends: list[tuple[int, Stack]]) -> list[list[int]]:
        """Returns the ends of parts of the output with the numbers of their stacks."""
        return [[end, self.number(stack)] for end, stack in ends[:MOST_WRITES]]

    def listed(self) -> list[list[tuple[int, str]]]:
        """Returns the stacks by number."""
        return [[*stack] for stack in self._numbers]


def _repeated(trace: OutputTrace, output: str | None) -> bool:
    """Returns whether a run printed the known output, or its beginning if it was stopped."""
    if isinstance(trace.error, Stop) and output is not None:
        return output.startswith(trace.output) or trace.output.startswith(output)
    return output in (None, trace.output)


def board_facts(
    board: ProgramBoard, judge: JudgeSide, printing: str, is_played_on: bool = True
) -> BoardFacts:
    """Returns what is known about a program's board."""
    return {
        "name": board.variable.name,
        "sentence": board_sentence(board, judge, printing, is_played_on),
        "wrong": board.following.wrong,
        "states": board.following.states,
        "exchanged": board.layout.exchanged,
        "not_passed": has_not_passed(board, judge),
    }


def shared_rows_facts(values: dict[Variable, object], judge: JudgeSide) -> BoardFacts | None:
    """Returns the sentence on a board whose rows are all the same list."""
    steps = judge["steps"]
    variable = shared_rows(values, len(steps[0]["rows"]))
    return variable and {
        "name": variable.name,
        "sentence": SHARED.format(variable.name),
        "wrong": 0,
        "states": [None] * len(steps),
        "exchanged": False,
        "not_passed": False,
    }


def event_facts(events: list[ToldEvent], facts: Facts, followed: list[int]) -> Facts:
    """Returns what happened on squares, with the stacks of earlier facts and of the events.

    Only the last events are in it if there are very many. `followed` are the steps of which all
    events are given.
    """
    stacks = StackTable()
    for stack in facts["stacks"]:
        stacks.number(tuple(stack))  # type: ignore[arg-type]
    told = [(*event[:3], stacks.number(event.stack), *event[4:]) for event in events]
    sizes = accumulate(len(json.dumps(event)) for event in reversed(told))
    cut = len(told) - sum(size <= MOST_CHARACTERS for size in sizes)
    lost = {event[0] for event in told[:cut]}
    known = [step for step in followed if step not in lost]
    return {"events": told[cut:], "followed": known, "stacks": stacks.listed()}
