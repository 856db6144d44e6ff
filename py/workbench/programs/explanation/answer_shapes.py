"""The shape of the answers about the user's program, which the program may falsify."""

from __future__ import annotations

import json
from typing import Any

from gate.shapes import list_of, one_of, optional, record, row, text, truth, whole_number
from workbench.programs.explanation.explanation import COLLECTED, ENDED, EVENTS, RUNNING, WROTE

LONGEST = 200_000  # Characters of a text.
LONGEST_SOURCE = 1_000_000  # With all edits.
MOST_EDITS = 10_000
MOST_SQUARES = 26 * 26
MOST_STEPS, MOST_STACKS = 1000, 2000
_line = whole_number(1, 100_000)
_name = text(200)
_stack = list_of(row(_line, _name), 50)
_variables = list_of(row(_name, text(100)), 12)
_square, _number = whole_number(0, MOST_SQUARES - 1), whole_number(-1, MOST_STACKS)
_pieces = list_of(row(whole_number(0, 10_000_000), _number), 20_000)
SHAPES = {
    "repeated": truth,
    "done": one_of((WROTE, COLLECTED, ENDED, RUNNING)),
    "stack": _stack,
    "variables": _variables,
    "stacks": list_of(_stack, MOST_STACKS),
    "writes": _pieces,
    "collected": _pieces,
    "events": list_of(
        row(
            whole_number(0, MOST_STEPS),
            _square,
            one_of(EVENTS),
            _number,
            text(1000),
            _variables,
            text(1000),
        ),
        20_000,
    ),
    "followed": list_of(whole_number(0, MOST_STEPS), MOST_STEPS),
    "last_lines": list_of(row(whole_number(0, MOST_STEPS), text(1000), _line, _line), MOST_STEPS),
    "board": record(
        {
            "name": _name,
            "sentence": text(1000),
            "wrong": optional(whole_number(0, MOST_STEPS)),
            "states": list_of(optional(text(MOST_SQUARES)), MOST_STEPS),
            "exchanged": truth,
            "not_passed": truth,
        }
    ),
    "moves": text(1000),
    "beliefs": list_of(text(1000), 20),
    "calls": text(1000),
    "source": text(LONGEST_SOURCE),
    "parts": text(LONGEST),
    "wanted": list_of(row(text(1000), text(LONGEST)), 1000),
    "tried": whole_number(0, 1_000_000),
    "number": whole_number(0, 1_000_000),
    "fixes": list_of(row(_line, text(1000), text(LONGEST)), 1000),
    "without": list_of(whole_number(1, MOST_EDITS), MOST_EDITS),
    "numbers": list_of(whole_number(1, MOST_EDITS), MOST_EDITS),
    "verified": list_of(truth, 1000),
}
CHECK = record({name: optional(shape) for name, shape in SHAPES.items()})


def checked_parts(line: str) -> dict[str, Any]:
    """Returns the members of a line of an answer, {} if the line is invalid."""
    if len(line) > 2 * LONGEST_SOURCE:
        return {}
    try:
        data = CHECK(json.loads(line), "answer")
    except (ValueError, RuntimeError):  # Nested too deeply.
        return {}
    return {name: data[name] for name in data if data[name] is not None}
