"""Edits of the texts of a program."""

import ast
import re
from collections.abc import Iterator

from repair.edits import LOGIC, STATEMENT, TEXT, Edit, replaced
from syntax.python_tree import Source

LONGEST = 60  # Characters of a literal that is edited character by character.
LONGEST_SYMBOL = 2  # Characters of a text for a disc or a separator.
# Added at every place of a text.
ADDED = (" ", ".")
_FIELD_END = re.compile(r"(?<=[\w)\]])\}")


def text_edits(source: Source, texts: list[str]) -> Iterator[Edit]:
    """Yields the edits of all literals.

    Args:
        source: The program.
        texts: The texts that the format prints, such as `No legal move.`.
    """
    plain = {
        node: node.value
        for node in source.nodes
        if isinstance(node, ast.Constant) and type(node.value) is str and _is_shown(source, node)
    }
    symbols = {source.text_of(node) for node, value in plain.items() if _is_symbol(value)}
    for node, value in plain.items():
        kind, others = (LOGIC, sorted(symbols)) if _is_symbol(value) else (TEXT, map(repr, texts))
        for other in others:
            yield replaced(kind, *source.span(node), other)
    with_fields = [
        node for node in source.nodes if isinstance(node, ast.JoinedStr) and _is_shown(source, node)
    ]
    for literal in (*plain, *with_fields):
        text = source.text_of(literal)
        if len(text) <= LONGEST and "\n" not in text:
            yield from _character_edits(source.span(literal)[0], text)
    yield from _print_edits(source)


def _is_shown(source: Source, node: ast.expr) -> bool:
    """Returns whether a text is neither a part of an f-string nor a comment."""
    parent = source.parents.get(node)
    return not isinstance(parent, ast.JoinedStr | ast.FormattedValue | ast.Expr)


def _is_symbol(text: str) -> bool:
    return len(text) <= LONGEST_SYMBOL


def _character_edits(start: int, text: str) -> Iterator[Edit]:
    """Yields edits of single characters, and of the widths of fields."""
    opening = next(at for at, sign in enumerate(text) if sign in "'\"") + 1
    for at in range(opening, len(text)):
        place = start + at
        sign = text[at]
        for added in ADDED if len(text) > LONGEST_SYMBOL + 2 else ():
            yield replaced(TEXT, place, place, added)
        if at < len(text) - 1 and not sign.isalnum() and sign not in "{}\\":
            yield replaced(TEXT, place, place + 1, "")
        elif sign.isdigit():
            yield replaced(TEXT, place, place + 1, str(int(sign) + 1))
            yield replaced(TEXT, place, place + 1, str(max(int(sign) - 1, 0)))
        elif sign.isalpha() and text[at - 1] != "\\":
            yield replaced(STATEMENT, place, place + 1, sign.swapcase())
        if text[at : at + 2] == "\\n":
            yield replaced(TEXT, place, place + 2, "")
            yield replaced(TEXT, place, place, "\\n")
    for found in _FIELD_END.finditer(text):
        yield replaced(TEXT, start + found.start(), start + found.start(), ":2")
    for found in re.finditer("%d", text):
        yield replaced(TEXT, start + found.start(), start + found.end(), "%2d")
    yield replaced(TEXT, start + len(text) - 1, start + len(text) - 1, "\\n")


def _print_edits(source: Source) -> Iterator[Edit]:
    """Yields edits of the ends of prints."""
    for node in source.nodes:
        if not isinstance(node, ast.Call) or source.text_of(node.func) != "print":
            continue
        end = source.span(node)[1] - 1
        comma = ", " if node.args or node.keywords else ""
        for added in ('end=""', 'sep=""', 'end=" "'):
            yield replaced(TEXT, end, end, comma + added)
        for keyword in node.keywords:
            start = source.text.rfind(",", 0, source.span(keyword.value)[0])
            yield replaced(TEXT, start, source.span(keyword.value)[1], "")
