"""The same edit at several places at once."""

import ast
from collections import defaultdict
from collections.abc import Iterator

from workbench.programs.repair.edits import CONSTANT, LOGIC, ORDER, Edit
from workbench.programs.syntax.python_tree import Source, Splice

MOST_PLACES = 4
JOINED = (CONSTANT, LOGIC, ORDER)  # The kinds of edits.


def joint_edits(source: Source, edits: list[Edit]) -> Iterator[Edit]:
    """Yields edits of up to MOST_PLACES equal expressions, or equal parts of a statement."""
    innermost = _innermost(source)
    groups: defaultdict[object, dict[Splice, int]] = defaultdict(dict)
    for edit in edits:
        splice = edit.splices[0]
        if edit.kind not in JOINED or len(edit.splices) > 1:
            continue
        removed = source.text[splice.start : splice.end]
        node: ast.AST | None = innermost.get(splice.start if removed else splice.start - 1)
        while node and not (isinstance(node, ast.expr) and splice.end <= source.span(node)[1]):
            node = source.parents.get(node)
        if not isinstance(node, ast.expr):
            continue
        start, text = source.span(node)[0], source.text_of(node)
        owners = None, source.around(node, ast.FunctionDef)
        change = text, splice.start - start, removed, splice.text
        keys: list[object] = [(owner, change) for owner in owners]
        if removed:
            keys.append((source.around(node, ast.stmt), removed, splice.text))
        for key in keys:
            groups[key][splice] = edit.kind
    found = {
        tuple(sorted(group)): max(group.values())
        for group in groups.values()
        if 1 < len(group) <= MOST_PLACES
    }
    for splices, kind in found.items():
        yield Edit(kind + 1, splices)


def _innermost(source: Source) -> dict[int, ast.expr]:
    """Returns the innermost expression at each place of the text."""
    found: dict[int, ast.expr] = {}
    for node in source.nodes:  # The outer ones come first.
        if isinstance(node, ast.expr):
            found.update(dict.fromkeys(range(*source.span(node)), node))
    return found
