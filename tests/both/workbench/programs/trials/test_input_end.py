"""A program that is stopped after it has read its whole input says so."""

from workbench.programs.trials.compiled_outcomes import READ_ALL, outcome_of
from workbench.programs.trials.run_answers import checked_answer


def error_of(kind: str, ended: bool) -> str:
    answer = checked_answer({"kind": kind, "output": "8\n", "ended": ended})
    return outcome_of(answer, 2, 9).error or ""


def test_only_a_stopped_program_says_that_the_input_had_ended() -> None:
    for kind in ("timeout", "flood"):
        assert error_of(kind, True) == error_of(kind, False) + READ_ALL
    assert error_of("ok", True) == ""
