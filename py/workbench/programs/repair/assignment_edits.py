"""Edits that add an assignment: of a fresh value, of a dropped result, or to a counterpart."""

import ast
from collections.abc import Iterator

from workbench.programs.repair.edits import INDEXED, STATEMENT, Edit, counterparts, replaced
from workbench.programs.repair.kept_edits import is_container
from workbench.programs.repair.name_edits import ObservedTypes
from workbench.programs.repair.statement_text import Lines
from workbench.programs.syntax.python_tree import Source, Splice, called_name

Block = ast.For | ast.While | ast.FunctionDef


def assignment_edits(source: Source, observed: ObservedTypes) -> Iterator[Edit]:
    """Yields edits that add an assignment."""
    makers = {
        node.name for node in source.nodes if isinstance(node, ast.FunctionDef | ast.ClassDef)
    }
    returning = {
        function.name
        for node in source.nodes
        if isinstance(node, ast.Return) and node.value
        if (function := source.around(node, ast.FunctionDef))
    }
    for node in source.nodes:
        if isinstance(node, ast.Assign) and _is_fresh(node.value, makers):
            yield from _anew(source, node)
        if isinstance(node, ast.AugAssign | ast.Expr) and (own := Lines(source, node)).alone:
            for text in _mirrored(source, observed, node):
                yield own.followed_by(STATEMENT, text)
        match node:
            case ast.Expr(ast.Call(ast.Name(name), arguments)) if name in returning:
                start = source.span(node)[0]
                for argument in arguments:
                    if isinstance(argument, ast.Name | ast.Attribute | ast.Subscript):
                        text = f"{source.text_of(argument)} = "
                        yield replaced(STATEMENT, start, start, text)


def _is_fresh(value: ast.expr, makers: set[str]) -> bool:
    """Returns whether an expression has the same new value each time."""
    made = isinstance(value, ast.Call) and called_name(value) in makers
    return made or isinstance(value, ast.Constant) or is_container(value)


def _anew(source: Source, statement: ast.Assign) -> Iterator[Edit]:
    """Yields edits that repeat an assignment at the start of a later loop or a function."""
    around = source.around(statement, ast.FunctionDef)
    begins = around is None or around.name == "__init__"
    for block in source.nodes:
        if isinstance(block, Block) and block is not around:
            within = source.around(block, ast.FunctionDef)
            is_known = within is block or "." in source.text_of(statement.targets[0])
            if within is around or (begins and is_known):
                yield from _at_start(source, statement, block)


def _at_start(source: Source, statement: ast.Assign, block: Block) -> Iterator[Edit]:
    """Yields the edit that repeats an assignment at the start of a block that uses the name."""
    first, own = Lines(source, block.body[0]), Lines(source, statement)
    name = source.text_of(statement.targets[0])
    uses = [
        node.ctx
        for node in ast.walk(block)
        if isinstance(node, ast.Name | ast.Attribute) and source.text_of(node) == name
    ]
    for one in block.body:
        if isinstance(one, ast.Global) and name in one.names:
            yield own.repeated_after(Lines(source, one))
            return
    is_global = isinstance(block, ast.FunctionDef) and "." not in name
    if is_global and any(isinstance(use, ast.Store) for use in uses):
        return
    if uses and first.alone:
        text, said = own.at(first.column), f"write {own.shown} also"
        if is_global:
            text = f"{first.column}global {name}\n{text}"
            said = f"write `global {name}`, then {own.shown},"
        said += f" at the start of {Lines(source, block).first}"
        yield Edit(STATEMENT, (Splice(first.start, first.start, text),), said)


def _mirrored(source: Source, observed: ObservedTypes, statement: ast.stmt) -> Iterator[str]:
    """Yields the updates of a counterpart."""
    scope = observed.scope(source, statement)
    for target, value, forms in counterparts(source.text_of(statement)):
        others = observed.others(scope, target)
        if indexed := INDEXED.fullmatch(target):
            base, index = indexed.groups()
            others += [f"{other}[{index}]" for other in observed.others(scope, base)]
            others.append(f"{base}[1 - {index}]")
        yield from (form.format(other, value) for other in others for form in forms)
