"""Checks inputs with the judges, the slow judges and the slow reading of features."""

from both.judging import judged, printed
from inputs import features, generate
from reference import boardsilly_slow, jutge_slow, uva220_slow
from reference.features import has

ANSWERS = {
    "uva220": uva220_slow.answer,
    "jutge": jutge_slow.answer,
    "boardsilly": boardsilly_slow.answer,
}


def check_valid(form: str, text: str) -> None:
    """Checks that the statement allows the input, so the slow judge too, and how it is answered."""
    steps, error = judged(form, text)
    assert error is None, text
    assert not [step.warning for step in steps if step.warning], text
    assert printed(steps) == ANSWERS[form](text), text
    if form != "boardsilly":
        assert not any((uva220_slow if form == "uva220" else jutge_slow).doubts(text)), text


def check_features(form: str, seeds: range) -> None:
    """Checks for every feature that its inputs are valid and have it, and that `holds` says so."""
    for feature in features(form):
        for seed in seeds:
            text = generate(form, seed, feature.name)
            check_valid(form, text)
            assert has(form, feature.name, text), (feature.name, seed, text)
            assert feature.holds(judged(form, text)[0]), (feature.name, seed, text)


def check_any(form: str, seeds: range) -> None:
    """Checks that inputs of all kinds are valid, and that `holds` is right about every feature."""
    for seed in seeds:
        text = generate(form, seed)
        check_valid(form, text)
        steps, _ = judged(form, text)
        for feature in features(form):
            expected = has(form, feature.name, text)
            assert feature.holds(steps) == expected, (feature.name, seed, text)
