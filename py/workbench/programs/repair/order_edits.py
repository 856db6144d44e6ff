"""Edits that exchange neighbours: operands, arguments, elements, fields, indices and loops."""

import ast
from collections.abc import Iterator
from itertools import pairwise

from workbench.programs.repair.edits import ORDER, Edit
from workbench.programs.syntax.python_tree import Source, Splice


def order_edits(source: Source) -> Iterator[Edit]:
    """Yields edits that exchange two neighbours."""
    for node in source.nodes:
        spans = [
            (source.span(first)[0], source.span(last)[1]) for first, last in _parts(source, node)
        ]
        for first, second in pairwise(spans):
            texts = source.text[slice(*first)], source.text[slice(*second)]
            yield Edit(ORDER, (Splice(*first, texts[1]), Splice(*second, texts[0])))


def _parts(source: Source, node: ast.AST) -> list[tuple[ast.expr, ast.expr]]:
    """Returns the first and the last expression of each part of a node with a changeable order."""
    loops: list[ast.For | ast.comprehension] = getattr(node, "generators", [])
    values: list[ast.expr] = []
    match node:
        case ast.For(body=[*_, ast.For() as inner]):
            loops = [node, inner]
        case ast.BinOp(op=ast.Sub() | ast.FloorDiv() | ast.Mod()):
            values = [node.left, node.right]
        case ast.IfExp():
            values = [node.body, node.orelse]
        case ast.Call():
            values = node.args
        case ast.Tuple():
            values = node.elts
        case ast.Subscript(value=ast.Subscript() as row):
            values = [row.slice, node.slice]
        case ast.JoinedStr():
            fields = [one.value for one in node.values if isinstance(one, ast.FormattedValue)]
            values = [field for field in fields if field in source.nodes]
    return [(loop.target, loop.iter) for loop in loops] or [(value, value) for value in values]
