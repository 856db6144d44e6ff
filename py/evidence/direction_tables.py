"""Tables of directions that repeat a direction and lack another."""

from __future__ import annotations

import ast
from collections import Counter
from typing import TYPE_CHECKING, Any

from tracing.instrumenting import METHODS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tracing.events import Variable

    Table = tuple[str, list[Any]]  # The subject of a sentence, and the entries.
    Text = Callable[[complex], str]

STEPS = (-1, 0, 1)
DIRECTIONS = [complex(down, right) for down in STEPS for right in STEPS if down or right]
WIDTHS = range(4, 40)  # The distances of two rows of a flat board.
ALL_BUT_ONE, ALL = 7, 8  # Sizes of a table.
DISPLAYS = (ast.List, ast.Tuple, ast.Set, ast.Dict)


def direction_sentences(program: str, values: dict[Variable, object]) -> list[str]:
    """Returns what is wrong in the tables of directions of a program.

    Args:
        program: The source.
        values: The variables at the end of a run.
    """
    tables = _tables(ast.parse(program), values)
    said = [f"{subject} {_fault(entries)}." for subject, entries in tables if _fault(entries)]
    return [*dict.fromkeys(said)]


def _fault(entries: list[Any]) -> str:
    """Returns what is wrong in a table as a predicate, empty if nothing is or it is no table."""
    for directions, text in _readings(entries):
        counts = Counter(directions)
        zero = counts.pop(0j, 0)
        twice = [text(one) for one, number in counts.items() if number > 1]
        lacking = [text(one) for one in DIRECTIONS if one not in counts]
        if lacking and len(counts) >= (ALL_BUT_ONE if len(entries) < ALL else ALL_BUT_ONE - 1):
            parts = [f"lists {' and '.join(twice)} twice"] if twice else []
            parts += [f"has {text(0j)}"] if zero else []
            return " and ".join([*parts, f"lacks {' and '.join(lacking)}"])
    return ""


def _readings(entries: list[Any]) -> Iterator[tuple[list[complex], Text]]:
    """Yields the directions in a table and a function that writes them as the program does."""
    kinds = {type(one) for one in entries}
    if kinds <= {tuple, list} and all(map(_are_steps, entries)):
        yield [complex(*one) for one in entries], _pair
    elif complex in kinds and all(_are_steps((one.real, one.imag)) for one in entries):
        yield [complex(one) for one in entries], _complex
    elif kinds == {int}:
        fitting = [width for width in WIDTHS if {*entries} <= {*_offsets(width)}]
        if len(fitting) == 1:
            offsets = _offsets(*fitting)
            texts = {direction: str(offset) for offset, direction in offsets.items()}
            yield [offsets[one] for one in entries], texts.__getitem__


def _are_steps(numbers: Any) -> bool:
    return all(one in STEPS for one in numbers)


def _pair(direction: complex) -> str:
    return f"({direction.real:.0f},{direction.imag:.0f})"


def _complex(direction: complex) -> str:
    return str(direction if direction.imag else int(direction.real))


def _offsets(width: int) -> dict[int, complex]:
    """Returns the direction of each difference of two indices."""
    return {int(one.real) * width + int(one.imag): one for one in (0j, *DIRECTIONS)}


def _tables(tree: ast.AST, values: dict[Variable, object]) -> Iterator[Table]:
    """Yields the tables that loops go through, and those in names that are bound only once."""
    changes = Counter(_changed(tree))
    steps: list[Table] = []
    for node in ast.walk(tree):
        match node:
            case ast.For(iter=display) | ast.comprehension(iter=display):
                yield from ((f"Line {display.lineno}", one) for one in _entries(display))
            case ast.ClassDef(name=name, body=body):  # It may be an enumeration.
                members = [one.value for one in body if isinstance(one, ast.Assign)]
                pairs: list[ast.expr] = [one for one in members if isinstance(one, ast.Tuple)]
                yield from ((f"Your `{name}`", one) for one in _entries(ast.List(pairs)))
        for name, display in _bindings(node):
            held = [_plain(one) for each, one in values.items() if each.name == name]
            found = held[0] if held else _entries(display)
            if changes[name] == 1:
                yield from ((f"Your `{name}`", one) for one in found)
                steps += [(name, one) for one in found if len(one) == ALL and _are_steps(one)]
    if len(steps) == 2:
        (one, downs), (other, rights) = steps
        yield f"Your `{one}` paired with `{other}`", [*zip(downs, rights)]


def _bindings(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Yields the displays that a statement binds to names and attributes."""
    pairs: list[tuple[ast.expr, Any]] = []
    match node:
        case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=found)):
            pairs = [*zip(targets, found)]
        case ast.Assign(targets=[target]) | ast.AnnAssign(target=target):
            pairs = [(target, node.value)]
    for target, value in pairs:
        if _name(target) and isinstance(value, DISPLAYS):
            yield _name(target), value


def _changed(tree: ast.AST) -> Iterator[str]:
    """Yields the name of what is bound or changed, once for each place."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(ctx=ast.Store()) | ast.Attribute(ctx=ast.Store()) | ast.arg():
                yield _name(node)
            case (
                ast.AugAssign(target=changed)
                | ast.Subscript(value=changed, ctx=ast.Store() | ast.Del())
            ):
                yield _name(changed)
            case ast.Attribute(value=changed, attr=method) if method in METHODS - {"get"}:
                yield _name(changed)


def _name(node: ast.AST) -> str:
    return next((node.__dict__[one] for one in ("attr", "id", "arg") if one in node.__dict__), "")


def _entries(display: ast.expr) -> list[list[Any]]:
    """Returns the possible entries of a display, none if it has other parts than numbers."""
    try:
        return _plain(ast.literal_eval(display)) if isinstance(display, DISPLAYS) else []
    except (ValueError, TypeError, SyntaxError, RecursionError, MemoryError):
        return []


def _plain(value: Any) -> list[list[Any]]:
    """Returns the possible entries of a table, which are numbers or pairs of them."""
    sequences = [value] if type(value) in (list, tuple, set) else []
    if type(value) is dict:
        sequences = [value, value.values()]
    short = [[*one] for one in sequences if len(one) <= ALL]
    return [one for one in short if all(map(_is_entry, one))]


def _is_entry(value: Any) -> bool:
    if type(value) in (tuple, list):
        return len(value) == 2 and all(type(one) is int for one in value)
    return type(value) in (int, float, complex)
