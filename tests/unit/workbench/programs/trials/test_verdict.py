"""What a judge would call a run."""

from typing import Any

import pytest

from workbench.comparison import Comparison
from workbench.programs.trials.outcome import Outcome
from workbench.programs.trials.verdict import verdict_of


def crash(error: str | None, cause: str = "error") -> Outcome:
    return Outcome("crash", "", error, cause)


PRINTED = Outcome("ok", "x\n", None)
ALIGNMENT: Any = None  # It does not matter here.


@pytest.mark.parametrize(
    ("outcome", "compared", "expected"),
    [
        (crash(None), None, ("Runtime error", "")),
        (crash("Line 1: E: Really?"), None, ("Runtime error", "Line 1: E: Really?")),
        (crash("Line 1: KeyError"), None, ("Runtime error", "Line 1: KeyError.")),
        (
            crash("Line 2: EOFError", "input"),
            None,
            (
                "Runtime error",
                "Line 2: EOFError. It read to the end of the file and then went on reading.",
            ),
        ),
        (
            crash("Line 2: FileNotFoundError: in.txt", "file"),
            None,
            (
                "Runtime error",
                "Line 2: FileNotFoundError: in.txt. A judge does not have this file: the input"
                " comes on standard input.",
            ),
        ),
        (
            crash("No module named 'numpy'", "module"),
            None,
            ("Runtime error", "No module named 'numpy'. A judge has Python's own modules only."),
        ),
        (crash("No.", "memory"), None, ("Memory limit exceeded", "No.")),
        (
            Outcome("flood", "x", "It printed more."),
            None,
            ("Output limit exceeded", "It printed more."),
        ),
        (
            Outcome("timeout", "", "It was still running."),
            None,
            ("Time limit exceeded", "It was still running."),
        ),
        (Outcome("stopped", "", None), None, ("Stopped", "")),
        (
            Outcome("ok", " \n", None),
            Comparison("different", [], ALIGNMENT),
            ("Wrong answer", "It printed only white space."),
        ),
        (
            Outcome("ok", "", None),
            Comparison("different", [], ALIGNMENT),
            ("Wrong answer", "It printed nothing."),
        ),
        (
            Outcome("ok", "", None, complaint="So far."),
            Comparison("different", [], ALIGNMENT),
            ("Wrong answer", "It printed nothing, and wrote to standard error only."),
        ),
        (PRINTED, None, ("Accepted", "")),
        (PRINTED, Comparison("identical", [], ALIGNMENT), ("Accepted", "")),
        (PRINTED, Comparison("different", [], ALIGNMENT), ("Wrong answer", "")),
        (
            PRINTED,
            Comparison("whitespace", [], ALIGNMENT),
            ("Presentation error", "Only white space differs."),
        ),
    ],
)
def test_a_run_is_called_what_a_judge_calls_it(
    outcome: Outcome, compared: Comparison | None, expected: tuple[str, str]
) -> None:
    assert verdict_of(outcome, compared) == expected
