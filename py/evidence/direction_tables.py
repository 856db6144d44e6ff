"""Tables of directions that repeat a direction and lack another."""

from __future__ import annotations

import ast
from collections import Counter
from typing import TYPE_CHECKING, Any

from tracing.instrumenting import METHODS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tracing.events import Variable

STEPS = (-1, 0, 1)
DIRECTIONS = [complex(down, right) for down in STEPS for right in STEPS if down or right]
WIDTHS = range(4, 40)  # The distances of two rows of a flat board.
ALL_BUT_ONE, ALL, HALF = 7, 8, 4  # Sizes of a table.
DISPLAYS = (ast.List, ast.Tuple, ast.Set, ast.Dict)
NAMED, PAIRED, UNNAMED = "Your `{}`", "Your `{}` paired with `{}`", "Line {}"
Table = tuple[str, list[Any]]  # The subject of a sentence, and the entries.


def direction_sentences(program: str, values: dict[Variable, object]) -> list[str]:
    """Returns what is wrong in the tables of directions of a program.

    Args:
        program: The source.
        values: The variables at the end of a run.
    """
    tree = ast.parse(program)
    tables = [*_bound(tree, values), *_members(tree), *_iterated(tree)]
    said = [f"{subject} {_fault(entries)}." for subject, entries in tables if _fault(entries)]
    return [*dict.fromkeys(said)]


def _fault(entries: list[Any]) -> str:
    """Returns what is wrong in a table as a predicate, empty if nothing is or it is no table."""
    for directions, text in _readings(entries):
        counts = Counter(directions)
        zero = counts.pop(0j, 0)
        halves = [-one for one in counts] if len(entries) == HALF else []
        lacking = [one for one in DIRECTIONS if one not in counts and one not in halves]
        twice = [one for one, number in counts.items() if number > 1]
        is_table = len(entries) == ALL and len(counts) >= ALL_BUT_ONE - 1
        is_table |= len(entries) == len(counts) == ALL_BUT_ONE
        is_table |= len(entries) == HALF and len(lacking) == 2 and bool(twice)
        if is_table and lacking:
            parts = [f"lists {_joined(twice, text)} twice"] if twice else []
            parts += [f"has {text(0j)}"] if zero else []
            return " and ".join([*parts, f"lacks {_joined(lacking, text)}"])
    return ""


def _joined(directions: list[complex], text: Callable[[complex], str]) -> str:
    return " and ".join([text(one) for one in directions])


def _readings(entries: list[Any]) -> Iterator[tuple[list[complex], Callable[[complex], str]]]:
    """Yields the directions in a table and a function that writes them as the program does."""
    kinds = {type(one) for one in entries}
    if kinds <= {tuple, list}:
        if all(map(_are_steps, entries)):
            yield [complex(*one) for one in entries], lambda one: f"({_pair(one)})"
    elif kinds <= {int, float, complex} and complex in kinds:
        if all(_are_steps([complex(one).real, complex(one).imag]) for one in entries):
            yield [complex(one) for one in entries], _complex
    elif kinds == {int}:
        fitting = [width for width in WIDTHS if {*entries} <= {*_offsets(width)}]
        for width in fitting if len(fitting) == 1 else ():
            offsets = _offsets(width)
            yield [offsets[one] for one in entries], _offset(width)


def _are_steps(numbers: Any) -> bool:
    return all(type(one) in (int, float) and one in STEPS for one in numbers)


def _pair(direction: complex) -> str:
    return f"{int(direction.real)},{int(direction.imag)}"


def _complex(direction: complex) -> str:
    return str(direction if direction.imag else int(direction.real))


def _offset(width: int) -> Callable[[complex], str]:
    return lambda one: str(int(one.real) * width + int(one.imag))


def _offsets(width: int) -> dict[int, complex]:
    """Returns the direction of each difference of two indices."""
    return {int(one.real) * width + int(one.imag): one for one in (0j, *DIRECTIONS)}


# The tables


def _bound(tree: ast.AST, values: dict[Variable, object]) -> Iterator[Table]:
    """Yields the tables in variables that the program binds once and never changes."""
    changes = Counter(_changed(tree))
    steps: list[tuple[str, list[Any]]] = []
    for name, node in _displays(tree):
        held = [_entries(value) for variable, value in values.items() if variable.name == name]
        found = held[0] if held else _entries(_literal(node))
        if changes[name] != 1 or any(one != found for one in held):
            continue
        for entries in found:
            yield NAMED.format(name), entries
            if len(entries) == ALL and _are_steps(entries):
                steps.append((name, entries))
    if len(steps) == 2:
        (one, downs), (other, rights) = steps
        yield PAIRED.format(one, other), [*zip(downs, rights)]


def _members(tree: ast.AST) -> Iterator[Table]:
    """Yields the pairs in the bodies of classes, which may be enumerations."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            members = [_literal(one.value) for one in node.body if isinstance(one, ast.Assign)]
            pairs = [one for one in members if type(one) is tuple]
            for entries in _entries(pairs):
                yield NAMED.format(node.name), entries


def _displays(tree: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Yields the displays that are bound to names and attributes."""
    for node in ast.walk(tree):
        pairs: list[Any] = []
        match node:
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=found)):
                pairs = [*zip(targets, found)]
            case (
                ast.Assign(targets=[target], value=value)
                | ast.AnnAssign(target=target, value=value)
            ):
                pairs = [(target, value)]
        for target, value in pairs:
            if _name(target) and isinstance(value, DISPLAYS):
                yield _name(target), value


def _iterated(tree: ast.AST) -> Iterator[Table]:
    """Yields the tables that a loop goes through."""
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension) and isinstance(node.iter, DISPLAYS):
            for entries in _entries(_literal(node.iter)):
                yield UNNAMED.format(node.iter.lineno), entries


def _changed(tree: ast.AST) -> Iterator[str]:
    """Yields the name of what is bound or changed, once for each place."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(ctx=ast.Store()) | ast.Attribute(ctx=ast.Store()):
                yield _name(node)
            case ast.arg():
                yield node.arg
            case ast.AugAssign(target=changed):
                yield _name(changed)
            case ast.Subscript(value=changed, ctx=ast.Store() | ast.Del()):
                yield _name(changed)
            case ast.Attribute(value=changed, attr=method) if method in METHODS - {"get"}:
                yield _name(changed)


def _name(node: ast.AST) -> str:
    return getattr(node, "attr", getattr(node, "id", ""))


def _literal(node: ast.expr) -> object:
    """Returns the value of a display of numbers, None if it has other parts."""
    try:
        return ast.literal_eval(node)
    except (ValueError, TypeError, SyntaxError, RecursionError, MemoryError):
        return None


def _entries(value: Any) -> list[list[Any]]:
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
