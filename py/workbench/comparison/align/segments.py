"""The segments of an alignment: runs of lines that are aligned in the same way."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

# How the lines of a segment compare:
SAME = "same"
SPACED = "spacing"  # equal without white space
REJOINED = "rejoined"  # equal without white space and line breaks
DIFFERENT = "different"
EXPECTED_ONLY = "expected-only"
ACTUAL_ONLY = "actual-only"

UNEQUAL = (DIFFERENT, EXPECTED_ONLY, ACTUAL_ONLY)


class Segment:
    """Consecutive lines of both outputs that are aligned in order, in the same state.

    The first line of one side belongs to the first of the other, and so on. Surplus lines of the
    longer side belong to the segment, but to no line of the other side.

    Attributes:
        state: How the lines compare.
        expected: The first expected line, counted from 0.
        expected_count: The number of expected lines.
        actual: The first actual line, counted from 0.
        actual_count: The number of actual lines.
    """

    def __init__(
        self, state: str, expected: int, expected_count: int, actual: int, actual_count: int
    ) -> None:
        self.state = state
        self.expected, self.expected_count = expected, expected_count
        self.actual, self.actual_count = actual, actual_count

    @property
    def expected_end(self) -> int:
        """The expected line after the segment."""
        return self.expected + self.expected_count

    @property
    def unequal(self) -> bool:
        """Whether the lines differ in more than white space."""
        return self.state in UNEQUAL

    @property
    def one_to_one(self) -> bool:
        """Whether each line has an equal one, up to white space."""
        return self.state in (SAME, SPACED) and self.expected_count == self.actual_count

    def last_pair(self) -> tuple[int, int]:
        """Returns the last line of each side."""
        return self.expected_end - 1, self.actual + self.actual_count - 1

    def pairs(self) -> Iterator[tuple[int | None, int | None]]:
        """Yields the pairs of aligned lines, with None for a missing line."""
        for index in range(max(self.expected_count, self.actual_count)):
            yield (
                self.expected + index if index < self.expected_count else None,
                self.actual + index if index < self.actual_count else None,
            )


class Segments:
    """The segments found so far, in order of their expected lines.

    Attributes:
        items: The segments.
        first: The first unequal segment, None if there is none.
        places: The number of unequal segments.
    """

    def __init__(self) -> None:
        self.items: list[Segment] = []
        self.first: Segment | None = None
        self.places = 0
        self._first_at = 0

    def add(
        self, state: str, expected: int, expected_count: int, actual: int, actual_count: int
    ) -> None:
        """Adds aligned lines, extending the last segment if they continue it."""
        last = self.items[-1] if self.items else None
        if last and _continues(last, state, expected, expected_count, actual, actual_count):
            last.expected_count += expected_count
            last.actual_count += actual_count
            return
        segment = Segment(state, expected, expected_count, actual, actual_count)
        self.items.append(segment)
        if segment.unequal:
            if self.first is None:
                self.first, self._first_at = segment, len(self.items) - 1
            self.places += 1

    def take_back(self, lines: int) -> int:
        """Removes up to `lines` lines at the end while they are one to one.

        Returns the number of lines removed from each side.
        """
        left = lines
        while left and self.items and self.items[-1].one_to_one:
            last = self.items[-1]
            number = min(left, last.expected_count)
            last.expected_count -= number
            last.actual_count -= number
            left -= number
            if not last.expected_count:
                self.items.pop()
        return lines - left

    def partners(self, start: int, end: int) -> list[int | None]:
        """Returns the actual line aligned with each expected line from `start` to `end`.

        The search begins at the first unequal segment, so it is slow far away from it.
        """
        found: list[int | None] = [None] * (end - start)
        at = self._first_at
        while at and self.items[at - 1].expected_end > start:
            at -= 1
        for index in range(at, len(self.items)):
            segment = self.items[index]
            if segment.expected >= end:
                break
            for line in range(max(start, segment.expected), min(end, segment.expected_end)):
                if line - segment.expected < segment.actual_count:
                    found[line - start] = segment.actual + line - segment.expected
        return found

    def from_first(self) -> Iterator[Segment]:
        """Yields the segments from the first unequal one on."""
        for index in range(self._first_at, len(self.items)):
            yield self.items[index]


def _continues(
    last: Segment, state: str, expected: int, expected_count: int, actual: int, actual_count: int
) -> bool:
    """Returns whether aligned lines continue a segment."""
    if last.state != state or state == REJOINED:
        return False
    if (last.expected_end, last.actual + last.actual_count) != (expected, actual):
        return False
    if state in (EXPECTED_ONLY, ACTUAL_ONLY):
        return True
    return expected_count == actual_count and last.expected_count == last.actual_count
