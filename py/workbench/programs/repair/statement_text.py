"""The lines of a statement in the source."""

from __future__ import annotations

import ast
import re

from workbench.programs.repair.edits import BLOCK, REPEATED, Edit, first_line
from workbench.programs.syntax.python_tree import Source, Splice, without_ticks


class Lines:
    """The lines of a statement.

    Attributes:
        start: The start of the first line.
        end: The end of the last line, after its newline.
        column: The indentation.
        alone: Whether the lines contain no other statement.
        first: The first line for the user.
        shown: The statement for the user.
    """

    def __init__(self, source: Source, statement: ast.stmt) -> None:
        text = source.text
        first, last = source.span(statement)
        self.start = text.rfind("\n", 0, first) + 1
        self.end = text.find("\n", last) + 1 or len(text)
        before, after = text[self.start : first], text[last : self.end].partition("#")[0]
        self.column = re.split(r"[^ \t]", before)[0]
        self.alone = not before.strip() and not after.strip()
        self._lines = text[first:last].split("\n")
        self.first = first_line(without_ticks(text[first:last]))
        is_block = hasattr(statement, "body") and len(self._lines) > 1
        self.shown = BLOCK.format(self.first) if is_block else self.first

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
