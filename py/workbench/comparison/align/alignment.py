"""The alignment of two outputs, found step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.comparison.align.answer_queue import AnswerQueue
from workbench.comparison.align.realignment import BOTH, EXPECTED, cheapest
from workbench.comparison.align.segments import ACTUAL_ONLY, EXPECTED_ONLY, SAME, SPACED, Segments
from workbench.comparison.lines import ActualOutput
from workbench.comparison.whitespace import count_blanks, is_blank
from workbench.judging import Format
from workbench.judging.expected_output import ExpectedOutput

if TYPE_CHECKING:
    from collections.abc import Iterator

    from workbench.comparison.align.answer_queue import Answer
    from workbench.comparison.align.segments import Segment
    from workbench.comparison.whitespace import Spacing

BLOCK = 256  # Lines that are compared at once.
AHEAD = 12  # Answers of each side that are considered when the outputs differ.


class Alignment:
    """Aligns the lines of two outputs; every line belongs to exactly one segment.

    The work is done by iterating over `slices`.

    Attributes:
        form: The format.
        expected: The judge's output.
        actual: The user's output.
        finished: Whether the expected output is complete.
        segments: The segments found so far.
        slices: Yields None after each step of the work.
        reordered: The first actual line that is elsewhere in an answer in any order, or None.
        board: The expected and the actual lines of the first answer in any order that differs,
            or None.
        spacings: The differences in white space before the first other difference.
    """

    def __init__(
        self, form: Format, expected: ExpectedOutput, actual: ActualOutput, finished: bool
    ) -> None:
        self.form = form
        self.expected = expected
        self.actual = actual
        self.finished = finished
        self.segments = Segments()
        self.reordered: int | None = None
        self.board: tuple[range, range] | None = None
        self.spacings: list[Spacing] = []
        self._expected = expected.lines
        self._actual = actual.lines
        self._at = 0
        self._actual_at = 0
        any_order = form.judged.any_order
        rows = next((step.board.n for step in expected.steps if step.board), 0)
        self._expected_answers = AnswerQueue(form.output.answers, expected.lines, rows, any_order)
        self._actual_answers = AnswerQueue(form.output.answers, actual.lines, rows, any_order)
        self.slices = self._align()

    @property
    def first(self) -> Segment | None:
        """The first segment whose lines differ in more than white space, None if there is none."""
        return self.segments.first

    @property
    def expected_at(self) -> int:
        """The expected line of the first difference, or the number of lines without one."""
        return self.first.expected if self.first else len(self._expected)

    @property
    def actual_at(self) -> int:
        """The actual line of the first difference, or the number of lines without one."""
        return self.first.actual if self.first else len(self._actual)

    @property
    def agrees_after(self) -> bool:
        """Whether there is a single difference, and equal lines follow it."""
        if self.first is None or self.segments.places > 1 or not self._is_done():
            return False
        return self.first.expected_end < len(self._expected)

    def text_of(self, segment: Segment) -> str:
        """Returns the actual text for the first expected line of a segment, in one line."""
        number = segment.actual_count if segment.expected_count == 1 else 1
        return " ".join(self._actual[segment.actual : segment.actual + number])

    def settled(self) -> int:
        """Returns the number of segments that will not change any more.

        The lines of the current answer may be taken back, and the segment before may then grow.
        """
        items = self.segments.items
        number = len(items)
        start = self._start_of_answer()
        while number and items[number - 1].expected_end >= start:
            number -= 1
        return number

    def _align(self) -> Iterator[None]:
        while not self._is_done():
            if not self._add_equal_block() and not self._add_extra():
                self._add_next()
            yield None

    def _add_next(self) -> None:
        """Adds the next lines, of which some differ."""
        raise NotImplementedError

    def _is_done(self) -> bool:
        return self._at == len(self._expected) and self._actual_at == len(self._actual)

    def _add(self, state: str, expected_count: int, actual_count: int) -> None:
        self.segments.add(state, self._at, expected_count, self._actual_at, actual_count)
        self._at += expected_count
        self._actual_at += actual_count

    def _add_equal_block(self) -> bool:
        """Adds a block of identical lines; returns whether there is one."""
        block = self._expected[self._at : self._at + BLOCK]
        equal = bool(block) and block == self._actual[self._actual_at : self._actual_at + BLOCK]
        if equal:
            # Equal lines are kept once: twice as many would take garbage collection twice the time.
            self._actual[self._actual_at : self._actual_at + BLOCK] = block
            self._add(SAME, len(block), len(block))
        return equal

    def _add_extra(self) -> bool:
        """Adds extra actual lines at an empty line if the whole rest of the output follows them.

        Returns whether there are any.
        """
        rest = len(self._expected) - self._at
        end = len(self._actual) - rest
        if not (self.finished and rest and self._actual_at < end):
            return False
        if not is_blank(self._expected[self._at]) or is_blank(self._actual[self._actual_at]):
            return False
        if not is_blank(self._actual[end]) or self._actual[end:] != self._expected[self._at :]:
            return False
        self._add(ACTUAL_ONLY, 0, end - self._actual_at)
        return True

    def _add_blanks(self) -> None:
        """Adds the blank lines that come next on either side."""
        blanks = count_blanks(self._expected, self._at)
        actual_blanks = count_blanks(self._actual, self._actual_at)
        both = min(blanks, actual_blanks)
        self._add_one_to_one(both)
        if blanks != actual_blanks:
            self._add(SPACED, blanks - both, actual_blanks - both)

    def _add_one_to_one(self, number: int) -> None:
        """Adds lines that are equal up to white space."""
        for _ in range(number):
            same = self._expected[self._at] == self._actual[self._actual_at]
            self._add(SAME if same else SPACED, 1, 1)

    def _start_of_answer(self) -> int:
        """Returns the first line of the current expected answer."""
        if self._at == len(self._expected):
            return self._at
        return self.expected.first_line(self.expected.step_of(self._at))

    def _ahead(self) -> tuple[list[Answer], list[Answer]]:
        self._expected_answers.go_to(self._at)
        self._actual_answers.go_to(self._actual_at)
        return self._expected_answers.ahead(AHEAD), self._actual_answers.ahead(AHEAD)

    def _are_last(self, expected: list[Answer], actual: list[Answer]) -> tuple[bool, bool]:
        """Returns for each side whether these are its last answers."""
        end = not expected or expected[-1].end == len(self._expected)
        return self.finished and end, not actual or actual[-1].end == len(self._actual)

    def _add_cheapest(self, expected: list[Answer], actual: list[Answer]) -> list[str]:
        """Adds the next answers, of one side or both, and returns the cheapest path from there."""
        path = cheapest(expected, actual, self._are_last(expected, actual))
        # A path on one side only is added at once, because it may be the first of many.
        number = len(path) if path.count(path[0]) == len(path) else 1
        if path[0] == BOTH:
            self._add_pair(expected[0], actual[0])
        elif path[0] == EXPECTED:
            for answer in expected[:number]:
                self._add_alone(EXPECTED_ONLY, answer)
        else:
            for answer in actual[:number]:
                self._add_alone(ACTUAL_ONLY, answer)
        return path

    def _add_pair(self, expected: Answer, actual: Answer) -> None:
        """Adds two answers that belong together."""
        raise NotImplementedError

    def _add_alone(self, state: str, answer: Answer) -> None:
        """Adds an answer of one side only; blank lines count as white space."""
        lines = len(answer.kinds)
        state_alone = state if answer.text() else SPACED
        self._add(state_alone, *((lines, 0) if state == EXPECTED_ONLY else (0, lines)))
