"""Requests about C and C++ programs, which run instrumented between them."""

import json
from typing import Any

import pytest

from harness.traced_cpp import CAN_TRACE, CPP, explained, standard_of
from reference.cpp.programs import PROGRAMS, WRONG, Program
from unit.workbench.programs.evidence.programs import judge, judge_step
from workbench.programs.sandbox import traced_facts
from workbench.programs.sandbox.traced_facts import facts_of
from workbench.programs.syntax.clang_tree import ClangTree
from workbench.programs.tracing.cpp_tracer import InstrumentedSource, Untraceable
from workbench.programs.tracing.events import MAIN, Condition, Loop, ProgramParts, Variable

PARTS = ProgramParts(
    [Variable(MAIN, "board"), Variable("Game::play", "this")],
    {0},
    [Condition(7, "a[r][c] == b", "==", (1,)), Condition(8, "x", "", ())],
    [Loop(3, 9, "for r", ("r", "c"))],
    {3: "Game::play", 12: "main"},
    {"Game::get"},
)
JUDGE = judge(symbols="", names=[], steps=[], until="")
STEP = {**judge_step("", "4\n", 4 * ["...."], None, True), "prints": True}
FAILURE: dict[str, Any] = {"program": "it", "text": "4\n", "offset": 0, "output": "1\n"}
FAILURE |= {"judge": JUDGE, "is_c": False}


@pytest.fixture
def first(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The answer to the first request about a program with PARTS."""
    made = InstrumentedSource("instrumented", PARTS, ClangTree("", "{}"))
    monkeypatch.setattr(traced_facts, "instrumented", lambda *asked: made)
    return json.loads(json.dumps([*facts_of(**FAILURE, texts=["tree"])]))  # type: ignore[no-any-return]


def test_the_first_answer_is_the_source_and_what_runs_are_wanted(
    first: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the traces refer to comes back with the next request."""
    source, wanted = first
    assert source["source"] == "instrumented" and wanted == {"wanted": [["output 0", "4\n"]]}
    read: list[ProgramParts] = []
    monkeypatch.setattr(traced_facts, "TracedRunner", lambda parts, *known: read.append(parts))
    monkeypatch.setattr(traced_facts, "facts_from", lambda *asked: iter(()))
    assert [*facts_of(**FAILURE, parts=source["parts"])] == [] and read == [PARTS]


def test_a_program_that_cannot_be_followed_has_no_source(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*asked: object) -> None:
        raise Untraceable("no")

    monkeypatch.setattr(traced_facts, "instrumented", refuse)
    assert [*facts_of(**FAILURE, texts=["tree"])] == [{"source": ""}]


def test_a_run_without_a_trace_shows_nothing(first: list[dict[str, Any]]) -> None:
    runs = [["output 0", "4\n", "ok", "1\n", -1]]
    found: Any = next(facts_of(**FAILURE, parts=first[0]["parts"], runs=runs))
    assert (found["repeated"], found["stack"], found["writes"]) == (True, [], [])


@pytest.mark.parametrize(
    "trace", ["x\n", "V 9 9 9\n", "V 0 0 [\n", 'V 0 0 {"o":1}\n', f"V 0 0 {'[' * 9999}\n"]
)
def test_nothing_is_read_from_a_false_trace(first: list[dict[str, Any]], trace: str) -> None:
    judge = {**JUDGE, "steps": [STEP]}
    runs = [["output 0", "4\n", "ok", "1\n", -1], ["values", "4\n", "ok", "1\n", 0]]
    more: dict[str, Any] = {**FAILURE, "judge": judge, "texts": [trace], "runs": runs}
    shown, end = facts_of(**more, parts=first[0]["parts"])
    assert "repeated" in shown and end == {"wanted": []}


def facts(program: Program) -> dict[str, Any]:
    """Returns what is told of a program with a wrong answer, after its runs."""
    source, _ = program.wrong(next(fault for fault in program.faults if fault.kind == WRONG))
    return explained(source, program.form, standard_of(program.file.name))[0]


@pytest.mark.slow
@pytest.mark.skipif(not CAN_TRACE, reason="needs Node, Clang and GCC")
@pytest.mark.parametrize(
    ("file", "board", "function"),
    [("uva220_lines.cc", "game.rows", "Game::play"), ("uva220_macros.c", "b", "put")],
)
def test_the_board_and_who_wrote_or_read_its_wrong_square_are_found(
    file: str, board: str, function: str
) -> None:
    (program,) = [one for one in PROGRAMS if one.file.name == file]
    found = facts(program)
    assert found["board"]["name"] == board
    at = found["board"]["wrong"]
    told = [one for one in found["events"] if one[0] == at and one[2] in ("wrote", "read")]
    assert function in [found["stacks"][stack][0][1] for _, _, _, stack, *_ in told]


COPIED = """#include <iostream>
#include <string>
#include <vector>
struct Grid {
  std::vector<std::string> rows;
  Grid(const std::vector<std::string> &rows) : rows(rows) {}
  char at(int r, int c) const { return rows[r][c]; }
};
int main() {
  std::string word;
  while (std::cin >> word) {
    std::vector<std::string> read(1, word);
    for (int r = 1; r < 8; r++) std::cin >> word, read.push_back(word);
    std::cin >> word;
    Grid grid(read);
    std::cout << grid.at(0, 0) << std::endl;
  }
}
"""


@pytest.mark.slow
@pytest.mark.skipif(not CAN_TRACE, reason="needs Node, Clang and GCC")
def test_the_board_is_the_copy_of_the_input_whose_squares_are_looked_up() -> None:
    found, _, _ = explained(COPIED, "boardsilly", CPP)
    assert found["board"]["name"] == "grid.rows"
