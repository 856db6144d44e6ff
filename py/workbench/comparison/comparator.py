"""Compares an actual output with the expected one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.comparison.align.board_alignment import BoardAlignment
from workbench.comparison.align.line_alignment import LineAlignment
from workbench.comparison.align.sides import differing_squares
from workbench.comparison.diagnose.examined import (
    find_mistakes,
    guess_text,
    guessed_mistake,
    prints_the_expected,
    replayed,
)
from workbench.comparison.diagnose.examined_boards import ExaminedBoards
from workbench.comparison.diagnose.examined_lines import ExaminedLines
from workbench.comparison.diagnose.kinds import EXPLAINED, SHORT, read_spacings
from workbench.comparison.findings import Comparison
from workbench.comparison.first_difference import compared
from workbench.comparison.lines import ActualOutput
from workbench.judging import Format, Mistake, Step
from workbench.judging.expected_output import ExpectedOutput

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

    from workbench.comparison.align.alignment import Alignment
    from workbench.comparison.diagnose.examined import Examined


# Of formats whose lines have a fixed order, and of those that list moves in any order.
IN_ORDER = LineAlignment, ExaminedLines
ANY_ORDER = BoardAlignment, ExaminedBoards


def compare(form: Format, steps: list[Step], actual: str, finished: bool = True) -> Comparison:
    """Returns the result of comparing an output with what a judge prints.

    If the steps are not complete, output after them is not judged.
    """
    results = comparing(form, ExpectedOutput(steps), actual, finished)
    return [result for result in results if result][-1]


def comparing(
    form: Format,
    expected: ExpectedOutput,
    actual: str,
    finished: bool = True,
    among: Sequence[Mistake] | None = None,
    of_windows: bool = False,
) -> Iterator[Comparison | None]:
    """Compares two outputs like `compare`, in slices of some milliseconds.

    Yields None during the work. Yields the result first when its verdict is known, and again at
    the end, with the mistakes and the guess.

    Args:
        form: The format.
        expected: What the judge prints.
        actual: The user's output.
        finished: Whether the expected output is complete.
        among: The mistakes that explain other outputs of the program, None to consider all.
        of_windows: Whether the output is from Windows, which ends lines in CR and LF. If it ends
            all of them so, this is no difference.
    """
    actual_output = ActualOutput(actual, of_windows)
    yield from expected.read()
    yield from actual_output.read()
    if form.judged.any_order and not finished:
        expected.drop_incomplete_list()
    aligned, examining = ANY_ORDER if form.judged.any_order else IN_ORDER
    alignment = aligned(form, expected, actual_output, finished)
    for _ in alignment.slices:
        yield None
        if alignment.segments.places > 1:
            break
    yield from read_spacings(alignment)
    result = compared(alignment)
    yield result
    known = form.mistakes if among is None else among
    if known and result.kind in EXPLAINED and result.step is not None:
        examined = examining(alignment, result.step)
        result.mistakes = yield from find_mistakes(examined, known)
        _guess(result, examined, expected.steps[result.step], among is not None)
    yield result


def consistent_mistakes(
    form: Format, steps: list[Step], among: list[Mistake]
) -> Generator[None, None, list[Mistake]]:
    """Returns those of some mistakes that lead to what the judge prints for some steps.

    Yields after each bit of work.
    """
    replay, found = replayed(form, None, steps), []
    for mistake in among:
        if (yield from prints_the_expected(mistake, replay)):
            found.append(mistake)
    return found


def _place(alignment: Alignment, result: Comparison) -> str:
    """Returns where the output first differs: a line, or a board with a list in any order."""
    if alignment.board and result.step is not None:
        return f"{alignment.form.judged.noun} {alignment.expected.game_number(result.step)}"
    return f"line {alignment.actual_at + 1}"


def _guess(result: Comparison, examined: Examined, step: Step, is_tested: bool) -> None:
    """Sets the guess and its board, which is the actual board if the output shows none."""
    found = guessed_mistake(result.mistakes)
    if found is None:
        return
    # A crash may end an output early, so missing lines alone say nothing about the program.
    if not is_tested and (result.kind == SHORT or not examined.shows(found)):
        return
    result.guessed_mistake = found
    place = _place(result.alignment, result)
    result.guess = guess_text(found, examined, place, result.detail, is_tested)
    result.guessed_rows = examined.board(found, step)
    if result.actual.rows is None:
        result.actual.rows = result.guessed_rows
        result.actual.guessed = result.actual.rows is not None
        result.squares = differing_squares(result.expected, result.actual)
