"""What a compiled program did on its smallest failing input."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from explanation.explaining import TO_EXPLAIN, Explaining, with_items
from explanation.explanation import stack_at, stack_with
from explanation.judge_side import first_wrong_offset, judge_data
from trials.run_answers import MOST_OUTPUT

if TYPE_CHECKING:
    from collections.abc import Awaitable, Generator

    from evidence.facts import Facts
    from evidence.judge_steps import JudgeStep
    from evidence.service_requests import BoardRequest
    from jobs.job import Wait
    from trials.outcome import ExplainingSandbox

    class RecordingSandbox(ExplainingSandbox, Protocol):
        """A sandbox that can also tell what a compiled program did."""

        def trace(self, text: str, seconds: float) -> Awaitable[Trace]:
            """Runs the program again and records the lines that print."""

        def list_arrays(self, seconds: float) -> Awaitable[None]:
            """Asks for the global arrays of the program; `next_lines` returns the answer."""

        def watch(
            self, text: str, parts: list[list[int]], seconds: float
        ) -> Awaitable[tuple[str, str]]:
            """Runs the program and returns how it ended, and parts of its memory at the end."""


TRACE_SECONDS = 20
WATCH_SECONDS = 2
MOST_WATCHED = 60  # Steps of an input.
OK, CRASH = "ok", "crash"
REPLACED = "\ufffd"


class Trace:
    """Which lines of a program printed what.

    Attributes:
        output: The output.
        writes: The ends of consecutive pieces of the output, each with the number of its stack.
        stacks: The lines and functions of each stack, from the inside to the outside.
        last: The stack at the end of a program that crashed, else empty.
    """

    def __init__(
        self,
        output: str,
        writes: list[list[int]],
        stacks: list[list[tuple[int, str]]],
        last: list[tuple[int, str]],
    ) -> None:
        self.output = output
        self.writes = writes
        self.stacks = stacks
        self.last = last

    def stack_at(self, offset: int) -> list[tuple[int, str]]:
        """Returns the stack that wrote the byte at an offset, empty if none is known."""
        return stack_at(offset, self.writes, self.stacks)


class ExplainingCompiled(Explaining):
    """Finds out what a C or C++ program prints where, and its global arrays. Finds no fixes."""

    _service: RecordingSandbox

    def _find_facts(self, expected: str) -> Generator[Wait, Any, None]:
        """Finds the line that printed the first difference, those of all lines, and the board."""
        trace = yield self._service.trace(self.failing, TRACE_SECONDS)
        facts = self._traced(trace, expected)
        self._hold(facts)
        yield None
        if facts["repeated"]:
            yield from self._find_board(facts)

    def _find_fixes(self, expected: str) -> Generator[Wait, Any, None]:
        """Does nothing."""
        yield None

    def _traced(self, trace: Trace, expected: str) -> Facts:
        """Returns the facts on what printed the output."""
        output, outcome = self.output, self.outcome
        # A program that crashes may have printed less when its output was buffered.
        if trace.output[: len(output)] != output[:MOST_OUTPUT]:
            return {"repeated": False}
        at = first_wrong_offset(self._trials.form, expected, output, self._trials.result)
        found = trace.stack_at(len(output[:at].encode())) if at < len(output) else []
        last = trace.last or (stack_with(trace.writes[-1][1], trace.stacks) if trace.writes else [])
        if outcome and outcome.undefined and expected.startswith(output):
            found, last = [], trace.last
        return {
            "repeated": True,
            "stopped": False,
            "written": bool(found),
            "stack": found or last,
            "variables": [],
            "stacks": trace.stacks,
            "writes": in_characters(trace.writes, trace.output),
        }

    def _find_board(self, facts: Facts) -> Generator[Wait, Any, None]:
        """Asks which global array holds the board, from its states after the judge's steps."""
        yield self._service.list_arrays(TO_EXPLAIN)
        yield from self._hear()
        arrays = self._answers.get("arrays")
        if not arrays:
            return
        others = yield from self._other_inputs()
        judge = judge_data(self._trials.form, self.failing, self._trials.result, others)
        states: list[str | None] = []
        for steps in judge["others"] + [judge["steps"]]:
            states += yield from self._states(steps, arrays)
        request: BoardRequest = {
            "ask": "follow_arrays",
            "arrays": arrays,
            "judge": judge,
            "printing": facts["stack"][0] if facts["written"] else None,
        }
        yield from self._ask(with_items(request, "states", states), TO_EXPLAIN)
        facts["board"] = self._answers.get("board")
        self._hold(facts)

    def _states(
        self, steps: list[JudgeStep], arrays: list[list[Any]]
    ) -> Generator[Wait, Any, list[str | None]]:
        """Returns the arrays after each step, None from the step on in which the program fails.

        A program that crashes after its first step too does so at the end of every input.
        """
        parts = [
            [address, max(rows, 1), columns * size, distance]
            for _, address, rows, columns, distance, size, _ in arrays
        ]
        found: list[str | None] = []
        allowed: tuple[str, ...] = (OK, CRASH)
        for step in steps[:MOST_WATCHED]:
            ended, state = yield self._service.watch(step["input"], parts, WATCH_SECONDS)
            if ended not in allowed:
                break
            allowed = (ended,) if ended == OK else allowed
            found.append(state)
        return found + [None] * (len(steps) - len(found))


def in_characters(pieces: list[list[int]], output: str) -> list[list[int]]:
    """Returns pieces of an output with their ends in characters instead of bytes.

    Without them, if some bytes were no characters and have been replaced.
    """
    content = output.encode()
    if len(content) == len(output):
        return pieces
    found: list[list[int]] = []
    start = characters = 0
    for end, number in pieces if REPLACED not in output else ():
        characters += sum([byte & 0xC0 != 0x80 for byte in content[start:end]])
        found.append([characters, number])
        start = end
    return found
