"""The words and the mistakes of `jutge`."""

from comparison.align.outputs import Outputs
from comparison.diagnose.explanations import Explanation
from comparison.diagnose.line_evidence import LineEvidence, explained
from comparison.diagnose.mistakes.jutge import MISTAKES
from comparison.formats.meanings.jutge import meaning
from comparison.formats.profile import Profile
from comparison.lines import ExpectedOutput
from judges import Step
from judges.jutge import JUTGE, LETTERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

MOVES_BACK = 10
SQUARES_BACK = 2_000


def _place(printed: ExpectedOutput, index: int, offset: int | None) -> str:
    step = printed.steps[index]
    n = step.position.n if step.position else 0
    part = _part(offset, n)
    if not step.move:
        return f"{part}the start position"
    return f"{part}the position after move {index} ({_command(step)})"


def _part(offset: int | None, n: int) -> str:
    if offset is None:
        return ""
    return (
        f"row {offset + 1} of "
        if offset < n
        else "the counts of "
        if offset == n
        else "the end of "
    )


def _command(step: Step) -> str:
    if not step.move or not step.position:
        return ""
    row, column = divmod(step.move.square, step.position.n)
    return f"{LETTERS[step.move.color]} {row + 1} {column + 1}"


def _explained(outputs: Outputs, index: int) -> "Iterator[list[Explanation]]":
    first = _first(outputs.printed, index)
    evidence = LineEvidence(outputs, index, first, meaning, _command)
    return explained(evidence, MISTAKES)


def _first(printed: ExpectedOutput, index: int) -> int:
    """Returns a step some moves before, fewer on large boards: each takes its time."""
    position = printed.steps[index].position
    squares = position.n**2 if position else 1
    return max(0, index - min(MOVES_BACK, SQUARES_BACK // squares))


JUTGE_PROFILE = Profile(
    JUTGE,
    between="after a position",
    meant=lambda line: [meaning(line)],
    place=_place,
    explained=_explained,
)
