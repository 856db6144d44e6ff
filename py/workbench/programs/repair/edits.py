"""Small edits of a program."""

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from workbench.programs.syntax.python_tree import Source, Splice, spliced, without_ticks

# The kinds of edits, the likeliest first.
CONSTANT, LOGIC, ORDER, TEXT, STATEMENT, REPEATED, INSERTED = range(7)
SHORTEST, LONGEST = 6, 60  # Characters of an expression that is shown.
LONGEST_LINE = 50  # Characters of a statement that is shown.
BLOCK = "the block {}"  # A statement that is named by its first line, but means all of its lines.
ARROW = "`{}` → `{}`"
ON_LINE = "{} on line {}"
TEN = 10
STEPS = (1, -1, TEN, -TEN)  # From a wrong number to the right one.
# The operators that all languages share, with those that replace them.
ALTERNATIVES: dict[str, tuple[str, ...]] = {
    "<": ("<=", ">", ">=", "!="),
    "<=": ("<", ">=", ">", "=="),
    ">": (">=", "<", "<=", "!="),
    ">=": (">", "<=", "<", "=="),
    "==": ("!=", "<=", ">="),
    "!=": ("==", ">", "<"),
    "+": ("-",),
    "-": ("+",),
}
# The updates of a number or a set, and those of its counterpart: what one side gains, the other
# one loses. A number is added by a counter.
MIRRORED = (
    (r"(.+) \|= (.+)", ("{} &= ~({})", "{} -= {}")),
    (r"(.+) &= ~(.+)", ("{} |= {}",)),
    (r"(.+) \^= (.+)", ("{} ^= {}",)),
    (r"(.+) \+= (\D.*)", ("{} -= {}",)),
    (r"(.+) -= (\D.*)", ("{} += {}", "{} |= {}")),
    (r"(.+)\.add\((.+)\)", ("{}.discard({})",)),
    (r"(.+)\.(?:discard|remove)\((.+)\)", ("{}.add({})",)),
    (r"(.+)\.insert\((.+)\)", ("{}.erase({})",)),
    (r"(.+)\.erase\((.+)\)", ("{}.insert({})",)),
)
INDEXED = re.compile(r"(.+)\[(.+)\]")


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


def lower_bounds(operator: str, compared: list[tuple[str, str]]) -> str:
    """Returns the lower bounds that a condition lacks, each with the operator after it.

    Args:
        operator: What joins the comparisons, such as `and` or `||`.
        compared: The left sides and the signs of the comparisons.
    """
    above, below, bound = ("<", "<="), (">", ">="), ">="
    if operator in ("or", "||"):
        above, below, bound = below, above, "<"
    known = {name for name, sign in compared if sign in below}
    names = dict.fromkeys(name for name, sign in compared if sign in above)
    missing = [name for name in names if name not in known and not name.isdecimal()]
    return "".join([f"{name} {bound} 0 {operator} " for name in missing])


def guard(operator: str, indexes: list[str], lowest: str, upper: str) -> str:
    """Returns a condition on indexes: that all are inside, or for `or` that one is outside.

    Args:
        operator: What joins the comparisons, such as `and` or `||`.
        indexes: The indexes.
        lowest: The lowest one that is inside.
        upper: The comparison with the upper bound, such as `< 8`.
    """
    above = ">="
    if operator in ("or", "||"):
        sign, bound = upper.split(" ", 1)
        above, upper = "<", f"{'>=' if sign == '<' else '>'} {bound}"
    return f" {operator} ".join(
        f"{one} {above} {lowest} {operator} {one} {upper}" for one in indexes
    )


def counterparts(text: str) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Yields for an update its target, its value, and the forms of updates of a counterpart."""
    for pattern, forms in MIRRORED:
        if found := re.fullmatch(pattern, text):
            yield found[1], found[2], forms


def is_used(source: Source, node: ast.AST) -> bool:
    """Returns whether a literal is neither a part of an f-string nor a comment."""
    parent = source.parents.get(node)
    return not isinstance(parent, ast.JoinedStr | ast.FormattedValue | ast.Expr)


def described(source: Source, edit: Edit) -> str:
    """Returns an edit for the user, as it appears in the source."""
    if edit.said:
        return without_ticks(edit.said)
    return described_change(source.text, edit.splices, lambda *place: _shown(source, *place))


def described_change(
    text: str, splices: Iterable[Splice], shown: Callable[[int, int], tuple[int, int] | None]
) -> str:
    """Returns replacements for the user, as they appear in a program.

    Those that begin in one line are shown together. `shown` returns the span of an expression to
    show around a place, None for its lines. Of several lines, those that are not unique are
    numbered.
    """
    lines: dict[int, list[Splice]] = {}
    for splice in splices:
        lines.setdefault(text.count("\n", 0, splice.start), []).append(splice)
    found = []
    for some in lines.values():
        first, last = min(one.start for one in some), max(one.end for one in some)
        start, end = shown(first, last) or _lines_around(text, first, last)
        before = text[start:end]
        moved = [Splice(one.start - start, one.end - start, one.text) for one in some]
        both = [without_ticks(one).strip() for one in (before, spliced(before, moved))]
        if both[0] != both[1]:
            number = without_ticks(text[:first]).count("\n") + 1
            found.append((ARROW.format(*both), number, without_ticks(text).count(both[0])))
    return ", ".join(
        ON_LINE.format(said, number) if len(found) > 1 and times > 1 else said
        for said, number, times in found
    )


def _lines_around(text: str, first: int, last: int) -> tuple[int, int]:
    end = text.find("\n", last)
    return text.rfind("\n", 0, first) + 1, end if end >= 0 else len(text)


def first_line(text: str) -> str:
    """Returns the first line of a statement for the user."""
    line = text.partition("\n")[0]
    return f"`{line if len(line) <= LONGEST_LINE else line[:LONGEST_LINE] + '…'}`"


def _shown(source: Source, first: int, last: int) -> tuple[int, int] | None:
    """Returns the span of the smallest suitable expression around a place, None if there is none.

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
    return min(fitting, key=lambda span: span[1] - span[0]) if fitting else None
