"""The shape of the sandbox's answers. The user's program may send false ones."""

from __future__ import annotations

from typing import Any

from gate.shapes import one_of, optional, record, text, truth, whole_number

KINDS = ("ok", "crash", "timeout", "flood", "broken", "stopped", "failed")
MOST_COMPLAINT = 10_000  # Characters of standard error.
# Bytes. The longest right output has 30,000; the page reads this many within two frames.
MOST_OUTPUT = 250_000
LONGEST = 1_000_000  # Characters of a text in an answer.
SHAPES = {
    "kind": one_of(KINDS),
    "output": optional(text(LONGEST), ""),
    "error": optional(text(LONGEST), ""),
    "cause": optional(text(LONGEST), ""),
    "complained": optional(truth, False),
    "complaint": optional(text(MOST_COMPLAINT), ""),
    "line": optional(whole_number(0, LONGEST), 0),
}
CHECK = record(SHAPES)

# The messages on programs that were ended, by kind of outcome.
ENDED = {
    "timeout": "The program was still running after {seconds:g} s, so it was stopped.",
    "flood": "The program printed more than {most} bytes, so it was stopped.",
    "broken": "The program crashed Python itself, by deep recursion or a call such as os.abort().",
    "stopped": "You stopped the program.",
}


class SandboxAnswer:
    """How a run ended. An invalid answer counts as a broken interpreter.

    Attributes:
        kind: One of KINDS.
        output: What the program printed.
        error: What went wrong, empty if nothing did.
        cause: The kind of a crash.
        complained: Whether the program wrote to standard error.
        complaint: The beginning of what it wrote there.
        line: The line that was running, 0 if it is unknown.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        try:
            data = CHECK(data, "answer")
        except ValueError:
            data = CHECK({"kind": "broken"}, "answer")
        self.kind: str = data["kind"]
        self.output: str = data["output"]
        self.error: str = data["error"]
        self.cause: str = data["cause"]
        self.complained: bool = data["complained"]
        self.complaint: str = data["complaint"]
        self.line: int = data["line"]
