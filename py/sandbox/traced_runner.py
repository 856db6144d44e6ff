"""Answers what a program did from the traces of runs that were made elsewhere."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple, Protocol

from tracing.events import ENDED, LastLines, Moment, OutputTrace, ValueTrace, Writing
from tracing.program_run import Stop

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tracing.cell_tracker import BoardReader
    from tracing.events import Event, ProgramParts, Stack, Variable

    Request = tuple[str, str]  # A mode and an input.

VALUES, OUTPUT, SQUARES, WRITING = "values", "output {}", "squares {}", "writing {}"
# How a run may end. Others are those of crashes.
OK, STOPPED = "ok", ("timeout", "flood", "stopped")
REPLACED = "\ufffd"


class TracedRun(NamedTuple):
    """A run: how it ended, its output, and its trace."""

    kind: str
    output: str
    trace: str


class RunsWanted(Exception):
    """Runs are needed that have not been made.

    Attributes:
        requests: Their modes and inputs.
    """

    def __init__(self, requests: list[Request]) -> None:
        super().__init__()
        self.requests = requests


class TraceReader(Protocol):
    """Reads the texts of traces. The ends of parts of the output are counted in bytes."""

    def read_values(self, trace: str, parts: ProgramParts, output: str) -> ValueTrace:
        """Returns the trace of a run for its values."""

    def read_output(self, trace: str, parts: ProgramParts, output: str) -> OutputTrace:
        """Returns the trace of a run for its output."""

    def read_squares(
        self, trace: str, parts: ProgramParts, reader: BoardReader
    ) -> tuple[list[Event], list[int]]:
        """Returns the events on a board, and the lines that were executed."""

    def read_writing(self, trace: str, parts: ProgramParts) -> Writing:
        """Returns the last writing of a variable."""


class TracedRunner:
    """Answers from the traces of runs. Raises RunsWanted if some are missing.

    Args:
        read: Reads the traces.
        parts: What the traces refer to.
        runs: The runs, by mode and input.
        output: The output for the failing input.
    """

    def __init__(
        self, read: TraceReader, parts: ProgramParts, runs: dict[Request, TracedRun], output: str
    ) -> None:
        self.parts = parts
        self._read = read
        self._runs = runs
        self._output = output

    def expect(self, texts: list[str], outputs: list[tuple[str, int]]) -> None:
        """Raises RunsWanted for all runs that are needed in any case."""
        at = [(self._mode_at(offset), text) for text, offset in outputs]
        self._require([*at, *((VALUES, text) for text in texts)])

    def values(self, texts: list[str]) -> Iterator[ValueTrace]:
        """Yields the last values of the variables on inputs."""
        self._require([(VALUES, text) for text in texts])
        return map(self._values, texts)

    def _values(self, text: str) -> ValueTrace:
        run = self._runs[VALUES, text]
        if not run.trace:
            return ValueTrace(run.output, _error(run), {}, LastLines([]), {})
        found = self._read.read_values(run.trace, self.parts, run.output)
        return found._replace(error=found.error or _error(run))

    def output(self, text: str, offset: int) -> OutputTrace:
        """Returns which lines made the output, and the character at an offset."""
        run = self._run(self._mode_at(offset), text)
        if not run.trace:
            return OutputTrace(run.output, _error(run), [], [], ENDED, Moment((), [], {}))
        found = self._read.read_output(run.trace, self.parts, run.output)
        writes = _in_characters(found.writes, run.output)
        return found._replace(error=found.error or _error(run), writes=writes)

    def moment(self, text: str, offset: int) -> Moment:
        """Returns the state when the character at an offset was printed."""
        return self.output(text, offset).moment

    def squares(
        self, text: str, variable: Variable, reader: BoardReader
    ) -> tuple[list[Event], list[int]]:
        """Returns the events on a board, and the lines that were executed."""
        place = self._place(variable)
        if not place:
            return [], []
        run = self._run(SQUARES.format(place), text)
        if not run.trace:
            return [], []
        return self._read.read_squares(run.trace, self.parts, reader)

    def writing(self, text: str, variable: Variable) -> Writing:
        """Returns the last writing of a variable."""
        place = self._place(variable)
        trace = self._run(WRITING.format(place), text).trace if place else ""
        return self._read.read_writing(trace, self.parts) if trace else Writing()

    def sentences(self, traces: list[ValueTrace]) -> list[str]:
        """Returns nothing."""
        return []

    def _place(self, variable: Variable) -> str:
        """Returns the number of a variable, and the names of members; empty if it is unknown."""
        name, *members = variable.name.split(".")
        holder = variable._replace(name=name)
        if holder not in self.parts.variables:
            return ""
        return " ".join([str(self.parts.variables.index(holder)), *members])

    def _mode_at(self, offset: int) -> str:
        """Returns the mode of a run for the output; traces count in bytes."""
        beyond = max(0, offset - len(self._output))
        return OUTPUT.format(len(self._output[:offset].encode()) + beyond)

    def _run(self, mode: str, text: str) -> TracedRun:
        self._require([(mode, text)])
        return self._runs[mode, text]

    def _require(self, requests: Iterable[Request]) -> None:
        missing = [one for one in dict.fromkeys(requests) if one not in self._runs]
        if missing:
            raise RunsWanted(missing)


def _error(run: TracedRun) -> BaseException | None:
    """Returns the exception that stands for the end of a run, None if it succeeded."""
    if run.kind in STOPPED:
        return Stop()
    return None if run.kind == OK else RuntimeError(run.kind)


def _in_characters(ends: list[tuple[int, Stack]], output: str) -> list[tuple[int, Stack]]:
    """Returns the ends of parts of an output, counted in characters instead of bytes.

    Returns none if some bytes were no characters and have been replaced.
    """
    content = output.encode()
    if len(content) == len(output):
        return ends
    if REPLACED in output:
        return []
    starts = [0, *accumulate(byte & 0xC0 != 0x80 for byte in content)]
    return [(starts[min(end, len(content))], stack) for end, stack in ends]
