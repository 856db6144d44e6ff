"""Edits that replace a name by another one of a value of the same type."""

import ast
from collections.abc import Iterator
from typing import Any

from repair.edits import ORDER, REPEATED, Edit, replaced
from syntax.python_tree import TICK_NAME, Source
from tracing.events import MAIN, Variable
from tracing.instrumenting import Instrumented
from tracing.python_tracer import Tracer
from tracing.value_text import class_name, is_data

MOST_OTHERS = 8  # Names that replace one name.


class ObservedTypes(Tracer):
    """The types of the variables of each function, as runs show them.

    Attributes:
        types: For each function, the types of its variables and of the attributes of objects.
    """

    def __init__(self, program: Instrumented) -> None:
        super().__init__(program)
        self.types: dict[str, dict[str, set[str]]] = {}
        self._functions = program.functions

    def executed_lines(self, text: str) -> set[int]:
        """Runs the program on an input and returns the lines that it executes."""
        self.lines.clear()
        for variable, value in self.run(text).values.items():
            self._note(variable, value)
        return {*self.lines}

    def names(self) -> dict[str, Any]:
        """Returns the built-in names that the program uses."""
        return {**super().names(), TICK_NAME: lambda: None}

    def _on_enter(self, numbers: tuple[int, ...], *values: object) -> None:
        super()._on_enter(numbers, *values)
        for number, value in zip(numbers, values):
            self._on_take(number, value)

    def _on_take(self, number: int, value: object) -> None:
        self._values[number] = value
        self._note(self._program.variables[number], value)

    _on_bind = _on_take

    def _note(self, variable: Variable, value: object) -> None:
        if is_data(value):
            known = self.types.setdefault(variable.function, {})
            known.setdefault(variable.name, set()).add(class_name(value))

    def scope(self, source: Source, node: ast.AST) -> str:
        """Returns the function that a node belongs to."""
        around: ast.AST | None = node
        while around is not None and not isinstance(around, ast.stmt):
            around = source.parents.get(around)
        return self._functions.get(around.lineno, MAIN) if around else MAIN

    def types_of(self, scope: str, name: str) -> set[str]:
        """Returns the types of a variable; empty if they are unknown."""
        within = self.types.get(scope, {})
        return within.get(name) or self.types.get(MAIN, {}).get(name) or set()

    def others(self, scope: str, name: str) -> list[str]:
        """Returns other names of values of the same type that a function can use."""
        within = self.types.get(scope, {})
        found = {**self.types.get(MAIN, {}), **within}
        types = found.get(name)
        same = [other for other, kinds in found.items() if kinds == types and other != name]
        return same[:MOST_OTHERS] if types else []

    def of_type(self, scope: str, kind: str) -> list[str]:
        """Returns the names of the values of a type that a function can use."""
        found = {**self.types.get(MAIN, {}), **self.types.get(scope, {})}
        return [name for name, kinds in found.items() if kinds == {kind}][:MOST_OTHERS]

    def mappings(self) -> list[str]:
        """Returns the names of global dictionaries."""
        known = self.types.get(MAIN, {})
        return [name for name, kinds in known.items() if kinds == {"dict"}]


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
        scope = observed.scope(source, node)
        for other in observed.others(scope, text):
            yield replaced(REPEATED if stored else ORDER, *source.span(node), other)
        if not stored and observed.types.get(scope, {}).get(text) in ({"str"}, {"int"}):
            for form in forms:
                yield replaced(REPEATED, *source.span(node), form.format(text))


def _named(source: Source, observed: ObservedTypes, node: ast.Constant) -> Iterator[Edit]:
    """Yields edits that replace a number or a text by a variable of its type."""
    within = isinstance(source.parents.get(node), ast.JoinedStr | ast.FormattedValue | ast.Expr)
    if type(node.value) in (int, str) and not within:
        for name in observed.of_type(observed.scope(source, node), type(node.value).__name__):
            yield replaced(REPEATED, *source.span(node), name)


def _is_called(source: Source, node: ast.AST) -> bool:
    parent = source.parents.get(node)
    return isinstance(parent, ast.Call) and parent.func is node


def conversions(source: Source, observed: ObservedTypes) -> list[str]:
    """Returns the forms of conversions: dictionaries, and functions with one parameter."""
    called = [
        f"{node.name}({{}})"
        for node in source.tree.body
        if isinstance(node, ast.FunctionDef) and len(node.args.args) == 1
    ]
    return [*(f"{name}[{{}}]" for name in observed.mappings()), *called]
