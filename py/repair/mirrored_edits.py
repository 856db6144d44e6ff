"""Edits that update the counterpart of a value: what one side gains, the other one loses."""

import ast
from collections.abc import Iterator

from repair.edits import LOGIC, STATEMENT, Edit, replaced
from repair.name_edits import ObservedTypes, conversions, scope_around
from repair.statement_text import column, is_alone, lines_of, shown
from syntax.python_tree import Source, Splice

# The update of the counterpart, for each update of a number or a set.
UPDATES = {
    ast.BitOr: ("&= ~({})", "-= {}"),
    ast.BitAnd: ("|= {}",),
    ast.BitXor: ("^= {}",),
    ast.Add: ("-= {}",),
    ast.Sub: ("+= {}", "|= {}"),
}
CALLS = {
    "add": "discard",
    "discard": "add",
    "remove": "add",
    "update": "difference_update",
    "difference_update": "update",
}
VALUES = {ast.BitOr: "{} & ~({})", ast.BitXor: "{} ^ {}"}
VARIABLES = (ast.Name, ast.Attribute, ast.Subscript)


def mirrored_edits(source: Source, observed: ObservedTypes) -> Iterator[Edit]:
    """Yields edits that add the update of a counterpart."""
    for node in source.nodes:
        if isinstance(node, ast.stmt) and is_alone(source, node):
            place = lines_of(source, node)[1]
            for target, update in _updates(source, node):
                for other in _counterparts(source, observed, target):
                    said = f"insert `{other}{update}` after {shown(source, node)}"
                    line = f"{column(source, node)}{other}{update}\n"
                    yield Edit(STATEMENT, (Splice(place, place, line),), said)
        values = getattr(node, "elts", getattr(node, "args", None))
        if isinstance(values, list):
            for left, right in (*zip(values, values[1:]), *zip(values[1:], values)):
                if isinstance(right, VARIABLES):
                    yield from _reduced(source, left, right)


def _reduced(source: Source, left: ast.expr, right: ast.expr) -> Iterator[Edit]:
    """Yields edits that take from a value what is added to the one beside it."""
    while isinstance(left, ast.BinOp) and type(left.op) in VALUES:
        text = VALUES[type(left.op)].format(source.text_of(right), source.text_of(left.right))
        yield replaced(LOGIC, *source.span(right), text)
        left = left.left


def _updates(source: Source, node: ast.stmt) -> Iterator[tuple[ast.expr, str]]:
    """Yields the target of an update with each opposite update, without its target."""
    if isinstance(node, ast.AugAssign):
        value = node.value
        if isinstance(node.op, ast.Add | ast.Sub) and isinstance(value, ast.Constant):
            return  # It counts.
        if isinstance(node.op, ast.BitAnd) and isinstance(value, ast.UnaryOp):
            value = value.operand
        for form in UPDATES.get(type(node.op), ()):
            yield node.target, " " + form.format(source.text_of(value))
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        function = node.value.func
        if isinstance(function, ast.Attribute) and function.attr in CALLS:
            arguments = source.text[source.span(function)[1] : source.span(node)[1]]
            yield function.value, f".{CALLS[function.attr]}{arguments}"


def _counterparts(source: Source, observed: ObservedTypes, node: ast.expr) -> Iterator[str]:
    """Yields the values that may be the counterpart of another one."""
    scope = scope_around(source, node)
    if not isinstance(node, ast.Subscript):
        yield from observed.others(scope, source.text_of(node))
        return
    base, index = source.text_of(node.value), source.text_of(node.slice)
    yield from (f"{other}[{index}]" for other in observed.others(scope, base))
    forms = ("1 - {}", *conversions(source, observed))
    used = [
        source.text_of(one.slice)
        for one in source.nodes
        if isinstance(one, ast.Subscript) and source.text_of(one.value) == base
    ]
    yield from (
        f"{base}[{one}]" for one in dict.fromkeys([*used, *(form.format(index) for form in forms)])
    )
