"""The examined lines of an output whose lines have a fixed order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.comparison.align.sides import SquareNames
from workbench.comparison.diagnose.effects import list_effects, move_effects
from workbench.comparison.diagnose.examined import Examined, replayed
from workbench.comparison.diagnose.mistakes.mistake import (
    ONLY_TEXT_WRONG,
    cells_of,
    lines_of,
    texts,
)
from workbench.judging import LIST, START, Format, Mistake, Step

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from workbench.comparison.align.alignment import Alignment
    from workbench.comparison.diagnose.examined import Checking

STEPS_AHEAD = 100
LINES_AHEAD = 400
SQUARES_CHECKED = 100_000  # On the boards of the earlier steps that are checked.


class ExaminedLines(Examined):
    """The lines from some steps before the first difference on."""

    def __init__(self, alignment: Alignment, index: int, first: int | None = None) -> None:
        """Chooses the lines.

        Args:
            alignment: The outputs.
            index: The step of the first difference.
            first: The first step to replay, by default that of the format.
        """
        expected, actual = alignment.expected, alignment.actual
        steps, end, at = expected.steps, index + STEPS_AHEAD, alignment.actual_at
        self._form = alignment.form
        self._profile = alignment.form.profile
        if first is None:
            first = self._profile.replay_start(expected, index)
        start = _earliest(steps, first)
        super().__init__(
            replayed(self._form, steps[first - 1] if first else None, steps[first:end]),
            replayed(self._form, steps[start - 1] if start else None, steps[start:first]),
            at + LINES_AHEAD >= len(actual.lines),
            alignment.finished and end >= len(steps),
        )
        self._before = expected.lines[expected.first_line(first) : alignment.expected_at]
        self._ahead = actual.lines[at : at + LINES_AHEAD]

    def read(self) -> Iterator[None]:
        """Reads the lines, yielding after each."""
        for line in self._before:
            self.lines += texts([line])
            yield None
        self.agreed = len(self.lines)
        for line in self._ahead:
            self.lines += texts(self._profile.normalise(line))
            yield None

    def _agrees_with(self, mistake: Mistake) -> Checking:
        """Returns whether a mistake leads to these lines, of which some are wrong."""
        matched, differs = 0, False
        for step, (lines, _) in zip(self.replay.steps, mistake.predict(self.replay)):
            printed = []
            for text in texts(lines):
                if matched == len(self.lines):
                    return differs and not self.whole
                if text != self.lines[matched]:
                    return False
                matched += 1
                printed.append(text)
                yield None
            differs = differs or printed != list(texts(lines_of(step)))
            yield None
        ends = matched == len(self.lines) if self.finished else matched > self.agreed
        return ends and (differs or mistake.phrase == ONLY_TEXT_WRONG)

    def board(self, mistake: Mistake, step: Step) -> list[str] | None:
        """Returns the rows of the program's board after a step, None for the expected board."""
        for other, (_, cells) in zip(self.replay.steps, mistake.predict(self.replay)):
            if other is step and cells:
                n = int(len(cells) ** 0.5 + 0.5)
                return ["".join(cells[i : i + n]) for i in range(0, n * n, n)]
        return None

    def _effect(self, index: int, lines: list[str], cells: list[str] | None) -> str:
        """Returns a sentence on a wrong prediction for a step, empty if there are no words."""
        step = self.replay.steps[index]
        before = self.replay.steps[index - 1] if index else self.replay.before
        effects = step_effects(self._form, before, step, self.replay.read(lines), cells)
        return f"{self._profile.request(step)} {effects[0]}." if effects else ""


def _earliest(steps: list[Step], first: int) -> int:
    """Returns the start of the earliest game within SQUARES_CHECKED before a step."""
    squares, earliest = 0, first
    for index in range(first - 1, -1, -1):
        position = steps[index].position
        squares += position.n**2 if position else 0
        if squares > SQUARES_CHECKED:
            break
        if steps[index].kind == START:
            earliest = index
    return earliest


def step_effects(
    form: Format, before: Step | None, step: Step, lines: Iterable[str], cells: list[str] | None
) -> list[str]:
    """Returns the effects of a mistake on a step, none if there are no words for them.

    Args:
        form: The format.
        before: The step before.
        step: The step.
        lines: What a program with the mistake prints.
        cells: Its board after the step, None for the expected one.
    """
    if step.kind == LIST and step.position and step.turn:
        names = SquareNames(form.judged, step.position.n)
        squares = [square for line in lines for square in names.named_in(line)]
        name = form.judged.naming(step.position.n)
        return list_effects(name, step.position, step.turn, step.listed, squares)
    position = before.position if before else None
    if step.move and cells and position:
        right = cells_of(step)
        differing = [square for square, cell in enumerate(cells) if cell != right[square]]
        return move_effects(form.judged.naming(position.n), position, step.move, differing)
    return []
