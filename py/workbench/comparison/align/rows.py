"""The rows of both outputs side by side, and the characters in which they differ."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.comparison.align.segments import REJOINED, SAME, SPACED
from workbench.comparison.sequences import common_ends

if TYPE_CHECKING:
    from collections.abc import Iterator

    from workbench.comparison.align.alignment import Alignment
    from workbench.comparison.align.segments import Segment

    Ranges = list[tuple[int, int]]


class Row:
    """An expected line beside the actual line aligned with it.

    Attributes:
        expected: The number of the expected line, counted from 1, or None.
        actual: The number of the actual line, counted from 1, or None.
        expected_text: The expected line, empty if there is none.
        actual_text: The actual line, empty if there is none.
        state: SAME, SPACED if only white space differs, DIFFERENT, EXPECTED_ONLY or ACTUAL_ONLY.
    """

    def __init__(
        self,
        expected: int | None,
        actual: int | None,
        expected_text: str,
        actual_text: str,
        state: str,
    ) -> None:
        self.state = state
        self.expected = expected
        self.actual = actual
        self.expected_text = expected_text
        self.actual_text = actual_text

    def ranges(self) -> tuple[Ranges, Ranges]:
        """Returns the differing characters of each line as (start, end), from left to right."""
        if self.expected is None or self.actual is None:
            return [], []
        return differing_ranges(self.expected_text, self.actual_text)


def rows(alignment: Alignment) -> Iterator[Row | None]:
    """Yields the rows of an alignment; of consecutive equal lines only the last.

    Continues the alignment if it is incomplete, and yields None after each of its slices.
    """
    done = 0
    segments = alignment.segments.items
    for _ in alignment.slices:
        while done < alignment.settled():
            yield from _rows(alignment, segments[done])
            done += 1
        yield None
    for segment in segments[done:]:
        yield from _rows(alignment, segment)


def _rows(alignment: Alignment, segment: Segment) -> Iterator[Row]:
    state = segment.state
    if state == REJOINED or (state == SAME and alignment.actual.carriage_return):
        state = SPACED
    for expected, actual in [segment.last_pair()] if state == SAME else segment.pairs():
        yield Row(
            None if expected is None else expected + 1,
            None if actual is None else actual + 1,
            "" if expected is None else alignment.expected.lines[expected],
            "" if actual is None else alignment.actual.original(actual),
            state,
        )


def differing_ranges(expected: str, actual: str) -> tuple[Ranges, Ranges]:
    """Returns the differing ranges of each line as (start, end), from left to right.

    Lists of legal moves are compared as sets of pairs, lines of the same length character by
    character. Of other lines, everything between the common beginning and end differs.
    """
    if expected[:1] == "(" and actual[:1] == "(":
        words, actual_words = _words(expected), _words(actual)
        alone = _alone(words, actual_words), _alone(actual_words, words)
        if alone[0] or alone[1]:
            return alone
    if len(expected) == len(actual):
        ranges = _positions(expected, actual)
        return ranges, list(ranges)
    start, end = common_ends(expected, actual)
    return _unless_empty(start, len(expected) - end), _unless_empty(start, len(actual) - end)


def _words(line: str) -> list[tuple[str, int]]:
    """Returns the words of a line, each with its start."""
    words = []
    start = 0
    for word in line.split(" "):
        if word:
            words.append((word, start))
        start += len(word) + 1
    return words


def _alone(words: list[tuple[str, int]], others: list[tuple[str, int]]) -> Ranges:
    known = [word for word, _ in others]
    return [(start, start + len(word)) for word, start in words if word not in known]


def _positions(expected: str, actual: str) -> Ranges:
    ranges: list[tuple[int, int]] = []
    for index, pair in enumerate(zip(expected, actual)):
        if pair[0] != pair[1]:
            start = ranges.pop()[0] if ranges and ranges[-1][1] == index else index
            ranges.append((start, index + 1))
    return ranges


def _unless_empty(start: int, end: int) -> Ranges:
    return [(start, end)] if start < end else []
