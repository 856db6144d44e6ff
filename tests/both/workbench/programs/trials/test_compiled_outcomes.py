"""How runs of compiled programs ended: what their sandbox answers, true or falsified."""

import json

from workbench.programs.trials.compiled_outcomes import (
    BROKEN,
    NO_CATCH,
    NO_WAITING,
    READ_ALL,
    outcome_of,
    reported_fault,
)
from workbench.programs.trials.outcome import Outcome, SandboxUnavailable
from workbench.programs.trials.run_answers import SHAPES, checked_answer

BOUNDS = {"kind": "bounds", "file": "program.cc", "line": 24, "column": 7}
BOUNDS.update({"type": "char[8][8]", "index": "8"})
SENTENCE = "Line 24: index 8 is out of bounds for `char[8][8]`."


def ended(fault: object = None, **answer: object) -> Outcome:
    """Returns the outcome of an answer with the report of a fault."""
    if fault:
        answer["report"] = json.dumps(fault) + "\n"
    return outcome_of(checked_answer(answer), 2, 1000)


def facts(outcome: Outcome) -> tuple[str, str, str | None, str]:
    return outcome.kind, outcome.output, outcome.error, outcome.undefined


def test_a_program_that_ends() -> None:
    assert facts(ended(kind="ok", output="8\n")) == ("ok", "8\n", None, "")


def test_undefined_behaviour_is_told_whether_the_program_goes_on_or_not() -> None:
    assert facts(ended(BOUNDS, kind="ok", output="8")) == ("ok", "8", SENTENCE, SENTENCE)
    crashed = ended(BOUNDS, kind="crash", cause="trap", output="8")
    assert facts(crashed) == ("crash", "8", SENTENCE, SENTENCE)


def test_what_is_no_undefined_behaviour_is_a_crash() -> None:
    thrown = {"kind": "throw", "type": "St13runtime_error", "what": "no", "line": 0}
    outcome = ended(thrown, kind="crash", cause="trap")
    assert (outcome.kind, outcome.undefined) == ("crash", "")
    assert "`std::runtime_error` is thrown: no." in (outcome.error or "")
    assert "Nothing catches it." in (outcome.error or "")
    status = ended(kind="crash", cause="exit", status=3)
    assert (status.kind, status.undefined) == ("crash", "")
    assert "exit status 3" in (status.error or "")


def test_every_exit_status_of_32_bits_is_told() -> None:
    for status in (1, 255, 2**29, 2**31 - 1, -1, -(2**29), -(2**31)):
        outcome = ended(kind="crash", cause="exit", status=status)
        assert outcome.error == (f"The program ends with exit status {status}; a judge expects 0.")


def test_limits_have_their_sentences() -> None:
    assert ended(kind="timeout").error == (
        "The program was still running after 2 s, so it was stopped."
    )
    assert (
        ended(kind="flood").error == "The program printed more than 1000 bytes, so it was stopped."
    )
    assert "stack is full" in (ended(kind="crash", cause="stack").error or "")
    for name in ("bad_alloc", "St9bad_alloc", "St20bad_array_new_length"):
        memory = ended({"kind": "throw", "type": name}, kind="crash")
        assert "256 MB" in (memory.error or "") and memory.cause == "memory"


def test_only_a_stopped_program_says_that_the_input_had_ended() -> None:
    for kind in ("timeout", "flood"):
        stopped = ended(kind=kind, ended=True)
        assert stopped.error == (ended(kind=kind).error or "") + READ_ALL
    assert ended(kind="ok", ended=True).error is None


def test_a_class_of_the_program_is_no_exception_of_the_library() -> None:
    for name in ("9bad_alloc", "15my_out_of_range"):
        thrown = ended({"kind": "throw", "type": name}, kind="crash")
        assert "is thrown" in (thrown.error or "")


def test_a_trap_is_undefined_behaviour() -> None:
    outcome = ended(kind="crash", cause="trap", error="memory access out of bounds")
    assert outcome.undefined == "The program uses memory that is not its own."


def test_a_line_of_the_library_is_not_told() -> None:
    for file in ("/usr/include/c++/v1/vector", "", "my.program.cc"):
        elsewhere = dict(BOUNDS)
        elsewhere["file"] = file
        said = "Index 8 is out of bounds for `char[8][8]`."
        outcome = ended(elsewhere, kind="ok")
        assert (facts(outcome), outcome.line) == (("ok", "", said, said), 0)
    inside = dict(BOUNDS)
    inside["file"] = "/program.c"
    outcome = ended(inside, kind="ok")
    assert (outcome.error, outcome.line) == (SENTENCE, 24)


def test_a_false_answer_is_that_of_a_broken_program() -> None:
    for name in SHAPES:
        strange: list[object] = [[], {}, "odd" if name in ("kind", "cause") else [1]]
        for value in strange:
            answer: dict[str, object] = {"kind": "ok"}
            answer[name] = value
            assert checked_answer(answer)["kind"] == "broken", (name, value)
    assert ended(kind="odd").error == BROKEN


def test_false_reports_break_nothing() -> None:
    for report in ("{", "[]", "8", '{"kind": 5}', '{"kind": "bounds", "line": "8"}', "[" * 5000):
        assert reported_fault(report) is None
    for kind in ("bounds", "throw", "hardening", "assert", "shift", "value", "odd", ""):
        assert ended({"kind": kind}, kind="crash", cause="trap").error, kind


def test_what_the_page_does_not_support_is_no_failure_of_the_program() -> None:
    for fault, catches, said in (
        ({"kind": "throw", "type": "i"}, True, NO_CATCH),
        ({"kind": "throw", "type": "bad_alloc"}, True, NO_CATCH),
        ({"kind": "wait"}, False, NO_WAITING),
    ):
        answer = checked_answer({"kind": "crash", "report": json.dumps(fault)})
        ended = ""
        try:
            outcome_of(answer, 2, 1000, catches)
        except SandboxUnavailable as error:
            ended = str(error)
        assert ended.startswith(said)
    assert outcome_of(checked_answer({"kind": "ok"}), 2, 1000, catches=True).kind == "ok"
