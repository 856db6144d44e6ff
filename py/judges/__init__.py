"""The judges: each reads an input of its format and yields a step for each piece of it.

The output of a judge is the concatenation of the texts of its steps.
"""

from judges.format import Format
from judges.formats import AUTO, FORMATS, detect, format_named
from judges.reader import FormatError
from judges.step import ASIDE, END, LIST, MOVE, START, Step
