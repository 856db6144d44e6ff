"""Edits that delete, move, repeat, indent or insert statements."""

import ast
from collections.abc import Iterator

from workbench.programs.repair.edits import ARROW, CONSTANT, INSERTED, REPEATED, STATEMENT, Edit
from workbench.programs.repair.statement_text import Lines
from workbench.programs.syntax.python_tree import DEFINITIONS, Source, Splice, tick_before

JUMPS = {ast.Break: "break", ast.Continue: "continue", ast.Pass: "pass", ast.Return: "return"}
KEYWORDS = {"elif": "if", "if": "while", "while": "if"}
BLOCKS = (ast.If, ast.For, ast.While)
SIMPLE = (ast.Assign, ast.AugAssign, ast.Expr)


def statement_edits(source: Source) -> Iterator[Edit]:
    """Yields the edits of all statements."""
    for owner, written in source.bodies():
        body = [one for one in written if not _is_text(one) and not _is_elif(source, one)]
        lines = [Lines(source, statement) for statement in body]
        for number, (statement, own) in enumerate(zip(body, lines)):
            if isinstance(statement, DEFINITIONS):
                continue
            yield from _jump_edits(source, statement)
            yield from _deletions(source, statement, own)
            if not own.alone:
                continue
            yield from _moves(lines, number)
            if isinstance(statement, SIMPLE):
                yield from _copies_outside(source, statement, own)
            for jump in ("break", "continue", "return"):
                yield own.followed_by(INSERTED, jump)
            if number + 1 == len(body) and isinstance(owner, BLOCKS):
                kept = "" if number else f"{own.column}pass\n"
                around = Lines(source, owner)
                splices = own.replaced(kept), around.after(own.at(around.column))
                said = f"move {own.shown} after {around.shown}"
                if not owner.orelse or statement in owner.orelse:
                    said = f"indent {own.shown} one level less"
                yield Edit(STATEMENT, splices, said)
            if number:
                yield from _indented(source, body[number - 1], own)
    yield from _keyword_edits(source)


def _is_text(statement: ast.stmt) -> bool:
    """Returns whether a statement is only a text, such as a docstring."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _is_elif(source: Source, statement: ast.AST) -> bool:
    """Returns whether a statement is a part of the one around it, which begins with `elif`."""
    return isinstance(statement, ast.If) and source.text_of(statement).startswith("elif")


def _jump_edits(source: Source, statement: ast.stmt) -> Iterator[Edit]:
    if type(statement) in JUMPS:
        text = source.text_of(statement)
        for other in JUMPS.values():
            if other != text:
                kind = STATEMENT if other == "pass" else CONSTANT
                splice = Splice(*source.span(statement), other)
                yield Edit(kind, (splice,), ARROW.format(text, other))


def _deletions(source: Source, statement: ast.stmt, own: Lines) -> Iterator[Edit]:
    if not isinstance(statement, ast.Pass):
        splice = Splice(*source.span(statement), "pass")
        yield Edit(STATEMENT, (splice,), f"delete {own.shown}")
    if isinstance(statement, BLOCKS) and not statement.orelse:
        body = [Lines(source, one) for one in statement.body]
        if body[0].alone:
            text = "".join([one.at(own.column) for one in body])
            said = f"delete the line {own.first}, but not the lines inside"
            yield Edit(REPEATED, (own.replaced(text),), said)


def _moves(lines: list[Lines], number: int) -> Iterator[Edit]:
    """Yields edits that move a statement in its block, or repeat it."""
    own = lines[number]
    for other_number, other in enumerate(lines):
        if other is own or not other.alone:
            continue
        yield own.repeated_after(other)
        copied, cut = other.after(own.at(own.column)), own.replaced("")
        if other_number == number + 1:
            yield Edit(STATEMENT, (cut, copied), f"move {other.shown} before {own.shown}")
        elif other_number == 0 < number - 1:
            first = Splice(other.start, other.start, own.at(own.column))
            yield Edit(REPEATED, (cut, first), f"move {own.shown} before {other.shown}")
        if other_number not in (number - 1, number + 1):
            yield Edit(REPEATED, (cut, copied), f"move {own.shown} after {other.shown}")


def _copies_outside(source: Source, statement: ast.stmt, own: Lines) -> Iterator[Edit]:
    """Yields edits that repeat a statement at the ends of the blocks around its own."""
    block = source.parents[statement]
    while isinstance(block, BLOCKS):
        around = source.parents[block]
        for body in getattr(around, "body", []), getattr(around, "orelse", []):
            is_last = block in body and not _is_elif(source, body[-1])
            if is_last and (last := Lines(source, body[-1])).alone:
                yield own.repeated_after(last)
        block = around


def _indented(source: Source, before: ast.stmt, own: Lines) -> Iterator[Edit]:
    """Yields the edits that move a statement to the end of a block that ends before it."""
    levels = 0
    while isinstance(before, BLOCKS):
        before = (before.orelse or before.body)[-1]
        last = Lines(source, before)
        if not last.alone:
            return
        if not _is_elif(source, before):
            levels += 1
            height = "one level" if levels == 1 else f"{levels} levels"
            said = f"indent {own.shown} {height} more"
            yield Edit(STATEMENT, (own.replaced(own.at(last.column)),), said)


def _keyword_edits(source: Source) -> Iterator[Edit]:
    """Yields edits of `elif`, `if` and `while`."""
    for node in source.nodes:
        if isinstance(node, ast.If | ast.While):
            start = source.span(node)[0]
            word = next(word for word in KEYWORDS if source.text.startswith(word, start))
            other = KEYWORDS[word]
            if word == "elif" or not node.orelse:
                tick = [tick_before(source, node.body[0])] if other == "while" else []
                yield Edit(STATEMENT, (Splice(start, start + len(word), other), *tick))
