"""The profile of a format: what the comparison must know to read and to describe its outputs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.judging.expected_output import ExpectedOutput
from workbench.judging.format import Format
from workbench.judging.step import Step

if TYPE_CHECKING:
    from collections.abc import Callable


class FormatProfile:
    """The words of a format, and how to read its output.

    Attributes:
        form: The format.
        between: Where its outputs have empty lines, as in `between two games`.
        normalise: Returns the meaning of an actual line as lines that the judge would print,
            without white space. Letter case, brackets and commas do not matter. A line that is
            no answer of the problem keeps its text.
        place: Describes an expected line in the words of the problem. Takes the output, the
            step and the line within the step, counted from 0, or None for the whole step.
        request: Returns the request that a step read, as part of a sentence.
        replay_start: Returns the step from which mistakes are replayed, given the output and the
            step of the first difference. Othello programs keep a board from step to step, so the
            replay begins some steps before; Board Silly begins with the board itself.
    """

    def __init__(
        self,
        form: Format,
        *,
        between: str,
        normalise: Callable[[str], list[str]],
        place: Callable[[ExpectedOutput, int, int | None], str],
        request: Callable[[Step], str] = lambda step: "",
        replay_start: Callable[[ExpectedOutput, int], int] = ExpectedOutput.game_start,
    ) -> None:
        self.form = form
        self.between = between
        self.normalise = normalise
        self.place = place
        self.request = request
        self.replay_start = replay_start
