"""The mistakes that programs make in each format; one module per format."""

from comparison.diagnose.mistakes import boardsilly, jutge, uva220
from comparison.diagnose.mistakes.mistake import Mistake
from judges import Format
from judges.boardsilly import BOARDSILLY
from judges.jutge import JUTGE
from judges.uva220 import UVA220

_OF_FORMAT = {UVA220: uva220.MISTAKES, JUTGE: jutge.MISTAKES, BOARDSILLY: boardsilly.MISTAKES}


def of_format(form: Format) -> tuple[Mistake, ...]:
    """Returns the mistakes of a format, the likeliest first."""
    return _OF_FORMAT[form]
