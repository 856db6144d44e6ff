"""Makes inputs from a seed, a feature and settings of knobs."""

from inputs.adapter import Maker
from inputs.boardsilly import BOARDSILLY_MAKER
from inputs.feature import Feature, Knob
from inputs.jutge import JUTGE_MAKER
from inputs.rng import Chance
from inputs.uva220 import UVA220_MAKER
from judges import Format

MAKERS = (UVA220_MAKER, JUTGE_MAKER, BOARDSILLY_MAKER)
_OF_FORMAT = {maker.form: maker for maker in MAKERS}


def maker_of(form: Format) -> Maker:
    """Returns the maker of a format's inputs."""
    return _OF_FORMAT[form]


def features(form: Format) -> tuple[Feature, ...]:
    """Returns what an input of the format can be asked to have."""
    return maker_of(form).features


def knobs(form: Format) -> tuple[Knob, ...]:
    """Returns the numbers that can be set for an input of the format."""
    return maker_of(form).knobs


def generate(form: Format, seed: int, feature: str | None = None, **settings: int | None) -> str:
    """Returns an input of the format, valid by its statement and the same for the same arguments.

    It has the feature of that name, if one is given. `settings` are values of the knobs of the
    format; what they leave open follows from the seed. Raises ValueError for a feature or a
    setting that the format does not have, and for a setting that the feature leaves no choice of.
    """
    given = {name: value for name, value in settings.items() if value is not None}
    for name in given:
        _check(form, name, given[name])
    chosen = _feature(form, feature) if feature else None
    for name in given:
        if chosen and name in chosen.settles:
            raise ValueError(f"{name} cannot be set for an input that {chosen.phrase}")
    possible = [one for one in features(form) if not any(name in given for name in one.settles)]
    maker = maker_of(form)
    return maker.written(maker.cases(Chance(seed), possible, chosen, **given))


def _feature(form: Format, name: str) -> Feature:
    for feature in features(form):
        if feature.name == name:
            return feature
    names = ", ".join([feature.name for feature in features(form)])
    raise ValueError(f"{form.name} has no feature {name}; it has {names}")


def _check(form: Format, name: str, value: int) -> None:
    for knob in knobs(form):
        if knob.name == name:
            if value not in knob.values:
                raise ValueError(f"{name} is {value}; it can be {knob.choice}")
            return
    names = ", ".join([knob.name for knob in knobs(form)])
    raise ValueError(f"{form.name} has no knob {name}; it has {names}")


class Made:
    """An input that was made: its `text`, and the `seed` and the `feature` it was made from."""

    def __init__(self, text: str, seed: int, feature: Feature) -> None:
        self.text = text
        self.seed = seed
        self.feature = feature


def make(form: Format, seed: int) -> Made:
    """Returns an input for a seed; those of neighbouring seeds have all the features in turn."""
    wanted = features(form)
    feature = wanted[seed % len(wanted)]
    return Made(generate(form, seed, feature.name), seed, feature)
