"""The examined lines of an output whose boards list moves in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.comparison.diagnose.examined import Examined, replayed
from workbench.comparison.diagnose.mistakes.mistake import ONLY_TEXT_WRONG
from workbench.comparison.whitespace import squeezed
from workbench.judging import Mistake

if TYPE_CHECKING:
    from collections.abc import Iterator

    from workbench.comparison.align.alignment import Alignment
    from workbench.comparison.diagnose.examined import Checking

STEPS_BACK = 500
STEPS_AHEAD = 600
LINES_AHEAD = 1_000


class ExaminedBoards(Examined):
    """The lists of the first board that differs and of those after it.

    Attributes:
        begins: For each of `lines`, whether it can be the first of its board.
    """

    def __init__(self, alignment: Alignment, index: int) -> None:
        """`index` is a step of the first board that differs."""
        profile = alignment.form.profile
        steps, lines = alignment.expected.steps, alignment.actual.lines
        first = profile.replay_start(alignment.expected, index)
        end = first + STEPS_AHEAD
        earlier = replayed(alignment.form, None, steps[max(0, first - STEPS_BACK) : first])
        # Without such a board, whole boards are added or left out, which no mistake explains.
        start = alignment.board[1].start if alignment.board else len(lines)
        super().__init__(
            replayed(alignment.form, None, steps[first:end]),
            earlier,
            start + LINES_AHEAD >= len(lines),
            alignment.finished and end >= len(steps),
        )
        self.begins: list[bool] = []
        self._ahead = lines[start : start + LINES_AHEAD]
        self._has_gaps = "" in lines
        self._normalise = profile.normalise
        self._first_effect = profile.first_effect
        self._no_moves = alignment.form.output.no_moves

    def read(self) -> Iterator[None]:
        """Reads the actual lines, yielding after each."""
        after_gap = True
        for line in self._ahead:
            texts = self._normalise(line)
            for text in texts:
                self.lines.append(text)
                self.begins.append(after_gap or not self._has_gaps)
                after_gap = False
            after_gap = not texts
            yield None

    def _agrees_with(self, mistake: Mistake) -> Checking:
        """Returns whether a mistake leads to these lines, of which some are wrong."""
        start, differs = 0, False
        for index, (lines, _) in enumerate(mistake.predict(self.replay)):
            moves = sorted(lines)
            end = start + (len(moves) or 1)
            if end > len(self.lines) and not self.whole:
                return differs
            if not self._is_board(start, end, moves):
                return False
            differs = differs or moves != self.replay.right(index)
            start = end
            yield None
        ends = start == len(self.lines) or not self.finished
        return ends and (differs or mistake.phrase == ONLY_TEXT_WRONG)

    def shows(self, mistake: Mistake) -> bool:
        """Returns whether a list that is not empty is wrong, if the program makes a mistake."""
        for index, (lines, cells) in enumerate(mistake.predict(self.replay)):
            listed = list(lines)
            if listed and self.replay.differs(index, listed, cells):
                return True
        return mistake.phrase == ONLY_TEXT_WRONG

    def _is_board(self, start: int, end: int, moves: list[str]) -> bool:
        """Returns whether these lines are a whole board that lists the moves."""
        texts = moves or [squeezed(self._no_moves)]
        begins = end >= len(self.lines) or self.begins[end]
        return begins and sorted(self.lines[start:end]) == texts

    def _effect(self, index: int, lines: list[str], cells: list[str] | None) -> str:
        """Returns a sentence on the first wrong move of a list, empty if there are no words."""
        return self._first_effect(self.replay.steps[index], lines)
