"""What a judge would call a run, and what several failing runs say together."""

import pytest

from comparison import Comparison
from comparison.diagnose.explanations import Explanation
from trials.likely_mistake import common_mistakes
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


def test_the_mistakes_of_several_outputs_are_intersected() -> None:
    one, both, other, neither = (
        result("different", "loses a pass"),
        result("different", "loses a turn", "loses a pass"),
        result("different", "loses a turn"),
        result("different"),
    )
    for results, common in (
        ([one, one], ["loses a pass"]),
        ([both, both], ["loses a turn", "loses a pass"]),
        ([both, one], ["loses a pass"]),
        ([one, both, other], []),
        ([one, neither], []),
        ([one, None], []),
        ([None], []),
        ([], []),
    ):
        assert common_mistakes(results) == common
