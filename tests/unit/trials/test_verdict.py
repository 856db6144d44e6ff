"""What a judge would call a run, and what several failing runs say together."""

import pytest

from comparison import Comparison
from comparison.diagnose.explanations import Explanation
from trials.likely_mistake import diagnosis
from trials.outcome import Outcome
from trials.verdict import judgement


def result(kind: str, *phrases: str) -> Comparison:
    """Returns a comparison with explanations of these phrases."""
    found = Comparison(kind, [])
    found.explanations = [Explanation(phrase, 1, True, 1) for phrase in phrases]
    return found


def crash(error: str | None, cause: str = "error") -> Outcome:
    return Outcome("crash", "", error, cause)


PRINTED = Outcome("ok", "x\n", None)


@pytest.mark.parametrize(
    ("outcome", "compared", "expected"),
    [
        (crash(None), None, ("Runtime error", "")),
        (crash("Line 1: KeyError"), None, ("Runtime error", "Line 1: KeyError")),
        (
            crash("Line 2: EOFError", "input"),
            None,
            (
                "Runtime error",
                "Line 2: EOFError It read to the end of the file and then went on reading.",
            ),
        ),
        (
            Outcome("timeout", "", "It was still running."),
            None,
            ("Time limit exceeded", "It was still running."),
        ),
        (Outcome("stopped", "", None), None, ("Stopped", "")),
        (
            Outcome("ok", " \n", None),
            result("different"),
            ("Wrong answer", "It printed nothing."),
        ),
        (
            Outcome("ok", "", None, complained=True),
            result("different"),
            ("Wrong answer", "It printed nothing, and wrote to standard error only."),
        ),
        (PRINTED, None, ("Accepted", "")),
        (PRINTED, result("identical"), ("Accepted", "")),
        (PRINTED, result("different"), ("Wrong answer", "")),
        (PRINTED, result("whitespace"), ("Presentation error", "Only white space differs.")),
    ],
)
def test_a_run_is_called_what_a_judge_calls_it(
    outcome: Outcome, compared: Comparison | None, expected: tuple[str, str]
) -> None:
    assert judgement(outcome, compared) == expected


def test_what_explains_every_failing_input_is_told_with_how_many_there_are() -> None:
    one, both, other = (
        result("different", "loses a pass"),
        result("different", "loses a turn", "loses a pass"),
        result("different"),
    )
    told = "It is most likely one that loses a pass: so it looks on {}, and on this one."
    assert diagnosis([one], one) == told.format("the failing input")
    assert diagnosis([both, one, other], other) == told.format("2 failing inputs")


def test_nothing_is_told_that_is_not_sure() -> None:
    one, both, other = (
        result("different", "loses a pass"),
        result("different", "loses a turn", "loses a pass"),
        result("different", "loses a turn"),
    )
    assert diagnosis([both], both) == ""
    assert diagnosis([one, other], None) == ""
    assert diagnosis([one], other) == ""
    assert diagnosis([], one) == ""
