"""Makes a change in a program by its words alone, as a user does."""

import ast
import re
import textwrap
from collections.abc import Callable
from typing import Any, TypeVar

N = TypeVar("N")
NAMED = r"(?:the block )?`[^`]*`(?: on line \d+)?"
CHANGE = re.compile(r"`([^`]*)` → `([^`]*)`(?: on line (\d+))?")
# What is said: the statements that are named, the inserted text, and whether one is repeated.
DELETE = re.compile(rf"delete ({NAMED})")
UNWRAP = re.compile(rf"delete the line ({NAMED}), but not the lines inside")
MOVE = re.compile(rf"(move|write) ({NAMED}) (?:also )?(before|after) ({NAMED})")
INDENT = re.compile(rf"indent ({NAMED}) (one|\d+) levels? (more|less)")
INSERT = re.compile(rf"insert `([^`]*)` after ({NAMED})")
DEFAULT = re.compile(rf"`(\w+)=(.*)` → `\w+=None`, and write `(.*)` at the start of ({NAMED})")
FIRST = re.compile(rf"write `([^`]*)` at the start of ({NAMED})")
BEGIN = re.compile(
    rf"write (?:`(global \w+)`, then )?({NAMED})(?: also|,) at the start of ({NAMED})"
)


class Told:
    """A program that is changed by words; `line` is the line that the user is told to look at."""

    def __init__(self, program: str, line: int) -> None:
        self._program = program
        self._line = line
        self._lines = program.split("\n")
        tree = ast.parse(program)
        self._statements = [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]
        self._parents = {
            child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)
        }

    def changed(self, said: str) -> str:
        if found := UNWRAP.fullmatch(said):
            return self._unwrapped(self._named(found[1]))
        if found := DELETE.fullmatch(said):
            return self._deleted(self._named(found[1]))
        if found := MOVE.fullmatch(said):
            own, other = self._named(found[2]), self._named(found[4])
            at = _first(other) - 1 if found[3] == "before" else _last(other)
            if found[1] == "write":
                return self._put(at, self._at(own, other))
            return self._moved(at, own, other)
        if found := INSERT.fullmatch(said):
            other = self._named(found[2])
            return self._put(_last(other), [self._space(other) + found[1]])
        if found := DEFAULT.fullmatch(said):
            first = self._named(found[4]).body[0]
            begun = self._put(_first(first) - 1, [self._space(first) + found[3]])
            return Told(begun, self._line).changed(f"`{found[1]}={found[2]}` → `{found[1]}=None`")
        if (found := FIRST.fullmatch(said)) and found[1].startswith("self."):
            first = self._named(found[2]).body[0]
            return self._put(_first(first) - 1, [self._space(first) + found[1]])
        if found := BEGIN.fullmatch(said):
            own, first = self._named(found[2]), self._named(found[3]).body[0]
            declared = [self._space(first) + found[1]] if found[1] else []
            return self._put(_first(first) - 1, declared + self._at(own, first))
        if found := INDENT.fullmatch(said):
            own = self._named(found[1])
            return self._outdented(own) if found[3] == "less" else self._indented(own, found[2])
        return self._replaced(said)

    def _named(self, said: str) -> Any:
        """Returns the only statement that is meant."""
        first = {node: self._text(node).split("\n")[0] for node in self._statements}
        found = meant(said, first, _first)
        assert len(found) == 1, f"{said} is {len(found)} statements"
        assert said.startswith("the block") == (hasattr(found[0], "body") and "block" in said)
        return found[0]

    def _text(self, node: ast.stmt) -> str:
        text = "\n".join(self._lines[_first(node) - 1 : node.end_lineno])
        start = node.col_offset if _first(node) == node.lineno else len(self._space(node))
        data = text.encode()
        last = len(self._lines[_last(node) - 1].encode()) - (node.end_col_offset or 0)
        return data[start : len(data) - last].decode()

    def _space(self, node: ast.stmt) -> str:
        line = self._lines[_first(node) - 1]
        return line[: len(line) - len(line.lstrip())]

    def _at(self, own: ast.stmt, other: ast.stmt) -> list[str]:
        """Returns the lines of a statement with the indentation of another one."""
        lines = self._text(own).split("\n")
        space = self._space(own)
        return [self._space(other) + one.removeprefix(space) if one else one for one in lines]

    def _put(self, at: int, new: list[str], removed: ast.stmt | None = None) -> str:
        """Returns the program with lines after the first ones, perhaps moved."""
        lines: list[str | None] = [*self._lines]
        if removed:
            lines[_first(removed) - 1 : _last(removed)] = [None] * self._height(removed)
        lines[at:at] = new
        return "\n".join(one for one in lines if one is not None)

    def _moved(self, at: int, own: ast.stmt, other: ast.stmt) -> str:
        is_alone = [own] in [getattr(self._parents[own], name, 0) for name in ("body", "orelse")]
        new, space = self._at(own, other), self._space(own)
        if not is_alone:
            return self._put(at, new, own)
        changed = self._put(at, new)
        assert at >= _last(own)
        lines = changed.split("\n")
        lines[_first(own) - 1 : _last(own)] = [f"{space}pass"]
        return "\n".join(lines)

    def _height(self, node: ast.stmt) -> int:
        return _last(node) - _first(node) + 1

    def _deleted(self, node: ast.stmt) -> str:
        before = self._lines[node.lineno - 1].encode()[: node.col_offset].decode()
        start = len("\n".join([*self._lines[: node.lineno - 1], before]))
        end = start + len(self._text(node))
        return f"{self._program[:start]}pass{self._program[end:]}"

    def _unwrapped(self, node: ast.stmt) -> str:
        body = self._lines[node.body[0].lineno - 1 : _last(node)]  # type: ignore
        new = [textwrap.indent(textwrap.dedent("\n".join(body)), self._space(node))]
        return self._put(_last(node), new, node)

    def _outdented(self, node: ast.stmt) -> str:
        around = self._parents[node]
        assert isinstance(around, ast.stmt)
        return self._indented_like(node, around)

    def _indented_like(self, node: ast.stmt, other: ast.stmt) -> str:
        """Returns the program with other white space before the lines of a statement."""
        around = self._parents[node]
        bodies = [getattr(around, name, []) for name in ("body", "orelse", "finalbody")]
        is_alone = [node] in bodies
        kept = [f"{self._space(node)}pass"] if is_alone else []
        return self._put(_last(node), kept + self._at(node, other), node)

    def _indented(self, node: ast.stmt, levels: str) -> str:
        """Returns the program with a statement in the blocks before it."""
        spaces = {len(self._space(node)): node}
        around = self._parents[node]
        bodies = [getattr(around, name, []) for name in ("body", "orelse", "finalbody")]
        body = next(body for body in bodies if node in body)
        before = body[body.index(node) - 1]
        while isinstance(before, ast.If | ast.For | ast.While):
            before = (before.orelse or before.body)[-1]
            spaces.setdefault(len(self._space(before)), before)
        return self._indented_like(node, [*spaces.values()][1 if levels == "one" else int(levels)])

    def _replaced(self, said: str) -> str:
        text, rest = self._program, said
        found = []
        while change := CHANGE.match(rest):
            before, after, line = change.groups()
            places = [one.start() for one in re.finditer(re.escape(before), text)]
            number = int(line) if line else self._line
            if len(places) > 1:
                places = [at for at in places if text.count("\n", 0, at) + 1 == number]
            assert len(places) == 1, f"`{before}` is at {len(places)} places"
            found.append((places[0], places[0] + len(before), after))
            rest = rest[change.end() :].removeprefix(", ")
        assert not rest, rest
        for start, end, after in sorted(found, reverse=True):
            text = text[:start] + after + text[end:]
        return text


def meant(said: str, first: dict[N, str], line_of: Callable[[N], int]) -> list[N]:
    """Returns the statements whose first line is named, perhaps shortened or with its number."""
    text, line = re.fullmatch(r"(?:the block )?`([^`]*)`(?: on line (\d+))?", said).groups()  # type: ignore
    return [
        node
        for node, one in first.items()
        if (one.startswith(text[:-1]) if text.endswith("…") else one.strip() == text)
        and (line is None or line_of(node) == int(line))
    ]


def _first(node: ast.stmt) -> int:
    lines: list[int] = [one.lineno for one in [node, *getattr(node, "decorator_list", [])]]
    return min(lines)


def _last(node: ast.stmt) -> int:
    assert node.end_lineno
    return node.end_lineno
