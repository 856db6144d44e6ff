"""What a program did is read from the traces of runs that are made when they are wanted."""

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest

from harness.extent import in_part
from reference.wrong.sources import WrongSource, wrong_sources
from unit.workbench.programs.evidence.programs import merged
from workbench.comparison import compare
from workbench.formats import format_named
from workbench.inputs import generated_input
from workbench.programs.evidence.facts import Facts
from workbench.programs.evidence.judge_steps import JudgeSide
from workbench.programs.explanation.judge_side import first_wrong_offset, judge_data
from workbench.programs.sandbox import traced_runner
from workbench.programs.sandbox.program_facts import common_lengths, facts_from
from workbench.programs.sandbox.python_facts import PythonRunner
from workbench.programs.sandbox.traced_runner import (
    RunsWanted,
    TracedRun,
    TracedRunner,
    with_parameters_last,
)
from workbench.programs.tracing import trace_text
from workbench.programs.tracing.events import (
    MAIN,
    Event,
    LastLines,
    OutputTrace,
    ProgramParts,
    ValueTrace,
    Variable,
    Writing,
    hashes_of_lines,
)
from workbench.programs.tracing.layouts import SquareReader
from workbench.programs.tracing.output_tracer import OutputTracer
from workbench.programs.tracing.program_run import Stop, compiled, run
from workbench.programs.tracing.python_tracer import Tracer

SOURCES = {f"{one.form} {one.name}": one for one in wrong_sources()}
KEPT = 400  # Lines at the end of a run that its trace has.


class OrderedRunner(PythonRunner):
    """Runs a program with a tracer; variables are in the order of the other runner."""

    def sees_indexes(self, variable: Variable, held: list[object]) -> bool:
        return False

    def values(self, texts: list[str]) -> Iterator[ValueTrace]:
        for trace in super().values(texts):
            yield trace._replace(values=with_parameters_last(self.parts, trace.values))


class Recorder:
    """Records runs of a Python program, and reads its records, whose texts are their numbers."""

    def __init__(self, source: str) -> None:
        self._runner = PythonRunner(source)
        self.parts = self._runner.parts
        self._records: list[Any] = []
        self._inputs: list[str] = []
        self._made: dict[int, list[tuple[int, int]]] = {}

    def run(self, mode: str, text: str) -> TracedRun:
        """Runs the program in a mode."""
        kind, *place = mode.split()
        output: str
        if kind == "values":
            record: Any = Tracer(self._runner.program).run(text)
            lines = record.lines.lines
            skipped = max(0, len(lines) - KEPT)
            last = LastLines(lines[skipped:], skipped, hashes_of_lines(lines)[skipped])
            record = record._replace(lines=last)
            output, ended = record.output, record.error
        elif kind == "output":
            tracer = OutputTracer(self._runner.program, *map(int, place))
            record = tracer.trace(text)
            output, ended = record.output, record.error
            self._made[len(self._records)] = tracer.made
            record = record._replace(moment=tracer.added or record.moment)
        else:
            number, *member = place
            function, name = self.parts.variables[int(number)]
            record, output, ended = Variable(function, ".".join([name, *member])), "", None
        self._records.append(record._replace(error=None) if ended else record)
        self._inputs.append(text)
        ending = "stopped" if isinstance(ended, Stop) else "crash" if ended else "ok"
        return TracedRun(ending, output, str(len(self._records) - 1))

    output_mode = staticmethod(trace_text.output_mode)
    followed_mode = staticmethod(trace_text.followed_mode)

    def value_trace(
        self, parts: ProgramParts, text: str, output: str, error: BaseException | None
    ) -> ValueTrace:
        found: ValueTrace = self._records[int(text)]
        return found._replace(error=error)

    def output_trace(
        self, parts: ProgramParts, text: str, output: str, error: BaseException | None
    ) -> OutputTrace:
        found: OutputTrace = self._records[int(text)]
        return found._replace(error=error)

    def addition_mode(self, parts: ProgramParts, text: str, output: str, offset: int) -> str:
        wanted = [number for end, number in self._made[int(text)] if end > offset][:1]
        return f"{trace_text.output_mode(output, offset)} {wanted[0]}" if wanted else ""

    def square_trace(
        self, parts: ProgramParts, text: str, reader: SquareReader
    ) -> tuple[list[Event], list[int]]:
        number = int(text)
        return self._runner.squares(self._inputs[number], self._records[number], reader)

    def writing_trace(self, parts: ProgramParts, text: str) -> Writing:
        number = int(text)
        return self._runner.writing(self._inputs[number], self._records[number])


