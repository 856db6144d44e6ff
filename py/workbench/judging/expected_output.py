"""The output of a judge as a list of lines, read in slices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from text.chunks import lines_in
from workbench.judging.step import START, Step

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


class ExpectedOutput:
    """The steps of a judge and the lines that they print.

    Attributes:
        steps: The steps so far.
        ends: For each step, the number of lines up to its end.
        starts: The indices of the steps that begin a game or a board.
        lines: The lines without their ends, as far as they have been read.
    """

    def __init__(self, steps: Iterable[Step] = ()) -> None:
        self.steps: list[Step] = []
        self.ends: list[int] = []
        self.starts: list[int] = []
        self.lines: list[str] = []
        self._read = 0  # The number of steps whose lines have been read.
        for step in steps:
            self.add(step)

    def add(self, step: Step) -> None:
        """Adds the next step."""
        if step.kind == START:
            self.starts.append(len(self.steps))
        self.ends.append(self.first_line(len(self.steps)) + step.text.count("\n"))
        self.steps.append(step)

    def read(self) -> Iterator[None]:
        """Reads the lines that have not been read yet, yielding after each step."""
        while self._read < len(self.steps):
            self.lines += lines_in(self.steps[self._read].text)
            self._read += 1
            yield None

    def drop_incomplete_list(self) -> None:
        """Removes the lines of the last list of moves, if any, if it is incomplete."""
        if not self.starts:
            return
        start = self.starts[-1]
        number = len(self.steps[start].jumps) or 1
        if number != len(self.lines) - self.ends[start]:
            del self.lines[self.first_line(start) :]

    def step_of(self, line: int) -> int:
        """Returns the step that printed a line, both counted from 0.

        A line after the last belongs to the last step; without steps, the result is 0.
        """
        return max(0, min(_count_up_to(self.ends, line), len(self.steps) - 1))

    def first_line(self, step: int) -> int:
        """Returns the first line of a step; for a step without lines, where it would be."""
        return self.ends[step - 1] if step else 0

    def game_number(self, step: int) -> int:
        """Returns the game or board of a step, counted from 1; 0 before the first."""
        return _count_up_to(self.starts, step)

    def game_start(self, step: int) -> int:
        """Returns the step that begins the game or board of a step, 0 before the first."""
        number = self.game_number(step)
        return self.starts[number - 1] if number else 0


def _count_up_to(ascending: list[int], limit: int) -> int:
    """Returns how many of the numbers are at most the limit."""
    low, high = 0, len(ascending)
    while low < high:
        middle = (low + high) // 2
        if ascending[middle] <= limit:
            low = middle + 1
        else:
            high = middle
    return low
