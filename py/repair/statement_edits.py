"""Edits that delete, move, repeat, indent or insert statements."""

import ast
import re
from collections.abc import Iterator

from repair.edits import ARROW, CONSTANT, INSERTED, ORDER, REPEATED, STATEMENT, Edit
from repair.statement_text import column, inserted_after, is_alone, lines_of, reindented, shown
from syntax.python_tree import DEFINITIONS, Source, Splice, tick_before

JUMPS = {ast.Break: "break", ast.Continue: "continue", ast.Pass: "pass", ast.Return: "return"}
SIMPLE = (ast.Assign, ast.AugAssign, ast.Expr)


def statement_edits(source: Source) -> Iterator[Edit]:
    """Yields the edits of all statements."""
    for owner, body in source.bodies():
        for number, statement in enumerate(body):
            if isinstance(statement, DEFINITIONS):
                continue
            yield from _jump_edits(source, statement)
            yield from _deletions(source, statement)
            if not is_alone(source, statement):
                continue
            if number + 1 < len(body):
                yield from _exchanges(source, statement, body[number + 1])
            yield from _copies(source, number, body)
            yield from _copies_outside(source, statement)
            for jump in ("break", "continue", "return"):
                yield inserted_after(source, statement, INSERTED, jump)
            if number + 1 == len(body):
                yield from _outdented(source, owner, statement)
            if number:
                yield from _indented(source, body[number - 1], statement)
    yield from _keyword_edits(source)


def _jump_edits(source: Source, statement: ast.stmt) -> Iterator[Edit]:
    start, end = source.span(statement)
    if (isinstance(statement, ast.Return) and statement.value is None) or type(statement) in JUMPS:
        text = source.text[start:end]
        for other in JUMPS.values():
            if other != text:
                kind = STATEMENT if other == "pass" else CONSTANT
                yield Edit(kind, (Splice(start, end, other),), ARROW.format(text, other))


def _deletions(source: Source, statement: ast.stmt) -> Iterator[Edit]:
    start, end = source.span(statement)
    if not isinstance(statement, ast.Pass):
        said = f"delete {shown(source, statement)}"
        yield Edit(STATEMENT, (Splice(start, end, "pass"),), said)
    if isinstance(statement, ast.If | ast.For | ast.While) and not statement.orelse:
        first = source.span(statement.body[0])[0]
        if source.indentation(first):
            body = "".join(
                [reindented(source, one, column(source, statement)) for one in statement.body]
            )
            start, end = lines_of(source, statement)
            said = f"delete the line {shown(source, statement)}, but not the lines inside"
            yield Edit(REPEATED, (Splice(start, end, body),), said)


def _exchanges(source: Source, first: ast.stmt, second: ast.stmt) -> Iterator[Edit]:
    if isinstance(second, DEFINITIONS) or not is_alone(source, second):
        return
    (start, middle), (next_start, end) = source.span(first), source.span(second)
    text = source.text
    new = text[next_start:end] + text[middle:next_start] + text[start:middle]
    said = f"move {shown(source, second)} before {shown(source, first)}"
    yield Edit(STATEMENT, (Splice(start, end, new),), said)


def _copies(source: Source, number: int, body: list[ast.stmt]) -> Iterator[Edit]:
    """Yields edits that move a statement further, or repeat it elsewhere in its block."""
    statement = body[number]
    start, end = lines_of(source, statement)
    text = reindented(source, statement, column(source, statement))
    for other_number, other in enumerate(body):
        if other is statement or not is_alone(source, other):
            continue
        place = lines_of(source, other)[1]
        said = f"{shown(source, statement)} also after {shown(source, other)}"
        yield Edit(REPEATED, (Splice(place, place, text),), f"write {said}")
        cut = Splice(start, end, "")
        if other_number not in (number - 1, number + 1):
            added = Splice(place, place, text)
            said = f"move {shown(source, statement)} after {shown(source, other)}"
            yield Edit(REPEATED, (cut, added), said)


