"""Each mistake predicts the output of a real program that makes it."""

from functools import cache
from typing import Any

import pytest

from reference.chance import Chance
from reference.formats import REFERENCES
from reference.samples import INPUTS
from reference.wrong.classes.mistaken import MISTAKEN
from workbench.comparison.diagnose.mistakes.mistake import StepReplay
from workbench.formats import FORMATS, format_named
from workbench.formats.boardsilly.mistaken_play import BoardReplay
from workbench.judging import Mistake

MISTAKES = {form.name: form.mistakes for form in FORMATS}
SEEDS = {"uva220": (1,), "jutge": (1, 2), "boardsilly": (0, 1)}


def predicted(form: str, mistake: Mistake, text: str) -> list[list[str]]:
    """Returns the predicted lines that are not blank; for Board Silly, a list for each board."""
    steps = list(format_named(form).run(text))
    if form == "boardsilly":
        return [sorted(lines) for lines, _ in mistake.predict(BoardReplay(None, steps))]
    replay = StepReplay(None, [step for step in steps if step.position])
    return [[line for lines, _ in mistake.predict(replay) for line in lines if line]]


def printed(form: str, output: str) -> list[list[str]]:
    """Returns the lines of an output in the same form."""
    if form == "boardsilly":
        boards = [board.split("\n") for board in output.split("\n\n")]
        return [sorted(move for move in board if "-" in move) for board in boards]
    return [[line for line in output.split("\n") if line]]


@cache
def inputs(form: str) -> list[str]:
    random = [REFERENCES[form].random_input(Chance(seed)) for seed in SEEDS[form]]
    return [INPUTS[form], *random]


@pytest.mark.parametrize(("form", "wrong"), MISTAKEN)
def test_a_mistake_predicts_the_output_of_a_program_that_makes_it(form: str, wrong: Any) -> None:
    told = [one for one in MISTAKES[form] if wrong.said in one.phrase]
    for text in inputs(form):
        right = printed(form, wrong().answer(text))
        told = [one for one in told if predicted(form, one, text) == right]
        assert told, text
