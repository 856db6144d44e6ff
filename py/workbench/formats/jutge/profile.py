"""The profile of `jutge`."""

from workbench.comparison.whitespace import squeezed
from workbench.formats.jutge.judge import LETTERS, OUTPUT, SYMBOLS
from workbench.judging import Step
from workbench.judging.answer_lines import COUNT_LINE, numbers_in
from workbench.judging.expected_output import ExpectedOutput
from workbench.judging.profile import LONGEST, FormatProfile, normalised_row

MOVES_BACK = 10
SQUARES_BACK = 2_000


def normalise(line: str) -> str:
    """Returns the meaning of a line."""
    if len(line) > LONGEST:
        return squeezed(line)
    kind = OUTPUT.answers.kind(line.strip())
    if kind == COUNT_LINE and line.split()[0] not in SYMBOLS:
        numbers = numbers_in(line)
        if len(numbers) == 2:
            return f"{numbers[0]}:{numbers[1]}"
    return normalised_row(squeezed(line), kind, SYMBOLS[0])


def _place(expected: ExpectedOutput, index: int, offset: int | None) -> str:
    step = expected.steps[index]
    n = step.position.n if step.position else 0
    part = _part(offset, n)
    if not step.move:
        return f"{part}the start position"
    return f"{part}the position after move {index} ({_request(step)})"


def _part(offset: int | None, n: int) -> str:
    if offset is None:
        return ""
    if offset < n:
        return f"row {offset + 1} of "
    return "the counts of " if offset == n else "the end of "


def _request(step: Step) -> str:
    if not step.move or not step.position:
        return ""
    row, column = divmod(step.move.square, step.position.n)
    return f"{LETTERS[step.move.color]} {row + 1} {column + 1}"


def _replay_start(expected: ExpectedOutput, index: int) -> int:
    """Returns a step some moves before, fewer on large boards, which take longer to replay."""
    position = expected.steps[index].position
    squares = position.n**2 if position else 1
    return max(0, index - min(MOVES_BACK, SQUARES_BACK // squares))


PROFILE = FormatProfile(
    between="after a position",
    normalise=lambda line: [normalise(line)],
    place=_place,
    request=_request,
    replay_start=_replay_start,
)
