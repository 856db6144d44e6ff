"""Reads the tree that Clang prints, and inserts texts into its program.

The tree is in JSON: `-fsyntax-only -Xclang -ast-dump=json`.
"""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from collections.abc import Iterator
from typing import Any

STEM = "program"  # The name of the user's file, without its suffix.
FIRST, LAST = 0, 1  # Which token of a macro.
# The definition of a macro: up to a token, up to its first token, and behind its last token.
DEFINITION = re.compile(rb"#\s*define\s+(\w+)", re.ASCII)
FUNCTION = re.compile(rb"#\s*define\s+\w+\(")
WHOLE = re.compile(rb"#\s*define\s+\w+(\([^()]*\))?(\s|\\\n)*")
BREAK = re.compile(rb"(?<!\\)\n")
REST = re.compile(rb"[ \t\r]*(//[^\n]*|/\*[^\n]*\*/[ \t]*)?(\n|$)")
CLOSED = re.compile(rb"(?:\s|//[^\n]*\n|/\*.*?\*/|\\\n)*;", re.DOTALL)
TOKEN = re.compile(rb"\"(\\.|[^\"\\])*\"|'(\\.|[^'\\])*'|[()]|\s+|.", re.DOTALL)

# Kinds of nodes.
FUNCTIONS = {
    "FunctionDecl", "CXXMethodDecl", "CXXConstructorDecl", "CXXDestructorDecl", "CXXConversionDecl",
}  # fmt: skip
LOOPS = {"ForStmt", "WhileStmt", "DoStmt", "CXXForRangeStmt"}
BRANCHES = {"IfStmt", "SwitchStmt"}
LABELS = {"LabelStmt", "CaseStmt", "DefaultStmt"}
# Statements that end where their last part ends.
NESTED = {*LOOPS, *BRANCHES, *LABELS, "AttributedStmt"} - {"DoStmt"}
ENDED = {"CompoundStmt", "NullStmt", "DeclStmt", "CXXTryStmt", "CXXCatchStmt"}


class Node:
    """A node of the tree that is in the user's file.

    Attributes:
        data: The node as Clang prints it.
        kind: Its kind, as `IfStmt`.
        name: Its name, empty if it has none.
        type: Its type as it is written, empty if it has none.
        start: The offset of its first byte, -1 if it is in no file.
        end: The offset behind its last token.
        place: The offset of its name.
        is_macro: Whether its start or its end is inside a macro, which it is only a part of.
        parent: The node around it.
        children: The nodes in it.
    """

    def __init__(self, data: dict[str, Any], parent: Node | None) -> None:
        self.data = data
        self.kind: str = data.get("kind", "")
        self.name: str = data.get("name", "")
        self.type: str = data.get("type", {}).get("qualType", "")
        self.start = self.end = self.place = -1
        self.is_macro = False
        self.parent = parent
        self.children: list[Node] = []

    def walk(self) -> Iterator[Node]:
        """Yields the node and those in it."""
        yield self
        for child in self.children:
            yield from child.walk()

    def around(self) -> Iterator[Node]:
        """Yields the nodes around it, the innermost first."""
        node = self.parent
        while node:
            yield node
            node = node.parent

    @property
    def plain_type(self) -> str:
        """Its type without names that stand for types."""
        found: str = self.data.get("type", {}).get("desugaredQualType", self.type)
        return found

    @property
    def target(self) -> str:
        """The number of the declaration that it names, empty if it names none."""
        found: str = self.data.get("referencedDecl", {}).get("id", "")
        return found or self.data.get("referencedMemberDecl", "")


