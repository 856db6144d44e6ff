"""Classes stay small enough to live in, and get their functions from their constructors."""

import ast
from collections.abc import Iterable
from pathlib import Path

from unit.project.sources import FILES, classes, nodes

MOST_METHODS, MOST_ATTRIBUTES = 25, 15
REASON = "because"  # In the docstring of a larger class.


def methods(node: ast.ClassDef) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    return [each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]


def is_stored(node: ast.AST) -> bool:
    """Returns whether a node sets an attribute of `self`."""
    return (
        isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    )


def attributes(node: ast.ClassDef) -> set[str]:
    """Returns the names of the attributes that the methods of a class set."""
    found = (each for method in methods(node) for each in ast.walk(method))
    return {each.attr for each in found if isinstance(each, ast.Attribute) and is_stored(each)}


def too_large(file: Path) -> list[str]:
    """Returns the names of the large classes of a module that give no reason."""
    return [
        node.name
        for node in classes(file)
        if (len(methods(node)) > MOST_METHODS or len(attributes(node)) > MOST_ATTRIBUTES)
        and REASON not in (ast.get_docstring(node) or "").split()
    ]


def held_functions(within: Iterable[ast.AST]) -> set[str]:
    """Returns the names of the attributes that are annotated as functions."""
    return {
        node.target.attr
        for node in within
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Attribute)
        and ast.unparse(node.annotation).startswith("Callable[")
    }


def assigned_from_outside(within: Iterable[ast.AST]) -> set[str]:
    """Returns the names of the attributes that are set, but not on `self`."""
    return {
        node.attr
        for node in within
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and not is_stored(node)
    }


def test_large_classes_give_a_reason() -> None:
    assert {file: names for file in FILES if (names := too_large(file))} == {}


def test_no_function_is_assigned_to_an_object_from_outside() -> None:
    every = [node for file in FILES for node in nodes(file)]
    assert held_functions(every) & assigned_from_outside(every) == set()
