"""Compares an actual output with the expected one."""

from comparison.align.board_alignment import BoardAlignment
from comparison.align.line_alignment import LineAlignment
from comparison.align.sides import differing_squares
from comparison.diagnose.board_evidence import BoardEvidence
from comparison.diagnose.explanations import explanation_text
from comparison.diagnose.kinds import EXPLAINED, read_spacings
from comparison.diagnose.line_evidence import LineEvidence
from comparison.diagnose.mistake_search import search
from comparison.diagnose.mistakes import mistakes_of
from comparison.findings import Comparison
from comparison.first_difference import compared
from comparison.lines import ActualOutput, ExpectedOutput
from judges import Format, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from comparison.align.alignment import Alignment


def compare(form: Format, steps: list[Step], actual: str, finished: bool = True) -> Comparison:
    """Returns the result of comparing an output with what a judge prints.

    Args:
        form: The format.
        steps: The steps of the judge.
        actual: The user's output.
        finished: Whether the steps are complete. If not, output after them is not judged.
    """
    results = [result for result in comparing(form, steps, actual, finished) if result]
    return results[-1]


def comparing(
    form: Format,
    steps: list[Step],
    actual: str,
    finished: bool = True,
    among: "Collection[str] | None" = None,
    of_windows: bool = False,
) -> "Iterator[Comparison | None]":
    """Compares two outputs like `compare`, in slices of some milliseconds.

    Yields None during the work. Yields the result first when its verdict is known, and again at
    the end, when the explanations are complete.

    Args:
        form: The format.
        steps: The steps of the judge.
        actual: The user's output.
        finished: Whether the steps are complete.
        among: The phrases of the only mistakes to consider, None for all mistakes.
        of_windows: Whether the output is from Windows, which ends lines in CR and LF. If it ends
            all of them so, this is no difference.
    """
    expected_output, actual_output = ExpectedOutput(steps), ActualOutput(actual, of_windows)
    yield from expected_output.read()
    yield from actual_output.read()
    if form.orders and not finished:
        expected_output.drop_incomplete_board()
    aligned = BoardAlignment if form.orders else LineAlignment
    alignment = aligned(form, expected_output, actual_output, finished)
    for _ in alignment.slices:
        yield None
        if alignment.segments.places > 1:
            break
    yield from read_spacings(alignment)
    result = compared(alignment)
    yield result
    if result.kind in EXPLAINED and result.step is not None:
        evidence = (BoardEvidence if form.orders else LineEvidence)(alignment, result.step)
        mistakes = mistakes_of(form)
        if among is not None:
            mistakes = tuple([mistake for mistake in mistakes if mistake.phrase in among])
        for result.explanations in search(evidence, mistakes):
            yield None
        _explain(result, _place(alignment, result))
    yield result


def _place(alignment: "Alignment", result: Comparison) -> str:
    """Returns where the output first differs: a line, or a board of Board Silly."""
    if alignment.board and result.step is not None:
        return f"board {alignment.expected.game_number(result.step)}"
    return f"line {result.actual.line or len(alignment.actual.lines)}"


def _explain(result: Comparison, place: str) -> None:
    """Sets the guess, and the actual board if the output does not show it."""
    result.guess = explanation_text(result.explanations, place, result.detail)
    if result.cause and result.actual.rows is None:
        result.actual.rows = result.cause.rows
        result.actual.guessed = result.actual.rows is not None
        result.squares = differing_squares(result.expected, result.actual)
