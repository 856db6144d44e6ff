"""What the runs of a program show without a guess: where it fails, and where it does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello.phrases import counted
from workbench.comparison import consistent_mistakes
from workbench.comparison.diagnose.kinds import WHITESPACE
from workbench.judging import START, Format, Step

if TYPE_CHECKING:
    from collections.abc import Generator

    from workbench.comparison import Comparison, Mistake

# Runs that are needed to say that a program fails from a certain size on.
LEAST_RIGHT, LEAST_WRONG = 10, 5
FROM_SIZE = "The program fails on all {} with n ≥ {} and is right on all {} with n ≤ {}."
ALONE = "{0} {1} alone is answered correctly; after {2} it is not."


class RunsBySize:
    """The number of inputs of each board size that a program answered right and wrong."""

    def __init__(self) -> None:
        self._right: dict[int, int] = {}
        self._wrong: dict[int, int] = {}

    def note(self, steps: list[Step], is_right: bool) -> None:
        """Notes a run by the judge's steps, unless the boards of the input differ in size."""
        boards = [step.board for step in steps if step.kind == START]
        sizes = {board.n for board in boards if board}
        if len(sizes) == 1:
            n = sizes.pop()
            runs = self._right if is_right else self._wrong
            runs[n] = runs.get(n, 0) + 1

    @property
    def is_split(self) -> bool:
        """Whether every board that failed is larger than every board that did not."""
        return bool(self._right and self._wrong) and max(self._right) < min(self._wrong)

    @property
    def are_enough(self) -> bool:
        """Whether enough inputs were right and enough wrong."""
        right, wrong = sum(self._right.values()), sum(self._wrong.values())
        return right >= LEAST_RIGHT and wrong >= LEAST_WRONG

    def sentence(self) -> str:
        """Returns a sentence if the program fails exactly from a certain size on, else ""."""
        if not (self.is_split and self.are_enough):
            return ""
        right, wrong = sum(self._right.values()), sum(self._wrong.values())
        inputs = counted(wrong, "input")
        return FROM_SIZE.format(inputs, min(self._wrong), right, max(self._right))


def last_game(form: Format, text: str, result: Comparison | None) -> tuple[str, str] | None:
    """Returns an input with only the game, or the board, that has the first difference.

    Beside it is a sentence that is true if the program answers that input correctly. Returns None
    if the game is the first or unknown. White space between games is no part of a game, so a
    difference in it does not count.
    """
    if not result or result.step is None or result.kind == WHITESPACE:
        return None
    steps = list(form.run(text))[: result.step + 1]
    number = len([step for step in steps if step.kind == START])
    if number < 2:
        return None
    cases = form.inputs.read(form.run(text))
    game = form.judged.noun
    before = f"{game} 1" if number == 2 else f"{game}s 1 to {number - 1}"
    sentence = ALONE.format(game[0].upper() + game[1:], number, before)
    return form.inputs.input_of(cases[number - 1 : number]), sentence


def uncontradicted(
    form: Format, mistakes: list[Mistake], right: list[str]
) -> Generator[None, None, list[Mistake]]:
    """Returns the mistakes that lead to the right output for inputs that the program answers so.

    Yields after each bit of work.
    """
    for text in right:
        if mistakes:
            steps = list(form.run(text))
            mistakes = yield from consistent_mistakes(form, steps, mistakes)
    return mistakes
