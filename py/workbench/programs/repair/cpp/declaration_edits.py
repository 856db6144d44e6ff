"""Edits of C++ declarations that copy a variable or hide it: parameters, captures and locals."""

from collections.abc import Iterator

from workbench.programs.repair.cpp.cpp_source import CppSource
from workbench.programs.repair.edits import described_change
from workbench.programs.syntax.clang_tree import FUNCTIONS, Node
from workbench.programs.syntax.python_tree import Splice, spliced
from workbench.programs.tracing.cpp_expressions import assigned

DECLARED = {"VarDecl", "FieldDecl", "ParmVarDecl"}
REFERRING = ("&", "*", "]")  # Ends of types that are not copied.


def declaration_edits(source: CppSource) -> Iterator[tuple[int, str, str]]:
    """Yields for each edit its line, its text for the user, and the edited program."""
    for node in source.nodes:
        splices = _splices(source, node) if source.is_written(node) else ()
        if splices:
            said = described_change(source.text, splices, lambda *place: None)
            edited = spliced(source.text, splices).encode("latin-1").decode()
            yield source.line(splices[0].start), said, edited


def _splices(source: CppSource, node: Node) -> tuple[Splice, ...]:
    if node.kind == "ParmVarDecl":
        return _by_reference(source, node)
    if node.kind == "LambdaExpr":
        end = source.text.index("]", node.start) + 1
        is_copied = "&" not in source.text[node.start : end] and end > node.start + 2
        return (Splice(node.start, end, "[&]"),) if is_copied else ()
    if node.kind == "VarDecl" and node.children and _is_hiding(node):
        return (Splice(node.start, node.place, ""),)
    return ()


def _by_reference(source: CppSource, parameter: Node) -> tuple[Splice, ...]:
    """Returns the insertion of `&` in all declarations of a function, in the first one only."""
    function = parameter.parent
    if not function or function.kind not in FUNCTIONS or parameter.type.endswith(REFERRING):
        return ()
    number = _parameters(function).index(parameter)
    declared = [
        one
        for one in source.nodes
        if (one.kind, one.name, one.type) == (function.kind, function.name, function.type)
    ]
    same = [_parameters(one)[number] for one in declared]
    if same[:1] != [parameter] or not parameter.name or parameter.type.startswith("const "):
        return ()
    changed = [found.target for one in declared for node in one.walk() if (found := assigned(node))]
    if source.is_arithmetic(parameter) and not any(one.data["id"] in changed for one in same):
        return ()
    return tuple(Splice(one.place, one.place, "&") for one in same)


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
