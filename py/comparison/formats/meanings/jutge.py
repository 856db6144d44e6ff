"""What a line means that stands in an output for `jutge`."""

from comparison.formats.meanings.text import LONGEST, row
from comparison.whitespace import squeezed
from judges.answer_lines import COUNT_LINE, numbers_in
from judges.jutge import JUTGE, SYMBOLS


def meaning(line: str) -> str:
    """Returns what a line means."""
    if len(line) > LONGEST:
        return squeezed(line)
    kind = JUTGE.answers.kind(line.strip())
    if kind == COUNT_LINE and line.split()[0] not in SYMBOLS:
        numbers = numbers_in(line)
        if len(numbers) == 2:
            return f"{numbers[0]}:{numbers[1]}"
    return row(squeezed(line), kind, SYMBOLS[0])
