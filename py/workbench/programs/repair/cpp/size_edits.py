"""Edits of constants that the compiler must know: macros, constants and the sizes of arrays."""

import re
from collections.abc import Iterator
from itertools import product

from workbench.programs.repair.edits import ARROW
from workbench.programs.syntax.python_tree import Splice, spliced

# In the order in which they are tried.
CONSTANTS = (
    re.compile(r"^#define[ \t]+\w+[ \t]+\(?(\d+)\b.*", re.MULTILINE),
    re.compile(r"\bconst(?:expr)?\s+(?:\w+\s+)?\w+\s*=\s*(\d+)\s*;"),
)
ARRAY = re.compile(r"\b(?!return\b)\w+\s+\*?\w+((?:\[\w+\])+)(?=\s*[;,=])")
SIZE = re.compile(r"\[(\d+)\]")
# What a size is multiplied by, and what is added. Two are those of a border.
CHANGES = ((1, 1), (10, 2), (1, 2), (1, -1))


def size_edits(program: str) -> Iterator[tuple[int, str, str]]:
    """Yields for each edit its line, its text for the user, and the edited program.

    All sizes of an array are changed together, then each of them.
    """
    declared = [(found, [found.span(1)]) for one in CONSTANTS for found in one.finditer(program)]
    for found in ARRAY.finditer(program):
        spans = [one.span(1) for one in SIZE.finditer(program, *found.span(1))]
        declared += [(found, spans)] if len(spans) > 1 else []
        declared += [(found, [span]) for span in spans]
    for (factor, more), (found, spans) in product(CHANGES, declared):
        sizes = [int(program[slice(*span)]) * factor + more for span in spans]
        changes = [Splice(*span, str(size)) for span, size in zip(spans, sizes)]
        edited = spliced(program, changes)
        end = found.end() + len(edited) - len(program)
        said = ARROW.format(found[0], edited[found.start() : end])
        yield program.count("\n", 0, spans[0][0]) + 1, said, edited
