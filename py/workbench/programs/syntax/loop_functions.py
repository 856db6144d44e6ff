"""Functions that a loop makes, and the names of the loop that they use when they are called."""

import ast
from collections.abc import Iterator

from workbench.programs.syntax.python_tree import Source

FUNCTIONS = (ast.FunctionDef, ast.Lambda)
SCOPES = (*FUNCTIONS, ast.AsyncFunctionDef, ast.ClassDef)


def loop_functions(source: Source) -> dict[ast.AST, tuple[str, ...]]:
    """Returns the functions and lambdas in loops, with the names that all of one loop share."""
    deleted = {
        name for node in source.nodes if isinstance(node, ast.Delete) for name in _names(node)
    }
    found: dict[ast.AST, tuple[str, ...]] = {}
    for node in source.nodes:
        if isinstance(node, FUNCTIONS):
            used = dict.fromkeys(one for part in _body(node) for one in _names(part))
            own = {one.arg for one in ast.walk(node.args) if isinstance(one, ast.arg)}
            own |= {name for part in _body(node) for name in _names(part, ast.Store)}
            of_loop = set(_of_loops(source, node)) - own - deleted
            if names := tuple(name for name in used if name in of_loop):
                found[node] = names
    return found


def _of_loops(source: Source, node: ast.AST) -> Iterator[str]:
    """Yields the names that the loops around a function set, up to the function around it."""
    inner, around = node, source.parents.get(node)
    while around and not isinstance(around, SCOPES):
        if (
            isinstance(around, ast.For)
            and inner in around.body
            and not _is_in_class(source, around)
        ):
            yield from _names(around.target)
        for loop in getattr(around, "generators", []):
            if inner is not loop:
                yield from _names(loop.target)
        inner, around = around, source.parents.get(around)


def _is_in_class(source: Source, node: ast.AST) -> bool:
    """Returns whether a loop is in the body of a class, whose names functions do not see."""
    around = source.parents.get(node)
    while around and not isinstance(around, SCOPES):
        around = source.parents.get(around)
    return isinstance(around, ast.ClassDef)


def _body(node: ast.FunctionDef | ast.Lambda) -> list[ast.AST]:
    return [*node.body] if isinstance(node, ast.FunctionDef) else [node.body]


def _names(node: ast.AST, context: type[ast.expr_context] = ast.expr_context) -> list[str]:
    """Returns the names in a part of a program."""
    nodes = [one for one in ast.walk(node) if isinstance(one, ast.Name)]
    return [one.id for one in nodes if isinstance(one.ctx, context)]
