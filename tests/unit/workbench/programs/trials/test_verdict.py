"""What a judge would call a run."""

from typing import Any

import pytest

from workbench.comparison import Comparison
from workbench.programs.trials.outcome import Outcome
from workbench.programs.trials.verdict import verdict_of


def crash(error: str | None, cause: str = "error") -> Outcome:
    return Outcome("crash", "", error, cause)


def printed(
    output: str, kind: str = "ok", error: str | None = None, complaint: str = ""
) -> Outcome:
    return Outcome(kind, output, error, complaint=complaint)


def compared(kind: str) -> Comparison:
    alignment: Any = None  # It does not matter here.
    return Comparison(kind, [], alignment)


ERROR, WRONG = "Runtime error", "Wrong answer"
READ_ON = " It read to the end of the file and then went on reading."
NO_FILE = " A judge does not have this file: the input comes on standard input."
NO_MODULE = " A judge has Python's own modules only."


@pytest.mark.parametrize(
    ("outcome", "compared", "verdict", "said"),
    [
        (crash(None), None, ERROR, ""),
        (crash("Line 1: E: Really?"), None, ERROR, "Line 1: E: Really?"),
        (crash("Line 1: KeyError"), None, ERROR, "Line 1: KeyError."),
        (crash("Line 2: EOFError", "input"), None, ERROR, "Line 2: EOFError." + READ_ON),
        (crash("Line 2: No a.txt", "file"), None, ERROR, "Line 2: No a.txt." + NO_FILE),
        (crash("No module named 'a'", "module"), None, ERROR, "No module named 'a'." + NO_MODULE),
        (crash("No.", "memory"), None, "Memory limit exceeded", "No."),
        (printed("x", "flood", "It printed."), None, "Output limit exceeded", "It printed."),
        (printed("", "timeout", "It runs."), None, "Time limit exceeded", "It runs."),
        (printed("", "stopped"), None, "Stopped", ""),
        (printed(" \n"), compared("different"), WRONG, "It printed only white space."),
        (printed(""), compared("different"), WRONG, "It printed nothing."),
        (
            printed("", complaint="So far."),
            compared("different"),
            WRONG,
            "It printed nothing, and wrote to standard error only.",
        ),
        (printed("x\n"), None, "Accepted", ""),
        (printed("x\n"), compared("identical"), "Accepted", ""),
        (printed("x\n"), compared("different"), WRONG, ""),
        (printed("x\n"), compared("whitespace"), "Presentation error", "Only white space differs."),
    ],
)
def test_a_run_is_called_what_a_judge_calls_it(
    outcome: Outcome, compared: Comparison | None, verdict: str, said: str
) -> None:
    assert verdict_of(outcome, compared) == (verdict, said)
