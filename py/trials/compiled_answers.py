"""The shape of the answers on compiled programs. A hostile program may falsify its own."""

from __future__ import annotations

import json
from typing import Any

from gate.shapes import one_of, optional, record, text, truth, whole_number
from trials.run_answers import KINDS, LONGEST, MOST_COMPLAINT

MOST_PASSED = 100_000  # Characters of the numbers of edits.
CAUSES = ("", "exit", "stack", "trap")
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
    "passed": optional(text(MOST_PASSED), ""),
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


def checked_answer(data: dict[str, Any]) -> dict[str, Any]:
    """Returns an answer of the sandbox. An invalid one counts as that of a broken program."""
    try:
        answer: dict[str, Any] = _CHECK(data, "answer")
    except ValueError:
        answer = _CHECK({"kind": "broken"}, "answer")
    return answer


def reported_fault(report: str) -> dict[str, Any] | None:
    """Returns the first fault that the handlers reported, None if there is none."""
    try:
        fault: dict[str, Any] | None = _REPORT(json.loads(report.split("\n")[0]), "answer")
    except (ValueError, RuntimeError):  # Nested too deeply.
        return None
    return fault
