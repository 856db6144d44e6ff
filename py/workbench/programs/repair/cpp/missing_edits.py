"""Edits that add what is missing: a guard before an access, a loop the other way."""

import re
from collections import Counter
from collections.abc import Iterator

from workbench.programs.repair.cpp.cpp_edits import CppEdit, bare, edited, operands, operator_of
from workbench.programs.repair.cpp.cpp_name_edits import Scopes
from workbench.programs.repair.cpp.cpp_source import CppSource
from workbench.programs.repair.cpp.cpp_statement_text import (
    SIMPLE,
    behind,
    changed,
    own_slot,
    shown,
    text_of,
)
from workbench.programs.repair.edits import REPEATED, STATEMENT, guard
from workbench.programs.syntax.clang_tree import Node, condition
from workbench.programs.syntax.python_tree import Splice

MOST_BOUNDS = 2  # Pairs of bounds that an index may have, the most usual first.
MOST_INDEXES = 4  # That are guarded together.
LONGEST_LOOP = 600  # Characters.
OTHER = {"+": "-", "-": "+"}
WAYS = {"+": "subtracted", "-": "added"}


def missing_edits(source: CppSource, scopes: Scopes) -> Iterator[CppEdit]:
    """Yields edits that add a condition or a loop."""
    bounds = _bounds(source)
    for node in source.nodes:
        if (tested := condition(node)) and source.is_written(tested):
            yield from _guarded_conditions(source, scopes, tested, bounds)
        if node.kind in SIMPLE and own_slot(source, node):
            yield from _guarded_statements(source, scopes, node, bounds)
        is_in_block = node.parent and node.parent.kind == "CompoundStmt"
        if node.kind == "ForStmt" and is_in_block and source.is_written(node):
            yield from _other_way(source, node)


def _bounds(source: CppSource) -> list[tuple[str, str, Node]]:
    """Returns the lowest number and the upper bound of the usual loops, such as `0` and `< 8`."""
    found: Counter[tuple[str, str]] = Counter()
    limits: dict[tuple[str, str], Node] = {}
    for node in source.nodes:
        if node.kind != "ForStmt" or len(node.children) != 5:
            continue
        first = [one for one in node.children[0].walk() if one.kind == "IntegerLiteral"]
        tested = bare(node.children[2])
        pair = operands(tested)
        sign = tested.data.get("opcode")
        if not first or not pair or sign not in ("<", "<=") or not source.is_written(pair[1]):
            continue
        key = source.text_of(first[0]), f"{sign} {source.text_of(pair[1])}"
        if key[0] in ("0", "1"):
            found[key] += 1
            limits.setdefault(key, pair[1])
    return [(*key, limits[key]) for key, _ in found.most_common(MOST_BOUNDS)]


def _indexes(source: CppSource, node: Node) -> list[str]:
    """Returns the texts of the variable indexes in a node that nothing around compares."""
    tests = [source.text_of(one) for around in node.around() if (one := condition(around))]
    whole = " ; ".join([source.text_of(node), *tests])
    found: dict[str, int] = {}
    for one in node.walk():
        index = one.children[-1] if _is_item(one) else None
        if not index or not source.is_written(index) or index.plain_type not in ("int", "long"):
            continue
        text = source.text_of(index)
        is_compared = re.search(rf"(?<!\w){re.escape(text)}\s*[<>]", whole)
        if bare(index).kind != "IntegerLiteral" and not is_compared:
            found.setdefault(text, index.start)
    return sorted(found, key=found.__getitem__)


def _is_item(node: Node) -> bool:
    """Returns whether a node is an item of an array or a container."""
    is_item = operator_of(node) == "[]" or node.kind == "ArraySubscriptExpr"
    return is_item and operands(node) is not None


def _guards(
    source: CppSource,
    scopes: Scopes,
    node: Node,
    bounds: list[tuple[str, str, Node]],
    operator: str,
) -> Iterator[str]:
    """Yields conditions with which all indexes in a node are inside, or outside for `||`."""
    indexes = _indexes(source, node)
    for lowest, upper, limit in bounds if 0 < len(indexes) <= MOST_INDEXES else ():
        if scopes.can_move(limit, node):
            yield guard(operator, indexes, lowest, upper)


def _guarded_conditions(
    source: CppSource, scopes: Scopes, tested: Node, bounds: list[tuple[str, str, Node]]
) -> Iterator[CppEdit]:
    """Yields edits that test the indexes in a condition first."""
    whole = source.text_of(tested)
    in_and = f"({whole})" if bare(tested).data.get("opcode") == "||" else whole
    for operator, text in ("&&", in_and), ("||", whole):
        for added in _guards(source, scopes, tested, bounds, operator):
            splice = Splice(tested.start, tested.end, f"{added} {operator} {text}")
            yield from edited(source, STATEMENT, (tested, splice))


def _guarded_statements(
    source: CppSource, scopes: Scopes, node: Node, bounds: list[tuple[str, str, Node]]
) -> Iterator[CppEdit]:
    """Yields edits that run a statement only if the indexes in it are inside."""
    slot = own_slot(source, node)
    for added in _guards(source, scopes, node, bounds, "&&") if slot else ():
        head = f"if ({added})"
        said = f"insert `{head}` before {shown(source, node)}"
        text = f"{head} {text_of(source, node)}"
        splice = Splice(node.start, node.start, f"{head} ")
        yield CppEdit(STATEMENT, (splice,), said, ((slot, text),), node)  # type: ignore[arg-type]


def _other_way(source: CppSource, loop: Node) -> Iterator[CppEdit]:
    """Yields the edit that repeats a loop with steps in the opposite direction."""
    text = text_of(source, loop)
    steps: dict[tuple[str, str], None] = {}
    for node in loop.walk():
        pair, sign = operands(node), node.data.get("opcode", "")
        if pair and sign in ("+", "-", "+=", "-=") and _is_step(source, loop, pair[1]):
            steps[sign[0], source.text_of(pair[1])] = None
    if len({sign for sign, _ in steps}) != 1 or len(text) > LONGEST_LOOP:
        return
    new = text
    for sign, step in steps:
        pattern = rf"[{sign}](=?\s*{re.escape(step)})(?!\w)"
        new = re.sub(pattern, rf"{OTHER[sign]}\1", new)
    names = " and ".join(f"`{step}`" for _, step in steps)
    said = f"write {shown(source, loop)} also after it, with {names} {WAYS[sign]}"
    if f"{OTHER[sign]}=" in new:  # It goes on by these steps.
        yield changed(REPEATED, said, loop, (behind(source, loop), new))


def _is_step(source: CppSource, loop: Node, node: Node) -> bool:
    """Returns whether a number is one step of a loop: an item of a table, or a variable."""
    inner = bare(node)
    named = [one for one in inner.walk() if one.kind == "DeclRefExpr"]
    declared = [source.declared.get(one.target) for one in named]
    is_own = any(one and loop.start <= one.start < loop.end for one in declared)
    is_kind = inner.kind in ("ArraySubscriptExpr", "DeclRefExpr", "MemberExpr")
    return is_kind and bool(named) and not is_own and source.is_written(node)
