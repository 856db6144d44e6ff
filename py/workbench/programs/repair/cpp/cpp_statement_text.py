"""Statements of a C or C++ program: their texts, their words for the user, and edits of them."""

from collections import Counter
from functools import lru_cache

from workbench.programs.repair.cpp.cpp_edits import CppEdit
from workbench.programs.repair.cpp.cpp_source import INSERTED, STATEMENT, CppSource, Slot
from workbench.programs.repair.edits import BLOCK, ON_LINE, first_line
from workbench.programs.syntax.clang_tree import FUNCTIONS, LOOPS, Node, is_statement
from workbench.programs.syntax.python_tree import Splice

BLOCKS = LOOPS | {"IfStmt", "SwitchStmt", "CompoundStmt"}
SIMPLE = {"BinaryOperator", "CompoundAssignOperator", "UnaryOperator", "CallExpr"}
SIMPLE |= {"CXXMemberCallExpr", "CXXOperatorCallExpr", "ExprWithCleanups"}


def text_of(source: CppSource, statement: Node) -> str:
    """Returns the text of a statement with its semicolon."""
    return source.text[statement.start : source.end(statement)]


def shown(source: CppSource, statement: Node) -> str:
    """Returns a statement for the user."""
    said = numbered(source, statement)
    is_long = "\n" in text_of(source, statement)
    return BLOCK.format(said) if is_long and statement.kind in BLOCKS else said


def numbered(source: CppSource, node: Node) -> str:
    """Returns a first line for the user, with its number if other statements begin so too."""
    said = _beginning(source, node)
    return said if _beginnings(source)[said] < 2 else ON_LINE.format(said, source.line(node.start))


@lru_cache(maxsize=1)
def _beginnings(source: CppSource) -> Counter[str]:
    """Returns how many statements and functions have each first line, as the user sees it."""
    written = [one for one in source.nodes if source.is_written(one)]
    return Counter(
        _beginning(source, one)
        for one in written
        if one.kind in LOOPS | FUNCTIONS or (is_statement(one) and source.end(one))
    )


def _beginning(source: CppSource, node: Node) -> str:
    end = source.end(node) if is_statement(node) else node.end
    return first_line(source.text[node.start : end].partition("\n")[0].strip())


def own_slot(source: CppSource, statement: Node) -> Slot | None:
    """Returns the slot of a whole statement."""
    slot = source.slot(statement)
    return slot if slot and slot.form == STATEMENT else None


def changed(kind: int, said: str, node: Node, *versions: tuple[Slot, str]) -> CppEdit:
    """Returns the edit that writes other texts into slots of statements."""
    splices = [
        Splice(slot.start, slot.end, f"\n{text}" if slot.form == INSERTED else text)
        for slot, text in versions
    ]
    return CppEdit(kind, tuple(sorted(splices)), said, versions, node)


def behind(source: CppSource, statement: Node) -> Slot:
    """Returns the place after a statement."""
    end = source.end(statement)
    return Slot(end, end, INSERTED)
