"""Generates inputs from a seed, a feature and parameters."""

from __future__ import annotations

from typing import Any

from workbench.inputs.rng import Rng
from workbench.judging import Format
from workbench.judging.feature import Feature, Parameter

# Numbers of cases. The last is greater than a single digit, at which some programs stop.
SEVERAL = (2, 3, 4, 2, 3, 4, 12)
SEED = Parameter("seed", "seed", range(1_000_000))


def generate(form: Format, seed: int, feature: str | None = None, **settings: int | None) -> str:
    """Returns a valid input of the format, the same for the same arguments.

    Args:
        form: The format.
        seed: Determines everything that the other arguments leave open.
        feature: The name of a feature that the input must have.
        settings: Values of the format's parameters; None leaves a parameter open.

    Raises:
        ValueError: The format has no such feature, parameter or value, or the feature already
            determines one of the parameters.
    """
    given = {name: value for name, value in settings.items() if value is not None}
    for name in given:
        _check_parameter(form, name, given[name])
    chosen = _feature(form, feature) if feature else None
    for name in given:
        if chosen and name in chosen.fixed:
            raise ValueError(f"{name} cannot be set for an input that {chosen.phrase}")
    possible = [one for one in form.inputs.features if not any(name in given for name in one.fixed)]
    cases = form.inputs.cases(Rng(seed), possible, chosen, **given)
    return form.inputs.input_of(cases)


def _feature(form: Format, name: str) -> Feature:
    for feature in form.inputs.features:
        if feature.name == name:
            return feature
    names = ", ".join([feature.name for feature in form.inputs.features])
    raise ValueError(f"{form.name} has no feature {name}; it has {names}")


def _check_parameter(form: Format, name: str, value: int) -> None:
    for parameter in form.inputs.parameters:
        if parameter.name == name:
            if value not in parameter.values:
                raise ValueError(f"{name} is {value}; it must be {parameter.allowed}")
            return
    names = ", ".join([parameter.name for parameter in form.inputs.parameters])
    raise ValueError(f"{form.name} has no parameter {name}; it has {names}")


class GeneratedInput:
    """An input, and what it was generated from.

    Attributes:
        text: The input.
        seed: The seed.
        feature: The feature that was requested.
    """

    def __init__(self, text: str, seed: int, feature: Feature) -> None:
        self.text = text
        self.seed = seed
        self.feature = feature


def generated_input(form: Format, seed: int, is_rare: bool = False) -> GeneratedInput:
    """Returns an input for a seed; consecutive seeds take turns through all features.

    If the format has rare features, `is_rare` restricts it to these.
    """
    usual = [feature for feature in form.inputs.features if not feature.is_rare]
    wanted = [feature for feature in form.inputs.features if is_rare and feature.is_rare] or usual
    feature = wanted[seed % len(wanted)]
    return GeneratedInput(generate(form, seed, feature.name), seed, feature)


def make_cases(
    rng: Rng,
    possible: list[Feature],
    feature: Feature | None,
    number: int | None,
    **parameters: int | None,
) -> list[Any]:
    """Returns some cases with random features, one of them with a given feature."""
    number = number or rng.pick(feature.cases if feature else range(1, 5))
    wanted = rng.below(number)
    made = []
    for at in range(number):
        one = feature if feature and at == wanted else rng.pick(possible)
        made.append(one.make(rng, **parameters))
    return made
