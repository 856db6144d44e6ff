"""The cost of the tracers: `PYTHONPATH=py:tests .venv/bin/python tests/benchmark/tracers.py`.

Runs wrong programs on their smallest failing inputs, plain and with each tracer. Prints the median,
nine tenths and the most of

- the factors of the plain run;
- the milliseconds to instrument a program;
- the lines that a run executes, and the events on its squares.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from itertools import count
from typing import TYPE_CHECKING

from benchmark.support.failing import output_of, smallest_failing
from reference.wrong.sources import WrongSource, wrong_sources
from workbench.comparison import compare
from workbench.formats import format_named
from workbench.inputs import generated_input
from workbench.programs.evidence.layouts import SquareReader
from workbench.programs.explanation.judge_side import FIRST_TESTS, judge_data
from workbench.programs.sandbox.program_facts import ProgramRuns
from workbench.programs.sandbox.python_facts import PythonRunner, facts_of
from workbench.programs.tracing.instrumenting import instrumented
from workbench.programs.tracing.output_tracer import OutputTracer
from workbench.programs.tracing.program_run import compiled, run
from workbench.programs.tracing.python_tracer import Tracer
from workbench.programs.tracing.square_tracer import SquareTracer

if TYPE_CHECKING:
    from collections.abc import Callable

REPEATED = 3  # Of each run; the fastest counts.
MILLISECONDS = 1_000
VALUES = (
    "plain run, ms",
    "instrumenting, ms",
    "lines",
    "values, factor",
    "output, factor",
    "squares, factor",
    "events",
    "all facts, ms",
)


def main() -> None:
    """Measures the programs and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only every Nth program")
    arguments = parser.parse_args()
    found = [_measured(source) for source in wrong_sources()[:: arguments.every]]
    known = [one for one in found if one]
    print(
        f"{len(known)} of {len(found)} programs fail\n{'':20}{'median':>10}{'90 %':>10}{'most':>10}"
    )
    for name in VALUES:
        values = sorted(one[name] for one in known if name in one)
        shown = (values[min(len(values) - 1, int(len(values) * part))] for part in (0.5, 0.9, 1))
        print(f"{name:20}" + "".join(f"{value:10.1f}" for value in shown))


def _measured(source: WrongSource) -> dict[str, float]:
    """Returns the figures of a program, {} if it passes all tests."""
    form = format_named(source.form)
    texts = [generated_input(form, seed).text for seed, _ in zip(count(1), range(FIRST_TESTS))]
    text = smallest_failing(form, partial(output_of, source.program), texts)
    if text is None:
        return {}
    program, code = instrumented(source.program), compiled(source.program)
    output, error = output_of(source.program, text)
    result = None if error else compare(form, list(form.run(text)), output)
    judge = judge_data(form, text, result, [])
    plain = _seconds(lambda: run(code, text, len))
    tracer = Tracer(program)
    tracer.run(text)
    found = {
        "plain run, ms": plain * MILLISECONDS,
        "instrumenting, ms": _seconds(lambda: instrumented(source.program)) * MILLISECONDS,
        "lines": len(tracer.lines),
        "values, factor": _seconds(lambda: Tracer(program).run(text)) / plain,
        "output, factor": _seconds(lambda: OutputTracer(program, 0).trace(text)) / plain,
        "all facts, ms": MILLISECONDS
        * _seconds(lambda: [*facts_of(source.program, text, 0, judge, output)]),
    }
    runs = ProgramRuns(PythonRunner(source.program), judge)
    board = runs.board() if judge["steps"] else None
    if board:
        reader = SquareReader(board.layout, len(judge["steps"][0]["rows"]))
        events = SquareTracer(program, board.variable, reader).trace(text)
        found["events"] = len(events)
        found["squares, factor"] = (
            _seconds(lambda: SquareTracer(program, board.variable, reader).trace(text)) / plain
        )
    return found


def _seconds(call: Callable[[], object]) -> float:
    """Returns the time of the fastest of some calls."""
    times = []
    for _ in range(REPEATED):
        begun = time.process_time()
        call()
        times.append(time.process_time() - begun)
    return min(times)


if __name__ == "__main__":
    main()
