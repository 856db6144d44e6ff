"""Reads the tree that Clang prints in JSON: `-fsyntax-only -Xclang -ast-dump=json`."""

from __future__ import annotations

import json
from bisect import bisect_right
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

STEM = "program"  # The name of the user's file, without its suffix.


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
        is_macro: Whether its start or its end comes from a macro.
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

    def text(self, start: int, end: int) -> str:
        """Returns a part of the text."""
        return self.data[start:end].decode()

    def _read(self, data: dict[str, Any], parent: Node | None) -> Node:
        """Returns a node with its children. Clang names a file only when it differs."""
        node = Node(data, parent)
        if "id" in data:
            self.nodes[data["id"]] = node
        node.place, *_ = self._offsets(data.get("loc", {}))
        is_ours = True
        for name in ("begin", "end"):
            offset, after, is_macro, is_known = self._offsets(data.get("range", {}).get(name, {}))
            node.is_macro |= is_macro
            is_ours &= is_known or parent is None
            node.start, node.end = (offset, after) if name == "begin" else (node.start, after)
        for one in data.get("inner", ()):
            child = self._read(one, node)
            if child.start >= 0 or child.children or not one:  # An empty one is a missing part.
                node.children.append(child)
        if not is_ours:
            node.start, node.children = -1, []
        return node

    def _offsets(self, place: dict[str, Any]) -> tuple[int, int, bool, bool]:
        """Returns the offsets of a token, and whether it is a macro's and in the user's file."""
        is_macro = "expansionLoc" in place
        for one in (place.get("spellingLoc", {}), place.get("expansionLoc", {}), place):
            self._file = one.get("file", self._file)
        found = place.get("expansionLoc", place)
        offset = found.get("offset", -1)
        is_known = offset >= 0 and self._file.rpartition("/")[2].partition(".")[0] == STEM
        return offset, offset + found.get("tokLen", 0), is_macro, is_known
