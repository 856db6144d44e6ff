"""Edits of the texts of a program."""

import ast
import re
from collections.abc import Iterator
from itertools import product

from workbench.programs.repair.edits import LOGIC, STATEMENT, TEXT, Edit, is_used, replaced
from workbench.programs.syntax.python_tree import Source, Splice

LONGEST = 60  # Characters of a literal that is edited character by character.
LONGEST_SYMBOL = 2  # Characters of a text for a disc or a separator.
EQUAL = ("==", "!=")
ADDED = " ."  # At every place of a text.
# The places where the width of a field is missing, and the width.
WIDTHS = ((r"(?<=[\w)\]])(?=\})", ":2"), (r"(?<=%)(?=d)", "2"), (r"(?<=%)(?=s)", ".8"))


def text_edits(source: Source, texts: list[str]) -> Iterator[Edit]:
    """Yields the edits of all literals; `texts` are those that the format prints."""
    literals = [
        (node, source.text_of(node), getattr(node, "value", None))
        for node in source.nodes
        if isinstance(node, ast.JoinedStr | ast.Constant)
        and is_used(source, node)
        and isinstance(getattr(node, "value", ""), str)
    ]
    symbols = sorted({text for _, text, value in literals if _is_symbol(value)})
    for node, text, value in literals:
        start, end = source.span(node)
        if value is not None:
            kind, others = (LOGIC, symbols) if _is_symbol(value) else (TEXT, map(repr, texts))
            for other in others:
                yield replaced(kind, start, end, other)
        if len(text) <= LONGEST and "\n" not in text:
            added = ADDED if len(text) > LONGEST_SYMBOL + 2 else ""
            yield from character_edits(start, text, added)
    yield from _compared_edits(source, symbols)


def _is_symbol(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_SYMBOL


def character_edits(start: int, text: str, added: str) -> Iterator[Edit]:
    """Yields edits of single characters of a literal in any language, and of the widths of fields.

    Args:
        start: Where the literal begins.
        text: The literal.
        added: The characters that are added at each place.
    """
    opening = next(at for at, sign in enumerate(text) if sign in "'\"") + 1
    for at, sign in enumerate(text[opening:], opening):
        place, escapes = start + at, len(text[:at]) - len(text[:at].rstrip("\\"))
        for one in added if escapes % 2 == 0 else "":
            yield replaced(TEXT, place, place, one)
        if at < len(text) - 1 and not sign.isalnum() and sign not in "{}%\\":
            yield replaced(TEXT, place, place + 1, "")
        elif sign.isdecimal():
            yield replaced(TEXT, place, place + 1, str(int(sign) + 1))
            yield replaced(TEXT, place, place + 1, str(max(int(sign) - 1, 0)))
        elif sign.isalpha() and text[at - 1] not in "\\%":
            yield replaced(STATEMENT, place, place + 1, sign.swapcase())
        if text[at : at + 2] == "\\n":
            yield replaced(TEXT, place, place + 2, "")
            yield replaced(TEXT, place, place, "\\n")
    for pattern, width in WIDTHS:
        places = [start + found.start() for found in re.finditer(pattern, text)]
        fields = [Splice(place, place, width) for place in places]
        for splices in [(field,) for field in fields] + [tuple(fields)] * (len(fields) > 1):
            yield Edit(TEXT, splices)
    yield replaced(TEXT, start + len(text) - 1, start + len(text) - 1, "\\n")


def _compared_edits(source: Source, symbols: list[str]) -> Iterator[Edit]:
    """Yields edits that compare an item with a symbol in place of another value."""
    for node in source.nodes:
        match node:
            case ast.Compare(ast.Subscript() as item, [ast.Eq() | ast.NotEq()], [right]):
                if isinstance(right, ast.Constant):
                    continue
                span = source.span(item)[1], source.span(right)[1]
                for symbol, sign in product(symbols, EQUAL):
                    yield replaced(STATEMENT, *span, f" {sign} {symbol}")
