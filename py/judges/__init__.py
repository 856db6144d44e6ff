"""The three judges: each reads its format's input and yields a step for every piece of it.

The output of a judge is the concatenation of its steps' texts and nothing else.
"""

from judges import boardsilly, jutge, uva220
from judges.detect import detect
from judges.reader import FormatError, Reader
from judges.step import Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

FORMATS = ("uva220", "jutge", "boardsilly")
_STEPS = {"uva220": uva220.steps, "jutge": jutge.steps, "boardsilly": boardsilly.steps}

__all__ = ["FORMATS", "FormatError", "Step", "detect", "run"]


def run(form: str, text: str, **options: "Any") -> "Iterator[Step]":
    """Yields the steps of a judge, one of FORMATS, on an input.

    The options are those of the format: `order` for `boardsilly`, `largest` for `jutge`. Raises
    FormatError where the input breaks the format, after the steps of all that comes before.
    """
    position = None
    try:
        for step in _STEPS[form](Reader(text), **options):
            position = step.position
            yield step
    except FormatError as error:
        error.position = position
        raise
