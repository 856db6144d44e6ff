"""The same edit at several places at once."""

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator

from workbench.programs.repair.edits import CONSTANT, LOGIC, ORDER, Edit
from workbench.programs.syntax.python_tree import Source, Splice

MOST_PLACES = 4
JOINED = (CONSTANT, LOGIC, ORDER)  # The kinds of edits.


def joint_edits(source: Source, edits: list[Edit]) -> Iterator[Edit]:
    """Yields edits of equal expressions, or equal parts of a statement."""
    innermost = _innermost(source)
    parts = []
    for edit in edits:
        splice = edit.splices[0]
        if len(edit.splices) > 1:
            continue
        removed = source.text[splice.start : splice.end]
        node: ast.AST | None = innermost.get(splice.start if removed else splice.start - 1)
        while node and not (isinstance(node, ast.expr) and splice.end <= source.span(node)[1]):
            node = source.parents.get(node)
        if not isinstance(node, ast.expr):
            continue
        start, text = source.span(node)[0], source.text_of(node)
        change = text, splice.start - start, removed, splice.text
        keys: list[object] = [change, (source.around(node, ast.FunctionDef), change)]
        if removed:
            keys.append((source.around(node, ast.stmt), removed, splice.text))
        parts.append((splice, edit.kind, keys))
    for splices, kind in joined(parts):
        yield Edit(kind, splices)


def joined(
    parts: Iterable[tuple[Splice, int, list[object]]],
) -> Iterator[tuple[tuple[Splice, ...], int]]:
    """Yields up to MOST_PLACES replacements that have a key in common, and the kind of their edit.

    Each part is a replacement with its kind and its keys.
    """
    groups: defaultdict[object, dict[Splice, int]] = defaultdict(dict)
    for splice, kind, keys in parts:
        for key in keys if kind in JOINED else ():
            groups[key][splice] = kind
    found = {
        tuple(sorted(group)): max(group.values())
        for group in groups.values()
        if 1 < len(group) <= MOST_PLACES
    }
    return ((splices, kind + 1) for splices, kind in found.items())


def _innermost(source: Source) -> dict[int, ast.expr]:
    """Returns the innermost expression at each place of the text."""
    found: dict[int, ast.expr] = {}
    for node in source.nodes:  # The outer ones come first.
        if isinstance(node, ast.expr):
            found.update(dict.fromkeys(range(*source.span(node)), node))
    return found
