"""What is told of the squares of a board is so: other observers of the same runs confirm it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from harness.extent import in_part
from reference.chance import Chance
from reference.formats import REFERENCES
from reference.observed import Observation
from reference.wrong.sources import wrong_sources
from workbench.comparison import compare
from workbench.formats import format_named
from workbench.programs.evidence.layouts import SquareReader
from workbench.programs.evidence.square_events import SEEN
from workbench.programs.explanation.judge_side import judge_data
from workbench.programs.sandbox.program_facts import ProgramRuns
from workbench.programs.sandbox.python_facts import PythonRunner
from workbench.programs.tracing import instrumenting as calls
from workbench.programs.tracing.events import READ, WROTE, Event
from workbench.programs.tracing.program_run import Stop, compiled, run
from workbench.programs.tracing.square_tracer import SquareTracer

if TYPE_CHECKING:
    from collections.abc import Callable

    from workbench.programs.evidence.board_finder import ProgramBoard
    from workbench.programs.evidence.judge_steps import JudgeSide
    from workbench.programs.evidence.square_events import ToldEvent
    from workbench.programs.tracing.instrumenting import Instrumented

MANY, FEW = 60, 10  # Inputs, and the shortest ones of them.
SAMPLE = 12  # Readings of a program.
MUTABLE = ("rows", "flat", "pairs", "numbers")
MISSING = object()
SOURCES = {f"{one.form} {one.name}": one for one in wrong_sources() if one.square}


class Told(NamedTuple):
    """What is told of a program."""

    program: Instrumented
    runs: ProgramRuns
    judge: JudgeSide
    board: ProgramBoard
    events: list[ToldEvent]


@lru_cache
def inputs(form: str) -> list[str]:
    texts = {REFERENCES[form].random_input(Chance(seed)) for seed in range(MANY)}
    return sorted(texts, key=len)[:FEW]


@lru_cache
def told(name: str) -> Told | None:
    """Returns what is told of a failing run, None if no short input fails or there is no board."""
    source = SOURCES[name]
    form = format_named(source.form)
    code = compiled(source.program)
    for text in inputs(source.form):
        written: list[str] = []
        error = run(code, text, written.append)
        result = None if error else compare(form, list(form.run(text)), "".join(written))
        if result and result.right:
            continue
        judge = judge_data(form, text, result, [])
        runner = PythonRunner(source.program)
        runs = ProgramRuns(runner, judge)
        board = runs.board()
        # Nothing is told of the squares of an exchanged board.
        if board and board.variable.name in source.boards and not board.layout.exchanged:
            return Told(runner.program, runs, judge, board, runs.square_events(board).told())
        return None
    return None


@pytest.mark.parametrize("name", in_part(SOURCES, 12))
def test_an_independent_observer_confirms_what_is_told(name: str) -> None:
    source = SOURCES[name]
    found = told(name)
    if found is None:
        return
    steps = found.judge["steps"]
    n = len(steps[0]["rows"])
    known: dict[int, Observation] = {}
    for event in found.events:
        step, (line, function) = event.step, event.stack[0]
        if step not in known:
            text, before = steps[step]["input"], steps[step - 1]["input"] if step else ""
            known[step] = Observation(source.program, text, source.boards, source.square, before)
        if event.kind in (READ, SEEN, WROTE):
            square = (*divmod(event.square, n), n)
            kind = READ if event.kind == SEEN else event.kind
            assert known[step].did(kind, line, function, square) is not False, event


@pytest.mark.parametrize("name", in_part(SOURCES, 12))
def test_no_line_reads_a_square_that_is_told_to_be_left_alone(name: str) -> None:
    source, found = SOURCES[name], told(name)
    if found is None or not found.runs.sees_indexes(found.board):
        return
    steps = found.judge["steps"]
    n = len(steps[0]["rows"])
    squares = [(*divmod(square, n), n) for square in range(n * n)]
    whole = Observation(source.program, steps[-1]["input"], source.boards, source.square)
    times = Counter(line for square in squares for line in whole.lines(square) or ())
    for step in found.runs.square_events(found.board).followed:
        text, before = steps[step]["input"], steps[step - 1]["input"] if step else ""
        observed = Observation(source.program, text, source.boards, source.square, before)
        touched = {event.square for event in found.events if event.step == step}
        for square in {*range(n * n)} - touched:
            lines = observed.lines(squares[square]) or ()
            assert all(times[line] > n * n // 2 for line in lines), (step, square)


class Disturbing(SquareTracer):
    """Changes a square right before one of its readings, and ends the run.

    Attributes:
        seen: What the program got.

    Args:
        found: The board and the program.
        event: The reading.
        number: The number of the event.
    """

    def __init__(self, found: Told, event: Event, number: int) -> None:
        self._n = len(found.judge["steps"][0]["rows"])
        self._layout = found.board.layout
        super().__init__(
            found.program, found.board.variable, SquareReader(found.board.layout, self._n)
        )
        self._number = number
        self._event = event
        self.seen: object = None

    def names(self) -> dict[str, Any]:
        names = super().names()
        for call in (calls.ITEM, calls.INNER):
            names[call] = partial(self._disturbed, names[call])
        method = names[calls.METHOD]

        def found(value: Any, name: str) -> Any:
            result = method(value, name)
            return partial(self._disturbed, result) if name == "get" else result

        return {**names, calls.METHOD: found}

    def _disturbed(self, access: Callable[..., object], *given: Any) -> object:
        if len(self.events) != self._number:
            return access(*given)
        board = self._cells.boards[self._event.board].value
        *path, last = self._layout.index_of(*divmod(self._event.square, self._n))
        holder: Any = board
        if self._layout.kind == "pairs":
            path, last = [], (*path, last)  # type: ignore[assignment]
        for index in path:
            holder = holder[index]
        if complex in map(type, holder):
            last = complex(*last)  # type: ignore[misc, assignment]
        kept = holder.get(last, MISSING) if type(holder) is dict else holder[last]
        holder[last] = self
        result = access(*given)
        if len(self.events) > self._number:
            self.seen = result
            raise Stop
        holder[last] = kept
        if kept is MISSING:
            del holder[last]
        return result


def is_mutable(found: Told) -> bool:
    """Returns whether the squares of a board can be changed one by one."""
    layout = found.board.layout
    value = found.runs.first_values().get(found.board.variable)
    if layout.kind not in MUTABLE or layout.attribute:
        return False
    rows = [*value] if layout.kind == "rows" and type(value) is list else [value]
    return all(type(row) in (list, dict) for row in rows)


@pytest.mark.parametrize("name", in_part(SOURCES, 12))
def test_a_line_that_reads_a_square_gets_what_is_there(name: str) -> None:
    """A square is changed right before a reading that is told: the line gets the new value."""
    found = told(name)
    if found is None or not is_mutable(found):
        return
    n, steps = len(found.judge["steps"][0]["rows"]), found.judge["steps"]
    reader = SquareReader(found.board.layout, n)
    tracer = SquareTracer(found.program, found.board.variable, reader)
    events = tracer.trace(steps[-1]["input"])
    read = [(number, event) for number, event in enumerate(events) if event.kind == READ]
    for number, event in read[:: max(1, len(read) // SAMPLE)]:
        disturbing = Disturbing(found, event, number)
        disturbing.run(steps[-1]["input"])
        assert disturbing.seen is disturbing, event