def _copies_outside(source: Source, statement: ast.stmt) -> Iterator[Edit]:
    """Yields edits that repeat a simple statement at the ends of the blocks around its own."""
    inner = source.parents[statement] if isinstance(statement, SIMPLE) else None
    while isinstance(inner, ast.If | ast.For | ast.While):
        outer = source.parents[inner]
        for body in (getattr(outer, "body", []), getattr(outer, "orelse", [])):
            if inner in body and is_alone(source, body[-1]):
                place = lines_of(source, body[-1])[1]
                text = reindented(source, statement, column(source, body[-1]))
                said = f"write {shown(source, statement)} also after {shown(source, body[-1])}"
                yield Edit(REPEATED, (Splice(place, place, text),), said)
        inner = outer


def _outdented(source: Source, owner: ast.AST, statement: ast.stmt) -> Iterator[Edit]:
    """Yields the edit that moves the last statement of a block out of it."""
    if not isinstance(owner, ast.If | ast.For | ast.While):
        return
    start, end = lines_of(source, statement)
    text = reindented(source, statement, column(source, owner))
    alone = source.indentation(source.span(statement)[0]) != "" and owner.body[0] is statement
    kept = f"{column(source, statement)}pass\n" if alone else ""
    place = lines_of(source, owner)[1]
    said = f"indent {shown(source, statement)} one level less"
    yield Edit(STATEMENT, (Splice(start, end, kept), Splice(place, place, text)), said)


def _indented(source: Source, before: ast.stmt, statement: ast.stmt) -> Iterator[Edit]:
    """Yields the edits that move a statement to the end of a block that ends before it."""
    start, end = lines_of(source, statement)
    said = f"indent {shown(source, statement)} one level more"
    while isinstance(before, ast.If | ast.For | ast.While):
        last = (before.orelse or before.body)[-1]
        if not is_alone(source, last):
            return
        text = reindented(source, statement, column(source, last))
        yield Edit(STATEMENT, (Splice(start, end, text),), said)
        before = last


def _keyword_edits(source: Source) -> Iterator[Edit]:
    """Yields edits of `elif`, `if` and `while`."""
    for node in source.nodes:
        if not isinstance(node, ast.If | ast.While):
            continue
        start = source.span(node)[0]
        word = re.match(r"elif|if|while", source.text[start:])
        if not word:
            continue
        end = start + word.end()
        if word[0] == "elif":
            yield _with_keyword(source, node, Splice(start, end, "if"))
        elif word[0] == "if" and not node.orelse:
            tick = tick_before(source, node.body[0])
            yield _with_keyword(source, node, Splice(start, end, "while"), tick)
        elif word[0] == "while" and not node.orelse:
            yield _with_keyword(source, node, Splice(start, end, "if"))


def _with_keyword(source: Source, node: ast.stmt, keyword: Splice, *others: Splice) -> Edit:
    """Returns the edit that replaces the keyword of a statement, with other replacements."""
    before = shown(source, node)
    after = before.replace(source.text[keyword.start : keyword.end], keyword.text, 1)
    return Edit(STATEMENT, (keyword, *others), f"{before} → {after}")


def order_edits(source: Source) -> Iterator[Edit]:
    """Yields edits that exchange two nested loops."""
    for node in source.nodes:
        if isinstance(node, ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp):
            loops = [(one.target, one.iter) for one in node.generators]
            for outer, inner in zip(loops, loops[1:]):
                yield _exchanged(source, outer, inner)
        elif isinstance(node, ast.For) and isinstance(node.body[-1], ast.For):
            inner_loop = node.body[-1]
            outer, inner = (node.target, node.iter), (inner_loop.target, inner_loop.iter)
            yield _exchanged(source, outer, inner)


def _exchanged(
    source: Source, outer: tuple[ast.expr, ast.expr], inner: tuple[ast.expr, ast.expr]
) -> Edit:
    spans = [(source.span(first)[0], source.span(last)[1]) for first, last in (outer, inner)]
    texts = [source.text[start:end] for start, end in spans]
    return Edit(ORDER, (Splice(*spans[0], texts[1]), Splice(*spans[1], texts[0])))
