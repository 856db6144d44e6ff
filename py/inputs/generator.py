"""Makes inputs of the three formats from a seed, a feature and settings of knobs."""

from inputs import boardsilly, jutge, uva220
from inputs.cases import written
from inputs.chance import Chance

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from inputs.cases import Case
    from inputs.feature import Feature, Knob

_CASES: "dict[str, Callable[..., Sequence[Case]]]" = {
    "uva220": uva220.cases,
    "jutge": jutge.cases,
    "boardsilly": boardsilly.cases,
}
_FEATURES = {
    "uva220": uva220.FEATURES,
    "jutge": jutge.FEATURES,
    "boardsilly": boardsilly.FEATURES,
}
_KNOBS = {"uva220": uva220.KNOBS, "jutge": jutge.KNOBS, "boardsilly": boardsilly.KNOBS}


def features(form: str) -> "tuple[Feature, ...]":
    """Returns what an input of the format can be asked to have."""
    return _FEATURES[form]


def knobs(form: str) -> "tuple[Knob, ...]":
    """Returns the numbers that can be set for an input of the format."""
    return _KNOBS[form]


def generate(form: str, seed: int, feature: "str | None" = None, **settings: "int | None") -> str:
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
    return written(form, _CASES[form](Chance(seed), possible, chosen, **given))


def _feature(form: str, name: str) -> "Feature":
    for feature in features(form):
        if feature.name == name:
            return feature
    names = ", ".join([feature.name for feature in features(form)])
    raise ValueError(f"{form} has no feature {name}; it has {names}")


def _check(form: str, name: str, value: int) -> None:
    for knob in knobs(form):
        if knob.name == name:
            if value not in knob.values:
                raise ValueError(f"{name} is {value}; it can be {knob.choice}")
            return
    names = ", ".join([knob.name for knob in knobs(form)])
    raise ValueError(f"{form} has no knob {name}; it has {names}")
