"""The lines of a statement in the source."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cached_property, lru_cache

from workbench.programs.repair.edits import BLOCK, ON_LINE, REPEATED, Edit, first_line
from workbench.programs.syntax.python_tree import Source, Splice, without_ticks


@lru_cache(maxsize=1)
def _beginnings(source: Source) -> Counter[str]:
    """Returns how many statements of a program have each first line, as the user sees it."""
    statements = [node for node in source.nodes if isinstance(node, ast.stmt)]
    return Counter(first_line(without_ticks(source.text_of(node))) for node in statements)


class Lines:
    """The lines of a statement.

    Attributes:
        start: The start of the first line.
        end: The end of the last line, after its newline.
        column: The indentation.
        alone: Whether the lines contain no other statement.
    """

    def __init__(self, source: Source, statement: ast.stmt) -> None:
        text = source.text
        first, last = source.span(statement)
        self.start = text.rfind("\n", 0, first) + 1
        self.end = text.find("\n", last) + 1 or len(text)
        before, after = text[self.start : first], text[last : self.end].partition("#")[0]
        self.column = re.split(r"[^ \t]", before)[0]
        self.alone = not before.strip() and not after.strip()
        self._source, self._place = source, first
        self._lines = text[first:last].split("\n")
        self._is_block = hasattr(statement, "body") and len(self._lines) > 1

    @cached_property
    def first(self) -> str:
        """The first line for the user, with its number if others begin as it does."""
        said = first_line(without_ticks("\n".join(self._lines)))
        if _beginnings(self._source)[said] < 2:
            return said
        return ON_LINE.format(said, self._source.original_line(self._place))

    @property
    def shown(self) -> str:
        """The statement for the user."""
        return BLOCK.format(self.first) if self._is_block else self.first

    def at(self, column: str) -> str:
        """Returns the lines with another indentation."""
        first, *others = self._lines
        moved = [column + one.removeprefix(self.column) if one.strip() else one for one in others]
        return "\n".join([column + first, *moved]) + "\n"

    def after(self, text: str) -> Splice:
        """Returns the insertion of lines after these."""
        return Splice(self.end, self.end, text)

    def replaced(self, text: str) -> Splice:
        """Returns the replacement of these lines."""
        return Splice(self.start, self.end, text)

    def repeated_after(self, other: Lines) -> Edit:
        """Returns the edit that repeats this statement after another one."""
        said = f"write {self.shown} also after {other.shown}"
        return Edit(REPEATED, (other.after(self.at(other.column)),), said)

    def followed_by(self, kind: int, text: str) -> Edit:
        """Returns the edit that inserts a statement after this one."""
        said = f"insert `{text}` after {self.shown}"
        return Edit(kind, (self.after(f"{self.column}{text}\n"),), said)
