"""Checks inputs with the judges, the slow judges and the slow reading of features."""

from both.judging import judged, printed
from both.traits import HOLDS
from inputs import features, generate
from judges import Format
from reference.features import has
from reference.formats import REFERENCES


def check_valid(form: Format, text: str) -> None:
    """Checks that the statement allows the input, so the slow judge too, and how it is answered."""
    steps, error = judged(form, text)
    assert error is None, text
    assert not [step.warning for step in steps if step.warning], text
    assert printed(steps) == REFERENCES[form.name].answer(text), text
    assert not any(REFERENCES[form.name].doubts(text)), text


def check_features(form: Format, seeds: range) -> None:
    """Checks for every feature that its inputs are valid and have it, as the steps tell too."""
    for feature in features(form):
        for seed in seeds:
            text = generate(form, seed, feature.name)
            check_valid(form, text)
            assert has(form.name, feature.name, text), (feature.name, seed, text)
            assert HOLDS[form.name][feature.name](judged(form, text)[0]), (feature.name, seed, text)


def check_any(form: Format, seeds: range) -> None:
    """Checks that inputs of all kinds are valid, and that their steps tell of every feature."""
    for seed in seeds:
        text = generate(form, seed)
        check_valid(form, text)
        steps, _ = judged(form, text)
        for feature in features(form):
            expected = has(form.name, feature.name, text)
            assert HOLDS[form.name][feature.name](steps) == expected, (feature.name, seed, text)
