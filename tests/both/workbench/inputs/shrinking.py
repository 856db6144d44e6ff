"""Shrinks inputs and checks with the slow judges that nothing more can be left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from both.workbench.inputs.generated import check_valid
from reference.formats import REFERENCES
from reference.sizes import parts
from workbench.inputs import generate, shrink
from workbench.judging import Format

if TYPE_CHECKING:
    from collections.abc import Callable

    Fails = Callable[[str], bool]

MOST_TRIALS = 2000  # Far more than the quadratic worst case of these inputs.


def shrunk(form: Format, text: str, fails: Fails) -> str:
    """Returns the smallest failing input that shrinking finds.

    Checks that every trial is valid, new, and no larger than the smallest so far.
    """
    tried: list[str] = []
    smallest = text
    trials = shrink(form, text)
    failed = False
    while len(tried) < MOST_TRIALS:
        try:
            trial = trials.send(failed) if tried else next(trials)
        except StopIteration as end:
            returned: str = end.value
            break
        check_valid(form, trial)
        assert trial not in tried
        assert sum(parts(form.name, trial)) <= sum(parts(form.name, smallest)), trial
        tried.append(trial)
        failed = fails(trial)
        smallest = trial if failed else smallest
    assert returned == smallest
    return smallest


def with_feature(form: Format, name: str) -> Fails:
    return lambda text: REFERENCES[form.name].has(name, text)


def check_least(form: Format, text: str, fails: Fails) -> str:
    """Returns the shrunk input; checks that it fails, but passes with any single part left out."""
    least = shrunk(form, text, fails)
    assert fails(least)
    for smaller in REFERENCES[form.name].smaller(least):
        assert not fails(smaller), (least, smaller)
    return least


def check_features(form: Format, seeds: range) -> None:
    """Checks shrinking for programs that fail on all inputs with a feature, for each feature."""
    for feature in form.inputs.features:
        for seed in seeds:
            text = generate(form, seed, feature.name)
            check_least(form, text, with_feature(form, feature.name))
