"""The mistakes that programs make in each format; one module per format."""

from workbench.comparison.diagnose.mistakes.mistake import Mistake
from workbench.formats.boardsilly import mistakes as boardsilly
from workbench.formats.boardsilly.judge import BOARDSILLY
from workbench.formats.jutge import mistakes as jutge
from workbench.formats.jutge.judge import JUTGE
from workbench.formats.uva220 import mistakes as uva220
from workbench.formats.uva220.judge import UVA220
from workbench.judging import Format

_OF_FORMAT = {UVA220: uva220.MISTAKES, JUTGE: jutge.MISTAKES, BOARDSILLY: boardsilly.MISTAKES}


def of_format(form: Format) -> tuple[Mistake, ...]:
    """Returns the mistakes of a format, the likeliest first."""
    return _OF_FORMAT[form]
