"""Tables of directions that repeat a direction and lack another."""

from __future__ import annotations

import ast
from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, Any

from evidence.two_sides import AND
from tracing.instrumenting import METHODS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tracing.events import Variable

ALL = 8
STEPS = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1)]
WIDTHS = range(4, 40)  # The distances of two rows of a flat board.
ZEROS = (0, (0, 0))
PLURALS = {"lists": "list", "has": "have", "lacks": "lack"}
# The entries of tables, with their texts: pairs, complex numbers, and differences of indexes.
NOTATIONS: list[dict[Any, str]] = [
    {(down, right): f"({down},{right})" for down, right in STEPS},
    {complex(*one): str(complex(*one) if one[1] else one[0]) for one in STEPS},
    *(
        {down * width + right: str(down * width + right) for down, right in STEPS}
        for width in WIDTHS
    ),
]


def direction_sentences(program: str, values: dict[Variable, object]) -> list[str]:
    """Returns what is wrong in a program's tables of directions, with its variables after a run."""
    tables = _tables(ast.parse(program), values)
    faults = [(subject, _fault([*map(_entry, _items(value))])) for subject, value in tables]
    return [*dict.fromkeys(f"{subject} {fault}." for subject, fault in faults if fault)]


def table_sentences(runs: list[dict[Variable, object]]) -> list[str]:
    """Returns what is wrong in tables that the variables of all runs have, as in `dx` and `dy`."""
    same = [one for one in runs[0].items() if all(one in run.items() for run in runs)]
    tables = [(variable, entries) for variable, value in same if (entries := _items(value))]
    found = [(f"Your `{one.name}`", _fault([*map(_entry, entries)])) for one, entries in tables]
    for (one, rows), (other, columns) in combinations(tables, 2):
        if one.function == other.function and len(rows) == len(columns):
            fault = _fault([*map(_entry, zip(rows, columns))])
            for verb, plural in PLURALS.items():
                fault = fault.replace(f"{verb} ", f"{plural} ")
            found.append((f"Your `{one.name}{AND}{other.name}`", fault))
    return [f"{subject} {fault}." for subject, fault in found if fault]


def _fault(entries: list[Any]) -> str:
    """Returns what is wrong in a table as a predicate, empty if nothing is or it is no table."""
    fitting = [one for one in NOTATIONS if all(entry in one for entry in entries)]
    if len(fitting) != 1:
        return ""
    (texts,), counts = fitting, Counter(entries)
    twice = [text for one, text in texts.items() if counts[one] > 1 and one not in ZEROS]
    zeros = [text for one, text in texts.items() if counts[one] and one in ZEROS]
    lacking = [text for one, text in texts.items() if not counts[one] and one not in ZEROS]
    if not 0 < len(lacking) <= (2 if len(entries) == ALL else 1):
        return ""
    parts = [f"lists {' and '.join(twice)} twice"] if twice else []
    parts += [f"has {zero}" for zero in zeros]
    return " and ".join([*parts, f"lacks {' and '.join(lacking)}"])


def _entry(value: Any) -> object:
    """Returns a number or a pair of them, None for another value."""
    if type(value) in (list, tuple) and all(type(one) is int for one in value):
        return tuple(value)
    return value if type(value) in (int, complex) else None


def _items(table: Any) -> list[Any]:
    """Returns the possible entries of a table, none if it is too long."""
    items = table.values() if type(table) is dict else table
    return [*items] if type(table) in (list, tuple, set, dict) and len(items) <= ALL else []


def _tables(tree: ast.AST, values: dict[Variable, object]) -> Iterator[tuple[str, Any]]:
    """Yields the tables that loops go through, and those in names that are bound only once."""
    changes = Counter(_changed(tree))
    for node in ast.walk(tree):
        match node:
            case ast.For(iter=display) | ast.comprehension(iter=display):
                yield f"Line {display.lineno}", _literal(display)
            case (
                ast.Assign(targets=[ast.Name() | ast.Attribute() as target], value=display)
                | ast.AnnAssign(target=ast.Name() | ast.Attribute() as target, value=display)
            ) if changes[_name(target)] == 1 and isinstance(
                display, ast.List | ast.Tuple | ast.Dict
            ):
                name = _name(target)
                held = [value for variable, value in values.items() if variable.name == name]
                yield f"Your `{name}`", held[0] if held else _literal(display)


def _literal(display: ast.expr) -> object:
    try:
        return ast.literal_eval(display)
    except (ValueError, TypeError, SyntaxError, RecursionError, MemoryError):
        return None


def _changed(tree: ast.AST) -> Iterator[str]:
    """Yields the name of what is bound or changed, once for each place."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(ctx=ast.Store()) | ast.Attribute(ctx=ast.Store()) | ast.arg():
                yield _name(node)
            case ast.Subscript(value=changed, ctx=ast.Store() | ast.Del()):
                yield _name(changed)
            case ast.Attribute(value=changed, attr=method) if method in METHODS - {"get"}:
                yield _name(changed)


def _name(node: ast.AST) -> str:
    return next((node.__dict__[one] for one in ("attr", "id", "arg") if one in node.__dict__), "")
