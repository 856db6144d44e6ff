"""Texts of statements in the source."""

import ast

from repair.edits import Edit
from syntax.python_tree import Source, Splice, without_ticks

LONGEST_SHOWN = 50  # Characters of a statement that is shown.


def is_alone(source: Source, statement: ast.stmt) -> bool:
    """Returns whether a statement shares its lines with no other."""
    start, end = source.span(statement)
    line = source.text.rfind("\n", 0, start) + 1
    before = source.text[line:start]
    after = source.text[end:].partition("\n")[0].partition("#")[0]
    return not before.strip() and not after.strip()


def shown(source: Source, statement: ast.stmt) -> str:
    """Returns the first line of a statement."""
    text = without_ticks(source.text_of(statement)).partition("\n")[0]
    return f"`{text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + '…'}`"


def lines_of(source: Source, statement: ast.stmt) -> tuple[int, int]:
    """Returns the span of a statement with its indentation and its newline."""
    start, end = source.span(statement)
    start = source.text.rfind("\n", 0, start) + 1
    line_end = source.text.find("\n", end)
    return start, line_end + 1 if line_end >= 0 else len(source.text)


def column(source: Source, statement: ast.stmt) -> str:
    """Returns the indentation of a statement."""
    line = source.text[lines_of(source, statement)[0] :]
    return line[: len(line) - len(line.lstrip(" \t"))]


def reindented(source: Source, statement: ast.stmt, indentation: str) -> str:
    """Returns the lines of a statement with another indentation."""
    start, end = source.span(statement)
    before = column(source, statement)
    lines = source.text[start:end].split("\n")
    moved = [indentation + line.removeprefix(before) if line.strip() else line for line in lines]
    return "\n".join([indentation + lines[0], *moved[1:]]) + "\n"


def inserted_after(source: Source, statement: ast.stmt, kind: int, text: str) -> Edit:
    """Returns the edit that inserts a statement after another one."""
    place = lines_of(source, statement)[1]
    line = f"{column(source, statement)}{text}\n"
    said = f"insert `{text}` after {shown(source, statement)}"
    return Edit(kind, (Splice(place, place, line),), said)
