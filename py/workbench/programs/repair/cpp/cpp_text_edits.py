"""Edits of the texts of C and C++ programs."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.programs.repair.cpp.cpp_edits import CppEdit, edited, replaced
from workbench.programs.repair.cpp.cpp_source import CppSource
from workbench.programs.repair.edits import STATEMENT, TEXT
from workbench.programs.syntax.python_tree import Splice

LONGEST = 60  # Characters of a literal that is edited character by character.
ADDED = " "  # At every place of a text.


def text_edits(source: CppSource, texts: list[str]) -> Iterator[CppEdit]:
    """Yields the edits of all literals; `texts` are those that the format prints."""
    for node in source.nodes:
        if node.kind != "StringLiteral" or not source.is_written(node):
            continue
        text = source.text_of(node)
        if not text.startswith('"') or not text.endswith('"') or '"' in text[1:-1]:
            continue
        for other in texts:
            ending = "\\n" if text.endswith('\\n"') else ""
            yield from replaced(source, TEXT, node, f'"{other}{ending}"')
        inner = text[1:-1]
        reversed_ = inner if "\\" in inner else inner[::-1]
        for other in sorted({inner.strip(), reversed_} - {inner}):
            yield from replaced(source, TEXT, node, f'"{other}"')
        if len(text) <= LONGEST:
            for splice, kind in _characters(node.start, text):
                yield from edited(source, kind, (node, splice))


def _characters(start: int, text: str) -> Iterator[tuple[Splice, int]]:
    """Yields edits of single characters, and of the widths of fields."""
    for at, sign in enumerate(text):
        place = start + at
        if at and not (text[at - 1] == "\\" and text[at - 2 : at] != "\\\\"):
            yield Splice(place, place, ADDED), TEXT
        if at in (0, len(text) - 1):
            continue
        if not sign.isalnum() and sign not in "%\\":
            yield Splice(place, place + 1, ""), TEXT
        elif sign.isdecimal():
            yield Splice(place, place + 1, str(int(sign) + 1)), TEXT
            yield Splice(place, place + 1, str(max(int(sign) - 1, 0))), TEXT
        elif sign.isalpha() and text[at - 1] not in "\\%":
            yield Splice(place, place + 1, sign.swapcase()), STATEMENT
        if text[at : at + 2] == "\\n":
            yield Splice(place, place + 2, ""), TEXT
            yield Splice(place, place, "\\n"), TEXT
        if text[at : at + 2] == "%d":
            yield Splice(place + 1, place + 1, "2"), TEXT
    end = start + len(text) - 1
    yield Splice(end, end, "\\n"), TEXT
