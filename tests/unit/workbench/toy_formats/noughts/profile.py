"""The profile of `noughts`."""

from unit.workbench.toy_formats.noughts.judge import grid_of
from workbench.comparison.whitespace import squeezed
from workbench.judging import Step
from workbench.judging.expected_output import ExpectedOutput
from workbench.judging.profile import FormatProfile


def _normalise(line: str) -> list[str]:
    return [squeezed(line.upper())]


def _place(expected: ExpectedOutput, index: int, offset: int | None) -> str:
    return f"the board after {_request(expected.steps[index])}"


def _request(step: Step) -> str:
    return f"move {9 - grid_of(step).cells.count('.')}"


PROFILE = FormatProfile(
    between="after a board", normalise=_normalise, place=_place, request=_request
)
