"""The words and the mistakes of `uva220`."""

from comparison.align.outputs import Outputs
from comparison.diagnose.explanations import Explanation
from comparison.diagnose.line_evidence import LineEvidence, explained
from comparison.diagnose.mistakes.uva220 import MISTAKES
from comparison.formats.meanings.uva220 import meaning
from comparison.formats.profile import Profile
from comparison.lines import ExpectedOutput
from judges import LIST, START, Step
from judges.uva220 import SIZE, UVA220
from othello import square_digits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

STEPS_BACK = 60


def _place(printed: ExpectedOutput, index: int, offset: int | None) -> str:
    step = printed.steps[index]
    game = f"game {printed.number_of(index)}"
    if step.kind == START:
        return f"the empty line before {game}"
    if step.kind == LIST:
        return f"the legal moves of {step.turn} in {game} (L on line {step.line} of the input)"
    if step.move:
        digits = square_digits(step.move.square, SIZE)
        return f"the counts after M{digits} in {game} (line {step.line} of the input)"
    row = "" if offset is None else f"row {offset + 1} of "
    return f"{row}the board at the end of {game}"


def _command(step: Step) -> str:
    if step.move:
        return "M" + square_digits(step.move.square, SIZE)
    return f"L on line {step.line}"


def _explained(outputs: Outputs, index: int) -> "Iterator[list[Explanation]]":
    first = _first(outputs.printed, index)
    evidence = LineEvidence(outputs, index, first, meaning, _command)
    return explained(evidence, MISTAKES)


def _first(printed: ExpectedOutput, index: int) -> int:
    """Returns the start of the game of a step, or of an earlier one that is near enough."""
    own, near = printed.start_before(index), max(index - STEPS_BACK, 0)
    return min([start for start in printed.starts if near <= start] + [own])


UVA220_PROFILE = Profile(
    UVA220,
    between="between two games",
    meant=lambda line: [meaning(line)],
    place=_place,
    explained=_explained,
)
