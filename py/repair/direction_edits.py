"""Edits of lists of directions, and of boards and rows that should be copied."""

import ast
from collections.abc import Iterator

from repair.edits import CONSTANT, LOGIC, REPEATED, Edit, replaced
from syntax.python_tree import Source

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


def copy_edits(source: Source) -> Iterator[Edit]:
    """Yields edits that copy a board which two names share, or rows which a board repeats."""
    for node in source.nodes:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Name | ast.Attribute):
            yield from _copies(source, node.value)
        elif isinstance(node, ast.Call):
            for argument in node.args:
                if isinstance(argument, ast.Name | ast.Attribute):
                    yield from _copies(source, argument)
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
            yield from _separate_rows(source, node)


def _copies(source: Source, node: ast.expr) -> Iterator[Edit]:
    text = source.text_of(node)
    for copied in (f"{text}[:]", f"[row[:] for row in {text}]", f"dict({text})"):
        yield replaced(REPEATED, *source.span(node), copied)


def _separate_rows(source: Source, node: ast.BinOp) -> Iterator[Edit]:
    if isinstance(node.left, ast.List) and len(node.left.elts) == 1:
        element, number = source.text_of(node.left.elts[0]), source.text_of(node.right)
        text = f"[{element} for _ in range({number})]"
        yield replaced(LOGIC, *source.span(node), text)
