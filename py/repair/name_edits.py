"""Edits that replace a name by another one of a value of the same type."""

import ast
from collections.abc import Iterator
from types import FrameType

from repair.edits import ORDER, REPEATED, Edit, replaced
from syntax.python_tree import TICK_NAME, Source
from tracing.line_tracing import is_function
from tracing.value_text import attributes, class_name, is_data

Scope = tuple[str, int]  # The name and the first line of a function.
GLOBAL: Scope = ("<module>", 1)
MOST_OTHERS = 8  # Names that replace one name.


class ObservedTypes:
    """The types of the variables of each function, as a run shows them.

    Attributes:
        types: For each function, the types of its variables and of the attributes of `self`.
    """

    def __init__(self) -> None:
        self.types: dict[Scope, dict[str, set[str]]] = {}

    def note(self, frame: FrameType) -> None:
        """Notes the types of the variables of a frame."""
        if not is_function(frame):
            return
        known = self.types.setdefault(_scope_of(frame), {})
        for name, value in frame.f_locals.items():
            if not name.startswith("__") and is_data(value):
                known.setdefault(name, set()).add(class_name(value))
                for inner, held in attributes(value).items():
                    known.setdefault(f"{name}.{inner}", set()).add(class_name(held))

    def types_of(self, scope: Scope, name: str) -> set[str]:
        """Returns the types of a variable; empty if they are unknown."""
        within = self.types.get(scope, {})
        return within.get(name) or self.types.get(GLOBAL, {}).get(name) or set()

    def others(self, scope: Scope, name: str) -> list[str]:
        """Returns other names of values of the same type that a function can use."""
        within = self.types.get(scope, {})
        found = {**self.types.get(GLOBAL, {}), **within}
        types = found.get(name)
        same = [other for other, kinds in found.items() if kinds == types and other != name]
        return [other for other in same if other != TICK_NAME][:MOST_OTHERS] if types else []

    def of_type(self, scope: Scope, kind: str) -> list[str]:
        """Returns the names of the values of a type that a function can use."""
        found = {**self.types.get(GLOBAL, {}), **self.types.get(scope, {})}
        return [name for name, kinds in found.items() if kinds == {kind}][:MOST_OTHERS]

    def mappings(self) -> list[str]:
        """Returns the names of global dictionaries."""
        known = self.types.get(GLOBAL, {})
        return [name for name, kinds in known.items() if kinds == {"dict"}]


def _scope_of(frame: FrameType) -> Scope:
    code = frame.f_code
    return (code.co_name, code.co_firstlineno) if code.co_name != GLOBAL[0] else GLOBAL


def name_edits(source: Source, observed: ObservedTypes) -> Iterator[Edit]:
    """Yields edits of names and of attributes, and calls of functions with one parameter."""
    forms = conversions(source, observed)
    for node in source.nodes:
        if isinstance(node, ast.Constant):
            yield from _named(source, observed, node)
        if not isinstance(node, ast.Name | ast.Attribute) or _is_called(source, node):
            continue
        text = source.text_of(node)
        stored = not isinstance(node.ctx, ast.Load)
        scope = scope_around(source, node)
        for other in observed.others(scope, text):
            yield replaced(REPEATED if stored else ORDER, *source.span(node), other)
        if not stored and observed.types.get(scope, {}).get(text) in ({"str"}, {"int"}):
            for form in forms:
                yield replaced(REPEATED, *source.span(node), form.format(text))


def _named(source: Source, observed: ObservedTypes, node: ast.Constant) -> Iterator[Edit]:
    """Yields edits that replace a number or a text by a variable of its type."""
    within = isinstance(source.parents.get(node), ast.JoinedStr | ast.FormattedValue | ast.Expr)
    if type(node.value) in (int, str) and not within:
        for name in observed.of_type(scope_around(source, node), type(node.value).__name__):
            yield replaced(REPEATED, *source.span(node), name)


def _is_called(source: Source, node: ast.AST) -> bool:
    parent = source.parents.get(node)
    return isinstance(parent, ast.Call) and parent.func is node


def scope_around(source: Source, node: ast.AST) -> Scope:
    """Returns the function that a node belongs to."""
    function = source.around(node, ast.FunctionDef)
    if function is None:
        return GLOBAL
    return function.name, min([function.lineno, *[one.lineno for one in function.decorator_list]])


def conversions(source: Source, observed: ObservedTypes) -> list[str]:
    """Returns the forms of conversions: dictionaries, and functions with one parameter."""
    called = [
        f"{node.name}({{}})"
        for node in source.tree.body
        if isinstance(node, ast.FunctionDef) and len(node.args.args) == 1
    ]
    return [*(f"{name}[{{}}]" for name in observed.mappings()), *called]
