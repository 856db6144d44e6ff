"""The profile of `noughts`."""

from unit.workbench.toy_formats.noughts.judge import grid_of
from workbench.comparison.whitespace import squeezed
from workbench.judging import Step
from workbench.judging.profile import FormatProfile


def _request(step: Step) -> str:
    return f"move {9 - grid_of(step).cells.count('.')}"


PROFILE = FormatProfile(
    between="after a board",
    normalise=lambda line: [squeezed(line.upper())],
    place=lambda expected, index, offset: f"the board after {_request(expected.steps[index])}",
    request=_request,
)
