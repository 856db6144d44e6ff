"""Edits that replace or exchange names of values of the same type in C and C++ programs."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from workbench.programs.repair.cpp.cpp_edits import (
    CppEdit,
    edited,
    replaced,
    statement_around,
)
from workbench.programs.repair.cpp.cpp_source import CALLED, VARIABLES, CppSource, own_name
from workbench.programs.repair.edits import ORDER, REPEATED
from workbench.programs.syntax.clang_tree import FUNCTIONS, Node
from workbench.programs.syntax.python_tree import Splice

MOST_NAMES = 8  # The most names that replace one.
MOST_LOCALS = 2  # That replace a member.
MOST_PLACES = 8  # Of two names that are exchanged.
# Names of the library that are taken for each other.
PAIRS = (
    "first second", "front back", "push_front push_back", "pop_front pop_back", "min max",
    "min_element max_element", "lower_bound upper_bound", "isupper islower", "toupper tolower",
)  # fmt: skip
CONFUSED = {one: other for pair in map(str.split, PAIRS) for one, other in (pair, pair[::-1])}
REVERSED = {"begin": "rbegin", "end": "rend", "rbegin": "begin", "rend": "end"}


def name_edits(source: CppSource) -> Iterator[CppEdit]:
    """Yields edits of single names, and of two names in a statement."""
    scopes = Scopes(source)
    groups: dict[Node | None, list[Node]] = {}
    for node in source.nodes:
        if node.kind not in ("DeclRefExpr", "MemberExpr") or not source.is_written(node):
            continue
        groups.setdefault(statement_around(source, node), []).append(node)
        for name in scopes.others(node):
            kind = REPEATED if _is_stored(node) else ORDER
            yield from replaced_name(source, kind, node, name)
        for name in scopes.locals_like(node) if node.kind == "MemberExpr" else ():
            yield from replaced(source, ORDER, node, name)
    for nodes in groups.values():
        yield from _exchanges(source, scopes, nodes)
        if ends := other_ends(nodes):
            yield from _renamed(source, ends)


def name_span(source: CppSource, node: Node) -> tuple[int, int]:
    """Returns where the name of a variable or a member is."""
    name = own_name(node)
    return (node.end - len(name), node.end) if source.text_of(node).endswith(name) else (0, 0)


def replaced_name(source: CppSource, kind: int, node: Node, name: str) -> Iterator[CppEdit]:
    """Yields the edit that replaces a name."""
    start, end = name_span(source, node)
    if end:
        yield from edited(source, kind, (node, Splice(start, end, name)))


def other_ends(nodes: Iterable[Node]) -> list[tuple[Node, str]]:
    """Returns nodes that name the ends of containers with the opposite names, if one begins."""
    ends = [node for node in nodes if node.kind == "MemberExpr" and node.name in REVERSED]
    is_begun = any(node.name.endswith("begin") for node in ends)
    return [(node, REVERSED[node.name]) for node in ends] if is_begun else []


def _is_stored(node: Node) -> bool:
    above = node.parent
    return bool(above and above.kind == "BinaryOperator" and above.data.get("opcode") == "=") and (
        above is not None and above.children[0] is node
    )


class Scopes:
    """The names that each place of a program can use."""

    def __init__(self, source: CppSource) -> None:
        self._source = source
        self._variables = [node for node in source.nodes if node.kind in VARIABLES and node.name]
        self._blocks = {node: self._block(node) for node in self._variables + source.functions}

    def _block(self, variable: Node) -> Node | None:
        """Returns the node in which a variable is known, None if it is the whole program."""
        above = variable.parent
        while above and (above.kind == "DeclStmt" or above.name == CALLED):
            above = above.parent
        if above and above.parent and above.parent.kind == "LambdaExpr":
            return above.parent
        known = above is None or above.kind in ("TranslationUnitDecl", "NamespaceDecl")
        return None if known else above

    def can_move(self, node: Node, there: Node) -> bool:
        """Returns whether the names in a node mean the same at the place of another one."""
        around = {there, *there.around()}
        for one in node.walk():
            own = self._source.named(one) if one.kind == "DeclRefExpr" else None
            if own and node not in own.around():
                block = self._block(own)
                if block and (block not in around or own.end > there.end):
                    return False
        return True

    def others(self, node: Node) -> list[str]:
        """Returns other names of the same type, the nearest first."""
        if node.kind == "MemberExpr":
            field = self._source.declared.get(node.target)
            if not field and node.name in CONFUSED:
                return [CONFUSED[node.name]]
            fields = field.parent.children if field and field.parent else []
            kinds = ("FieldDecl", "CXXMethodDecl")
            return [
                one.name
                for one in fields
                if field and one.kind in kinds and one.kind == field.kind and one.type == field.type
                if one.name != node.name and not one.data.get("isImplicit")
            ]
        own = self._source.named(node)
        if not own:
            return [CONFUSED[own_name(node)]] if own_name(node) in CONFUSED else []
        known = self._source.functions if own.kind in FUNCTIONS else self._variables
        around = [node, *node.around()]
        found = [
            one
            for one in known
            if one.name != own.name and one.type == own.type and one.place < node.start
            if (block := self._blocks[one]) is None or block in around
        ]
        found.sort(key=lambda one: -one.start)
        names = dict.fromkeys(one.name for one in found)
        return [name for name in names if name != "main"][:MOST_NAMES]

    def locals_like(self, member: Node) -> list[str]:
        """Returns the nearest local variables with the type of a member that is read."""
        is_read = member.parent and member.parent.data.get("castKind") == "LValueToRValue"
        around = [*member.around()] if is_read else []
        found = [
            one.name
            for one in self._variables
            if one.plain_type == member.plain_type and one.place < member.start
            if self._blocks[one] in around
        ]
        return found[: -MOST_LOCALS - 1 : -1]


def _exchanges(source: CppSource, scopes: Scopes, nodes: list[Node]) -> Iterator[CppEdit]:
    """Yields edits that exchange two names everywhere in a statement."""
    places: dict[str, list[Node]] = {}
    for node in nodes:
        places.setdefault(own_name(node), []).append(node)
    for one, other in combinations(places, 2):
        both = places[one] + places[other]
        if len(both) <= MOST_PLACES and other in scopes.others(places[one][0]):
            yield from _renamed(
                source, [(node, other if own_name(node) == one else one) for node in both]
            )


def _renamed(source: CppSource, names: list[tuple[Node, str]]) -> Iterator[CppEdit]:
    """Yields the edit that replaces several names."""
    parts = [(node, Splice(*name_span(source, node), name)) for node, name in names]
    if all(splice.end for _, splice in parts):
        yield from edited(source, ORDER, *parts)
