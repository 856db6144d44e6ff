"""Small edits of a program."""

import ast
from typing import NamedTuple

from syntax.python_tree import Source, Splice, spliced, without_ticks

# The kinds of edits, the likeliest first.
CONSTANT, LOGIC, ORDER, TEXT, STATEMENT, REPEATED, INSERTED = range(7)
SHORTEST, LONGEST = 6, 60  # Characters of an expression that is shown.
ARROW = "`{}` → `{}`"


class Edit(NamedTuple):
    """A small edit.

    Attributes:
        kind: The kind.
        splices: The replacements.
        said: The edit for the user; empty if it is shown with the expression around it.
    """

    kind: int
    splices: tuple[Splice, ...]
    said: str = ""

    def apply(self, text: str) -> str:
        """Returns the edited text."""
        return spliced(text, self.splices)


def replaced(kind: int, start: int, end: int, text: str) -> Edit:
    """Returns an edit that replaces a part of the text."""
    return Edit(kind, (Splice(start, end, text),))


def is_used(source: Source, node: ast.AST) -> bool:
    """Returns whether a literal is neither a part of an f-string nor a comment."""
    parent = source.parents.get(node)
    return not isinstance(parent, ast.JoinedStr | ast.FormattedValue | ast.Expr)


def described(source: Source, edit: Edit) -> str:
    """Returns an edit for the user, as it appears in the source."""
    if edit.said:
        return edit.said
    lines: dict[int, list[Splice]] = {}
    for splice in edit.splices:
        lines.setdefault(source.text.count("\n", 0, splice.start), []).append(splice)
    return ", ".join(dict.fromkeys(_described(source, splices) for splices in lines.values()))


def _described(source: Source, splices: list[Splice]) -> str:
    first = min(splice.start for splice in splices)
    start, end = _shown(source, first, max(splice.end for splice in splices))
    before = source.text[start:end]
    moved = [Splice(one.start - start, one.end - start, one.text) for one in splices]
    after = spliced(before, moved)
    return ARROW.format(without_ticks(before).strip(), without_ticks(after).strip())


def _shown(source: Source, first: int, last: int) -> tuple[int, int]:
    """Returns the span of the smallest suitable expression around a place, or of its lines.

    An expression is suitable if the program contains its text once.
    """
    # The brackets of a generator may belong to a call.
    nodes = [node for node in source.nodes if isinstance(node, ast.expr)]
    spans = [source.span(node) for node in nodes if not isinstance(node, ast.GeneratorExp)]
    around = [(start, end) for start, end in spans if start <= first and last <= end]
    fitting = [
        (start, end)
        for start, end in around
        if SHORTEST <= end - start <= LONGEST
        and "\n" not in source.text[start:end]
        and source.text.count(source.text[start:end]) == 1
    ]
    if fitting:
        return min(fitting, key=lambda span: span[1] - span[0])
    start = source.text.rfind("\n", 0, first) + 1
    end = source.text.find("\n", last)
    return start, end if end >= 0 else len(source.text)
