"""The shape of the answers on compiled programs. A hostile program may falsify its own."""

from __future__ import annotations

import json
from typing import Any

from gate.shapes import list_of, one_of, optional, record, row, text, truth, whole_number
from trials.run_answers import KINDS, LONGEST, MOST_COMPLAINT

CAUSES = ("", "exit", "stack", "trap")
MOST_ADDRESSES = 50
LARGEST_ADDRESS = 2**29
MAIN_IN_C = "__original_main"  # The symbol of a `main` without parameters.
_addresses = text(1000)
SHAPES = {
    "kind": one_of(KINDS),
    "output": optional(text(LONGEST), ""),
    "cause": optional(one_of(CAUSES), ""),
    "error": optional(text(1000), ""),
    "status": optional(whole_number(-(2**31), 2**31 - 1), 0),
    "complained": optional(truth, False),
    "complaint": optional(text(MOST_COMPLAINT), ""),
    "ended": optional(truth, False),
    "report": optional(text(10_000), ""),
    "addresses": optional(_addresses, ""),
    "traces": optional(text(4_000_000), ""),
    "memory": optional(text(40_000), ""),
}
_CHECK = record(SHAPES)
# What the handlers report, see static/compiler/handlers.c.
_VALUE = optional(text(1000))
_REPORT = record(
    {
        "kind": text(20),
        "file": optional(text(1000), ""),
        "line": optional(whole_number(0, 1_000_000), 0),
        "column": optional(whole_number(0, 1_000_000), 0),
        "type": _VALUE,
        "index": _VALUE,
        "left": _VALUE,
        "right": _VALUE,
        "operation": _VALUE,
        "expression": _VALUE,
        "message": _VALUE,
        "what": _VALUE,
    }
)
_TRACES = record(
    {
        "stacks": list_of(_addresses, 2000),
        "writes": list_of(row(whole_number(0, LONGEST), whole_number(-1, 2000)), 20_000),
    }
)
# What the symbolizer prints, of which only the places in the program are kept.
_PLACES = list_of(
    record(
        {
            "Symbol": optional(
                list_of(
                    record(
                        {
                            "FileName": optional(text(1000), ""),
                            "FunctionName": optional(text(5000), ""),
                            "Line": optional(whole_number(0, 1_000_000), 0),
                        }
                    ),
                    500,
                ),
                [],
            )
        }
    ),
    100_000,
)


def checked_answer(data: dict[str, Any]) -> dict[str, Any]:
    """Returns an answer of the sandbox. An invalid one counts as that of a broken program."""
    try:
        answer: dict[str, Any] = _CHECK(data, "answer")
    except ValueError:
        answer = _CHECK({"kind": "broken"}, "answer")
    return answer


def reported_fault(report: str) -> dict[str, Any] | None:
    """Returns the first fault that the handlers reported, None if there is none."""
    fault: dict[str, Any] | None = _parsed(report.split("\n")[0], _REPORT)
    return fault


def reported_traces(traces: str) -> dict[str, Any] | None:
    """Returns which stacks wrote the output, None if that is unknown."""
    found: dict[str, Any] | None = _parsed(traces, _TRACES)
    return found


def addresses_in(addresses: str) -> list[int]:
    """Returns the code addresses of a stack, without those that cannot be any."""
    words = addresses.split(" ")[:MOST_ADDRESSES]
    numbers = [int(word) for word in words if word.isdigit() and len(word) < 10]
    return [number for number in numbers if number < LARGEST_ADDRESS]


def places_in(located: str, file: str) -> list[list[tuple[int, str]]]:
    """Returns for each address the lines and functions of a file, from the inside to the outside.

    There are several if the compiler has put functions into one another.
    """
    found: list[dict[str, Any]] = _parsed(located, _PLACES) or []
    return [
        [
            (symbol["Line"], symbol["FunctionName"].split("(")[0].replace(MAIN_IN_C, "main"))
            for symbol in place["Symbol"]
            if symbol["Line"] and symbol["FileName"].split("/")[-1] == file
        ]
        for place in found
    ]


def _parsed(written: str, shape: Any) -> Any:
    """Returns JSON of a shape, None if it is invalid."""
    try:
        return shape(json.loads(written), "answer") if written else None
    except (ValueError, RuntimeError):  # Nested too deeply.
        return None
