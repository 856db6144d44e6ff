"""Answers what an instrumented C or C++ program did, which runs elsewhere."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from workbench.programs.evidence.facts import Facts
from workbench.programs.evidence.judge_steps import JudgeSide
from workbench.programs.sandbox.lost_changes import lost_changes
from workbench.programs.sandbox.program_facts import facts_from
from workbench.programs.sandbox.traced_runner import RunsWanted, TracedRun, TracedRunner
from workbench.programs.tracing.cpp_tracer import Untraceable, instrumented
from workbench.programs.tracing.events import Condition, Loop, ProgramParts, Variable

# A program may write anything into its trace.
UNREADABLE = (ValueError, LookupError, TypeError, AttributeError, RecursionError)


def facts_of(
    program: str,
    text: str,
    offset: int,
    judge: JudgeSide,
    output: str,
    is_c: bool,
    texts: Sequence[str] = (),
    parts: str = "",
    runs: Sequence[list[Any]] = (),
) -> Iterator[dict[str, Any] | Facts]:
    """Yields the facts, as `program_facts.facts_from` does, or which runs are `wanted`.

    The first time, also yields the instrumented `source`, and its `parts` for the next requests.
    The source is empty if the program cannot be instrumented.

    Args:
        program: The source.
        text: The failing input.
        offset: The index of the first wrong character of the program's output.
        judge: The judge's steps.
        output: What the program printed.
        is_c: Whether the program is written in C.
        texts: The traces of the runs; the first time, the tree that Clang printed.
        parts: What the traces refer to; empty the first time.
        runs: Each run's mode, input, kind of the end, output, and number among the traces, which is
            negative if it has none.
    """
    try:
        if not parts:
            found = instrumented(program, texts[0], is_c)
            known_parts = found.parts._replace(lost=(*lost_changes(found.tree),))
            parts = json.dumps(known_parts, default=list)  # Sets are written as lists.
            yield {"source": found.text, "parts": parts}
        known = {
            (mode, one): TracedRun(kind, printed, texts[number] if number >= 0 else "")
            for mode, one, kind, printed, number in runs
        }
        runner = TracedRunner(_read(parts), known, output)
        yield from facts_from(runner, text, offset, judge, output)
    except RunsWanted as missing:
        yield {"wanted": [list(request) for request in missing.requests]}
    except Untraceable:
        yield {"source": ""}
    except UNREADABLE:
        yield {"wanted": []}


def _read(text: str) -> ProgramParts:
    """Returns what traces refer to, which was written as JSON."""
    variables, assigned, conditions, loops, functions, getters, indexed, lost = json.loads(text)
    return ProgramParts(
        [Variable(*one) for one in variables],
        {*assigned},
        [Condition(line, said, sign, (*held,)) for line, said, sign, held in conditions],
        [Loop(line, end, said, (*names,)) for line, end, said, names in loops],
        {int(line): name for line, name in functions.items()},
        {*getters},
        (*indexed,),
        (*lost,),
    )
