"""Says which file a program uses in place of standard input or output."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from workbench.programs.trials.outcome import Outcome

MISSING = "{} opens `{}`, a file that a judge does not have. The input comes on standard input."
WRITTEN = "{} opens the file `{}` to write to it. A judge reads standard output alone."
_OPENING = ("open", "stream")  # In the names of functions and classes that open a file.


def file_sentence(program: str, outcome: Outcome) -> str:
    """Returns a sentence on a file that explains a wrong output, empty if there is none.

    A file whose name is not in the program may be one of the system.
    """
    said, name = MISSING, outcome.missing
    if not name and not outcome.output.strip():
        said, name = WRITTEN, outcome.written
    lines = _lines_with(program, name) if name else []
    opening = [number for number, line in lines if any(word in line for word in _OPENING)]
    if not lines:
        return ""
    return said.format(f"Line {opening[0]}" if len(opening) == 1 else "The program", name)


def _lines_with(program: str, name: str) -> list[tuple[int, str]]:
    """Returns the lines with the name of a file, with their numbers. Leaves out comments."""
    ends = [name.lstrip("./") + quote for quote in "\"'"]
    return [
        (number, line)
        for number, line in enumerate(program.split("\n"), 1)
        if any(end in line for end in ends) and not _is_comment(line.lstrip())
    ]


def _is_comment(line: str) -> bool:
    return line[:2] == "//" or (line[:1] == "#" and "define" not in line)
