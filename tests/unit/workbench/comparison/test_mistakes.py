"""Each mistake predicts the output of a real program that makes it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from reference.chance import Chance
from reference.formats import REFERENCES
from reference.samples import INPUTS
from reference.wrong.programs import wrong_programs
from workbench.comparison.diagnose.mistakes.mistake import StepReplay
from workbench.formats import FORMATS, format_named
from workbench.formats.boardsilly.mistaken_play import BoardReplay

if TYPE_CHECKING:
    from both.workbench.comparison.comparing import Program

MISTAKES = {form.name: form.mistakes for form in FORMATS}
SEEDS = {"uva220": (1,), "jutge": (1, 2), "boardsilly": (0, 1)}


def predicted(form: str, phrase: str, text: str) -> list[list[str]]:
    """Returns the predicted lines that are not blank; for Board Silly, a list for each board."""
    steps = list(format_named(form).run(text))
    (mistake,) = [mistake for mistake in MISTAKES[form] if mistake.phrase == phrase]
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


def phrases(form: str, parts: tuple[str, ...]) -> list[str]:
    known = [mistake.phrase for mistake in MISTAKES[form]]
    return [phrase for phrase in known if any(part in phrase for part in parts)]


@cache
def inputs(form: str) -> list[str]:
    """Returns the sample and a few random inputs."""
    random = [REFERENCES[form].random_input(Chance(seed)) for seed in SEEDS[form]]
    return [INPUTS[form], *random]


def labelled() -> list[tuple[str, Program, list[str]]]:
    """Returns the programs, each with the phrases that may describe its mistake."""
    return [
        (program.form, program.answer, phrases(program.form, program.right))
        for program in wrong_programs()
    ]


@pytest.mark.parametrize(("form", "program", "told"), labelled())
def test_a_mistake_predicts_the_output_of_a_program_that_makes_it(
    form: str, program: Program, told: list[str]
) -> None:
    for text in inputs(form):
        right = printed(form, program(text))
        told = [phrase for phrase in told if predicted(form, phrase, text) == right]
        assert told, text
