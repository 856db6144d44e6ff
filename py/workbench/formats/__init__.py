"""The judges: each reads an input of its format and yields a step for each piece of it.

The output of a judge is the concatenation of the texts of its steps.
"""

from text.reader import FormatError
from workbench.formats.format import Format
from workbench.formats.registry import AUTO, FORMATS, detect, format_named
from workbench.formats.step import ASIDE, END, LIST, MOVE, START, Step
