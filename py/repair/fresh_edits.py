"""Edits that assign a value again where a game begins, or assign a result that is dropped."""

import ast
from collections.abc import Iterator

from repair.edits import STATEMENT, Edit, replaced
from repair.statement_text import column, is_alone, lines_of, reindented, shown
from syntax.python_tree import Source, Splice, called_name

DISPLAYS = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp, ast.Constant)
CONTAINERS = {"list", "dict", "set", "deque", "defaultdict", "Counter", "bytearray"}
BLOCKS = (ast.For, ast.While, ast.FunctionDef)  # Each begins with a step counter.
VARIABLES = (ast.Name, ast.Attribute, ast.Subscript)
# Functions and methods that only return a value.
PURE = {"sorted", "strip", "lower", "upper", "replace", "union", "difference", "copy"}


def fresh_edits(source: Source) -> Iterator[Edit]:
    """Yields edits that assign a fresh value again at the start of a later loop or a function."""
    makers = CONTAINERS | {
        node.name for node in source.nodes if isinstance(node, ast.FunctionDef | ast.ClassDef)
    }
    for statement in source.nodes:
        if isinstance(statement, ast.Assign) and _is_fresh(statement.value, makers):
            around = source.around(statement, ast.FunctionDef)
            begins = around is None or around.name == "__init__"
            for block in source.nodes:
                if isinstance(block, BLOCKS) and block is not around:
                    within = source.around(block, ast.FunctionDef)
                    if within is around or (begins and within is block):
                        yield from _at_start(source, statement, block)


def _is_fresh(value: ast.expr, makers: set[str]) -> bool:
    """Returns whether an expression has the same new value each time."""
    if isinstance(value, ast.BinOp):
        return isinstance(value.left, ast.List)
    made = isinstance(value, ast.Call) and called_name(value) in makers
    return made or isinstance(value, DISPLAYS)


def _at_start(
    source: Source, statement: ast.Assign, block: ast.For | ast.While | ast.FunctionDef
) -> Iterator[Edit]:
    """Yields the edit that repeats an assignment at the start of a block that uses the name."""
    first = block.body[1]
    name = source.text_of(statement.targets[0])
    uses = [
        node.ctx
        for node in ast.walk(block)
        if isinstance(node, ast.Name | ast.Attribute) and source.text_of(node) == name
    ]
    declared = ""
    if isinstance(block, ast.FunctionDef) and "." not in name:
        declared = f"global {name}; "
        uses = [] if any(isinstance(use, ast.Store) for use in uses) else uses
    if uses and is_alone(source, first):
        place, indentation = lines_of(source, first)[0], column(source, first)
        text = indentation + declared + reindented(source, statement, indentation).lstrip()
        said = f"write {shown(source, statement)} also at the start of {shown(source, block)}"
        yield Edit(STATEMENT, (Splice(place, place, text),), said)


def result_edits(source: Source) -> Iterator[Edit]:
    """Yields edits that return the result of a call which is dropped, or assign it to a value."""
    returning = {
        around.name
        for node in source.nodes
        if isinstance(node, ast.Return) and node.value
        if (around := source.around(node, ast.FunctionDef))
    }
    for node in source.nodes:
        if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
            continue
        call = node.value
        if called_name(call) in PURE | returning:
            values = [*call.args, getattr(call.func, "value", None)]
            variables = [source.text_of(one) for one in values if isinstance(one, VARIABLES)]
            for target in ("return", *[f"{text} =" for text in variables]):
                yield replaced(STATEMENT, *source.span(node), f"{target} {source.text_of(call)}")
