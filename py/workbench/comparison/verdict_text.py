"""Writes the verdict of a comparison in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello.phrases import counted
from text.reader import spelled
from workbench.comparison.align.segments import DIFFERENT, SPACED
from workbench.comparison.diagnose import kinds
from workbench.comparison.sequences import common_prefix
from workbench.comparison.whitespace import ASCII_BLANKS, visible

if TYPE_CHECKING:
    from workbench.comparison.align.alignment import Alignment
    from workbench.comparison.align.sides import Side
    from workbench.comparison.findings import Comparison

MOST_SPACINGS = 3
LONGEST_SHOWN = 60
SHOWN_BEFORE = 25

SENTENCES = {
    kinds.IDENTICAL: "Identical: {all}.",
    kinds.WHITESPACE: "Only white space differs: {spacings}.",
    kinds.REORDERED: "Right: the same moves in another order, and any order is right.",
    kinds.AGREES: "No difference up to where the judge stopped, after {all}.",
    kinds.NOTHING: "Your output {nothing}; the judge prints {all}.",
    kinds.SHORT: "Your output is too short: it ends {end}.",
    kinds.LONG: (
        "Your output is too long: the judge prints {all}, your output continues with {actual}."
    ),
    kinds.LACKING: "Your output lacks {lacking}{rest}.",
    kinds.EXTRA: "{extra} extra, before {place}{first_extra} {actual}{rest}.",
    kinds.MISORDERED: (
        "{first} at {line}, {place}: the same list in another order, but the order"
        " matters here; expected {expected}, got {actual}{rest}."
    ),
    kinds.DIFFERENT: "{first} at {line}, {place}: {difference}{rest}.",
}
# Of extra lines, if what the judge prints there does not follow them.
NOT_EXPECTED = "{extra} not expected{first_extra} {actual}. The judge prints {place} there."
ENDS_IGNORED = "Identical but for the line ends, CR and LF, which Windows adds: {all}."
# Shown before the other sentences if white space differs earlier.
SPACED_BEFORE = "White space differs first: {spacings}. "
SPACED_AND_REORDERED = (
    "Only white space differs: {spacings}; the moves are in another order, and any order is right."
)
SPACED_TO_END = "Only white space differs up to where the judge stopped, after {all}: {spacings}."


def verdict_text(alignment: Alignment, result: Comparison) -> str:
    """Returns the sentence for a result whose sides are known."""
    expected, actual = _excerpts(result.expected, result.actual)
    first, place = alignment.first, _place(alignment, result)
    return _sentence(alignment, result).format(
        all=counted(len(alignment.expected.lines), "line"),
        spacings="; ".join(result.spacings[:MOST_SPACINGS]),
        first="First other difference" if result.spacings else "First difference",
        nothing="has only white space" if alignment.actual.lines else "is empty",
        end=_end(alignment, result, place),
        line=_line(result),
        place=place,
        expected=expected,
        actual=actual,
        difference=_moves_alone(result) or f"expected {expected}, got {actual}",
        lacking=_lacking(alignment, place, expected) if result.kind == kinds.LACKING else "",
        extra=_extra(first.actual, first.actual_count) if first else "",
        first_extra=", beginning with" if first and first.actual_count > 1 else ":",
        rest=_rest(alignment),
    )


def _sentence(alignment: Alignment, result: Comparison) -> str:
    """Returns the template of the verdict, which names the earliest difference first."""
    sentence = SENTENCES[result.kind]
    if result.kind == kinds.IDENTICAL and alignment.actual.ends_ignored:
        return ENDS_IGNORED
    if result.kind == kinds.WHITESPACE:
        return sentence if alignment.reordered is None else SPACED_AND_REORDERED
    if result.kind == kinds.EXTRA and not kinds.follows(alignment):
        sentence = NOT_EXPECTED
    if not result.spacings or result.kind == kinds.NOTHING:
        return sentence
    return SPACED_TO_END if result.kind == kinds.AGREES else SPACED_BEFORE + sentence


def _rest(alignment: Alignment) -> str:
    """Returns that everything after the first difference agrees, if it does."""
    first = alignment.first
    if first is None or not alignment.agrees_after:
        return ""
    several = first.state == DIFFERENT and first.expected_count > 1
    last = f"line {first.expected_end}" if several else "it"
    return f"; everything after {last} agrees"


def _line_numbers(start: int, count: int) -> str:
    """Returns the numbers of lines; `start` is counted from 0."""
    return f"lines {start + 1} to {start + count}" if count > 1 else f"line {start + 1}"


def _extra(start: int, count: int) -> str:
    """Returns which lines are extra, as the beginning of a sentence."""
    numbers = _line_numbers(start, count)
    return f"L{numbers[1:]} of your output {'are' if count > 1 else 'is'}"


def _lacking(alignment: Alignment, place: str, text: str) -> str:
    """Returns which lines are missing, and the text of a single one."""
    first = alignment.first
    assert first
    numbers = _line_numbers(first.expected, first.expected_count)
    if first.expected_count == 1:
        return f"{numbers}, {place}: {text}"
    last = alignment.expected.step_of(first.expected_end - 1)
    is_all = place == alignment.form.profile.place(alignment.expected, last, None)
    return f"{numbers}, {place}" if is_all else f"{numbers}, beginning with {place}"


def _line(result: Comparison) -> str:
    expected, actual = result.expected.line, result.actual.line
    other = f" (line {actual} of your output)" if expected and actual and actual != expected else ""
    return f"line {result.line}{other}"


def _end(alignment: Alignment, result: Comparison, place: str) -> str:
    """Returns where the actual output ends, and what the judge prints next."""
    number = counted(len(alignment.expected.lines), "line")
    if result.actual.line:
        return f"within line {result.actual.line} of {number}, {place}"
    after = f"after line {len(alignment.actual.lines)} of {number}"
    if alignment.board and result.expected.line != alignment.board[0].start + 1:
        return f"{after}, within {place}"
    blank = "an empty line, then " if _misses_blanks(alignment) else ""
    return f"{after}; the judge continues with {blank}{place}"


def _misses_blanks(alignment: Alignment) -> bool:
    """Returns whether empty lines are missing just before the first difference."""
    return any(
        segment.state == SPACED
        and segment.expected_count > segment.actual_count
        and segment.expected_end == alignment.expected_at
        for segment in alignment.segments.items
    )


def _place(alignment: Alignment, result: Comparison) -> str:
    """Returns the place of the difference in the words of the problem."""
    expected = alignment.expected
    if result.step is None:
        return ""
    line = (result.expected.line or 1) - 1
    offset = max(line - expected.first_line(result.step), 0)
    whole = not offset and _is_whole(alignment, result.step)
    return alignment.form.profile.place(expected, result.step, None if whole else offset)


def _is_whole(alignment: Alignment, step: int) -> bool:
    """Returns whether all lines of a step are missing, or none of them."""
    first, expected = alignment.first, alignment.expected
    if first is None or first.state == DIFFERENT:
        return False
    count = first.expected_count
    return count == 0 or count >= expected.ends[step] - expected.first_line(step)


def _moves_alone(result: Comparison) -> str:
    """Returns the missing and extra lines of a Board Silly list, empty for other formats."""
    parts = (("missing", result.expected.alone), ("extra", result.actual.alone))
    return ", ".join([f"{word} {_first_of(lines)}" for word, lines in parts if lines])


def _first_of(lines: list[str]) -> str:
    return f"“{spelled(lines[0])}”" + (f" and {len(lines) - 1} more" if lines[1:] else "")


def _excerpts(expected: Side, actual: Side) -> tuple[str, str]:
    """Returns both lines in quotation marks; of long ones, the part around the difference."""
    texts = [visible(side.text or "", ASCII_BLANKS) for side in (expected, actual)]
    start = 0
    if max(len(text) for text in texts) > LONGEST_SHOWN:
        start = max(0, common_prefix(texts[0], texts[1]) - SHOWN_BEFORE)
    return _excerpt(texts[0], start), _excerpt(texts[1], start)


def _excerpt(text: str, start: int) -> str:
    if not text:
        return "an empty line"
    before = "…" if start else ""
    after = "…" if len(text) > start + LONGEST_SHOWN else ""
    return f"“{before}{spelled(text[start : start + LONGEST_SHOWN])}{after}”"
