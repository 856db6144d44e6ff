"""Test inputs for the judges: generated from a seed, and shrunk while a program still fails."""

from workbench.inputs.generators import (
    SEED,
    GeneratedInput,
    generate,
    generated_input,
)
from workbench.inputs.shrinking import shrink
from workbench.inputs.suites import suite, zipped
