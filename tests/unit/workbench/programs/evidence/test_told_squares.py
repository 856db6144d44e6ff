"""What is told of the squares of a board is so: other observers of the same runs confirm it."""

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

import pytest

from harness.extent import in_part
from reference.chance import Chance
from reference.formats import REFERENCES
from reference.observed import Observation
from reference.wrong.sources import wrong_sources
from workbench.comparison import compare
from workbench.formats import format_named
from workbench.programs.evidence.judge_steps import JudgeSide
from workbench.programs.evidence.square_events import SEEN, ToldEvent
from workbench.programs.explanation.judge_side import judge_data
from workbench.programs.sandbox.program_facts import ProgramRuns
from workbench.programs.sandbox.python_facts import PythonRunner
from workbench.programs.tracing.events import READ, WROTE
from workbench.programs.tracing.program_run import compiled, run

MANY, FEW = 60, 10  # Inputs, and the shortest ones of them.
SOURCES = {f"{one.form} {one.name}": one for one in wrong_sources() if one.square}


class Told(NamedTuple):
    judge: JudgeSide
    events: list[ToldEvent]
    followed: list[int]


@lru_cache
def inputs(form: str) -> list[str]:
    texts = {REFERENCES[form].random_input(Chance(seed)) for seed in range(MANY)}
    return sorted(texts, key=len)[:FEW]


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
        runs = ProgramRuns(PythonRunner(source.program), judge)
        board = runs.board()
        # Nothing is told of the squares of an exchanged board.
        if board and board.variable.name in source.boards and not board.layout.exchanged:
            squares = runs.square_events(board)
            return Told(judge, squares.told(), squares.followed * runs.sees_indexes(board))
        return None
    return None


@pytest.mark.parametrize("name", in_part(SOURCES, 6))
def test_an_independent_observer_confirms_what_is_told(name: str) -> None:
    """What is told was done, and no line read a square that is told to be left alone."""
    source, found = SOURCES[name], told(name)
    if found is None:
        return
    steps = found.judge["steps"]
    n = len(steps[0]["rows"])
    squares = [(*divmod(square, n), n) for square in range(n * n)]
    whole = Observation(source.program, steps[-1]["input"], source.boards, source.square)
    times = Counter(line for square in squares for line in whole.lines(square) or ())
    for number, step in enumerate(steps):
        before = steps[number - 1]["input"] if number else ""
        events = [event for event in found.events if event.step == number]
        is_followed = number in found.followed
        if not events and not is_followed:
            continue
        observed = Observation(source.program, step["input"], source.boards, source.square, before)
        for event in events:
            if event.kind in (READ, SEEN, WROTE):
                kind, place = READ if event.kind == SEEN else event.kind, event.stack[0]
                assert observed.did(kind, *place, squares[event.square]) is not False, event
        touched = {event.square for event in events}
        for square in {*range(n * n)} - touched if is_followed else ():
            lines = observed.lines(squares[square]) or ()
            assert all(times[line] > n * n // 2 for line in lines), (number, square)
