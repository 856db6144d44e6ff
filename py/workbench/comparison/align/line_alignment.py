"""Aligns outputs whose lines have a fixed order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.comparison.align.alignment import BLOCK, Alignment
from workbench.comparison.align.realignment import BOTH, EXPECTED
from workbench.comparison.align.segments import (
    ACTUAL_ONLY,
    DIFFERENT,
    EXPECTED_ONLY,
    REJOINED,
    SAME,
    SPACED,
)
from workbench.comparison.sequences import common_ends, common_prefix
from workbench.comparison.whitespace import count_blanks, squeezed
from workbench.judging.answer_lines import GAP_LINE, LIST_LINE, ROW_LINE

if TYPE_CHECKING:
    from workbench.comparison.align.answer_queue import Answer

LONGEST_GROUP = 200
SHORTEST_REST = 3  # As in 4:1.


class LineAlignment(Alignment):
    """Aligns line by line while the outputs agree, and otherwise answer by answer."""

    def _add_next(self) -> None:
        """Adds the next lines if they agree, and otherwise the next answers."""
        equal = common_prefix(
            self._expected[self._at : self._at + BLOCK],
            self._actual[self._actual_at : self._actual_at + BLOCK],
        )
        if equal:
            self._add(SAME, equal, equal)
        elif not (self._add_spaced() or self._add_rejoined()):
            self._add_difference()

    def _add_spaced(self) -> bool:
        """Adds lines that differ only in white space; returns whether there are any."""
        after = self._at + count_blanks(self._expected, self._at)
        actual_after = self._actual_at + count_blanks(self._actual, self._actual_at)
        ends, actual_ends = after == len(self._expected), actual_after == len(self._actual)
        if ends or actual_ends:
            agree = ends and actual_ends
        else:
            agree = squeezed(self._expected[after]) == squeezed(self._actual[actual_after])
        if not agree:
            return False
        self._add_blanks()
        self._add_one_to_one(0 if ends else 1)
        return True

    def _add_rejoined(self) -> bool:
        """Adds lines with the same text but other line breaks; returns whether there are any."""
        if self._at == len(self._expected) or self._actual_at == len(self._actual):
            return False
        expected = squeezed(self._expected[self._at])
        actual = squeezed(self._actual[self._actual_at])
        lines, actual_lines = 1, 1
        while expected != actual and expected and actual and lines + actual_lines < LONGEST_GROUP:
            common = min(len(expected), len(actual))
            if expected[:common] != actual[:common]:
                return False
            expected, actual = expected[common:], actual[common:]
            if expected:
                actual, actual_lines = _next_text(self._actual, self._actual_at, actual_lines)
            else:
                expected, lines = _next_text(self._expected, self._at, lines)
                if not expected.startswith(actual) and not actual.startswith(expected):
                    return self._add_joined(lines - 1, actual_lines - 1, actual)
        if expected != actual:
            return False
        self._add(REJOINED, lines, actual_lines)
        return True

    def _add_joined(self, lines: int, actual_lines: int, rest: str) -> bool:
        """Adds expected lines that end within an actual line whose rest differs.

        The rest is aligned with the next expected line. Returns False if it does not look like it.
        """
        first, following = self._kind(self._at), self._kind(self._at + lines)
        kind = self.form.output.answers.kind(rest)
        if kind != following or following == GAP_LINE or len(rest) < SHORTEST_REST:
            return False
        if following == ROW_LINE and len(rest) < len(squeezed(self._expected[self._at + lines])):
            return False
        if following == first == LIST_LINE:
            return False
        self._add(REJOINED, lines, actual_lines)
        self._add(DIFFERENT, 1, 1)
        return True

    def _kind(self, line: int) -> str:
        return self.form.output.answers.kind(self._expected[line].strip())

    def _add_difference(self) -> None:
        """Adds the next answers of one side or of both, which differ."""
        self._go_back()
        expected, actual = self._ahead()
        path = self._add_cheapest(expected, actual)
        if path[0] == BOTH:
            self._add_parts(expected[0], actual, path)

    def _go_back(self) -> None:
        """Goes back to the start of the expected answer if all lines since are one to one."""
        taken = self.segments.take_back(self._at - self._start_of_answer())
        self._at -= taken
        self._actual_at -= taken

    def _add_pair(self, expected: Answer, actual: Answer) -> None:
        """Adds two answers line by line; of unequal length, kind by kind."""
        texts = [squeezed(line) for line in expected.lines[expected.start : expected.end]]
        actual_texts = [squeezed(line) for line in actual.lines[actual.start : actual.end]]
        start, end = common_ends(texts, actual_texts)
        middle, actual_middle = len(texts) - end, len(actual_texts) - end
        self._add_one_to_one(start)
        self._add_middle(expected.kinds[start:middle], actual.kinds[start:actual_middle])
        self._add_one_to_one(end)

    def _add_middle(self, kinds: list[str], actual_kinds: list[str]) -> None:
        if len(kinds) == len(actual_kinds):
            self._add_different(len(kinds))
            return
        at, actual_at = 0, 0
        while at < len(kinds) or actual_at < len(actual_kinds):
            kind = kinds[at] if at < len(kinds) else None
            actual_kind = actual_kinds[actual_at] if actual_at < len(actual_kinds) else None
            if kind == actual_kind != GAP_LINE:
                self._add_different(1)
                at, actual_at = at + 1, actual_at + 1
            elif kind and (actual_kind is None or actual_kind in kinds[at:]):
                self._add(SPACED if kind == GAP_LINE else EXPECTED_ONLY, 1, 0)
                at += 1
            else:
                self._add(SPACED if actual_kind == GAP_LINE else ACTUAL_ONLY, 0, 1)
                actual_at += 1

    def _add_different(self, number: int) -> None:
        for _ in range(number):
            expected, actual = self._expected[self._at], self._actual[self._actual_at]
            if squeezed(expected) == squeezed(actual):
                self._add_one_to_one(1)
            else:
                self._add(DIFFERENT, 1, 1)

    def _add_parts(self, expected: Answer, actual: list[Answer], path: list[str]) -> None:
        """Adds extra actual lines to a list if they are parts of it."""
        parts = 0
        while path[1 + parts : 2 + parts] and path[1 + parts] not in (BOTH, EXPECTED):
            parts += 1
        if expected.kinds[0] != LIST_LINE or not parts:
            return
        alike = [part for part in actual[1 : 1 + parts] if part.kinds == [LIST_LINE]]
        if len(alike) == parts and actual[0].text() not in [part.text() for part in alike]:
            last = self.segments.items[-1]
            if last.state == DIFFERENT and last.expected_count == last.actual_count == 1:
                last.actual_count += parts
                self._actual_at += parts


def _next_text(lines: list[str], start: int, number: int) -> tuple[str, int]:
    """Returns the next text after `number` lines, and the number of lines including it."""
    number += count_blanks(lines, start + number)
    if start + number == len(lines):
        return "", number
    return squeezed(lines[start + number]), number + 1
