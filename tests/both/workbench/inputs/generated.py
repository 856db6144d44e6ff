"""Checks inputs with the judges, the slow judges and the slow checks of features."""

from both.othello.traits import HOLDS
from both.workbench.formats.judging import judged, printed
from reference.formats import REFERENCES
from workbench.inputs import generate
from workbench.judging import Format, Step
from workbench.judging.feature import Feature

# Features of the whole input, which no single step shows.
OF_THE_WHOLE: tuple[str, ...] = ("games", "boards", "start-only", "unfinished", "whole-game")
OF_THE_WHOLE += ("smallest", "large", "white-space")


def check_valid(form: Format, text: str) -> list[Step]:
    """Checks that the problem statement allows the input and that both judges agree on it.

    Returns the judge's steps.
    """
    steps, error = judged(form, text)
    assert error is None, text
    assert not [step.warning for step in steps if step.warning], text
    assert printed(steps) == REFERENCES[form.name].answer(text), text
    assert not any(REFERENCES[form.name].doubts(text)), text
    return steps


def check_features(form: Format, seeds: range) -> None:
    """Checks that inputs generated for each feature are valid, and that text and steps show it."""
    for feature in form.inputs.features:
        for seed in seeds:
            text = generate(form, seed, feature.name)
            steps = check_valid(form, text)
            assert REFERENCES[form.name].has(feature.name, text), (feature.name, seed, text)
            assert HOLDS[form.name][feature.name](steps), (feature.name, seed, text)
            check_place(form, feature, steps)


def check_any(form: Format, seeds: range) -> None:
    """Checks that random inputs are valid, and that text and steps agree on every feature."""
    for seed in seeds:
        text = generate(form, seed)
        steps = check_valid(form, text)
        for feature in form.inputs.features:
            expected = REFERENCES[form.name].has(feature.name, text)
            assert HOLDS[form.name][feature.name](steps) == expected, (feature.name, seed, text)
            check_place(form, feature, steps)


def check_place(form: Format, feature: Feature, steps: list[Step]) -> None:
    """Checks that a feature's step is the last one of the shortest prefix with the feature."""
    holds, place = HOLDS[form.name][feature.name], feature.first_seen(steps)
    if feature.name in OF_THE_WHOLE or not holds(steps):
        assert place is None, feature.name
    else:
        assert place is not None, feature.name
        # A piece that moves in all eight directions does so in eight steps.
        end = place + (8 if feature.name == "all-directions" else 1)
        assert holds(steps[:end]) and not holds(steps[:place]), (feature.name, place)
