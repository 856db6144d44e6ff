"""Edits of conditions together with a trap, which show whether an edited condition ever changes.

An edit after which a loop never runs, or a condition is always true, only hides a statement.
"""

from collections.abc import Iterator

from workbench.programs.repair.cpp.cpp_edits import CppEdit, edited
from workbench.programs.repair.cpp.cpp_source import CppSource
from workbench.programs.syntax.clang_tree import Node, condition, is_statement
from workbench.programs.syntax.python_tree import Splice, spliced

TRAPS = ("({}) && (__builtin_trap(), 1)", "({}) || (__builtin_trap(), 0)")


def trapping(source: CppSource, edit: CppEdit) -> Iterator[CppEdit]:
    """Yields an edit of a condition with a trap for its being true, and with one for false.

    If one of them passes all tests, the edited condition always has the same value there.
    """
    found = _condition_around(edit.node)
    if not found or not source.is_written(found):
        return
    inside = [one for one in edit.splices if found.start <= one.start and one.end <= found.end]
    outside = [one for one in edit.splices if one not in inside]
    if any(one.start < found.end and found.start < one.end for one in outside):
        return
    moved = [Splice(one.start - found.start, one.end - found.start, one.text) for one in inside]
    text = spliced(source.text_of(found), moved)
    others = [(edit.node, one) for one in outside]
    for trap in TRAPS:
        whole = found, Splice(found.start, found.end, trap.format(text))
        yield from edited(source, edit.kind, *others, whole, said=edit.said)


def _condition_around(node: Node) -> Node | None:
    """Returns the condition of the head that a node is in, None if it is in none."""
    for one in [node, *node.around()] if not is_statement(node) else ():
        found = condition(one)
        if found or is_statement(one):
            return found
    return None
