"""Edits that replace a name by another one of a value of the same type."""

import ast
from collections.abc import Iterator
from typing import Any

from workbench.programs.repair.edits import ORDER, REPEATED, Edit, is_used, replaced
from workbench.programs.syntax.python_tree import TICK_NAME, Source
from workbench.programs.tracing.events import MAIN, Variable
from workbench.programs.tracing.instrumenting import Instrumented
from workbench.programs.tracing.python_tracer import Tracer
from workbench.programs.tracing.value_text import class_name, is_data

MOST_NAMES = 8  # The most names that replace one.
LARGEST_STEP = 2  # Larger numbers can be sizes.


class ObservedTypes(Tracer):
    """The types of the variables of each function, as runs show them.

    Attributes:
        types: For each function, the types of its variables and of the attributes of objects.
    """

    def __init__(self, program: Instrumented) -> None:
        super().__init__(program)
        self.types: dict[str, dict[str, set[str]]] = {}
        self._functions = program.parts.functions

    def executed_lines(self, text: str) -> set[int]:
        """Runs the program on an input and returns the lines that it executes."""
        self.lines.clear()
        for variable, value in self.run(text).values.items():
            self._note(variable, value)
        return {*self.lines}

    def names(self) -> dict[str, Any]:
        """Returns the built-in names that the program uses."""
        return {**super().names(), TICK_NAME: lambda: True}

    def _on_enter(self, numbers: tuple[int, ...], *values: object) -> None:
        super()._on_enter(numbers, *values)
        for number, value in zip(numbers, values):
            self._on_take(number, value)

    def _on_take(self, number: int, value: object) -> None:
        self._values[number] = value
        self._note(self._program.parts.variables[number], value)

    _on_bind = _on_take

    def _note(self, variable: Variable, value: object) -> None:
        if is_data(value):
            known = self.types.setdefault(variable.function, {})
            known.setdefault(variable.name, set()).add(class_name(value))

    def scope(self, source: Source, node: ast.AST) -> str:
        """Returns the function that a node belongs to."""
        statement = source.around(node, ast.stmt)
        return self._functions.get(statement.lineno, MAIN) if statement else MAIN

    def _known(self, scope: str) -> dict[str, set[str]]:
        return {**self.types.get(MAIN, {}), **self.types.get(scope, {})}

    def types_of(self, scope: str, name: str) -> set[str]:
        """Returns the types of a variable; empty if they are unknown."""
        return self._known(scope).get(name, set())

    def names_of(self, scope: str, types: set[str], but: str = "") -> list[str]:
        """Returns the first names but `but` of values of these types that a function can use."""
        known = self._known(scope).items()
        return [name for name, kinds in known if kinds == types and name != but][:MOST_NAMES]

    def others(self, scope: str, name: str) -> list[str]:
        """Returns other names of values of the same type that a function can use."""
        return self.names_of(scope, self.types_of(scope, name), name)


def name_edits(source: Source, observed: ObservedTypes) -> Iterator[Edit]:
    """Yields edits of names and of attributes, and calls of functions with one parameter."""
    forms = [f"{name}[{{}}]" for name in observed.names_of(MAIN, {"dict"})]
    forms += [
        f"{node.name}({{}})"
        for node in source.tree.body
        if isinstance(node, ast.FunctionDef) and len(node.args.args) == 1
    ]
    for node in source.nodes:
        scope, parent = observed.scope(source, node), source.parents.get(node)
        kind = type(getattr(node, "value", None))
        if isinstance(node, ast.Constant) and kind in (int, str) and is_used(source, node):
            # A size is likely to be wrong at several places.
            likely = isinstance(node.value, int) and node.value > LARGEST_STEP
            for name in observed.names_of(scope, {kind.__name__}):
                yield replaced(ORDER if likely else REPEATED, *source.span(node), name)
        if isinstance(node, ast.Name | ast.Attribute) and getattr(parent, "func", None) != node:
            text = source.text_of(node)
            stored = not isinstance(node.ctx, ast.Load)
            for other in observed.others(scope, text):
                yield replaced(REPEATED if stored else ORDER, *source.span(node), other)
            if not stored and observed.types.get(scope, {}).get(text) in ({"str"}, {"int"}):
                for form in forms:
                    yield replaced(REPEATED, *source.span(node), form.format(text))
