"""The shape of the sandbox's answers. The user's program may send false ones."""

from __future__ import annotations

from typing import Any

from gate.shapes import one_of, optional, record, text, truth, whole_number

KINDS = ("ok", "crash", "timeout", "flood", "broken", "stopped", "failed")
# Of a crash: as in `workbench.programs.sandbox.harness.run`, or as in static/compiler/program.js.
CAUSES = ("", "exit", "input", "file", "module", "syntax", "error", "stack", "trap")
MOST_COMPLAINT = 10_000  # Characters of standard error.
# Bytes. The longest right output has 30,000; the page reads this many within two frames.
MOST_OUTPUT = 250_000
LONGEST = 1_000_000  # Characters of a text in an answer.
SHAPES = {
    "kind": one_of(KINDS),
    "output": optional(text(LONGEST), ""),
    "error": optional(text(10_000), ""),
    "cause": optional(one_of(CAUSES), ""),
    "complaint": optional(text(MOST_COMPLAINT), ""),
    # Of Python: the line that was running.
    "line": optional(whole_number(0, LONGEST), 0),
    # Of compiled programs: the exit status, whether the input was read to its end, the report of a
    # fault, the numbers of the edits that pass, how many were tried, and how much work that was.
    "status": optional(whole_number(-(2**31), 2**31 - 1), 0),
    "ended": optional(truth, False),
    "report": optional(text(10_000), ""),
    "passed": optional(text(100_000), ""),
    "tried": optional(whole_number(0, 100_000), 0),
    "work": optional(whole_number(0, 2**31 - 1), 0),
    # The first file that the program could not read, unless it has read its input, and the first
    # that it has written.
    "missing": optional(text(1000), ""),
    "written": optional(text(1000), ""),
}
_CHECK = record(SHAPES)

# The messages on programs that were ended, by kind of outcome.
ENDED = {
    "timeout": "The program was still running after {seconds:g} s, so it was stopped.",
    "flood": "The program printed more than {most} bytes, so it was stopped.",
    "broken": "The program crashed Python itself, by deep recursion or a call such as os.abort().",
    "stopped": "You stopped the program.",
}


def checked_answer(data: dict[str, Any]) -> dict[str, Any]:
    """Returns an answer of the sandbox. An invalid one counts as that of a broken interpreter."""
    try:
        answer: dict[str, Any] = _CHECK(data, "answer")
    except ValueError:
        answer = _CHECK({"kind": "broken"}, "answer")
    return answer
