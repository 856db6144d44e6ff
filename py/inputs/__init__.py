"""Test inputs for the judges: made from a seed, and made smaller while they still fail."""

from inputs.feature import GROUPS, Feature, Knob
from inputs.generators import Made, features, generate, knobs, make
from inputs.shrinking import shrink
from inputs.suites import suite
from inputs.zipped import zipped

__all__ = [
    "GROUPS",
    "Feature",
    "Knob",
    "Made",
    "features",
    "generate",
    "knobs",
    "make",
    "shrink",
    "suite",
    "zipped",
]
