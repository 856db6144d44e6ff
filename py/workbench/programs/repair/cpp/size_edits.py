"""Edits of macros, shifted constants and sizes of arrays, each of which is compiled alone."""

import re
from collections.abc import Iterator
from itertools import product

from workbench.programs.repair.edits import ARROW, described_change
from workbench.programs.syntax.python_tree import Splice, spliced

# In the order in which they are tried.
CONSTANTS = (
    re.compile(r"^#define[ \t]+\w+[ \t]+\(?(\d+)\b.*", re.MULTILINE),
    re.compile(r"\bconst(?:expr)?\s+(?:\w+\s+)?\w+\s*=\s*(\d+)\s*;"),
)
ARRAY = re.compile(r"\b(?!return\b)\w+\s+\*?\w+((?:\[\w+\])+)(?=\s*[;,=])")
SIZE = re.compile(r"\[(\d+)\]")
MACRO = re.compile(r"^(#define[ \t]+\w+\(([\w, ]+)\)[ \t]+)([^\n;{}\\#]+)$", re.MULTILINE)
SHIFTED = re.compile(r"(?<![\w.])(?<!<< )1(?=\s*<<)")
# What a size is multiplied by, and what is added. Two are those of a border.
CHANGES = ((1, 1), (1, 2), (10, 2), (1, -1))


def expansion_edits(program: str) -> Iterator[tuple[int, str, str]]:
    """Yields edits that put macros and their parameters in brackets, and shift 64 bits.

    Each has its line, its text for the user, and the edited program.
    """
    edits = [[Splice(*found.span(3), _in_brackets(found))] for found in MACRO.finditer(program)]
    edits.append([Splice(*found.span(), "1ULL") for found in SHIFTED.finditer(program)])
    for splices in filter(None, edits):
        edited = spliced(program, splices)
        if edited != program:
            said = described_change(program, splices, lambda *place: None)
            yield program.count("\n", 0, splices[0].start) + 1, said, edited


def _in_brackets(macro: re.Match[str]) -> str:
    """Returns the text of a macro in which its parameters and the whole are in brackets."""
    names = "|".join(re.findall(r"\w+", macro[2]))
    whole = macro[3].strip()
    text = re.sub(rf"(?<!#)(?<!\()\b({names})\b|\b({names})\b(?!\))", r"(\1\2)", whole)
    return text if whole.startswith("(") and whole.endswith(")") else f"({text})"


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
