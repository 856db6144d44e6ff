"""Finds the C and C++ functions that change only a copy of what they are given."""

import re
from collections.abc import Iterator

from workbench.programs.syntax.clang_tree import FUNCTIONS, ClangTree, Node
from workbench.programs.tracing.cpp_expressions import assigned, inside

LOST = "Line {} changes only the copy of `{}` that `{}` was given, not what its caller has."
ELSEWHERE = re.compile(r"[*&]|ptr|span|view|iterator|wrapper|function")  # What may refer to others.
# Expressions that name a part of what their first or second child names.
PARTS = {"ArraySubscriptExpr": 0, "MemberExpr": 0, "CXXMemberCallExpr": 0, "CXXOperatorCallExpr": 1}


def lost_changes(tree: ClangTree) -> list[str]:
    """Returns a sentence on each function that changes parts of a copy and returns nothing."""
    functions = [one for one in tree.nodes.values() if one.kind in FUNCTIONS and one.start >= 0]
    fields: dict[str, str] = {}
    for one in tree.nodes.values():
        if one.kind == "FieldDecl" and one.parent:
            fields[one.parent.name] = fields.get(one.parent.name, "") + f" {one.plain_type}"
    found: dict[str, str] = {}
    for function in functions:
        given = [one for one in function.children if one.kind == "ParmVarDecl"]
        copies = {one.data["id"]: one.name for one in given if _is_copy(one, fields)}
        for changed, whole in _changed(function) if function.type.startswith("void (") else ():
            name = copies.get(whole.target)
            if name:
                said = LOST.format(tree.line(changed.start), name, function.name)
                found.setdefault(whole.target, said)
    return [*found.values()]


def _is_copy(node: Node, fields: dict[str, str]) -> bool:
    """Returns whether a parameter has all its parts; `fields` has the types in each class."""
    kinds, known = [node.plain_type], set[str]()
    for kind in kinds:
        if ELSEWHERE.search(kind):
            return False
        named = {*re.findall(r"\w+", kind)} - known
        known |= named
        kinds += [fields[name] for name in named if name in fields]
    return True


def _changed(function: Node) -> Iterator[tuple[Node, Node]]:
    """Yields the parts that are assigned, with the variables that they belong to."""
    for node in function.walk():
        target = assigned(node)
        whole = target
        while whole and whole.kind in PARTS and len(whole.children) > PARTS[whole.kind]:
            called = inside(whole.children[0])
            is_pointed = whole.data.get("isArrow") or called.plain_type.endswith("*")
            is_pointed |= called.data.get("referencedDecl", {}).get("name") == "operator*"
            whole = None if is_pointed else inside(whole.children[PARTS[whole.kind]])
        if target and whole and whole is not target:
            yield target, whole
