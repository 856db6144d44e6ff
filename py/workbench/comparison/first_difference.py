"""Describes the first difference of two outputs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.comparison.align.sides import Side, SquareNames, differing_squares, fill
from workbench.comparison.diagnose import kinds
from workbench.comparison.diagnose.details import board_detail, line_detail
from workbench.comparison.diagnose.kinds import AGREEING, kind_of, unmatched
from workbench.comparison.findings import Comparison
from workbench.comparison.sequences import surplus
from workbench.comparison.verdict_text import verdict_text
from workbench.comparison.whitespace import count_blanks, squeezed

if TYPE_CHECKING:
    from workbench.comparison.align.alignment import Alignment
    from workbench.comparison.align.sides import Normalise


def compared(alignment: Alignment) -> Comparison:
    """Returns the result of a comparison without its mistakes and its guess.

    The first difference and the differences in white space must be known.
    """
    found = alignment.spacings
    between = alignment.form.profile.between
    spacings = [spacing.sentence(between) for spacing in found]
    result = Comparison(kind_of(alignment), spacings, alignment)
    if result.kind not in AGREEING:
        (_set_boards if _is_on_board(alignment) else _set_lines)(alignment, result)
    elif found:
        _set_sides(alignment, result, found[0].expected_line - 1, found[0].line - 1)
    elif alignment.reordered is not None:
        _set_sides(alignment, result, None, alignment.reordered)
    result.verdict = verdict_text(alignment, result)
    return result


def _set_sides(
    alignment: Alignment, result: Comparison, expected: int | None, actual: int | None
) -> None:
    """Sets the two lines, counted from 0; None or a line after the last means none."""
    lines = alignment.expected.lines
    if expected is not None and expected < len(lines):
        result.expected = Side(expected + 1, lines[expected])
        result.step = alignment.expected.step_of(expected)
    if actual is not None and actual < len(alignment.actual.lines):
        result.actual = Side(actual + 1, alignment.actual.original(actual))


def _set_lines(alignment: Alignment, result: Comparison) -> None:
    """Sets the sides of a line."""
    first, steps = alignment.first, alignment.expected.steps
    assert first
    _set_sides(
        alignment,
        result,
        first.expected if first.expected_count else None,
        first.actual if first.actual_count or result.kind == kinds.DIFFERENT else None,
    )
    if not steps:
        return
    lines = alignment.expected.lines
    result.step = alignment.expected.step_of(first.expected + count_blanks(lines, first.expected))
    if result.kind in (kinds.EXTRA, kinds.LONG):
        return
    normalise = alignment.form.profile.normalise
    result.actual.meaning = "".join(normalise(alignment.text_of(first)))
    fill(alignment, result.step, result.expected, result.actual, normalise)
    before = steps[result.step - 1] if result.step else None
    step = steps[result.step]
    result.detail = line_detail(alignment.form, before, step, result.expected, result.actual)
    result.squares = differing_squares(result.expected, result.actual)


def _is_on_board(alignment: Alignment) -> bool:
    """Returns whether the first difference is in an expected list of moves in any order."""
    first = alignment.first
    alone = first is not None and first.expected_count > 0 and alignment.form.judged.any_order
    return alone or alignment.board is not None


def _set_boards(alignment: Alignment, result: Comparison) -> None:
    """Sets the sides of a list of moves in any order."""
    judged, expected = alignment.form.judged, alignment.expected
    actual_lines = alignment.actual.lines
    missing, extra = unmatched(alignment)
    at = alignment.expected_at
    lines = alignment.board[0] if alignment.board else range(at, at + 1)
    start = expected.game_start(expected.step_of(lines[0]))
    first = expected.steps[start]
    rows, moves = first.rows, list(first.jumps)
    if not alignment.board:
        missing = list(range(at, at + (len(moves) or 1)))
    _set_sides(alignment, result, missing[0] if missing else None, extra[0] if extra else None)
    if result.step is None:
        result.step = start
    normalise = alignment.form.profile.normalise
    lacking = [expected.lines[index] for index in missing]
    _set_alone(result, lacking, [actual_lines[index] for index in extra], normalise)
    result.expected.rows = result.actual.rows = rows
    result.expected.moves = moves
    names = SquareNames(judged, len(rows))
    missing_moves = names.moves_in(result.expected.alone)
    kept = [move for move in moves if move not in missing_moves]
    others = [text for line in result.actual.alone for text in normalise(line)]
    result.actual.moves = kept + names.moves_in(others)
    if alignment.board:
        listed = [expected.lines[index] for index in lines]
        actual_listed = [actual_lines[index] for index in alignment.board[1]]
        result.detail = board_detail(alignment.form, first, listed, actual_listed, normalise)
    result.squares = differing_squares(result.expected, result.actual)


def _set_alone(
    result: Comparison, missing: list[str], extra: list[str], normalise: Normalise
) -> None:
    """Sets the lines of each side that have no line of the same meaning on the other."""
    waiting = [squeezed(line) for line in missing]
    for line in extra:
        texts = normalise(line)
        if surplus(texts, waiting):
            result.actual.alone.append(line)
        waiting = surplus(waiting, texts)
    result.expected.alone = [line for line in missing if squeezed(line) in waiting]
