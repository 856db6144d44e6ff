"""Edits of numbers, comparisons, operators, conditions, the order of neighbours, and directions."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise

from workbench.programs.repair.edits import (
    ALTERNATIVES,
    CONSTANT,
    LOGIC,
    ORDER,
    REPEATED,
    STATEMENT,
    STEPS,
    TEN,
    Edit,
    lower_bounds,
    replaced,
)
from workbench.programs.syntax.python_tree import Source, Splice, called_name
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
AROUND = (-1, 0, 1)
EIGHT = tuple((row, column) for row in AROUND for column in AROUND if row or column)


def expression_edits(source: Source) -> Iterator[Edit]:
    """Yields the edits of all expressions."""
    for node in source.nodes:
        yield from _edits(source, node)


def _edits(source: Source, node: ast.AST) -> Iterator[Edit]:
    match node:
        case ast.Constant(bool(value)):
            yield replaced(CONSTANT, *source.span(node), str(not value))
        case ast.Constant(int(value)):
            added = isinstance(source.parents.get(node), ast.BinOp)
            for step in STEPS if value >= TEN else STEPS[:2]:
                changed = value + step
                if changed or not added:  # An operand is left out instead.
                    text = f"({changed})" if changed < 0 else str(changed)
                    yield replaced(CONSTANT, *source.span(node), text)
            if value:
                yield replaced(LOGIC, *source.span(node), f"(-{value})")
        case ast.Constant(None):
            yield replaced(LOGIC, *source.span(node), "[]")
        case ast.List([]):
            yield replaced(LOGIC, *source.span(node), "None")
        case ast.Return(ast.Name() as result):
            for text in ("[]", "None"):
                yield replaced(LOGIC, *source.span(result), text)
        case ast.UnaryOp(sign, operand):
            start, end = source.span(node)
            if isinstance(sign, ast.USub | ast.Not):
                yield replaced(CONSTANT, start, end, source.text[source.span(operand)[0] : end])
            if isinstance(operand, ast.Constant) and type(operand.value) is int:
                yield replaced(LOGIC, start, end, "0")
        case ast.Compare(ops=operators):
            pairs = [*pairwise([node.left, *node.comparators])]
            for operator, pair in zip(operators, pairs):
                yield from _operator(source, CONSTANT, operator, *pair)
            if isinstance(operators[-1], ast.IsNot):
                yield _deleted(source, *pairs[-1], 1)
            if len(operators) > 1:
                yield _deleted(source, *pairs[0], 0)
                yield _deleted(source, *pairs[-1], 1)
        case ast.BinOp(left, operator, right):
            yield from _operator(source, LOGIC, operator, left, right)
            yield from _brackets(source, left, operator, right)
            if isinstance(right, ast.Constant):
                yield replaced(CONSTANT, source.span(left)[1], source.span(node)[1], "")
            match left, operator:
                case ast.List([row]), ast.Mult():  # One row is repeated.
                    text = f"[{source.text_of(row)} for _ in range({source.text_of(right)})]"
                    yield replaced(LOGIC, *source.span(node), text)
        case ast.AugAssign(target, operator, added_value):
            edits = [*_operator(source, LOGIC, operator, target, added_value)]
            yield from edits
            for edit in edits[:1]:
                yield replaced(LOGIC, *edit.splices[0][:2], "")
        case ast.BoolOp(operator, values):
            for left, right in pairwise(values):
                yield from _operator(source, LOGIC, operator, left, right)
                yield from _brackets(source, left, operator, right)
                yield _deleted(source, left, right, 0)
                yield _deleted(source, left, right, 1)
            compared = [one for one in values if isinstance(one, ast.Compare)]
            sides = [(source.text_of(one.left), SIGNS[type(one.ops[0])]) for one in compared]
            if bounds := lower_bounds(SIGNS[type(operator)], sides):
                yield replaced(LOGIC, *source.span(node)[:1] * 2, bounds)
        case ast.If(test) | ast.While(test) | ast.IfExp(test):
            text = source.text_of(test)
            simple = isinstance(test, ast.Name | ast.Attribute | ast.Call | ast.Subscript)
            yield replaced(LOGIC, *source.span(test), f"not {text}" if simple else f"not ({text})")
        case ast.Call(function) if (name := called_name(node)) in CONFUSED:
            end = source.span(function)[1]
            yield replaced(LOGIC, end - len(name), end, CONFUSED[name])


def _operator(
    source: Source, kind: int, operator: ast.AST, left: ast.expr, right: ast.expr
) -> Iterator[Edit]:
    """Yields the edits of an operator, which is somewhere between its operands."""
    start, end = source.span(left)[1], source.span(right)[0]
    text = SIGNS.get(type(operator), "")
    if found := re.search(re.escape(text).replace(r"\ ", r"\s+"), source.text[start:end]):
        for other in OPERATORS.get(text, ()):
            yield replaced(kind, start + found.start(), start + found.end(), other)


def _brackets(source: Source, left: ast.expr, operator: ast.AST, right: ast.expr) -> Iterator[Edit]:
    """Yields edits that group an operator with an operand of one that binds more."""
    for side, near in ((left, -1), (right, 0)):
        for operand in _near_operands(side, operator, near):
            first, last = (operand, right) if side is left else (left, operand)
            opening, closing = source.span(first)[0], source.span(last)[1]
            yield Edit(LOGIC, (Splice(opening, opening, "("), Splice(closing, closing, ")")))


def _near_operands(node: ast.expr, operator: ast.AST, near: int) -> Iterator[ast.expr]:
    """Yields the operands in an operation that an operator beside it can be grouped with."""
    match node:
        case ast.UnaryOp(own, operand) if near:
            parts = [operand]
        case ast.BinOp(left, own, right):
            parts = [left, right]
        case ast.BoolOp(own, parts):
            pass
        case _:
            return
    if type(own) is not type(operator):
        yield parts[near]
    for part in parts:
        yield from _near_operands(part, operator, near)


def _deleted(source: Source, left: ast.expr, right: ast.expr, side: int) -> Edit:
    """Returns the edit that deletes the left (0) or the right (1) of two operands."""
    return replaced(LOGIC, source.span(left)[side], source.span(right)[side], "")


def sibling_edits(source: Source) -> Iterator[Edit]:
    """Yields edits that add to a condition another one of the same function, or a part of it."""
    conditions = [
        condition
        for node in source.nodes
        for condition in getattr(node, "ifs", [getattr(node, "test", None)])
        if condition
    ]
    returned = [
        node.value
        for node in source.nodes
        if isinstance(node, ast.Return) and isinstance(node.value, ast.BoolOp)
    ]
    operands: defaultdict[object, dict[str, None]] = defaultdict(dict)
    for condition in [*conditions, *returned]:
        function = source.around(condition, ast.FunctionDef)
        values = getattr(condition, "values", [condition])
        for value in values:
            operands[function][source.text_of(value)] = None
        if len(values) > 2 and isinstance(condition, ast.BoolOp):  # What guards the last operand.
            guard = source.text[source.span(values[0])[0] : source.span(values[-2])[1]]
            operands[function][guard if isinstance(condition.op, ast.And) else f"({guard})"] = None
    for condition in conditions:
        span, whole = source.span(condition), source.text_of(condition)
        in_and = f"({whole})" if isinstance(getattr(condition, "op", None), ast.Or) else whole
        for text in operands[source.around(condition, ast.FunctionDef)]:
            if text not in whole:
                for changed in f"{whole} or {text}", f"{in_and} and {text}", f"{text} and {in_and}":
                    yield replaced(STATEMENT, *span, changed)


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


def direction_edits(source: Source) -> Iterator[Edit]:
    """Yields edits that complete lists of directions."""
    for node in source.nodes:
        if isinstance(node, ast.List | ast.Tuple | ast.Set) and node.elts:
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
