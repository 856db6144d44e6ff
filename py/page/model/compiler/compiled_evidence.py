"""What a compiled program did on its smallest failing input."""

from page.model.judge.program_evidence import ProgramEvidence, lines_writing
from page.model.judge.sandbox_answers import MOST_OUTPUT
from trials.evidence_data import first_wrong_offset
from trials.outcome import SandboxUnavailable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable
    from typing import Protocol

    from jobs.job import Work
    from trials.outcome import Sandbox

    class TracingSandbox(Sandbox, Protocol):
        """A sandbox that can tell which lines of the program printed."""

        def trace(self, text: str, seconds: float) -> Awaitable["Trace"]:
            """Runs the program again and records the lines that print."""


TRACE_SECONDS = 20


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
    """Runs the program again while its writes are followed. Finds no fixes."""

    def work(self) -> "Work":
        """Finds the line that wrote the first difference, and those of all other lines."""
        try:
            trace = yield self._sandbox.trace(self.failing, TRACE_SECONDS)  # type: ignore[attr-defined]
            self._store(trace)
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
