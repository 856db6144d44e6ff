"""What a compiled program did on its smallest failing input."""

from explanation.explaining import TO_EXPLAIN, ProgramEvidence, lines_writing, with_items
from explanation.judge_side import FIRST_TESTS, board_step_indexes, first_wrong_offset, judge_data
from trials.outcome import SandboxUnavailable
from trials.run_answers import MOST_OUTPUT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Generator
    from typing import Any, Protocol

    from jobs.job import Wait, Work
    from trials.outcome import EvidenceSandbox

    class CompiledEvidenceSandbox(EvidenceSandbox, Protocol):
        """A sandbox that can also tell what a compiled program did."""

        def trace(self, text: str, seconds: float) -> Awaitable["Trace"]:
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
        number = next((number for end, number in self.writes if end > offset), -1)
        return self.stack(number)

    def stack(self, number: int) -> list[tuple[int, str]]:
        """Returns the stack with a number, empty if there is none."""
        return self.stacks[number] if 0 <= number < len(self.stacks) else []

    def lines(self) -> list[list[int]]:
        """Returns the ends of the pieces with the lines that wrote them, as Python's evidence."""
        placed = [(end, self.stack(number)) for end, number in self.writes]
        return [[end, stack[0][0]] for end, stack in placed if stack]


class CompiledEvidence(ProgramEvidence):
    """Runs the program again while its writes and global arrays are followed. Finds no fixes."""

    _sandbox: "CompiledEvidenceSandbox"

    def work(self) -> "Work":
        """Finds the line that wrote the first difference, those of all lines, and the board."""
        try:
            trace = yield self._sandbox.trace(self.failing, TRACE_SECONDS)
            self._store(trace)
            yield None
            yield from self._find_board()
        except SandboxUnavailable as error:
            self.failure = str(error)
        finally:
            self._sandbox.close()

    def _store(self, trace: Trace) -> None:
        trials = self._trials
        output = trials.outcome.output if trials.outcome else ""
        # A program that crashes may have printed less when its output was buffered.
        self.repeated = trace.output[: len(output)] == output[:MOST_OUTPUT]
        if not self.repeated:
            return
        self.written_by = lines_writing(trace.output, trace.lines())
        expected = "".join([step.text for step in trials.form.run(self.failing)])
        if trials.outcome and trials.outcome.undefined and expected.startswith(output):
            self.stack = [list(place) for place in trace.last]
            return
        at = first_wrong_offset(trials.form, expected, output, trials.result)
        found = trace.stack_at(len(output[:at].encode())) if at < len(output) else []
        self.written = bool(found)
        last = trace.last or (trace.stack(trace.writes[-1][1]) if trace.writes else [])
        self.stack = [list(place) for place in found or last]

    def _find_board(self) -> "Generator[Wait, Any, None]":
        """Asks which global array holds the board, from its states after the judge's steps."""
        if not self.repeated:
            return
        form = self._trials.form
        self.board_steps = board_step_indexes(form, list(form.run(self.failing)))
        yield self._sandbox.list_arrays(TO_EXPLAIN)
        yield from self._hear()
        arrays = self._answers.get("arrays")
        if not arrays:
            return
        tests = yield from self._generated(FIRST_TESTS)
        others = [text for text, _ in tests]
        judge = judge_data(form, self.failing, self._trials.result, others)
        states: list[str | None] = []
        for steps in judge["others"] + [judge["steps"]]:
            states += yield from self._states(steps, arrays)
        request = {
            "ask": "follow_arrays",
            "arrays": arrays,
            "judge": judge,
            "printing": self.stack[0] if self.written else None,
        }
        yield from self._ask(with_items(request, "states", states), TO_EXPLAIN)
        self.board = self._answers.get("board")

    def _states(
        self, steps: "list[dict[str, Any]]", arrays: "list[list[Any]]"
    ) -> "Generator[Wait, Any, list[str | None]]":
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
            ended, state = yield self._sandbox.watch(step["input"], parts, WATCH_SECONDS)
            if ended not in allowed:
                break
            allowed = (ended,) if ended == OK else allowed
            found.append(state)
        return found + [None] * (len(steps) - len(found))
