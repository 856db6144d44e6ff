"""Compares the output of a judge with yours."""

from comparison import board_evidence, kinds, line_evidence
from comparison.differences import judged
from comparison.explanations import told
from comparison.outputs import Outputs, Pasted, Printed
from comparison.sets import SetWalk
from comparison.sides import differing_squares
from comparison.walk import LineWalk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from comparison.result import Comparison
    from judges import Step

EXPLAINED = (kinds.DIFFERENT, kinds.MISORDERED, kinds.SHORT, kinds.LONG)


def compare(form: str, steps: "list[Step]", yours: str, finished: bool = True) -> "Comparison":
    """Returns how your output compares with what the steps of a judge print.

    `form` is the format, one of judges.FORMATS. `finished` tells that the steps are all there are;
    without it, what yours prints after them is not judged.
    """
    results = [result for result in comparing(form, steps, yours, finished) if result]
    return results[-1]


def comparing(
    form: str, steps: "list[Step]", yours: str, finished: bool = True
) -> "Iterator[Comparison | None]":
    """Yields the same, worked out in slices of some milliseconds.

    That is None while there is more to do, the comparison as soon as its verdict stands, and the
    same once more at the end, when the guess has been looked for.
    """
    printed, pasted = Printed(steps), Pasted(yours)
    yield from printed.read()
    yield from pasted.read()
    by_sets = form == "boardsilly"
    if by_sets and not finished:
        printed.leave_out_open_board()
    walk = (SetWalk if by_sets else LineWalk)(printed.lines, pasted.lines, finished)
    yield from walk.run()
    outputs = Outputs(form, printed, pasted, walk)
    result = judged(outputs)
    yield result
    if result.kind in EXPLAINED and result.step is not None:
        search = (board_evidence if by_sets else line_evidence).explained
        for found in search(outputs, result.step):
            result.explanations = found
            yield None
        _tell(result, _place_in_yours(outputs, result))
    yield result


def _place_in_yours(outputs: Outputs, result: "Comparison") -> str:
    """Returns where yours first differs: a line, or a board of Board Silly."""
    if outputs.walk.board and result.step is not None:
        return f"board {outputs.printed.number_of(result.step)}"
    return f"line {result.yours.line or len(outputs.pasted.lines)}"


def _tell(result: "Comparison", place: str) -> None:
    """Puts the explanations found into words, and on the board if yours shows none."""
    result.guess = told(result.explanations, place)
    if result.explanations and result.yours.rows is None:
        result.yours.rows = result.explanations[0].rows
        result.yours.supposed = result.yours.rows is not None
        result.squares = differing_squares(result.judge, result.yours)
