"""The functions that ended in a step before they came to their lines on squares."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from workbench.programs.evidence.square_events import line_of, swept_lines
from workbench.programs.tracing.events import READ, WROTE

if TYPE_CHECKING:
    from workbench.programs.tracing.events import Event, ProgramParts


class LastLine(NamedTuple):
    """The last line of a function that ran in a step, and a later one that was not reached there.

    In other steps, the later one reads or writes squares.
    """

    step: int
    function: str
    line: int
    later: int


class FollowedRun(NamedTuple):
    """A run on the last step's input.

    Attributes:
        parts: What the events refer to.
        events: All events on boards.
        lines: The lines that were executed.
        times: How many of them were executed until the end of each step.
        n: The number of rows of the board.
    """

    parts: ProgramParts
    events: list[Event]
    lines: list[int]
    times: list[int]
    n: int


def last_lines(run: FollowedRun, steps: list[int]) -> list[LastLine]:
    """Returns for each of some steps one such function, if there is one."""
    touching: defaultdict[str, set[int]] = defaultdict(set)
    swept = swept_lines(run.events, run.n)
    for event in run.events:
        if event.kind in (READ, WROTE) and not (event.kind == READ and line_of(event) in swept):
            for line, function in event.stack:
                touching[function].add(line)
    return [found for step in steps for found in _in_step(run, step, touching)]


def _in_step(run: FollowedRun, step: int, touching: dict[str, set[int]]) -> list[LastLine]:
    start = run.times[step - 1] if step else 0
    lines = run.lines[start : run.times[step]]
    last: dict[str, int] = {}
    for line in lines:
        function = run.parts.functions.get(line, "")
        last.pop(function, None)
        last[function] = line  # The functions are in the order of their last lines.
    return [
        LastLine(step, function, line, min(later))
        for function, line in reversed(last.items())
        if (later := [one for one in touching.get(function, ()) if one > line])
        and touching[function].isdisjoint(lines)
    ][:1]
