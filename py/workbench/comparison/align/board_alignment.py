"""Aligns outputs whose boards list moves in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.comparison.align.alignment import AHEAD, Alignment
from workbench.comparison.align.segments import ACTUAL_ONLY, DIFFERENT, EXPECTED_ONLY, SAME, SPACED
from workbench.comparison.whitespace import is_blank, squeezed

if TYPE_CHECKING:
    from workbench.comparison.align.answer_queue import Answer

MOST_READ = 200  # Lines of a board that are normalised; a judge prints fewer.


class BoardAlignment(Alignment):
    """Aligns board by board; on a board, each line with one of the same text or meaning."""

    _has_gaps: bool | None = None

    def _add_next(self) -> None:
        """Adds the next board if it lists the same moves, and otherwise the next difference."""
        self._add_blanks()
        self._expected_answers.go_to(self._at)
        expected = self._expected_answers.ahead(2)
        if expected:
            indices = self._next_texts(len(expected[0].texts()))
            if self._agree(expected, indices):
                self._add_board(expected[0], indices)
                return
        if not self._is_done():
            self._add_differing_board()

    def _next_texts(self, number: int) -> list[int]:
        """Returns up to `number` of the next non-blank actual lines."""
        found: list[int] = []
        index = self._actual_at
        while index < len(self._actual) and len(found) < number:
            if not is_blank(self._actual[index]):
                found.append(index)
            index += 1
        return found

    def _agree(self, expected: list[Answer], indices: list[int]) -> bool:
        """Returns whether these actual lines are the whole of the next board."""
        texts = [squeezed(self._actual[index]) for index in indices]
        if sorted(texts) != sorted(expected[0].texts()):
            return False
        end = indices[-1] + 1
        if end == len(self._actual) or is_blank(self._actual[end]):
            return True
        is_last = self.finished and expected[0].end == len(self._expected)
        if not self._is_gapped():
            return not is_last
        following = expected[1].texts() if len(expected) > 1 else []
        after = [squeezed(line) for line in self._actual[end : end + len(following)]]
        return bool(following) and sorted(after) == sorted(following)

    def _is_gapped(self) -> bool:
        """Returns whether empty lines separate the boards of the actual output."""
        if self._has_gaps is None:
            self._has_gaps = any(is_blank(line) for line in self._actual)
        return self._has_gaps

    def _add_differing_board(self) -> None:
        self._expected_answers.go_to(self._at)
        self._actual_answers.go_to(self._actual_at)
        expected = self._expected_answers.ahead(AHEAD)
        if expected and not self._is_gapped():
            sizes = [len(answer.texts()) for answer in expected]
            last = expected[-1].end == len(self._expected)
            self._actual_answers.cut(sizes[:-1] + [len(self._actual) if last else sizes[-1]])
        self._add_cheapest(expected, self._actual_answers.ahead(AHEAD))

    def _add_pair(self, expected: Answer, actual: Answer) -> None:
        self._add_board(expected, list(range(actual.start, actual.end)))

    def _add_board(self, board: Answer, indices: list[int]) -> None:
        """Adds a board, aligning each line with one of the same text, or else meaning."""
        first_before = self.first
        lines = range(board.start, board.start + len(board.texts()))
        filled = [index for index in indices if not is_blank(self._actual[index])]
        partners = self._partners(lines, filled)
        for index, partner in zip(lines, partners):
            self._add_move(index, partner)
        found = [partner for partner in partners if partner is not None]
        self._note_order(found)
        for index in sorted(set(filled) - set(found)):
            self.segments.add(ACTUAL_ONLY, self._at, 0, index, 1)
        end = filled[-1] + 1
        for index in range(self._actual_at, end):
            if is_blank(self._actual[index]):
                self.segments.add(SPACED, self._at, 0, index, 1)
        if self.first is not first_before:
            self.board = range(board.start, self._at), range(self._actual_at, end)
        self._actual_at = end

    def _partners(self, lines: range, left: list[int]) -> list[int | None]:
        """Returns for each of some expected lines its partner among the actual lines left."""
        partners: list[int | None] = [None] * len(lines)
        for read in (squeezed, self._meaning):
            waiting: dict[str, list[int]] = {}
            for index in reversed(left):
                waiting.setdefault(read(self._actual[index]), []).append(index)
            for at, line in enumerate(lines):
                twins = waiting.get(squeezed(self._expected[line]))
                if partners[at] is None and twins:
                    partners[at] = twins.pop()
            left = sorted(set(left) - set(partners))[:MOST_READ]
        return partners

    def _meaning(self, line: str) -> str:
        return "\n".join(self.form.profile.normalise(line))

    def _add_move(self, expected: int, actual: int | None) -> None:
        if actual is None:
            self.segments.add(EXPECTED_ONLY, expected, 1, self._actual_at, 0)
        else:
            text, actual_text = self._expected[expected], self._actual[actual]
            state = SPACED if squeezed(text) == squeezed(actual_text) else DIFFERENT
            self.segments.add(SAME if text == actual_text else state, expected, 1, actual, 1)
        self._at = expected + 1

    def _note_order(self, found: list[int]) -> None:
        """Notes the first actual line of a board whose moves are in another order."""
        for index in range(len(found) - 1):
            if self.reordered is None and found[index] > found[index + 1]:
                self.reordered = min(found)
