"""The formats: each judge reads an input and yields a step for each piece of it.

The output of a judge is the concatenation of the texts of its steps.
"""

from workbench.formats.registry import AUTO, FORMATS, detect, format_named
