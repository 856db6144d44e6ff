"""The kinds of results, from identical to different, and how to find the kind of an alignment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.comparison.align.segments import ACTUAL_ONLY, EXPECTED_ONLY, REJOINED, SPACED
from workbench.comparison.align.sides import SquareNames
from workbench.comparison.whitespace import (
    Spacing,
    is_blank,
    note,
    rare_blanks,
    spacing_kinds,
    squeezed,
)
from workbench.judging import LIST
from workbench.judging.judged_game import SQUARE_LISTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from workbench.comparison.align.alignment import Alignment
    from workbench.comparison.align.segments import Segment

IDENTICAL = "identical"
WHITESPACE = "whitespace"  # only white space differs, and perhaps an order that does not matter
REORDERED = "reordered"  # the same moves in another order, and any order is right
AGREES = "agrees"  # no difference up to where the judge stopped
DIFFERENT = "different"
MISORDERED = "misordered"  # the same moves in another order, which is wrong
SHORT = "short"  # lines are missing at the end
LONG = "long"  # there are extra lines at the end
LACKING = "lacking"  # lines are missing elsewhere
EXTRA = "extra"  # there are extra lines elsewhere
NOTHING = "empty"

AGREEING = (IDENTICAL, WHITESPACE, REORDERED, AGREES)
EXPLAINED = (DIFFERENT, MISORDERED, SHORT, LONG, LACKING, EXTRA)


def kind_of(alignment: Alignment) -> str:
    """Returns the kind of an alignment whose first difference is known."""
    first, actual = alignment.first, alignment.actual.lines
    at_end = not has_text(alignment.expected.lines[alignment.expected_at :])
    if first is None or (at_end and not alignment.finished):
        return _kind_of_agreeing(alignment)
    if not has_text(actual):
        return LONG if at_end else NOTHING
    if alignment.board:
        return _kind_of_board(alignment)
    if first.state == ACTUAL_ONLY:
        return LONG if at_end else EXTRA
    if first.state == EXPECTED_ONLY:
        if not has_text(actual[first.actual :]):
            return SHORT
        return LACKING if follows(alignment) else DIFFERENT
    if _is_cut(alignment):
        return SHORT
    return MISORDERED if _is_misordered(alignment, first) else DIFFERENT


def follows(alignment: Alignment) -> bool:
    """Returns whether the first unequal lines are followed by what the judge prints there."""
    for segment in list(alignment.segments.from_first())[1:]:
        lines = alignment.expected.lines[segment.expected : segment.expected_end]
        if segment.unequal or has_text(lines):
            return not segment.unequal
    return False


def has_text(lines: list[str]) -> bool:
    """Returns whether a line is not blank."""
    return not all(is_blank(line) for line in lines)


def read_spacings(alignment: Alignment) -> Iterator[None]:
    """Sets the `spacings` of an alignment, yielding after each pair of lines."""
    actual, spacings = alignment.actual, alignment.spacings
    if actual.carriage_return and alignment.actual_at:
        spacings.append(Spacing("crlf", 1, 1, alignment.actual_at))
    for segment in alignment.segments.items:
        if segment is alignment.first:
            return
        yield from _note(alignment, segment)
    if not actual.closed:
        note(spacings, "final-newline", len(alignment.expected.lines), len(actual.lines))


def _note(alignment: Alignment, segment: Segment) -> Iterator[None]:
    """Notes how the lines of a segment differ in white space."""
    lines, actual_lines = alignment.expected.lines, alignment.actual.lines
    spacings = alignment.spacings
    at_end = segment.expected == len(lines) and not has_text(actual_lines[segment.actual :])
    if segment.state == REJOINED:
        note(spacings, "broken", segment.expected + 1, segment.actual + 1)
    elif segment.state == SPACED:
        for expected, actual in segment.pairs():
            if expected is not None and actual is not None:
                for kind in spacing_kinds(lines[expected], actual_lines[actual]):
                    note(spacings, kind, expected + 1, actual + 1)
            elif actual is not None:
                extra = ["end-lines" if at_end else "extra-line"]
                for kind in extra + rare_blanks(actual_lines[actual]):
                    note(spacings, kind, segment.expected + 1, actual + 1)
            elif segment.actual < len(actual_lines) or alignment.first is None:
                kind = "gap" if segment.expected + 1 < len(lines) else "last-line"
                note(spacings, kind, segment.expected + 1, segment.actual + 1)
            yield None


def _kind_of_agreeing(alignment: Alignment) -> str:
    if not alignment.finished:
        return AGREES
    if alignment.spacings:
        return WHITESPACE
    return IDENTICAL if alignment.reordered is None else REORDERED


def unmatched(alignment: Alignment) -> tuple[list[int], list[int]]:
    """Returns the expected and actual lines without a partner on the first differing board."""
    board = alignment.board or (range(0), range(0))
    missing: list[int] = []
    extra: list[int] = []
    for segment in alignment.segments.from_first():
        if segment.expected > board[0].stop:
            break
        if segment.unequal and segment.expected in board[0]:
            missing += range(segment.expected, segment.expected_end)
        if segment.unequal and segment.actual in board[1]:
            extra += range(segment.actual, segment.actual + segment.actual_count)
    return missing, extra


def _kind_of_board(alignment: Alignment) -> str:
    """Returns SHORT if the actual output ends within the board, otherwise DIFFERENT."""
    missing, extra = unmatched(alignment)
    board, actual = alignment.board or (range(0), range(0))
    ends = not extra and not has_text(alignment.actual.lines[actual.stop :])
    at_end = missing == list(board)[len(board) - len(missing) :]
    return SHORT if ends and at_end else DIFFERENT


def _is_cut(alignment: Alignment) -> bool:
    """Returns whether the actual output ends within the line of the first difference."""
    actual, at = alignment.actual, alignment.actual_at
    if actual.closed or at + 1 != len(actual.lines):
        return False
    expected_line = alignment.expected.lines[alignment.expected_at]
    return squeezed(expected_line).startswith(squeezed(actual.lines[at]))


def _is_misordered(alignment: Alignment, first: Segment) -> bool:
    """Returns whether both lines list the same moves, the actual one not row by row."""
    expected, judged = alignment.expected, alignment.form.judged
    step = expected.steps[expected.step_of(first.expected)]
    if step.kind != LIST or judged.lists != SQUARE_LISTS:
        return False
    names = SquareNames(judged, len(step.rows))
    lines = squeezed(expected.lines[first.expected]), squeezed(alignment.text_of(first))
    listed, actual = [names.named_in(line) for line in lines]
    return len(lines[0]) == len(lines[1]) and sorted(listed) == sorted(actual) and listed != actual