@pytest.fixture
def recorder(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Recorder]:
    """Returns a function that makes the recorder of a program, which reads its records then."""

    def made(source: str) -> Recorder:
        found = Recorder(source)
        monkeypatch.setattr(traced_runner, "trace_text", found)
        monkeypatch.setattr(traced_runner, "square_trace", found.square_trace)
        return found

    return made


def facts_from_records(
    recorder: Recorder, text: str, offset: int, judge: JudgeSide, output: str
) -> tuple[list[Facts], int]:
    """Returns the facts, and how often runs were wanted."""
    parts, runs = recorder.parts, dict[tuple[str, str], TracedRun]()
    for wanted in count():
        runner = TracedRunner(parts, runs, output)
        try:
            return [*facts_from(runner, text, offset, judge, output)], wanted
        except RunsWanted as error:
            missing = error.requests
        assert missing and not {*missing} & runs.keys()
        runs |= {request: recorder.run(*request) for request in missing}
    raise AssertionError


def failing(source: WrongSource) -> tuple[str, str] | None:
    """Returns a failing input with the output, None if none of some inputs fails."""
    form, code = format_named(source.form), compiled(source.program)
    for text in sorted([generated_input(form, seed).text for seed in range(1, 9)], key=len):
        written = list[str]()
        run(code, text, written.append)
        output = "".join(written)
        if output != "".join([step.text for step in form.run(text)]):
            return text, output
    return None


@pytest.mark.parametrize("name", in_part(SOURCES, 3))
def test_recorded_traces_show_what_the_tracers_show(
    name: str, recorder: Callable[[str], Recorder], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "workbench.programs.sandbox.program_facts.true_sentences", lambda parts, traces: []
    )
    source, form = SOURCES[name], format_named(SOURCES[name].form)
    case = failing(source)
    if not case:
        return
    text, output = case
    steps = list(form.run(text))
    result = compare(form, steps, output)
    others = [generated_input(form, seed).text for seed in range(100, 103)]
    judge = judge_data(form, text, result, others)
    offset = first_wrong_offset(form, "".join([step.text for step in steps]), output, result)
    found, wanted = facts_from_records(recorder(source.program), text, offset, judge, output)
    expected = facts_from(OrderedRunner(source.program), text, offset, judge, output)
    assert merged(found) == merged(expected)
    assert wanted <= 5


def test_the_state_at_a_character_is_that_when_it_was_printed_not_collected(
    recorder: Callable[[str], Recorder],
) -> None:
    source = "a = []\nfor b in 'uv':\n    a.append(b)\nprint(''.join(a))\n"
    runs = recorder(source)
    runner = TracedRunner(runs.parts, {("output 0", ""): runs.run("output 0", "")}, "uv\n")
    assert [*runner.moment("", 0).values.values()] == [["u", "v"]]
    with pytest.raises(RunsWanted):
        runner.output("", 0)


@pytest.mark.parametrize(
    ("kind", "stopped"), [("timeout", True), ("flood", True), ("stopped", True), ("crash", False)]
)
def test_how_a_run_ended_is_known(
    recorder: Callable[[str], Recorder], kind: str, stopped: bool
) -> None:
    runs = recorder("print(1)\n")
    record = runs.run("values", "")._replace(kind=kind)
    (trace,) = TracedRunner(runs.parts, {("values", ""): record}, "1\n").values([""])
    assert trace.error is not None and isinstance(trace.error, Stop) == stopped


