"""The functions that ended in a step before they came to their lines on squares."""

from collections import defaultdict

from workbench.programs.evidence.square_events import FollowedRun, SquareEvents
from workbench.programs.tracing.events import READ, WROTE

LastLine = tuple[int, str, int, int]  # A step, a function, its last line, and a later one.


def last_lines(squares: SquareEvents) -> list[LastLine]:
    """Returns for each step of which all events are known one such function, if there is one.

    Its last line ran in the step, and the later one was not reached. In other steps, that one reads
    or writes squares.
    """
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
        (step, function, line, min(later))
        for function, line in reversed(last.items())
        if (later := [one for one in touching.get(function, ()) if one > line])
        and touching[function].isdisjoint(lines)
    ][:1]
