"""Tables of directions that repeat a direction and lack another."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any

from workbench.programs.evidence.two_sides import AND
from workbench.programs.tracing.events import ValueTrace, Variable

Entries = tuple[object, ...]

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


def direction_sentences(
    traces: list[ValueTrace], writer: Callable[[Variable], str] = lambda variable: ""
) -> list[str]:
    """Returns what is wrong in tables that are the same in all runs, as in `dx` and `dy`.

    `writer` returns a sentence on the line that wrote a table, with a space before it.
    """
    known: dict[Variable | int, set[Entries]] = {}
    for trace in traces:
        held: list[tuple[Variable | int, object]]
        held = [*trace.values.items(), *trace.displays.items()]
        for place, value in held:
            known.setdefault(place, set()).add(_entries(value))
    tables = [(place, entries) for place, (entries, *more) in known.items() if entries and not more]
    faults: dict[str, tuple[str, list[Variable]]] = {}
    for place, entries in tables:
        if isinstance(place, Variable):
            faults.setdefault(_fault(entries), (f"Your `{place.name}`", [place]))
        else:
            faults.setdefault(_fault(entries), (f"Line {place}", []))
    for one, other, entries in _halves(tables):
        fault = _fault(entries)
        for verb, plural in PLURALS.items():
            fault = fault.replace(f"{verb} ", f"{plural} ")
        faults.setdefault(fault, (f"Your `{one.name}{AND}{other.name}`", [one, other]))
    return [
        f"{subject} {fault}.{''.join(map(writer, variables))}"
        for fault, (subject, variables) in faults.items()
        if fault
    ]


def _halves(
    tables: list[tuple[Variable | int, Entries]],
) -> list[tuple[Variable, Variable, Entries]]:
    """Returns pairs of variables of a function with their entries, if none is half of a whole."""
    pairs = [
        (one, other, tuple(zip(rows, columns)))
        for (one, rows), (other, columns) in combinations(tables, 2)
        if isinstance(one, Variable) and isinstance(other, Variable)
        if one.function == other.function and len(rows) == len(columns)
    ]
    whole = {half for *both, entries in pairs if {*STEPS} - {*entries} <= {*ZEROS} for half in both}
    return [pair for pair in pairs if not whole & {*pair[:2]}]


def _fault(entries: Entries) -> str:
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


def _entries(table: Any) -> Entries:
    """Returns the possible entries of a table, none if it is too long."""
    items = table.values() if type(table) is dict else table
    is_table = type(table) in (list, tuple, set, dict) and ALL - 1 <= len(items) <= ALL
    return tuple(map(_entry, items)) if is_table else ()


def _entry(value: Any) -> object:
    """Returns a number or a pair of them, None for another value."""
    if type(value) in (list, tuple) and all(type(one) is int for one in value):
        return tuple(value)
    return value if type(value) in (int, complex) else None