def test_all_values_are_wanted_at_once() -> None:
    runner = TracedRunner(PythonRunner("").parts, {}, "é1")
    with pytest.raises(RunsWanted) as wanted:
        runner.expect(["a", "b"], [("a", 1), ("c", 9)])
    output = [("output 2", "a"), ("output 10", "c")]
    assert wanted.value.requests == [*output, ("values", "a"), ("values", "b")]


def test_squares_of_members_are_named_by_their_path() -> None:
    source = "class G: pass\ng = G()\ng.a = 1\n"
    runner = TracedRunner(PythonRunner(source).parts, {}, "")
    with pytest.raises(RunsWanted) as wanted:
        runner.squares("x", Variable(MAIN, "g.a.b"), None)  # type: ignore[arg-type]
    assert wanted.value.requests == [("squares 1 a.b", "x")]
    assert runner.squares("x", Variable("f", "unknown"), None) == ([], [])  # type: ignore[arg-type]


@pytest.mark.parametrize("skipped", range(7))
@pytest.mark.parametrize("same", range(7))
def test_the_last_lines_tell_how_long_runs_were_the_same(skipped: int, same: int) -> None:
    """What was the same is unknown, 0, if the runs differ in what was skipped."""
    other = [5, 5, 7, 5, 8, 7]
    lines = [*other[:same], 9, 9]
    before = min(skipped, len(lines))
    last = LastLines(lines[before:], before, hashes_of_lines(lines)[before])
    expected = same if before <= same else 0
    assert common_lengths([last, LastLines(lines)], other) == [expected, same]


def test_a_run_without_a_trace_shows_nothing() -> None:
    runner = TracedRunner(PythonRunner("a = 1").parts, Nothing(), "")
    (values,) = runner.values([""])
    trace, variable = runner.output("", 0), Variable(MAIN, "a")
    assert isinstance(values.error, Stop) and isinstance(trace.error, Stop)
    assert (values.values, trace.moment.stack, trace.writes) == ({}, (), [])
    assert runner.squares("", variable, None) == ([], [])  # type: ignore[arg-type]
    assert runner.writing("", variable) == Writing()


class Nothing(dict[tuple[str, str], TracedRun]):
    """Runs that took too long."""

    def __contains__(self, request: object) -> bool:
        return True

    def __missing__(self, request: tuple[str, str]) -> TracedRun:
        return TracedRun("timeout", "", "")


def test_a_misuse_of_memory_is_told_of_the_failing_run() -> None:
    trace = 'F 3 0 0 ["main", "", "memory is freed twice"]\n'
    runs = {
        ("output 9", ""): TracedRun("crash", "", trace),
        ("output 9", "later"): TracedRun("crash", "", trace.replace("3", "4")),
    }
    runner = TracedRunner(PythonRunner("").parts, runs, "")
    said = "At line 3 in `main` it was noticed that memory is freed twice."
    assert runner.output("", 9).misuse == said


def test_an_object_is_named_by_a_variable_before_a_parameter() -> None:
    parts = PythonRunner("def f(a):\n    b = a\n").parts
    names = [Variable("f", name) for name in ("a", "a.c", "b.c", "b")]
    found = with_parameters_last(parts, dict.fromkeys(names, 1))
    assert [name for _, name in found] == ["b.c", "b", "a", "a.c"]


@pytest.mark.parametrize(("kind", "expected"), [("crash", "a"), ("timeout", "a"), ("ok", "ab")])
def test_what_a_crash_has_left_in_the_buffer_of_a_program_does_not_differ(
    kind: str, expected: str
) -> None:
    runs = {("output 9", ""): TracedRun(kind, "ab", "")}
    trace = TracedRunner(PythonRunner("").parts, runs, "a").output("", 9)
    assert trace.output == expected
