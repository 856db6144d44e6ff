"""Test inputs for the three judges: made from a seed, and made smaller while they still fail."""

from inputs.feature import Feature, Knob
from inputs.generator import features, generate, knobs
from inputs.shrinking import shrink

__all__ = ["Feature", "Knob", "features", "generate", "knobs", "shrink"]
