"""Edits of lists of directions."""

import ast
from collections.abc import Iterator

from workbench.programs.repair.edits import CONSTANT, REPEATED, Edit, replaced
from workbench.programs.syntax.python_tree import Source

STEPS = (-1, 0, 1)
EIGHT = tuple((row, column) for row in STEPS for column in STEPS if row or column)
FEWEST = 2  # Elements of a list of directions.


def direction_edits(source: Source) -> Iterator[Edit]:
    """Yields edits that complete lists of directions."""
    for node in source.nodes:
        if isinstance(node, ast.List | ast.Tuple | ast.Set) and len(node.elts) >= FEWEST:
            yield from _list_edits(source, node)


def _list_edits(source: Source, node: ast.List | ast.Tuple | ast.Set) -> Iterator[Edit]:
    values = [_literal(element) for element in node.elts]
    if all(value in EIGHT for value in values):
        missing: list[object] = [pair for pair in EIGHT if pair not in values]
    elif all(type(value) is int for value in values):
        # Steps on a flat board come in opposite pairs.
        missing = [-value for value in values if -value not in values]  # type: ignore
    else:
        return
    end = source.span(node.elts[-1])[1]
    for value in missing:
        yield replaced(CONSTANT, end, end, f", {value}")
        for element in node.elts if len(values) != len({*values}) else ():
            yield replaced(CONSTANT, *source.span(element), str(value))
    for left, right in zip(node.elts, node.elts[1:]):
        yield replaced(REPEATED, source.span(left)[0], source.span(right)[0], "")


def _literal(node: ast.expr) -> object:
    try:
        value = ast.literal_eval(node)
    except ValueError:
        return None
    return tuple(value) if isinstance(value, list) else value
