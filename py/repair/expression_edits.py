"""Edits of numbers, comparisons, operators and conditions."""

import ast
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

from repair.edits import CONSTANT, LOGIC, ORDER, STATEMENT, Edit, replaced
from syntax.python_tree import Source, Splice, called_name

COMPARISONS = {
    ast.Lt: ("<", ("<=", ">", ">=", "!=")),
    ast.LtE: ("<=", ("<", ">=", ">", "==")),
    ast.Gt: (">", (">=", "<", "<=", "!=")),
    ast.GtE: (">=", (">", "<=", "<", "==")),
    ast.Eq: ("==", ("!=", "<=", ">=")),
    ast.NotEq: ("!=", ("==", ">", "<")),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
}
OPERATORS = {
    ast.Add: ("+", ("-",)),
    ast.Sub: ("-", ("+",)),
    ast.Mult: ("*", ("//", "+")),
    ast.FloorDiv: ("//", ("%", "*", "/")),
    ast.Div: ("/", ("//",)),
    ast.Mod: ("%", ("//",)),
}
# Functions and methods that are easily confused.
CONFUSED = {
    "any": "all",
    "all": "any",
    "min": "max",
    "max": "min",
    "lower": "upper",
    "upper": "lower",
    "ljust": "rjust",
    "rjust": "ljust",
    "search": "match",
    "match": "search",
    "fullmatch": "match",
    "find": "rfind",
}
TEN = 10
STEPS = (1, -1, TEN, -TEN)  # From a wrong number to the right one.
Maker = Callable[[Source, Any], Iterator[Edit]]


def expression_edits(source: Source) -> Iterator[Edit]:
    """Yields the edits of all expressions."""
    for node in source.nodes:
        for kind, makers in _MAKERS.items():
            if isinstance(node, kind):
                for make in makers:
                    yield from make(source, node)


def _constant(source: Source, node: ast.Constant) -> Iterator[Edit]:
    start, end = source.span(node)
    if type(node.value) is int:
        added = isinstance(source.parents.get(node), ast.BinOp)
        for step in STEPS if node.value >= TEN else STEPS[:2]:
            changed = node.value + step
            if added and changed == 0:
                continue  # The operand is left out instead.
            text = str(changed)
            yield replaced(CONSTANT, start, end, text if changed >= 0 else f"({text})")
        if node.value:
            yield replaced(LOGIC, start, end, f"(-{node.value})")
    elif type(node.value) is bool:
        yield replaced(CONSTANT, start, end, str(not node.value))
    elif node.value is None:
        yield replaced(LOGIC, start, end, "[]")


def _no_list(source: Source, node: ast.List) -> Iterator[Edit]:
    if not node.elts:
        yield replaced(LOGIC, *source.span(node), "None")


def _sign(source: Source, node: ast.UnaryOp) -> Iterator[Edit]:
    start, end = source.span(node)
    inner = source.span(node.operand)[0]
    if isinstance(node.op, ast.USub | ast.Not):
        yield replaced(CONSTANT, start, end, source.text[inner:end])
    if isinstance(node.operand, ast.Constant) and type(node.operand.value) is int:
        yield replaced(LOGIC, start, end, "0")


def _compare(source: Source, node: ast.Compare) -> Iterator[Edit]:
    left: ast.expr = node.left
    for operator, right in zip(node.ops, node.comparators):
        text, others = COMPARISONS[type(operator)]
        for other in others:
            yield from _operator(source, left, right, text, other, CONSTANT)
        left = right
    if len(node.ops) > 1:
        yield from _without_an_end(source, node)


def _without_an_end(source: Source, node: ast.Compare) -> Iterator[Edit]:
    start, end = source.span(node)
    yield replaced(LOGIC, start, source.span(node.comparators[0])[0], "")
    yield replaced(LOGIC, source.span(node.comparators[-2])[1], end, "")


def _operator(
    source: Source, left: ast.expr, right: ast.expr, old: str, new: str, kind: int
) -> Iterator[Edit]:
    """Yields the edit of an operator, which is somewhere between its operands."""
    start, end = source.span(left)[1], source.span(right)[0]
    found = re.search(re.escape(old).replace(r"\ ", r"\s+"), source.text[start:end])
    if found:
        yield replaced(kind, start + found.start(), start + found.end(), new)


def _binary(source: Source, node: ast.BinOp) -> Iterator[Edit]:
    text, others = OPERATORS.get(type(node.op), ("", ()))
    for other in others:
        yield from _operator(source, node.left, node.right, text, other, LOGIC)
    if isinstance(node.right, ast.Constant):
        start, end = source.span(node.left)[1], source.span(node)[1]
        yield replaced(CONSTANT, start, end, "")
    if isinstance(node.op, ast.Sub | ast.FloorDiv | ast.Mod):
        yield _swapped(source, node.left, node.right)


