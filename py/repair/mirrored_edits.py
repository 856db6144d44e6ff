"""Edits that update the counterpart of a value: what one side gains, the other one loses."""

import ast
import re
from collections.abc import Iterator

from repair.edits import LOGIC, STATEMENT, Edit, replaced
from repair.name_edits import ObservedTypes, conversions
from repair.statement_text import inserted_after, is_alone
from syntax.python_tree import Source

# The updates of a number or a set, and those of its counterpart.
MIRRORED = (
    (r"(.+) \|= (.+)", ("{} &= ~({})", "{} -= {}")),
    (r"(.+) &= ~(.+)", ("{} |= {}",)),
    (r"(.+) \^= (.+)", ("{} ^= {}",)),
    (r"(.+) \+= (\D.*)", ("{} -= {}",)),  # A number is added by a counter.
    (r"(.+) -= (\D.*)", ("{} += {}", "{} |= {}")),
    (r"(.+)\.add\((.+)\)", ("{}.discard({})",)),
    (r"(.+)\.(?:discard|remove)\((.+)\)", ("{}.add({})",)),
    (r"(.+)\.update\((.+)\)", ("{}.difference_update({})",)),
    (r"(.+)\.difference_update\((.+)\)", ("{}.update({})",)),
)
VALUES = {ast.BitOr: "{} & ~({})", ast.BitXor: "{} ^ {}"}
VARIABLES = (ast.Name, ast.Attribute, ast.Subscript)


def mirrored_edits(source: Source, observed: ObservedTypes) -> Iterator[Edit]:
    """Yields edits that add the update of a counterpart."""
    for node in source.nodes:
        if isinstance(node, ast.AugAssign | ast.Expr) and is_alone(source, node):
            scope = observed.scope(source, node)
            for pattern, forms in MIRRORED:
                if found := re.fullmatch(pattern, source.text_of(node)):
                    for other in _counterparts(source, observed, scope, found[1]):
                        for form in forms:
                            text = form.format(other, found[2])
                            yield inserted_after(source, node, STATEMENT, text)
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


def _counterparts(source: Source, observed: ObservedTypes, scope: str, text: str) -> Iterator[str]:
    """Yields the values that may be the counterpart of another one."""
    yield from observed.others(scope, text)
    if found := re.fullmatch(r"([\w.]+)\[(.+)\]", text):
        base, index = found.groups()
        yield from (f"{other}[{index}]" for other in observed.others(scope, base))
        others = [form.format(index) for form in ("1 - {}", *conversions(source, observed))]
        others += re.findall(rf"\b{re.escape(base)}\[([^][]+)\]", source.text)
        yield from (f"{base}[{other}]" for other in dict.fromkeys(others))
