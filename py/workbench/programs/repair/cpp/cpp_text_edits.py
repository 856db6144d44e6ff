"""Edits of the texts of C and C++ programs."""

from collections.abc import Iterator

from workbench.programs.repair.cpp.cpp_edits import CppEdit, edited, replaced
from workbench.programs.repair.cpp.cpp_source import CppSource
from workbench.programs.repair.edits import TEXT
from workbench.programs.repair.text_edits import LONGEST, character_edits

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
            for edit in character_edits(node.start, text, ADDED):
                yield from edited(source, edit.kind, *((node, splice) for splice in edit.splices))
