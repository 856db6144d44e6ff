"""Generates inputs from a seed, a feature and parameters."""

from workbench.formats.boardsilly.generator import BOARDSILLY_ADAPTER
from workbench.formats.jutge.generator import JUTGE_ADAPTER
from workbench.formats.uva220.generator import UVA220_ADAPTER
from workbench.inputs.rng import Rng
from workbench.judging import Format
from workbench.judging.adapter import InputAdapter
from workbench.judging.feature import Feature, Parameter

SEED = Parameter("seed", "seed", range(1_000_000))
ADAPTERS = (UVA220_ADAPTER, JUTGE_ADAPTER, BOARDSILLY_ADAPTER)
_OF_FORMAT = {adapter.form: adapter for adapter in ADAPTERS}


def of_format(form: Format) -> InputAdapter:
    """Returns the adapter of a format."""
    return _OF_FORMAT[form]


def features(form: Format) -> tuple[Feature, ...]:
    """Returns the features that an input of the format can be asked to have."""
    return of_format(form).features


def parameters(form: Format) -> tuple[Parameter, ...]:
    """Returns the numbers that can be set for an input of the format."""
    return of_format(form).parameters


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
    possible = [one for one in features(form) if not any(name in given for name in one.fixed)]
    adapter = of_format(form)
    return adapter.input_of(adapter.cases(Rng(seed), possible, chosen, **given))


def _feature(form: Format, name: str) -> Feature:
    for feature in features(form):
        if feature.name == name:
            return feature
    names = ", ".join([feature.name for feature in features(form)])
    raise ValueError(f"{form.name} has no feature {name}; it has {names}")


def _check_parameter(form: Format, name: str, value: int) -> None:
    for parameter in parameters(form):
        if parameter.name == name:
            if value not in parameter.values:
                raise ValueError(f"{name} is {value}; it must be {parameter.allowed}")
            return
    names = ", ".join([parameter.name for parameter in parameters(form)])
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
    usual = [feature for feature in features(form) if not feature.is_rare]
    wanted = [feature for feature in features(form) if is_rare and feature.is_rare] or usual
    feature = wanted[seed % len(wanted)]
    return GeneratedInput(generate(form, seed, feature.name), seed, feature)
