"""Edits of numbers, comparisons, operators and conditions."""

import ast
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from workbench.programs.repair.edits import (
    ALTERNATIVES,
    CONSTANT,
    LOGIC,
    ORDER,
    STATEMENT,
    STEPS,
    TEN,
    Edit,
    replaced,
)
from workbench.programs.syntax.python_tree import Source, called_name
from workbench.programs.tracing.instrumenting import SIGNS as COMPARED

OPERATORS: dict[str, tuple[str, ...]] = {
    **ALTERNATIVES,
    "in": ("not in",),
    "not in": ("in",),
    "is": ("is not",),
    "is not": ("is",),
    "*": ("//", "+"),
    "//": ("%", "*", "/"),
    "/": ("//",),
    "%": ("//",),
    "and": ("or",),
    "or": ("and",),
}
SIGNS: dict[type[ast.AST], str] = {
    **COMPARED,
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Div: "/", ast.Mod: "%",
    ast.And: "and", ast.Or: "or",
}  # fmt: skip
# Functions and methods that are easily confused.
PAIRS = ("any", "all"), ("min", "max"), ("lower", "upper"), ("ljust", "rjust"), ("search", "match")
CONFUSED = {one: other for pair in PAIRS for one, other in (pair, reversed(pair))}
CONFUSED |= {"fullmatch": "match", "find": "rfind"}
Maker = Callable[[Source, Any], Iterator[Edit]]


def expression_edits(source: Source) -> Iterator[Edit]:
    """Yields the edits of all expressions."""
    for node in source.nodes:
        if make := _MAKERS.get(type(node)):
            yield from make(source, node)


def _constant(source: Source, node: ast.Constant) -> Iterator[Edit]:
    span = source.span(node)
    if type(node.value) is int:
        added = isinstance(source.parents.get(node), ast.BinOp)
        for step in STEPS if node.value >= TEN else STEPS[:2]:
            changed = node.value + step
            if changed or not added:  # An operand is left out instead.
                yield replaced(CONSTANT, *span, f"({changed})" if changed < 0 else str(changed))
        if node.value:
            yield replaced(LOGIC, *span, f"(-{node.value})")
    elif type(node.value) is bool:
        yield replaced(CONSTANT, *span, str(not node.value))
    elif node.value is None:
        yield replaced(LOGIC, *span, "[]")


def _list(source: Source, node: ast.List) -> Iterator[Edit]:
    if not node.elts:
        yield replaced(LOGIC, *source.span(node), "None")


def _sign(source: Source, node: ast.UnaryOp) -> Iterator[Edit]:
    start, end = source.span(node)
    if isinstance(node.op, ast.USub | ast.Not):
        inner = source.span(node.operand)[0]
        yield replaced(CONSTANT, start, end, source.text[inner:end])
    if isinstance(node.operand, ast.Constant) and type(node.operand.value) is int:
        yield replaced(LOGIC, start, end, "0")


def _operator(
    source: Source, kind: int, left: ast.expr, operator: ast.AST, right: ast.expr
) -> Iterator[Edit]:
    """Yields the edits of an operator, which is somewhere between its operands."""
    start, end = source.span(left)[1], source.span(right)[0]
    text = SIGNS.get(type(operator), "")
    if found := re.search(re.escape(text).replace(r"\ ", r"\s+"), source.text[start:end]):
        for other in OPERATORS.get(text, ()):
            yield replaced(kind, start + found.start(), start + found.end(), other)


def _compare(source: Source, node: ast.Compare) -> Iterator[Edit]:
    operands = [node.left, *node.comparators]
    for operator, (left, right) in zip(node.ops, pairwise(operands)):
        yield from _operator(source, CONSTANT, left, operator, right)
    if isinstance(node.ops[-1], ast.IsNot):
        yield _deleted(source, operands[-2], operands[-1], 1)
    if len(node.ops) > 1:
        yield _deleted(source, operands[0], operands[1], 0)
        yield _deleted(source, operands[-2], operands[-1], 1)


