"""Runs a Python program on its failing input, and reads what the traces show."""

from collections.abc import Iterator

from workbench.programs.evidence.facts import Facts
from workbench.programs.evidence.judge_steps import JudgeSide
from workbench.programs.sandbox.program_facts import facts_from
from workbench.programs.tracing.events import (
    Event,
    Moment,
    OutputTrace,
    ValueTrace,
    Variable,
    Writing,
)
from workbench.programs.tracing.instrumenting import instrumented
from workbench.programs.tracing.layouts import SquareReader
from workbench.programs.tracing.output_tracer import OutputTracer, output_trace
from workbench.programs.tracing.python_tracer import Tracer, WritingTracer
from workbench.programs.tracing.square_tracer import SquareTracer


def facts_of(
    program: str, text: str, offset: int, judge: JudgeSide, output: str | None = None
) -> Iterator[Facts]:
    """Yields what a program did on a failing input; see `program_facts.facts_from`."""
    try:
        runner = PythonRunner(program)
    except SyntaxError:
        yield {"repeated": True}  # The verdict names the line.
        return
    yield from facts_from(runner, text, offset, judge, output)


class PythonRunner:
    """Runs a program with a tracer. Raises SyntaxError if Python cannot read it."""

    def __init__(self, source: str) -> None:
        self.program = instrumented(source)
        self.parts = self.program.parts

    def expect(self, texts: list[str], outputs: list[tuple[str, int]]) -> None:
        """Does nothing."""

    def values(self, texts: list[str]) -> Iterator[ValueTrace]:
        """Yields the last values of the variables on inputs."""
        return (Tracer(self.program).run(text) for text in texts)

    def output(self, text: str, offset: int) -> OutputTrace:
        """Returns which lines made the output, and the character at an offset."""
        return output_trace(self.program, text, offset)

    def moment(self, text: str, offset: int) -> Moment:
        """Returns the state when the character at an offset was printed."""
        return OutputTracer(self.program, offset).trace(text).moment

    def squares(
        self, text: str, variable: Variable, reader: SquareReader
    ) -> tuple[list[Event], list[int]]:
        """Returns the events on a board, and the lines that were executed."""
        tracer = SquareTracer(self.program, variable, reader)
        events = tracer.trace(text)
        return events, tracer.lines

    def sees_indexes(self, variable: Variable, held: list[object]) -> bool:
        """Returns whether each reading by an index is an event. Rows of texts are read alone."""
        return all(map(_is_of_lists, held))

    def writing(self, text: str, variable: Variable) -> Writing:
        """Returns the last writing of a variable."""
        return WritingTracer(self.program).trace(text, variable)


def _is_of_lists(value: object) -> bool:
    """Returns whether a value is a list, and all of its rows are lists, if it has some."""
    rows = [*map(type, value)] if type(value) is list else []
    return bool(rows) and (list not in rows or {*rows} == {list})
