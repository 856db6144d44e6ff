"""A program stays the same when it is instrumented, for each of the tracers."""

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from traceback import walk_tb
from typing import NamedTuple

import pytest

import reference
from reference.chance import Chance
from reference.formats import REFERENCES
from reference.wrong.sources import MAIN, STUDENTS, wrong_sources
from workbench.programs.tracing import python_tracer
from workbench.programs.tracing.events import Variable
from workbench.programs.tracing.instrumenting import Instrumented, instrumented
from workbench.programs.tracing.layouts import Layout, SquareReader, layouts, squares_in
from workbench.programs.tracing.output_tracer import OutputTracer
from workbench.programs.tracing.program_run import FILE, compiled, run
from workbench.programs.tracing.python_tracer import Tracer
from workbench.programs.tracing.square_tracer import SquareTracer

# Small programs, one for each feature of the language.
FEATURES: dict[str, str] = dict(
    re.findall(
        r"^#### (.*)\n((?:(?!####).*\n)*)",
        Path(str(reference.__file__)).with_name("python_features.txt").read_text(),
        re.MULTILINE,
    )
)
ADDRESS = re.compile(r"0x[0-9a-f]+")
TEXT = "one\n2\nthree\nfour\n"
LAYOUTS = {
    "rows": Layout("rows", 0, 0, False),
    "flat": Layout("flat", 0, 4, False),
    "pairs": Layout("pairs", 0, 0, False),
}
MANY, INPUTS = 20, 2
RIGHT = [
    (form, inspect.getsource(module) + MAIN.format("Student().answer"))
    for form, (module, *_) in STUDENTS.items()
]
PROGRAMS = RIGHT + [(source.form, source.program) for source in wrong_sources()]


class Behaviour(NamedTuple):
    """What a user sees of a run: its output, its exception, and the lines of the traceback."""

    output: str
    error: type[BaseException] | type[None]
    message: str
    traceback: list[tuple[int, str]]


def behaviour(output: str, error: BaseException | None) -> Behaviour:
    places = [
        (line, frame.f_code.co_name)
        for frame, line in walk_tb(error.__traceback__ if error else None)
        if frame.f_code.co_filename == FILE
    ]
    if isinstance(error, RecursionError):
        return Behaviour(output, RecursionError, "", [])  # Its depth differs.
    return Behaviour(ADDRESS.sub("", output), type(error), ADDRESS.sub("", str(error)), places)


def plain_run(program: str, text: str) -> Behaviour:
    written: list[str] = []
    error = run(compiled(program), text, written.append)
    return behaviour("".join(written), error)


def traced_runs(
    program: Instrumented, text: str, boards: list[tuple[Variable, Layout]], n: int
) -> Iterator[Behaviour]:
    """Yields what a program does under each tracer."""
    output = OutputTracer(program, 0, 1).trace(text)
    yield behaviour(output.output, output.error)
    tracers = [Tracer(program)]
    tracers += [SquareTracer(program, name, SquareReader(one, n)) for name, one in boards]
    for tracer in tracers:
        found = tracer.run(text)
        yield behaviour(found.output, found.error)


@pytest.mark.parametrize("feature", FEATURES)
def test_each_feature_of_the_language_stays_the_same(feature: str) -> None:
    source = FEATURES[feature]
    program = instrumented(source)
    boards = [(Variable("the main program", "b"), layout) for layout in LAYOUTS.values()]
    expected = plain_run(source, TEXT)
    for found in traced_runs(program, TEXT, boards, 4):
        assert found == expected


def boards_of(program: Instrumented, text: str, n: int) -> list[tuple[Variable, Layout]]:
    """Returns variables that may hold a board, one for each layout."""
    found: dict[Layout, Variable] = {}
    for variable, value in Tracer(program).run(text).values.items():
        squares = squares_in(value, n)
        for layout in layouts(squares, n) if squares else ():
            if layout.read(value, n):
                found.setdefault(layout, variable)
    return [(variable, layout) for layout, variable in list(found.items())[:2]]


def small_inputs(form: str) -> list[str]:
    """Returns the shortest ones of some inputs."""
    texts = [REFERENCES[form].random_input(Chance(seed)) for seed in range(MANY)]
    return sorted(texts, key=len)[MANY // 4 :: MANY // 4][:INPUTS]


@pytest.mark.whole  # By default each feature of the language does.
@pytest.mark.parametrize(("form", "source"), PROGRAMS, ids=range(len(PROGRAMS)))
def test_wrong_and_right_programs_stay_the_same(
    form: str, source: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(python_tracer, "MOST_LINES", 10**7)
    program = instrumented(source)
    for text in small_inputs(form):
        n = int(text.split()[0]) if form == "jutge" else 8
        expected = plain_run(source, text)
        for found in traced_runs(program, text, boards_of(program, text, n), n):
            assert found == expected