def _deleted(source: Source, left: ast.expr, right: ast.expr, side: int) -> Edit:
    """Returns the edit that deletes the left (0) or the right (1) of two operands."""
    return replaced(LOGIC, source.span(left)[side], source.span(right)[side], "")


def _binary(source: Source, node: ast.BinOp) -> Iterator[Edit]:
    yield from _operator(source, LOGIC, node.left, node.op, node.right)
    if isinstance(node.right, ast.Constant):
        yield replaced(CONSTANT, source.span(node.left)[1], source.span(node)[1], "")
    match node:
        case ast.BinOp(ast.List([row]), ast.Mult(), number):  # One row is repeated.
            text = f"[{source.text_of(row)} for _ in range({source.text_of(number)})]"
            yield replaced(LOGIC, *source.span(node), text)


def _changed_assignment(source: Source, node: ast.AugAssign) -> Iterator[Edit]:
    edits = [*_operator(source, LOGIC, node.target, node.op, node.value)]
    yield from edits
    for edit in edits[:1]:
        yield replaced(LOGIC, *edit.splices[0][:2], "")


def _condition(source: Source, node: ast.BoolOp) -> Iterator[Edit]:
    for left, right in pairwise(node.values):
        yield from _operator(source, LOGIC, left, node.op, right)
        yield _deleted(source, left, right, 0)
        yield _deleted(source, left, right, 1)


def sibling_edits(source: Source) -> Iterator[Edit]:
    """Yields edits that add to a condition another one of the same function, or a part of it."""
    conditions = [
        condition
        for node in source.nodes
        for condition in getattr(node, "ifs", [getattr(node, "test", None)])
        if condition
    ]
    operands: defaultdict[object, dict[str, None]] = defaultdict(dict)
    for condition in conditions:
        function = source.around(condition, ast.FunctionDef)
        for value in getattr(condition, "values", [condition]):
            operands[function][source.text_of(value)] = None
    for condition in conditions:
        span, whole = source.span(condition), source.text_of(condition)
        in_and = f"({whole})" if isinstance(getattr(condition, "op", None), ast.Or) else whole
        for text in operands[source.around(condition, ast.FunctionDef)]:
            if text not in whole:
                for changed in f"{whole} or {text}", f"{in_and} and {text}", f"{text} and {in_and}":
                    yield replaced(STATEMENT, *span, changed)


def _negation(source: Source, node: ast.If | ast.While | ast.IfExp) -> Iterator[Edit]:
    span, text = source.span(node.test), source.text_of(node.test)
    simple = isinstance(node.test, ast.Name | ast.Attribute | ast.Call | ast.Subscript)
    yield replaced(LOGIC, *span, f"not {text}" if simple else f"not ({text})")
    for value in ("True", "False") if not isinstance(node, ast.While) else ():
        yield replaced(STATEMENT, *span, value)


def _call(source: Source, node: ast.Call) -> Iterator[Edit]:
    name = called_name(node)
    if name in CONFUSED:
        end = source.span(node.func)[1]
        yield replaced(LOGIC, end - len(name), end, CONFUSED[name])
    if isinstance(node.func, ast.Name) and len(node.args) == 1 and not node.keywords:
        yield replaced(ORDER, *source.span(node), source.text_of(node.args[0]))


def _returned(source: Source, node: ast.Return) -> Iterator[Edit]:
    if isinstance(node.value, ast.Name):
        for text in ("[]", "None"):
            yield replaced(LOGIC, *source.span(node.value), text)


_MAKERS: dict[type[ast.AST], Maker] = {
    ast.Constant: _constant,
    ast.List: _list,
    ast.UnaryOp: _sign,
    ast.Compare: _compare,
    ast.BinOp: _binary,
    ast.Return: _returned,
    ast.AugAssign: _changed_assignment,
    ast.BoolOp: _condition,
    ast.If: _negation,
    ast.While: _negation,
    ast.IfExp: _negation,
    ast.Call: _call,
}
