"""How a run of a compiled program ended, from the answer of its sandbox."""

from __future__ import annotations

import json
from typing import Any

from gate.shapes import optional, record, text, whole_number
from workbench.programs.compiler.faults import THROWN_KINDS, fault_sentence, is_undefined, type_name
from workbench.programs.compiler.options import MEGABYTES
from workbench.programs.trials.outcome import Outcome, SandboxUnavailable
from workbench.programs.trials.run_answers import ENDED

BROKEN = "The browser could not run the compiled program."
READ_ALL = " It had read to the end of the input."
UNSUPPORTED = "{}, so the page cannot test it. A terminal can: python3 py/stress.py FORMAT -- FILE"
NO_CATCH = "The program throws an exception and has a `catch`, which does not run in the page"
NO_WAITING = "A thread of the program waits for another one, which has not begun"
TRAP, MEMORY, THROW, WAIT = "trap", "memory", "throw", "wait"
PROGRAM = "program."  # The file of the program, without its suffix.
# What the handlers report, see static/compiler/handlers.c. A hostile program may falsify it.
_VALUE = optional(text(1000))
_REPORT = record(
    {
        "kind": text(20),
        "file": optional(text(1000), ""),
        "line": optional(whole_number(0, 1_000_000), 0),
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


def reported_fault(report: str) -> dict[str, Any] | None:
    """Returns the first fault that the handlers reported, None if there is none."""
    try:
        fault: dict[str, Any] | None = _REPORT(json.loads(report.split("\n")[0]), "answer")
    except (ValueError, RuntimeError):  # Nested too deeply.
        return None
    return fault


def _fault_of(answer: dict[str, Any]) -> dict[str, Any] | None:
    """Returns what went wrong in a run, as `compiler.faults` describes it, None if nothing did."""
    reported = reported_fault(answer["report"])
    if reported:
        fault = {name: value for name, value in reported.items() if value is not None}
        if fault.get("file", "").split("/")[-1][: len(PROGRAM)] != PROGRAM:
            fault["line"] = 0  # It is a line of the library.
        if fault["kind"] == THROW:
            fault["is_thrown"] = True
            fault["kind"] = THROWN_KINDS.get(type_name(fault.get("type", "")), THROW)
            fault["megabytes"] = MEGABYTES
        return fault
    if answer["kind"] == "crash":
        cause = answer["cause"] or TRAP
        return {"kind": cause, "status": answer["status"], "message": answer["error"]}
    return None


def outcome_of(answer: dict[str, Any], seconds: float, most: int, catches: bool = False) -> Outcome:
    """Returns the outcome of a run.

    Raises:
        SandboxUnavailable: The program needs what the page does not have.
    """
    kind, output = answer["kind"], answer["output"]
    fault = _fault_of(answer) if kind in ("ok", "crash") else None
    said, undefined, cause, line = "", "", "", 0
    if fault:
        if catches and fault.get("is_thrown"):
            raise SandboxUnavailable(UNSUPPORTED.format(NO_CATCH))
        if fault["kind"] == WAIT:
            raise SandboxUnavailable(UNSUPPORTED.format(NO_WAITING))
        try:
            said = fault_sentence(fault)
        except (KeyError, IndexError):  # The program has falsified the report.
            said = fault_sentence({"kind": "", "line": fault.get("line", 0)})
        line = fault.get("line", 0)
        if fault["kind"] == TRAP or is_undefined(fault):
            undefined = said
        else:
            kind, cause = "crash", MEMORY if fault["kind"] == MEMORY else ""
    elif kind == "broken":
        said = BROKEN
    elif kind in ENDED:
        said = ENDED[kind].format(seconds=seconds, most=most)
        said += READ_ALL if answer["ended"] else ""
    complaint, files = answer["complaint"], (answer["missing"], answer["written"])
    return Outcome(kind, output, said or None, cause, undefined, complaint, line, *files)
