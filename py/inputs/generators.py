"""Makes inputs from a seed, a feature and settings of parameters."""

from inputs.adapter import InputAdapter
from inputs.boardsilly import BOARDSILLY_ADAPTER
from inputs.feature import Feature, Parameter
from inputs.jutge import JUTGE_ADAPTER
from inputs.rng import Rng
from inputs.uva220 import UVA220_ADAPTER
from judges import Format

ADAPTERS = (UVA220_ADAPTER, JUTGE_ADAPTER, BOARDSILLY_ADAPTER)
_OF_FORMAT = {adapter.form: adapter for adapter in ADAPTERS}


def adapter_of(form: Format) -> InputAdapter:
    """Returns the adapter of a format's inputs."""
    return _OF_FORMAT[form]


def features(form: Format) -> tuple[Feature, ...]:
    """Returns what an input of the format can be asked to have."""
    return adapter_of(form).features


def parameters(form: Format) -> tuple[Parameter, ...]:
    """Returns the numbers that can be set for an input of the format."""
    return adapter_of(form).parameters


def generate(form: Format, seed: int, feature: str | None = None, **settings: int | None) -> str:
    """Returns an input of the format, valid by its statement and the same for the same arguments.

    It has the feature of that name, if one is given. `settings` are values of the parameters of the
    format; what they leave open follows from the seed. Raises ValueError for a feature or a
    setting that the format does not have, and for a setting that the feature leaves no choice of.
    """
    given = {name: value for name, value in settings.items() if value is not None}
    for name in given:
        _check_parameter(form, name, given[name])
    chosen = _feature(form, feature) if feature else None
    for name in given:
        if chosen and name in chosen.fixed:
            raise ValueError(f"{name} cannot be set for an input that {chosen.phrase}")
    possible = [one for one in features(form) if not any(name in given for name in one.fixed)]
    adapter = adapter_of(form)
    return adapter.written(adapter.cases(Rng(seed), possible, chosen, **given))


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
                raise ValueError(f"{name} is {value}; it can be {parameter.choice}")
            return
    names = ", ".join([parameter.name for parameter in parameters(form)])
    raise ValueError(f"{form.name} has no parameter {name}; it has {names}")


class GeneratedInput:
    """An input that was made: its `text`, and the `seed` and the `feature` it was made from."""

    def __init__(self, text: str, seed: int, feature: Feature) -> None:
        self.text = text
        self.seed = seed
        self.feature = feature


def generated_input(form: Format, seed: int) -> GeneratedInput:
    """Returns an input for a seed; those of neighbouring seeds have all the features in turn."""
    wanted = features(form)
    feature = wanted[seed % len(wanted)]
    return GeneratedInput(generate(form, seed, feature.name), seed, feature)
