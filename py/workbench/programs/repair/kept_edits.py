"""Edits of objects that are made only once: defaults, class members, functions in loops."""

import ast
from collections.abc import Iterator

from workbench.programs.repair.edits import ARROW, CONSTANT, Edit
from workbench.programs.repair.name_edits import ObservedTypes
from workbench.programs.repair.statement_text import Lines
from workbench.programs.syntax.loop_functions import loop_functions
from workbench.programs.syntax.python_tree import Source, Splice, called_name

DISPLAYS = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp)
CONTAINERS = {"list", "dict", "set", "deque", "defaultdict", "Counter", "bytearray"}
AT_START = "{} at the start of {}"


def kept_edits(source: Source, observed: ObservedTypes) -> Iterator[Edit]:
    """Yields edits that make a container for each call, object or use, and keep a loop's names."""
    shared = loop_functions(source)
    for node in source.nodes:
        if names := shared.get(node):
            yield from _with_own_names(source, node, names)
        if isinstance(node, ast.FunctionDef):
            yield from _default_edits(source, node)
        if isinstance(node, ast.ClassDef):
            yield from _member_edits(source, node)
        match node:
            case ast.Assign([ast.Name(name)], ast.Name() | ast.Attribute()):
                own, scope = Lines(source, node), observed.scope(source, node)
                if own.alone and observed.types_of(scope, name) & CONTAINERS:
                    yield own.followed_by(CONSTANT, f"{name}.clear()")


def is_container(node: ast.expr | None) -> bool:
    """Returns whether an expression makes a container."""
    is_made = isinstance(node, ast.Call) and called_name(node) in CONTAINERS
    repeats = isinstance(node, ast.BinOp) and isinstance(node.left, ast.List)
    return is_made or repeats or isinstance(node, DISPLAYS)


def _default_edits(source: Source, function: ast.FunctionDef) -> Iterator[Edit]:
    """Yields edits that make the default of a parameter in each call."""
    given = function.args
    positional = [*given.posonlyargs, *given.args]
    pairs = [
        *zip(positional[::-1], given.defaults[::-1]),
        *zip(given.kwonlyargs, given.kw_defaults),
    ]
    first = Lines(source, function.body[0])
    for parameter, default in pairs if first.alone else ():
        if default is not None and is_container(default):
            name, text = parameter.arg, source.text_of(default)
            made = f"if {name} is None: {name} = {text}"
            splices = (
                Splice(*source.span(default), "None"),
                Splice(first.start, first.start, f"{first.column}{made}\n"),
            )
            changed = ARROW.format(f"{name}={text}", f"{name}=None")
            head = Lines(source, function).first
            said = AT_START.format(f"{changed}, and write `{made}`", head)
            yield Edit(CONSTANT, splices, said)


def _member_edits(source: Source, owner: ast.ClassDef) -> Iterator[Edit]:
    """Yields edits that make a container of a class for each object."""
    makers = [
        one for one in owner.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"
    ]
    for statement in owner.body:
        match statement:
            case ast.Assign([ast.Name(name)], value) if is_container(value):
                made = f"self.{name} = {source.text_of(value)}"
                for maker in makers:
                    first = Lines(source, maker.body[0])
                    if first.alone:
                        splice = Splice(first.start, first.start, f"{first.column}{made}\n")
                        said = AT_START.format(f"write `{made}`", Lines(source, maker).first)
                        yield Edit(CONSTANT, (splice,), said)


def _with_own_names(source: Source, node: ast.AST, names: tuple[str, ...]) -> Iterator[Edit]:
    """Yields the edit that gives a function in a loop the current values as defaults."""
    if not isinstance(node, ast.FunctionDef | ast.Lambda):
        return
    given = node.args
    if given.vararg or given.kwarg or given.kwonlyargs:
        return
    added = ", ".join(f"{name}={name}" for name in names)
    start = source.span(node)[0]
    if given.args:
        last = source.span(given.defaults[-1] if given.defaults else given.args[-1])[1]  # type: ignore[arg-type]
        splice = Splice(last, last, f", {added}")
    elif isinstance(node, ast.Lambda):
        splice = Splice(start + len("lambda"), start + len("lambda"), f" {added}")
    else:
        at = source.text.index("(", start) + 1
        splice = Splice(at, at, added)
    yield Edit(CONSTANT, (splice,))