def _separate_rows(source: Source, node: ast.BinOp) -> Iterator[Edit]:
    """Yields the edit that no longer repeats one row."""
    if (
        isinstance(node.op, ast.Mult)
        and isinstance(node.left, ast.List)
        and len(node.left.elts) == 1
    ):
        row, number = source.text_of(node.left.elts[0]), source.text_of(node.right)
        yield replaced(LOGIC, *source.span(node), f"[{row} for _ in range({number})]")


def _changed_assignment(source: Source, node: ast.AugAssign) -> Iterator[Edit]:
    text, others = OPERATORS.get(type(node.op), ("", ()))
    for other in (*[f"{other}=" for other in others], "=") if text else ():
        yield from _operator(source, node.target, node.value, f"{text}=", other, LOGIC)


def _condition(source: Source, node: ast.BoolOp) -> Iterator[Edit]:
    old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
    for left, right in zip(node.values, node.values[1:]):
        yield from _operator(source, left, right, old, new, LOGIC)
        start, end = source.span(left)[0], source.span(right)[0]
        yield replaced(LOGIC, start, end, "")
        start, end = source.span(left)[1], source.span(right)[1]
        if source.text[start:end].count(")") == source.text[start:end].count("("):
            yield replaced(LOGIC, start, end, "")


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
        start, end = source.span(condition)
        whole = source.text[start:end]
        operator = getattr(condition, "op", None)
        in_or = f"({whole})" if isinstance(operator, ast.And) else whole
        in_and = f"({whole})" if isinstance(operator, ast.Or) else whole
        for text in operands[source.around(condition, ast.FunctionDef)]:
            if text not in whole:
                for changed in (
                    f"{in_or} or {text}",
                    f"{in_and} and {text}",
                    f"{text} and {in_and}",
                ):
                    yield replaced(STATEMENT, start, end, changed)


def _negation(source: Source, node: ast.If | ast.While | ast.IfExp) -> Iterator[Edit]:
    start, end = source.span(node.test)
    text = source.text[start:end]
    simple = isinstance(node.test, ast.Name | ast.Attribute | ast.Call | ast.Subscript)
    yield replaced(LOGIC, start, end, f"not {text}" if simple else f"not ({text})")
    if not isinstance(node, ast.While):
        yield replaced(STATEMENT, start, end, "True")
        yield replaced(STATEMENT, start, end, "False")


def _branches(source: Source, node: ast.IfExp) -> Iterator[Edit]:
    yield _swapped(source, node.body, node.orelse)


def _call(source: Source, node: ast.Call) -> Iterator[Edit]:
    for left, right in zip(node.args, node.args[1:]):
        if not isinstance(left, ast.Starred) and not isinstance(right, ast.Starred):
            yield _swapped(source, left, right)
    name = called_name(node)
    if name in CONFUSED:
        end = source.span(node.func)[1]
        yield replaced(LOGIC, end - len(name), end, CONFUSED[name])
    if isinstance(node.func, ast.Name) and len(node.args) == 1 and not node.keywords:
        yield replaced(ORDER, *source.span(node), source.text_of(node.args[0]))


def _subscript(source: Source, node: ast.Subscript) -> Iterator[Edit]:
    if isinstance(node.value, ast.Subscript):
        yield _swapped(source, node.value.slice, node.slice)


def _fields(source: Source, node: ast.JoinedStr) -> Iterator[Edit]:
    fields = [one.value for one in node.values if isinstance(one, ast.FormattedValue)]
    if all(field in source.nodes for field in fields):
        for left, right in zip(fields, fields[1:]):
            yield _swapped(source, left, right)


def _returned(source: Source, node: ast.Return) -> Iterator[Edit]:
    if isinstance(node.value, ast.Name):
        for text in ("[]", "None"):
            yield replaced(LOGIC, *source.span(node.value), text)


def _tuple(source: Source, node: ast.Tuple) -> Iterator[Edit]:
    for left, right in zip(node.elts, node.elts[1:]):
        yield _swapped(source, left, right)


def _swapped(source: Source, left: ast.expr, right: ast.expr) -> Edit:
    """Returns the edit that exchanges two expressions."""
    first, second = source.span(left), source.span(right)
    splices = Splice(*first, source.text_of(right)), Splice(*second, source.text_of(left))
    return Edit(ORDER, splices)


_MAKERS: dict[type[ast.AST], tuple[Maker, ...]] = {
    ast.Constant: (_constant,),
    ast.List: (_no_list,),
    ast.UnaryOp: (_sign,),
    ast.Compare: (_compare,),
    ast.BinOp: (_binary, _separate_rows),
    ast.Return: (_returned,),
    ast.JoinedStr: (_fields,),
    ast.AugAssign: (_changed_assignment,),
    ast.BoolOp: (_condition,),
    ast.If: (_negation,),
    ast.While: (_negation,),
    ast.IfExp: (_negation, _branches),
    ast.Call: (_call,),
    ast.Subscript: (_subscript,),
    ast.Tuple: (_tuple,),
}
