"""The profile of a format: what the comparison must know to read and to describe its outputs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from workbench.judging.answer_lines import ROW_LINE, has_digit
from workbench.judging.expected_output import ExpectedOutput
from workbench.judging.step import Step

if TYPE_CHECKING:
    from collections.abc import Callable

# The signs that programs draw for empty squares.
EMPTY_SIGNS = "-._*"
LONGEST = 500  # Characters; longer lines are not normalised.


class FormatProfile:
    """The words of a format, and how to read its output.

    Attributes:
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
        replay: Returns what the mistakes take to predict outputs, given the step before some steps
            and these steps; None for a `StepReplay` of the comparison.
        list_detail: Returns sentences on a wrong list of moves in any order, perhaps none, given
            its START step, and its right and its actual moves as texts without white space.
        first_effect: Returns a sentence on the first wrong move of such a list, perhaps none, given
            its START step and its moves.
    """

    def __init__(
        self,
        *,
        between: str,
        normalise: Callable[[str], list[str]],
        place: Callable[[ExpectedOutput, int, int | None], str],
        request: Callable[[Step], str] = lambda step: "",
        replay_start: Callable[[ExpectedOutput, int], int] = ExpectedOutput.game_start,
        replay: Callable[[Step | None, list[Step]], Any] | None = None,
        list_detail: Callable[[Step, list[str], list[str]], str] = lambda start, right, listed: "",
        first_effect: Callable[[Step, list[str]], str] = lambda start, moves: "",
    ) -> None:
        self.between = between
        self.normalise = normalise
        self.place = place
        self.request = request
        self.replay_start = replay_start
        self.replay = replay
        self.list_detail = list_detail
        self.first_effect = first_effect


def without_prompt(text: str) -> str:
    """Returns the line without a prompt or a label before its answer, as in `Move: (3,5)`."""
    before, colon, after = text.rpartition(":")
    return after if colon and has_digit(after) and not has_digit(before) else text


def normalised_row(text: str, kind: str, empty: str) -> str:
    """Returns a board row as the judge prints it, and a line of another kind unchanged."""
    if kind != ROW_LINE:
        return text
    for sign in EMPTY_SIGNS:
        text = text.replace(sign, empty)
    return text.upper()
