"""The result of comparing two outputs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.comparison.align.rows import Row, rows
from workbench.comparison.align.sides import Side
from workbench.comparison.diagnose.kinds import IDENTICAL, REORDERED
from workbench.judging import Mistake

if TYPE_CHECKING:
    from collections.abc import Iterator

    from workbench.comparison.align.alignment import Alignment


class Comparison:
    """The result of comparing an actual output with the expected one.

    Attributes:
        kind: One of `workbench.comparison.diagnose.kinds`.
        verdict: The result in a sentence.
        spacings: Phrases on the differences in white space before the first other difference.
        expected: The expected side of the first difference.
        actual: The actual side of the first difference.
        step: The step that printed the expected side, None if there is no difference.
        squares: The squares in which the boards, lists or moves of the sides differ.
        detail: Sentences on what is wrong there, without guessing why; may be empty.
        guess: Sentences on the mistake that probably causes it; may be empty.
        guessed_rows: The rows of the program's board if the guess is right, None if they are those
            of the expected board.
        mistakes: The mistakes that explain the output.
        guessed_mistake: The one that `guess` names, None if there is no guess.
        alignment: The alignment of the outputs.
    """

    def __init__(self, kind: str, spacings: list[str], alignment: Alignment) -> None:
        self.kind = kind
        self.verdict = ""
        self.spacings = spacings
        self.expected = Side(None, None)
        self.actual = Side(None, None)
        self.step: int | None = None
        self.squares: list[int] = []
        self.detail = ""
        self.guess = ""
        self.guessed_rows: list[str] | None = None
        self.mistakes: list[Mistake] = []
        self.guessed_mistake: Mistake | None = None
        self.alignment = alignment

    def rows(self) -> Iterator[Row | None]:
        """Yields the rows of both outputs side by side; see `workbench.comparison.align.rows`."""
        return rows(self.alignment)

    @property
    def right(self) -> bool:
        """Whether the judge would accept the output."""
        return self.kind in (IDENTICAL, REORDERED)

    @property
    def line(self) -> int | None:
        """The line of the first difference: the expected one, or else the actual one."""
        return self.actual.line if self.expected.line is None else self.expected.line