class ClangTree:
    """The text of a program and its tree.

    Attributes:
        data: The text in bytes, in which offsets count.
        root: The root, which contains only nodes in the user's file.
        nodes: The nodes by Clang's numbers.

    Raises ValueError or RecursionError if the tree cannot be read.
    """

    def __init__(self, text: str, tree: str) -> None:
        self.data = text.encode()
        self.nodes: dict[str, Node] = {}
        self._starts = [0, *(at + 1 for at, byte in enumerate(self.data) if byte == 10)]
        self._file = ""
        self.root = self._read(json.loads(tree), None)

    def line(self, offset: int) -> int:
        """Returns the line of an offset."""
        return bisect_right(self._starts, offset)

    def offset(self, line: int, column: int) -> int:
        """Returns the offset of a line and a column, which count from 1."""
        return self._starts[line - 1] + column - 1

    def behind(self, statement: Node) -> int:
        """Returns the offset behind a statement with its semicolon, 0 if none follows."""
        while statement.kind in NESTED and statement.children:
            statement = statement.children[-1]
        if statement.kind in ENDED:
            return statement.end
        found = CLOSED.match(self.data, statement.end)
        return found.end() if found else 0

    def text(self, start: int, end: int) -> str:
        """Returns a part of the text."""
        return self.data[start:end].decode()

    def _read(self, data: dict[str, Any], parent: Node | None) -> Node:
        """Returns a node with its children. Clang names a file only when it differs."""
        node = Node(data, parent)
        if "id" in data:
            self.nodes[data["id"]] = node
        node.place = self._start(data.get("loc", {}))
        span = data.get("range", {})
        begin, end = span.get("begin", {}), span.get("end", {})
        node.start, is_ours = self._start(begin), self._is_ours(begin)
        node.end = self._end(end)
        node.is_macro = not (self._is_macro_edge(begin, FIRST) and self._is_macro_edge(end, LAST))
        is_ours &= self._is_ours(end)
        for one in data.get("inner", ()):
            child = self._read(one, node)
            if child.start >= 0 or child.children or not one:  # An empty child is a missing part.
                node.children.append(child)
        if parent and not is_ours and node.kind != "CXXCtorInitializer":  # That has no place.
            node.start, node.children = -1, []
        return node

    def _start(self, place: dict[str, Any]) -> int:
        """Returns the offset of a token, or of the macro that it comes from."""
        for one in (place.get("spellingLoc", {}), place.get("expansionLoc", {}), place):
            self._file = one.get("file", self._file)
        offset: int = place.get("expansionLoc", place).get("offset", -1)
        return offset

    def _end(self, place: dict[str, Any]) -> int:
        """Returns the offset behind a token, or behind the macro that it comes from."""
        start, found = self._start(place), place.get("expansionLoc", place)
        end: int = start + found.get("tokLen", 0)
        if "expansionLoc" in place and FUNCTION.match(self._spelled(place, FIRST)):
            return _behind_brackets(self.data, end)
        return end

    def _is_ours(self, place: dict[str, Any]) -> bool:
        is_known = self._file.rpartition("/")[2].partition(".")[0] == STEM
        return self._start(place) >= 0 and is_known

    def _spelled(self, place: dict[str, Any], edge: int) -> bytes:
        """Returns the text around a token of a macro: up to it, or behind it in its definition."""
        spelled, used = place["spellingLoc"], place["expansionLoc"]
        offset, name = spelled.get("offset", 0), self.data[used["offset"] :][: used["tokLen"]]
        if edge == FIRST:
            start = self.data.rfind(b"#", 0, offset)
            text = self.data[max(start, 0) : offset]
            head = DEFINITION.match(text)
            return text if head and head[1] == name and not BREAK.search(text) else b""
        return self.data[offset + spelled.get("tokLen", 0) :]

    def _is_macro_edge(self, place: dict[str, Any], edge: int) -> bool:
        """Returns whether a token is written where it is, or begins or ends a whole macro."""
        if "expansionLoc" not in place:
            return True
        head = self._spelled(place, FIRST)
        if edge == FIRST:
            return bool(WHOLE.fullmatch(head))
        return bool(head) and bool(REST.match(self._spelled(place, LAST)))


class Insertions:
    """Collects insertions by offsets in bytes.

    Those around a part of a text must be added before those around parts of that part.
    """

    def __init__(self) -> None:
        # An end comes before a start at the same offset, and the end of an inner part first.
        self._pieces: list[tuple[int, int, int, str]] = []

    def before(self, offset: int, text: str) -> None:
        """Inserts a text before the part that starts at an offset."""
        self._pieces.append((offset, 1, len(self._pieces), text))

    def after(self, offset: int, text: str) -> None:
        """Inserts a text after the part that ends at an offset."""
        self._pieces.append((offset, 0, -len(self._pieces), text))

    def around(self, start: int, end: int, opening: str, closing: str) -> None:
        """Surrounds a part of the text."""
        self.before(start, opening)
        self.after(end, closing)

    def inserted(self, data: bytes) -> str:
        """Returns a text with the insertions."""
        found, done = [], 0
        for offset, _, _, text in sorted(self._pieces):
            found += [data[done:offset], text.encode()]
            done = offset
        return b"".join([*found, data[done:]]).decode()


def is_statement(node: Node) -> bool:
    """Returns whether a node is a whole statement."""
    around = node.parent
    if not around or node.kind in ("VarDecl", "ParmVarDecl"):
        return False
    if around.kind == "CompoundStmt":
        return True
    if around.kind == "IfStmt":
        return node in around.children[-2 if around.data.get("hasElse") else -1 :]
    if around.kind == "DoStmt":
        return node is around.children[0]
    return around.kind in LOOPS | LABELS | BRANCHES and node is around.children[-1]


def condition(node: Node) -> Node | None:
    """Returns the condition of a statement or an expression, None if it has none."""
    places = {"WhileStmt": -2, "DoStmt": 1, "ConditionalOperator": 0, "ForStmt": 2}
    place = places.get(node.kind)
    if node.kind == "IfStmt":
        place = -3 if node.data.get("hasElse") else -2
    if node.kind == "ForStmt" and len(node.children) != 5:
        return None
    return node.children[place] if place is not None and len(node.children) > 1 else None


def _behind_brackets(data: bytes, start: int) -> int:
    """Returns the offset behind the arguments of a macro."""
    depth = 0
    for token in TOKEN.finditer(data, start):
        depth += (token[0] == b"(") - (token[0] == b")")
        if depth == 0 and token[0].strip():
            return token.end()
    return start
