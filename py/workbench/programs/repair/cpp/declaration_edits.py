"""Edits of C++ declarations that copy a variable, hide it or begin at its wrong end."""

import re
from collections.abc import Iterator
from itertools import chain

from workbench.programs.repair.cpp.cpp_edits import bare, operands
from workbench.programs.repair.cpp.cpp_name_edits import name_span, other_ends
from workbench.programs.repair.cpp.cpp_source import CppSource
from workbench.programs.repair.edits import described_change
from workbench.programs.syntax.clang_tree import FUNCTIONS, Node
from workbench.programs.syntax.python_tree import Splice, spliced
from workbench.programs.tracing.cpp_expressions import assigned

DECLARED = {"VarDecl", "FieldDecl", "ParmVarDecl"}
REFERRING = ("&", "*", "]")  # Ends of types that are not copied.
QUALIFIER = re.compile(r"(?:\w+::)+$")
CALLS = {"CallExpr", "CXXMemberCallExpr", "CXXOperatorCallExpr", "CXXConstructExpr"}


def declaration_edits(source: CppSource) -> Iterator[tuple[int, str, str]]:
    """Yields for each edit its line, its text for the user, and the edited program."""
    changed = {one for node in source.nodes for one in _changed(node)}
    written = [node for node in source.nodes if source.is_written(node)]
    references = (_reference(source, node, changed) for node in written)
    for splices in filter(None, chain(references, (_other(source, node) for node in written))):
        said = described_change(source.text, splices, lambda *place: None)
        edited = spliced(source.text, splices).encode("latin-1").decode()
        yield source.line(splices[0].start), said, edited


def _changed(node: Node) -> Iterator[str]:
    """Yields Clang's numbers of what a node may change, a variable or the result of a function."""
    found = [assigned(node)]
    if node.kind in CALLS:  # What is not changed is converted.
        values = [*node.children[1:], *node.children[0].children] if node.children else []
        found += [one for one in values if one.data.get("valueCategory") == "lvalue"]
    for target in found:
        while target and target.data.get("castKind") != "NoOp":
            if target.target:
                yield target.target
            parts = operands(target) if target.kind == "CXXOperatorCallExpr" else target.children
            target = parts[0] if parts else None


def _reference(source: CppSource, node: Node, changed: set[str]) -> tuple[Splice, ...]:
    """Returns the insertions of `&` with which no copy is changed."""
    same = [node]
    if node.kind == "ParmVarDecl" and node.parent and node.parent.kind in FUNCTIONS:
        number = _parameters(node.parent).index(node)
        same = [_parameters(one)[number] for one in _declared(source, node.parent)]
    elif node.kind in FUNCTIONS:
        same = _declared(source, node)
    elif node.kind != "VarDecl" or not _is_copy(node):
        return ()
    type_ = node.type.partition("(")[0].strip()
    is_kept = type_.startswith("const ") or type_.endswith(REFERRING) or not node.name
    if is_kept or same[0] is not node or changed.isdisjoint(one.data["id"] for one in same):
        return ()
    places = [len(QUALIFIER.sub("", source.text[: one.place])) for one in same]
    return tuple(Splice(place, place, "&") for place in places)


def _is_copy(variable: Node) -> bool:
    """Returns whether a local variable holds a copy of another one or of an item."""
    declared = variable.parent
    if not declared or declared.kind != "DeclStmt" or not declared.parent:
        return False
    value = bare(variable.children[-1]) if variable.children else variable
    copied = [bare(one) for one in value.children if value.kind == "CXXConstructExpr"]
    return declared.parent.kind == "CXXForRangeStmt" or any(
        one.data.get("valueCategory") == "lvalue"
        and one.plain_type.removeprefix("const ") == variable.plain_type
        for one in copied
    )


def _other(source: CppSource, node: Node) -> tuple[Splice, ...]:
    """Returns the edit of a capture, a variable that hides another one, or ends of containers."""
    if node.kind in ("ForStmt", "DeclStmt"):
        return _other_ends(source, node)
    if node.kind == "LambdaExpr":
        end = source.text.index("]", node.start) + 1
        is_copied = "&" not in source.text[node.start : end] and end > node.start + 2
        return (Splice(node.start, end, "[&]"),) if is_copied else ()
    if node.kind == "VarDecl" and node.children and _is_hiding(node):
        return (Splice(node.start, node.place, ""),)
    return ()


def _declared(source: CppSource, function: Node) -> list[Node]:
    """Returns the declarations of a function."""
    same = function.kind, function.name, function.type
    found = [one for one in source.nodes if (one.kind, one.name, one.type) == same]
    return found or [function]  # The function of a lambda is none of the nodes.


def _other_ends(source: CppSource, node: Node) -> tuple[Splice, ...]:
    """Returns the exchange of the ends of containers in a declaration or the head of a loop."""
    if node.parent and node.parent.kind == "ForStmt":
        return ()
    parts = node.children[:-1] if node.kind == "ForStmt" else [node]
    written = (one for part in parts for one in part.walk() if source.is_written(one))
    return tuple(Splice(*name_span(source, one), name) for one, name in other_ends(written))


def _parameters(function: Node) -> list[Node]:
    return [child for child in function.children if child.kind == "ParmVarDecl"]


def _is_hiding(variable: Node) -> bool:
    """Returns whether a local variable, alone in its statement, has the name of an outer one."""
    declared = variable.parent
    if not declared or declared.kind != "DeclStmt" or len(declared.children) > 1:
        return False
    outer = [*declared.around()][1:]
    return any(
        one.name == variable.name and one.kind in DECLARED
        for block in outer
        for child in block.children
        for one in ([child] if child.kind != "DeclStmt" else child.children)
    )
