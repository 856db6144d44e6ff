"""The explanation of a failing input, as plain data."""

import json
from dataclasses import asdict
from typing import Any

import pytest

from evidence.explanation import NOTHING, explain
from unit.evidence.programs import ROWS, judge, program

PRINTING = "print(n)\n"
OUTPUT = "4\n"


def explained(source: str, output: "str | None") -> dict[str, Any]:
    run = judge()
    found = explain(source, run.until, 0, asdict(run), output)
    assert json.loads(json.dumps(found)) == found
    return found


def test_everything_is_said_about_a_run_that_prints_the_same() -> None:
    name, source = program("rows")
    for output in (OUTPUT, None):
        found = explained(source + PRINTING, output)
        assert found["repeated"] and found["written"] and not found["stopped"]
        assert found["stack"] == [[source.count("\n") + 1, "the main program"]]
        assert found["board"]["name"] == name and found["board"]["wrong"] is None


@pytest.mark.parametrize("output", ["5\n", "4\n4\n", ""])
def test_nothing_is_said_about_a_run_that_prints_something_else(output: str) -> None:
    found = explained(program("rows")[1] + PRINTING, output)
    assert found == {**NOTHING, "repeated": False}


@pytest.mark.parametrize("output", [OUTPUT, OUTPUT + "x", ""])
def test_a_run_that_never_ends_prints_a_beginning(
    output: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("evidence.tracing.MOST_LINES", 2_000)
    found = explained(program("rows")[1] + PRINTING + "while True: pass\n", output)
    assert found["repeated"] and found["stopped"]


def test_a_program_that_python_cannot_read_is_not_explained() -> None:
    assert explained("print(", "") == {**NOTHING, "repeated": True}


def test_a_board_of_one_row_is_named() -> None:
    name, source = program("rows")
    source = source.replace("[[E] * n for _ in range(n)]", "[[E] * n] * n") + PRINTING
    board = explained(source, OUTPUT)["board"]
    said = "are the same list, so a change of one row changes all of them."
    assert board["sentence"] == f"All rows of your `{name}` {said}"
    assert board["trace"] is None and board["states"] == [None] * len(ROWS)


@pytest.mark.parametrize(
    "new",
    ["[E] * n", "[[E] * (n - 1)] * n", "[[E] * n] * (n - 1)", "[(E,) * n] * n", "[E * n] * n"],
)
def test_other_values_do_not_seem_to_be_a_board_of_one_row(new: str) -> None:
    source = f"E, n = '.', 4\nb = {new}\nprint(n)\n"
    assert explained(source, OUTPUT)["board"] is None
