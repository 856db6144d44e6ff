"""The lines of an explanation in a terminal."""

from itertools import count
from pathlib import Path

import pytest

from comparison import compare
from evidence.facts import NOTHING
from explanation.sentences import NOT_REPEATED, Explainer, evidence_lines, fix_lines, python_program
from judges import format_named
from reference.samples import UVA220_INPUT
from reference.wrong.uva220_more import swaps_the_counts


def test_the_python_program_of_a_command_is_found(tmp_path: Path) -> None:
    program = tmp_path / "a.py"
    program.write_text("")
    found = python_program(["python3", "-O", str(program), "x"])
    assert found == (["python3", "-O"], program)
    assert python_program(["python3", "missing.py"]) is None
    assert python_program(["./a.out"]) is None


def test_evidence_is_written_in_sentences() -> None:
    evidence = {
        "repeated": True,
        "written": True,
        "stack": [[47, "main"], [54, "the main program"]],
        "variables": [["p", "'W'"]],
        "board": {
            "sentence": "After M11 your `board` has B on (1,1), where W was played.",
            "trace": {"kind": "wrote", "square": "(1,1)", "stack": [[44, "main"]]},
        },
        "moves": "Your `moves` lacks (1,1).",
    }
    assert list(evidence_lines(evidence)) == [
        "Line 47 in main, called from line 54 in the main program, wrote the first difference.",
        "  p = 'W'",
        "After M11 your `board` has B on (1,1), where W was played.",
        "Your `moves` lacks (1,1).",
        "Line 44 in main wrote (1,1).",
    ]


def test_a_missing_write_and_no_board_are_written_too() -> None:
    evidence = {**NOTHING, "repeated": True, "stack": [[3, "f"]]}
    assert list(evidence_lines(evidence)) == ["Line 3 in f was the last to run."]
    said = "Line 3 in f was running when the program was stopped."
    assert list(evidence_lines({**evidence, "stopped": True})) == [said]


def test_a_program_that_prints_something_else_each_time_is_not_described() -> None:
    assert list(evidence_lines({**NOTHING, "repeated": False})) == [NOT_REPEATED]


def test_a_python_that_does_not_answer_is_reported() -> None:
    form = format_named("jutge")
    explainer = Explainer(["false"], "print(1)", form, "4\n", "1\n", None, count(1))
    assert list(explainer.lines()) == [
        "false did not explain the program. That needs Python 3.11 or later, and 120 s at most."
    ]


def test_a_guess_is_shown_only_without_a_fix(monkeypatch: pytest.MonkeyPatch) -> None:
    form, text = format_named("uva220"), UVA220_INPUT
    output = swaps_the_counts(text)
    result = compare(form, list(form.run(text)), output)
    assert result.guess
    evidence = {**NOTHING, "repeated": False}
    monkeypatch.setattr(Explainer, "_ask", lambda explainer, **request: evidence)
    for fix in ([], ["Look at line 7."]):
        monkeypatch.setattr(Explainer, "_fix_lines", lambda explainer, tests, fix=fix: iter(fix))
        explainer = Explainer(["python3"], "", form, text, output, result, count(1))
        assert [*explainer.lines()] == [NOT_REPEATED, *(fix or [result.guess])]


def test_the_best_fix_is_written_with_the_number_of_others() -> None:
    assert list(fix_lines([(7, "`a` → `b`"), (8, "`c` → `d`")], 200)) == [
        "Look at line 7.",
        "  `a` → `b`",
        "With this one change the program agrees with the judge on all 200 tests.",
        "1 other change would also work.",
    ]
