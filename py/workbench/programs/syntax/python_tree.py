"""A program as text and as a tree, with a step counter in every loop, comprehension and function.

The counter is added to the text, so that a program can be edited as text and compiled at once.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeVar

# The name does not begin with two underscores, because classes change such names.
TICK_NAME = "_count_step"
TICK = f"{TICK_NAME}()"
TICK_TEST = f" if {TICK}"  # In a comprehension; a step counter returns True.
_REMOVED = re.compile(rf"\b{TICK_NAME}\(\)(; |\n[ \t]*)|{re.escape(TICK_TEST)}")
COUNTED = (ast.For, ast.While, ast.FunctionDef)
DEFINITIONS = (ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)


Node = TypeVar("Node", bound=ast.AST)


class Splice(NamedTuple):
    """A replacement of a part of a text."""

    start: int
    end: int
    text: str


class Source:
    """A text and its tree.

    Attributes:
        text: The text.
        tree: The tree, without the step counters.
        parents: The parent of each node.
        nodes: All nodes but those in f-strings that older Pythons misplace.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.tree = _without_counters(ast.parse(text))
        self.parents = {
            child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)
        }
        # Python counts only these ends of lines.
        self._lines = re.findall(r"[^\r\n]*(?:\r\n|\r|\n|$)", text)
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line))
        misplaced = {*self._misplaced()}
        self.nodes = [node for node in ast.walk(self.tree) if node not in misplaced]

    def _misplaced(self) -> Iterator[ast.AST]:
        for field in ast.walk(self.tree):
            if isinstance(field, ast.FormattedValue):
                if field.format_spec:
                    yield from ast.walk(field.format_spec)
                for node in ast.walk(field.value):
                    if isinstance(node, ast.expr) and not self._is_at_its_place(node):
                        yield node

    def _is_at_its_place(self, node: ast.expr) -> bool:
        try:
            found = ast.parse(self.text_of(node).strip(), mode="eval").body
        except SyntaxError:
            return False
        return ast.unparse(found) == ast.unparse(node)

    def offset(self, line: int, column: int) -> int:
        """Returns the index in the text of a line and a column in bytes, as `ast` counts them."""
        text = self._lines[line - 1]
        within = column if text.isascii() else len(text.encode()[:column].decode())
        return self._starts[line - 1] + within

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Returns the start and the end of a node in the text, with its decorators."""
        first = min([node, *getattr(node, "decorator_list", [])], key=lambda one: one.lineno)
        start = self.offset(first.lineno, first.col_offset)
        if first is not node:
            start = self.text.rindex("@", 0, start)
        assert node.end_lineno is not None and node.end_col_offset is not None
        return start, self.offset(node.end_lineno, node.end_col_offset)

    def text_of(self, node: ast.expr | ast.stmt) -> str:
        """Returns the text of a node."""
        start, end = self.span(node)
        return self.text[start:end]

    def around(self, node: ast.AST, kind: type[Node]) -> Node | None:
        """Returns the innermost node of a kind that is or contains a node."""
        found: ast.AST | None = node
        while found is not None:
            if isinstance(found, kind):
                return found
            found = self.parents.get(found)
        return None

    def indentation(self, offset: int) -> str:
        """Returns the white space before a place in its line, empty if there is other text."""
        before = self.text[self.text.rfind("\n", 0, offset) + 1 : offset]
        return before if not before.strip() else ""

    def bodies(self) -> Iterator[tuple[ast.AST, list[ast.stmt]]]:
        """Yields each list of statements with its owner."""
        for node in ast.walk(self.tree):
            for field in ("body", "orelse", "finalbody"):
                body = getattr(node, field, None)
                if isinstance(body, list) and body and isinstance(body[0], ast.stmt):
                    yield node, body

    def original_line(self, offset: int) -> int:
        """Returns the line of a place in the text without step counters."""
        return without_ticks(self.text[:offset]).count("\n") + 1


def with_ticks(program: str) -> str:
    """Returns a program that counts its steps."""
    source = Source(program)
    ticks, placed = list[Splice](), {*source.nodes}
    for node in ast.walk(source.tree):
        if isinstance(node, COUNTED):
            ticks.append(tick_before(source, node.body[0]))
        if isinstance(node, ast.comprehension) and {node.target, node.iter} <= placed:
            ticks += _tick_within(source, node)
    return spliced(program, ticks)


def tick_before(source: Source, statement: ast.stmt) -> Splice:
    """Returns the insertion of a step counter before a statement."""
    start = source.span(statement)[0]
    indentation = source.indentation(start)
    return Splice(start, start, f"{TICK}\n{indentation}" if indentation else f"{TICK}; ")


def _tick_within(source: Source, loop: ast.comprehension) -> list[Splice]:
    """Returns the insertion of a step counter after the iterable, which may be in brackets."""
    (start, end), text = source.span(loop.iter), source.text
    opened = re.search(r"\bin\b([\s(]*)$", text[source.span(loop.target)[1] : start])
    closed = re.match(rf"(\s*\)){{{opened[1].count('(')}}}", text[end:]) if opened else None
    return [Splice(end + closed.end(), end + closed.end(), TICK_TEST)] if closed else []


def _without_counters(tree: ast.Module) -> ast.Module:
    """Removes the step counters from a tree."""
    for node in ast.walk(tree):
        match node:
            case ast.comprehension(ifs=[test, *others]) if is_tick(test):
                node.ifs = others
            case ast.For() | ast.While() | ast.FunctionDef() as block:
                match block.body:
                    case [ast.Expr(value), *statements] if is_tick(value):
                        block.body = statements
    return tree


def is_tick(node: ast.expr) -> bool:
    """Returns whether an expression is a step counter."""
    return isinstance(node, ast.Call) and called_name(node) == TICK_NAME


def spliced(text: str, splices: Iterable[Splice]) -> str:
    """Returns a text with some parts replaced."""
    for splice in sorted(splices, reverse=True):
        text = text[: splice.start] + splice.text + text[splice.end :]
    return text


def without_ticks(text: str) -> str:
    """Returns a text without the step counters."""
    return _REMOVED.sub("", text)


def called_name(node: ast.Call) -> str:
    """Returns the name of the function or method that is called, empty if it has none."""
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
