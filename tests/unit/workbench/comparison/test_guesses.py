"""What mistakes predict, and guesses about independent wrong programs and of every mistake."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from both.workbench.comparison.comparing import compared
from harness.extent import in_part
from reference.chance import Chance
from reference.formats import REFERENCES
from reference.samples import INPUTS
from reference.wrong.classes.mistaken import MISTAKEN
from workbench.comparison import compare
from workbench.comparison.diagnose.examined_lines import ExaminedLines
from workbench.comparison.diagnose.kinds import EXPLAINED
from workbench.comparison.diagnose.mistakes.mistake import ONLY_TEXT_WRONG, StepReplay
from workbench.formats import FORMATS, format_named
from workbench.formats.boardsilly.judge import NO_MOVES
from workbench.formats.boardsilly.mistaken_play import BoardReplay
from workbench.formats.jutge import JUTGE
from workbench.judging import Format, Mistake, Step

if TYPE_CHECKING:
    from collections.abc import Iterator

    from workbench.judging.format import Prediction

SEEDS = {"uva220": (1,), "jutge": (1, 2), "boardsilly": (0, 1)}


def random_input(form: Format, seed: int, wild: bool = False) -> str:
    return REFERENCES[form.name].random_input(Chance(seed), wild)


def predicted(form: str, mistake: Mistake, text: str) -> list[list[str]]:
    """Returns the predicted lines that are not blank; for Board Silly, a list for each board."""
    steps = list(format_named(form).run(text))
    if form == "boardsilly":
        return [sorted(lines) for lines, _ in mistake.predict(BoardReplay(None, steps))]
    replay = StepReplay(None, [step for step in steps if step.position])
    return [[line for lines, _ in mistake.predict(replay) for line in lines if line]]


def blocks(form: str, output: str) -> list[list[str]]:
    """Returns the lines of an output in the same form."""
    if form == "boardsilly":
        boards = [board.split("\n") for board in output.split("\n\n")]
        return [sorted(move for move in board if "-" in move) for board in boards]
    return [[line for line in output.split("\n") if line]]


@cache
def inputs(form: str) -> list[str]:
    """Returns the sample and random inputs, in `jutge` one with moves out of turn."""
    wild = form == "jutge"
    texts = [random_input(format_named(form), seed, wild and seed == 1) for seed in SEEDS[form]]
    return [INPUTS[form], *texts]


@pytest.mark.parametrize(("form", "wrong"), MISTAKEN)
def test_a_mistake_predicts_the_output_of_a_program_that_makes_it(form: str, wrong: Any) -> None:
    told = [one for one in format_named(form).mistakes if wrong.said in one.phrase]
    for text in inputs(form):
        right = blocks(form, wrong().answer(text))
        told = [one for one in told if predicted(form, one, text) == right]
        assert told, text


@pytest.mark.slow
@pytest.mark.parametrize(("name", "wrong"), in_part(MISTAKEN, 4))
def test_a_wrong_program_is_explained_by_its_mistake(name: str, wrong: Any) -> None:
    form, provoked = format_named(name), 0
    for seed in range(2000, 2100):
        text = random_input(form, seed)
        result = compared(form, text, wrong().answer(text))
        if result.mistakes:
            assert result.kind in EXPLAINED
            said = [found.phrase for found in result.mistakes]
            assert any(wrong.said in phrase for phrase in said), (text, said)
            provoked += 1
        if provoked == 8:
            return
    assert provoked


def printed(form: Format, mistake: Mistake, text: str) -> str:
    """Returns what a mistake predicts for an input."""
    parts = predicted(form.name, mistake, text)
    return "\n\n".join(["\n".join(lines or [NO_MOVES]) for lines in parts]) + "\n"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("form", "mistake"),
    in_part(
        [
            (form, mistake)
            for form in FORMATS
            for mistake in form.mistakes
            if mistake.phrase != ONLY_TEXT_WRONG
        ],
        48,
    ),
    ids=lambda value: getattr(value, "phrase", value),
)
def test_every_mistake_explains_its_own_output(form: Format, mistake: Mistake) -> None:
    """A mistake that no input reveals would be useless."""
    for seed in range(2000, 2060):
        text = random_input(form, seed, wild=seed % 2 > 0)
        result = compared(form, text, printed(form, mistake, text))
        if mistake.phrase in [found.phrase for found in result.mistakes]:
            return
    raise AssertionError(f"no input provokes it: {mistake.phrase}")


def test_a_prediction_is_read_row_by_row_and_only_while_it_agrees() -> None:
    """Reading a whole board of many rows at once would block the page."""
    text, taken = "200 N 100 99 B 99 99", 0
    steps = list(JUTGE.run(text))
    expected = "".join([step.text for step in steps])
    agrees = 230
    actual = "\n".join(expected.split("\n")[:agrees] + ["x"])

    def noted(step: Step) -> Iterator[str]:
        nonlocal taken
        for line in step.text.split("\n"):
            taken += bool(line)
            yield line

    def predict(replay: StepReplay) -> Iterator[Prediction]:
        for step in replay.steps:
            yield noted(step), None

    alignment = compare(JUTGE, steps, actual).alignment
    assert alignment
    examined = ExaminedLines(alignment, 1, 0)
    for _ in examined.read():
        pass
    before = 0
    for _ in examined.explained_by(Mistake("prints what the judge prints", predict)):
        assert taken - before <= 1
        before = taken
    assert taken == agrees  # All that agree but the blank one, and the next.
