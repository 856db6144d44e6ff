"""Compares the output of a judge with yours."""

from comparison.align.board_alignment import BoardPairing
from comparison.align.line_alignment import LinePairing
from comparison.align.outputs import Outputs
from comparison.align.sides import differing_squares
from comparison.diagnose import kinds
from comparison.diagnose.explanations import told, unambiguous
from comparison.diagnose.kinds import read_spacings
from comparison.findings import Comparison
from comparison.first_difference import judged
from comparison.formats import profile_of
from comparison.lines import ActualOutput, ExpectedOutput
from judges import Format, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

EXPLAINED = (
    kinds.DIFFERENT,
    kinds.MISORDERED,
    kinds.SHORT,
    kinds.LONG,
    kinds.LACKING,
    kinds.EXTRA,
)


def compare(form: Format, steps: list[Step], yours: str, finished: bool = True) -> Comparison:
    """Returns how your output compares with what the steps of a judge print.

    `finished` tells that the steps are all there are;
    without it, what yours prints after them is not judged.
    """
    results = [result for result in comparing(form, steps, yours, finished) if result]
    return results[-1]


def comparing(
    form: Format, steps: list[Step], yours: str, finished: bool = True
) -> "Iterator[Comparison | None]":
    """Yields the same, worked out in slices of some milliseconds.

    That is None while there is more to do, the comparison as soon as its verdict stands, and the
    same once more at the end, when the guess has been looked for.
    """
    printed, pasted = ExpectedOutput(steps), ActualOutput(yours)
    yield from printed.read()
    yield from pasted.read()
    if form.orders and not finished:
        printed.leave_out_open_board()
    paired = BoardPairing if form.orders else LinePairing
    pairing = paired(form, printed, pasted, finished)
    for _ in pairing.slices:
        yield None
        if pairing.pairs.places > 1:
            break
    outputs = Outputs(form, printed, pasted, pairing)
    yield from read_spacings(outputs)
    result = judged(outputs)
    yield result
    if result.kind in EXPLAINED and result.step is not None:
        for found in profile_of(form).explained(outputs, result.step):
            result.explanations = unambiguous(found)
            yield None
        _tell(result, _place_in_yours(outputs, result))
    yield result


def _place_in_yours(outputs: Outputs, result: Comparison) -> str:
    """Returns where yours first differs: a line, or a board of Board Silly."""
    if outputs.pairing.board and result.step is not None:
        return f"board {outputs.printed.number_of(result.step)}"
    return f"line {result.yours.line or len(outputs.pasted.lines)}"


def _tell(result: Comparison, place: str) -> None:
    """Puts the explanations found into words, and on the board if yours shows none."""
    result.guess = told(result.explanations, place, result.reading)
    if result.explanations and result.yours.rows is None:
        result.yours.rows = result.explanations[0].rows
        result.yours.supposed = result.yours.rows is not None
        result.squares = differing_squares(result.judge, result.yours)
