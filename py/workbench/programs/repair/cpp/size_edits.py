"""Edits of constants that the compiler must know: macros, constants and the sizes of arrays."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

from workbench.programs.repair.edits import ARROW

# In the order in which they are tried.
CONSTANTS = (
    re.compile(r"^#define[ \t]+\w+[ \t]+\(?(\d+)\b.*", re.MULTILINE),
    re.compile(r"\bconst(?:expr)?\s+(?:\w+\s+)?\w+\s*=\s*(\d+)\s*;"),
    re.compile(r"\b(?!return\b)\w+\s+\*?\w+(?:\[\w+\])*\[(\d+)\](?:\[\w+\])*(?=\s*[;,=])"),
)
STEPS = (1, 2, -1)


def size_edits(program: str) -> Iterator[tuple[int, str, str]]:
    """Yields for each edit its line, its text for the user, and the edited program."""
    for step, constant in product(STEPS, CONSTANTS):
        for found in constant.finditer(program):
            start, end = found.span(1)
            number = str(int(found[1]) + step)
            changed = found[0][: start - found.start()] + number + program[end : found.end()]
            line = program.count("\n", 0, start) + 1
            edited = program[:start] + number + program[end:]
            yield line, ARROW.format(found[0], changed), edited
