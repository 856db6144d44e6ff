"""Checks inputs with the judges, the slow judges and the slow reading of features."""

from both.judging import judged, printed
from both.traits import HOLDS
from inputs import Feature, features, generate
from judges import Format, Step
from reference.features import has
from reference.formats import REFERENCES

# Features that show at no step, but in all of an input.
OF_THE_WHOLE = ("games", "boards", "start-only", "unfinished", "whole-game", "smallest", "large")


def check_valid(form: Format, text: str) -> "list[Step]":
    """Checks that the statement allows the input, so the slow judge too, and how it is answered.

    Returns the steps of the judge.
    """
    steps, error = judged(form, text)
    assert error is None, text
    assert not [step.warning for step in steps if step.warning], text
    assert printed(steps) == REFERENCES[form.name].answer(text), text
    assert not any(REFERENCES[form.name].doubts(text)), text
    return steps


def check_features(form: Format, seeds: range) -> None:
    """Checks for every feature that its inputs are valid and have it, as the steps tell too."""
    for feature in features(form):
        for seed in seeds:
            text = generate(form, seed, feature.name)
            steps = check_valid(form, text)
            assert has(form.name, feature.name, text), (feature.name, seed, text)
            assert HOLDS[form.name][feature.name](steps), (feature.name, seed, text)
            check_place(form, feature, steps)


def check_any(form: Format, seeds: range) -> None:
    """Checks that inputs of all kinds are valid, and that their steps tell of every feature."""
    for seed in seeds:
        text = generate(form, seed)
        steps = check_valid(form, text)
        for feature in features(form):
            expected = has(form.name, feature.name, text)
            assert HOLDS[form.name][feature.name](steps) == expected, (feature.name, seed, text)
            check_place(form, feature, steps)


def check_place(form: Format, feature: Feature, steps: "list[Step]") -> None:
    """Checks that the step at which a feature shows is the first up to which the input has it."""
    holds, place = HOLDS[form.name][feature.name], feature.first_seen(steps)
    if feature.name in OF_THE_WHOLE or not holds(steps):
        assert place is None, feature.name
    else:
        assert place is not None, feature.name
        # A piece that moves in all eight directions does so in eight steps.
        end = place + (8 if feature.name == "all-directions" else 1)
        assert holds(steps[:end]) and not holds(steps[:place]), (feature.name, place)
