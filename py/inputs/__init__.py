"""Test inputs for the judges: generated from a seed, and shrunk while a program still fails."""

from inputs.feature import GROUPS, SEED, Feature, Parameter
from inputs.generators import GeneratedInput, features, generate, generated_input, parameters
from inputs.shrinking import shrink
from inputs.suites import suite
from inputs.zipped import zipped
