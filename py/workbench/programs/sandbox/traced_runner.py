"""Answers what a program did from the traces of runs that were made elsewhere."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from workbench.programs.tracing import trace_text
from workbench.programs.tracing.events import (
    COLLECTED,
    ENDED,
    WROTE,
    Event,
    LastLines,
    Moment,
    OutputTrace,
    ProgramParts,
    ValueTrace,
    Variable,
    Writing,
)
from workbench.programs.tracing.layouts import SquareReader
from workbench.programs.tracing.program_run import Stop
from workbench.programs.tracing.trace_events import square_trace

Request = tuple[str, str]  # A mode and an input.

VALUES = "values"
# How a run may end. Others are those of crashes.
OK, STOPPED = "ok", ("timeout", "flood", "stopped")


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


class TracedRunner:
    """Answers from the traces of runs, by mode and input. Raises RunsWanted if some are missing."""

    def __init__(self, parts: ProgramParts, runs: dict[Request, TracedRun], output: str) -> None:
        self.parts = parts
        self._runs, self._output = runs, output

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
            return ValueTrace(run.output, _error(run), {}, LastLines([]), {}, {})
        found = trace_text.value_trace(self.parts, run.trace, run.output, _error(run))
        return found._replace(values=with_parameters_last(self.parts, found.values))

    def output(self, text: str, offset: int) -> OutputTrace:
        """Returns which lines made the output, and the character at an offset."""
        run = self._run(self._mode_at(offset), text)
        found = self._printed(run)
        mode = run.trace and trace_text.addition_mode(self.parts, run.trace, run.output, offset)
        if found.kind == WROTE and mode:
            again = self._run(mode, text)
            added = trace_text.output_trace(self.parts, again.trace, run.output, found.error)
            found = found._replace(kind=COLLECTED, moment=added.moment)
        # What a program that crashed had left in its buffer may be missing in the known output.
        is_same = found.error and found.output.startswith(self._output)
        return found._replace(output=self._output) if is_same else found

    def moment(self, text: str, offset: int) -> Moment:
        """Returns the state when the character at an offset was printed."""
        return self._printed(self._run(self._mode_at(offset), text)).moment

    def _printed(self, run: TracedRun) -> OutputTrace:
        if not run.trace:
            return OutputTrace(run.output, _error(run), [], [], ENDED, Moment((), [], {}, []))
        return trace_text.output_trace(self.parts, run.trace, run.output, _error(run))

    def squares(
        self, text: str, variable: Variable, reader: SquareReader
    ) -> tuple[list[Event], list[int]]:
        """Returns the events on a board, and the lines that were executed."""
        trace = self._trace_of("squares", text, variable)
        return square_trace(self.parts, trace, reader) if trace else ([], [])

    def sees_indexes(self, variable: Variable, held: list[object]) -> bool:
        """Returns whether each reading by an index is an event."""
        return _holder(variable) in {self.parts.variables[number] for number in self.parts.indexed}

    def writing(self, text: str, variable: Variable) -> Writing:
        """Returns the last writing of a variable."""
        trace = self._trace_of("writing", text, variable)
        return trace_text.writing_trace(self.parts, trace) if trace else Writing()

    def _trace_of(self, mode: str, text: str, variable: Variable) -> str:
        """Returns a trace of a variable, empty if the program has no such variable."""
        if _holder(variable) not in self.parts.variables:
            return ""
        return self._run(trace_text.followed_mode(mode, self.parts, variable), text).trace

    def _mode_at(self, offset: int) -> str:
        """Returns the mode for an offset, which may be behind the known output."""
        return trace_text.output_mode(self._output.ljust(offset), offset)

    def _run(self, mode: str, text: str) -> TracedRun:
        self._require([(mode, text)])
        return self._runs[mode, text]

    def _require(self, requests: Iterable[Request]) -> None:
        missing = [one for one in dict.fromkeys(requests) if one not in self._runs]
        if missing:
            raise RunsWanted(missing)


def with_parameters_last(
    parts: ProgramParts, values: dict[Variable, object]
) -> dict[Variable, object]:
    """Returns variables in the order in which one of them is chosen to name an object.

    A parameter, such as `this`, is not always there.
    """
    assigned = {parts.variables[number] for number in parts.assigned}
    return dict(sorted(values.items(), key=lambda one: _holder(one[0]) not in assigned))


def _holder(variable: Variable) -> Variable:
    """Returns the variable that has a member."""
    return variable._replace(name=variable.name.partition(".")[0])


def _error(run: TracedRun) -> BaseException | None:
    """Returns the exception that stands for the end of a run, None if it succeeded."""
    if run.kind in STOPPED:
        return Stop()
    return None if run.kind == OK else RuntimeError(run.kind)
