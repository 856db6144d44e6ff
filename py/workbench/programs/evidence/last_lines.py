"""The functions that ended in a step before they came to their lines on squares."""

from collections import defaultdict
from typing import NamedTuple

from workbench.programs.evidence.square_events import FollowedRun, SquareEvents
from workbench.programs.tracing.events import READ, WROTE


class LastLine(NamedTuple):
    """The last line of a function that ran in a step, and a later one that was not reached there.

    In other steps, the later one reads or writes squares.
    """

    step: int
    function: str
    line: int
    later: int


def last_lines(squares: SquareEvents) -> list[LastLine]:
    """Returns for each step of which all events are known one such function, if there is one."""
    touching: defaultdict[str, set[int]] = defaultdict(set)
    run = squares.run
    for event in run.events:
        if event.kind in (READ, WROTE) and not squares.is_swept(event):
            for line, function in event.stack:
                touching[function].add(line)
    return [found for step in squares.followed for found in _in_step(run, step, touching)]


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
