"""Edits of the texts of C and C++ programs."""

import re
from collections.abc import Iterator

from workbench.programs.repair.cpp.cpp_edits import CppEdit, bare, edited, operands, replaced
from workbench.programs.repair.cpp.cpp_source import CppSource
from workbench.programs.repair.edits import LOGIC, TEXT
from workbench.programs.repair.text_edits import LONGEST, LONGEST_SYMBOL, character_edits
from workbench.programs.syntax.python_tree import Splice

WIDTH = re.compile(r"\b(?:std::)?setw\(\d+\)")
PRINTED = {"int", "long", "long long", "unsigned int", "unsigned long"}
LITERAL = re.compile('"[^"]*"')
ADDED = " "  # At every place of a text.


def text_edits(source: CppSource, texts: list[str]) -> Iterator[CppEdit]:
    """Yields the edits of all literals; `texts` are those that the format prints."""
    literals = {
        node: text
        for node in source.nodes
        if node.kind == "StringLiteral"
        and source.is_written(node)
        and LITERAL.fullmatch(text := source.text_of(node))
    }
    found = {text for text in literals.values() if len(text) <= LONGEST_SYMBOL + 2}
    found |= {f'"{one[1:-1]}"' for one in source.characters if one != "'\"'"} if found else set()
    symbols = sorted(found)
    for node, text in literals.items():
        for other in symbols if text in symbols else ():
            if other != text:
                yield from replaced(source, LOGIC, node, other)
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
    yield from _printed(source)


def _printed(source: CppSource) -> Iterator[CppEdit]:
    """Yields edits that print a number with the width of another one, or as a character."""
    widths = dict.fromkeys(WIDTH.findall(source.text))
    for node in source.nodes:
        if node.kind == "CXXOperatorCallExpr" and len(node.children) == 3:
            left, right = node.children[1:]
            value = bare(right)
            if value.plain_type in PRINTED and source.is_written(right):
                operation = operands(value) if value.kind == "BinaryOperator" else None
                if operation and "char" in {bare(one).plain_type for one in operation}:
                    splice = Splice(right.start, right.end, f"char({source.text_of(right)})")
                    yield from edited(source, TEXT, (node, splice))
                before = source.text[left.start : right.start].rstrip("< \n")
                for width in widths if not before.endswith(tuple(widths)) else ():
                    there = Splice(right.start, right.start, f"{width} << ")
                    yield from edited(source, TEXT, (node, there))
