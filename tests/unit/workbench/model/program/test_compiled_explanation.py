"""A compiled program is instrumented and run as often as it is wanted, and its traces are read."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

from reference.formats.uva220 import slow as uva220_slow
from unit.workbench.model.program.test_compiler import CompiledFake, FakeWorker, pasted, run_test
from workbench.model.program.compiler import STORED
from workbench.model.program.program_test import ProgramTest
from workbench.programs.explanation import compiled_program
from workbench.programs.explanation.compiled_program import (
    MOST_BUILDS,
    MOST_LATE,
    NO_EDIT,
    NOT_FOLLOWED,
)
from workbench.programs.explanation.explaining import NOT_SEARCHED
from workbench.programs.explanation.explanation import ENDED, RUNNING, WROTE
from workbench.programs.explanation.precedence import NOT_REPEATED
from workbench.programs.sandbox.service import parts
from workbench.programs.trials.outcome import Outcome, SandboxUnavailable

SOURCE = {"source": "instrumented", "parts": '["parts"]'}
WANTED = {"wanted": [["output 3", "a"], ["values", "b"], ["values", "c"]]}
STACKS = [[[4, "f"], [9, "main"]], [[7, "main"]]]


def facts(length: int, **more: Any) -> dict[str, Any]:
    """Returns the facts on a program whose line 4 printed the first difference."""
    found: dict[str, Any] = {"repeated": True, "done": "wrote", "stack": STACKS[0]}
    found.update(variables=[["n", "8"]], stacks=STACKS)
    found.update(writes=[[length // 2, 0], [length, 1]], collected=[])
    return {**found, **more}


class TracedFake(CompiledFake):
    """A program with a wrong output, whose explanation is given.

    Args:
        answers: The answers to the requests, each in parts.

    Attributes:
        edits: The answers to the requests about edits.
        traps: The answers to the requests about conditions with traps.
        passing: The edits that pass.
        faultless: Those that pass a checked run.
    """

    edits_at_once = 3

    def __init__(self, *answers: list[dict[str, Any]]) -> None:
        super().__init__([])
        self.program = self.fail
        self.given = list(answers)
        self.requests: list[dict[str, Any]] = []
        self.runs: list[tuple[str, str]] = []
        self.edits: list[list[dict[str, Any]]] = []
        self.of_edits: list[dict[str, Any]] = []
        self.traps: list[list[dict[str, Any]]] = []
        self.built: list[str] = []
        self.is_checked = False
        self.most_tried: int | None = None
        self.errors: list[list[int]] = []
        self.passing = {1, 2, 3, 4, 5, 6}
        self.faultless = self.passing
        self.right: set[str] = set()
        self.tests: list[int] = []
        self.prints: str | None = "tree"
        self.compiles_traced = True
        self.ends: dict[str, str] = {}

    def fail(self, text: str) -> Outcome:
        return Outcome("ok", "x" + uva220_slow.answer(text), None)

    async def tree(self) -> str | None:
        return self.prints

    async def build_traced(self, source: str) -> bool:
        assert source == SOURCE["source"]
        return self.compiles_traced

    async def traced(self, text: str, mode: str, seconds: float) -> tuple[str, str, str | None]:
        self.runs.append((mode, text))
        kind = self.ends.get(text, "ok")
        return kind, f"output of {text}", None if kind == "flood" else f"trace {len(self.runs)}"

    async def build_edits(self, source: str, is_checked: bool) -> list[int]:
        self.built.append(source)
        self.is_checked = is_checked
        return self.errors.pop(0) if self.errors else []

    async def surviving(
        self, text: str, expected: str, any_order: bool, numbers: Sequence[int]
    ) -> tuple[list[int], int]:
        assert expected == uva220_slow.answer(text) and not any_order
        passing = self.faultless if self.is_checked else self.passing
        some = numbers[: self.most_tried]
        return [number for number in some if number in passing], len(some)

    async def passes(self, program: str, tests: Sequence[tuple[str, str]], any_order: bool) -> bool:
        self.tests.append(len(tests))
        return program in self.right

    async def ask(self, request: str, seconds: float, texts: Sequence[str] = ()) -> None:
        asked = {**json.loads(request), "texts": [*texts]}
        parts(asked)  # Refuses a request that lacks an argument.
        if asked["ask"] == "trap_edits":
            self._answers = iter(self.traps.pop(0) if self.traps else [])
            return
        is_of_edits = asked["ask"].endswith("_edits")
        (self.of_edits if is_of_edits else self.requests).append(asked)
        given = self.edits if is_of_edits else self.given
        self._answers = iter(given.pop(0) if given or not is_of_edits else [])


@pytest.fixture
def sandbox() -> TracedFake:
    return TracedFake([SOURCE, WANTED], [facts(40)])


def explained(sandbox: TracedFake) -> ProgramTest:
    """Returns the test of a program after everything is known."""
    app, test, _ = pasted(FakeWorker(STORED, []))
    run_test(app, sandbox)
    assert sandbox.closed and not test.explaining
    return test


def test_the_program_is_run_until_nothing_is_wanted() -> None:
    again = {"wanted": [["squares 2 board", "d"]]}
    first, last = facts(40), {"moves": "Your list is right."}
    sandbox = TracedFake([SOURCE, WANTED], [first, again], [first, last])
    test = explained(sandbox)
    asked, second, third = sandbox.requests
    assert (asked["ask"], asked["texts"], asked["is_c"]) == ("trace", ["tree"], False)
    assert "parts" not in asked and "runs" not in asked
    assert second["parts"] == third["parts"] == SOURCE["parts"]
    assert sandbox.runs == [
        ("output 3", "a"),
        ("values", "b"),
        ("values", "c"),
        ("squares 2 board", "d"),
    ]
    assert second["texts"] == ["trace 1", "trace 2", "trace 3"]
    assert third["runs"][:3] == second["runs"]
    assert third["runs"][3] == ["squares 2 board", "d", "ok", "output of d", 3]
    found = test.explanation
    assert (found.moment, found.stack) == (WROTE, [(4, "f"), (9, "main")])
    assert found.variables == [["n", "8"]] and "Your list is right." in found.facts
    assert found.written_by[0] == [4] and found.failure == "" and found.fixes == []


def test_a_run_without_a_trace_is_told(sandbox: TracedFake) -> None:
    sandbox.ends["b"] = "flood"
    explained(sandbox)
    request = sandbox.requests[1]
    assert [run[2:] for run in request["runs"]] == [
        ["ok", "output of a", 0],
        ["flood", "output of b", -1],
        ["ok", "output of c", 1],
    ]
    assert request["texts"] == ["trace 1", "trace 3"]


def test_a_program_that_never_ends_is_run_only_a_few_times() -> None:
    wanted = {"wanted": [["values", str(number)] for number in range(9)]}
    sandbox = TracedFake([SOURCE, wanted], [facts(40)])
    sandbox.ends.update({str(number): "timeout" for number in range(9)})
    explained(sandbox)
    assert len(sandbox.runs) == MOST_LATE
    kinds = [run[2] for run in sandbox.requests[1]["runs"]]
    assert kinds == ["timeout"] * 9


@pytest.mark.parametrize("cause", ["no tree", "no source", "not compiled", "no facts"])
def test_a_program_that_cannot_be_followed_has_no_facts(cause: str) -> None:
    first: list[dict[str, Any]] = [] if cause == "no source" else [SOURCE, WANTED]
    sandbox = TracedFake(first, [])
    sandbox.prints = None if cause == "no tree" else "tree"
    sandbox.compiles_traced = cause != "not compiled"
    found = explained(sandbox).explanation
    assert (found.failure, found.moment, found.stack) == (NOT_FOLLOWED, "", [])
    assert len(sandbox.requests) == {"no tree": 0, "no facts": 2}.get(cause, 1)


def test_nothing_is_said_from_a_run_that_prints_something_else() -> None:
    sandbox = TracedFake([SOURCE, WANTED], [{"repeated": False}])
    found = explained(sandbox).explanation
    assert (found.failure, found.moment, found.board) == (NOT_REPEATED, "", None)


def test_without_a_compiler_or_python_the_reason_is_told() -> None:
    class Unavailable(TracedFake):
        async def tree(self) -> str | None:
            raise SandboxUnavailable("Python could not be loaded.")

    assert explained(Unavailable()).explanation.failure == "Python could not be loaded."


def test_a_traced_run_that_cannot_be_started_is_no_reason_of_the_program() -> None:
    class Unavailable(TracedFake):
        async def traced(self, text: str, mode: str, seconds: float) -> tuple[str, str, None]:
            self.runs.append((mode, text))
            raise SandboxUnavailable("The compiled program could not be started.")

    sandbox = Unavailable([SOURCE, WANTED], [])
    assert explained(sandbox).explanation.failure == NOT_FOLLOWED and len(sandbox.runs) == MOST_LATE


@pytest.mark.parametrize("followed", [True, False])
def test_edits_that_cannot_be_run_change_nothing_that_is_said_of_the_program(
    followed: bool,
) -> None:
    class Unavailable(TracedFake):
        async def surviving(self, *asked: object) -> tuple[list[int], int]:
            raise SandboxUnavailable("The compiled program could not be started.")

    # The output is right, as that of a program with undefined behaviour can be.
    right = facts(40, done="ended", stack=[])
    answers: list[list[dict[str, Any]]] = [[SOURCE, WANTED], [right]] if followed else [[]]
    sandbox = Unavailable(*answers)
    sandbox.edits = [built(1, 2, 3)]
    found = explained(sandbox).explanation
    assert (found.failure, found.fixes) == ("" if followed else NOT_FOLLOWED, [])
    assert sandbox.of_edits


def test_the_line_that_ran_is_told_of_a_program_that_was_stopped() -> None:
    class Late(TracedFake):
        def fail(self, text: str) -> Outcome:
            return Outcome("timeout", "", "It was stopped.")

    sandbox = Late([SOURCE, WANTED], [facts(0, done="running")])
    assert explained(sandbox).explanation.moment == RUNNING


@pytest.mark.parametrize(
    ("kind", "line", "moment"),
    [("crash", 0, ENDED), ("crash", 4, ENDED), ("crash", 5, ""), ("ok", 4, ""), ("ok", 0, "")],
)
def test_the_last_line_is_told_of_a_program_that_its_fault_has_ended(
    kind: str, line: int, moment: str
) -> None:
    """Of another one, the verdict names the line, and the program went on."""

    class Faulty(TracedFake):
        def fail(self, text: str) -> Outcome:
            return Outcome(kind, uva220_slow.answer(text), None, undefined="No.", line=line)

    sandbox = Faulty([SOURCE, WANTED], [facts(40, done="ended")])
    found = explained(sandbox).explanation
    assert (found.moment, found.fault_line) == (moment, line)


def fixed(sandbox: TracedFake, *edits: list[dict[str, Any]]) -> list[tuple[int, str]]:
    """Returns the fixes that are shown after some answers to requests about edits."""
    sandbox.edits = [*edits]
    return explained(sandbox).explanation.fixes


def built(*numbers: int, number: int = 3) -> list[dict[str, Any]]:
    return [{"source": f"edits {numbers}", "numbers": [*numbers], "without": [], "number": number}]


def shown(*programs: str) -> list[dict[str, Any]]:
    return [{"fixes": [[line, f"edit {one}", one] for line, one in enumerate(programs, 1)]}]


def test_an_edit_that_passes_all_tests_is_shown(sandbox: TracedFake) -> None:
    sandbox.passing, sandbox.right = {2}, {"b"}
    assert fixed(sandbox, built(1, 2, 3), shown("a", "b", "c")) == [(2, "edit b")]
    build, show = sandbox.of_edits
    assert (build["ask"], build["first"], build["most"]) == ("build_edits", 0, 3)
    assert (show["ask"], show["numbers"], show["texts"]) == ("show_edits", [2], ["tree"])
    # The failing input and those of `few_inputs`. The third edit is not tested.
    assert sandbox.tests == [1 + 12 + 5] * 2


def test_an_edit_that_fails_a_further_test_is_not_shown(sandbox: TracedFake) -> None:
    assert fixed(sandbox, built(1, 2, 3), shown("a")) == []
    sandbox = TracedFake([SOURCE, WANTED], [facts(40)])
    sandbox.passing = set()
    assert fixed(sandbox, built(1, 2, 3)) == []
    assert [request["ask"] for request in sandbox.of_edits] == ["build_edits", "declaration_edits"]


def test_declarations_are_edited_when_no_other_edit_passes(sandbox: TracedFake) -> None:
    sandbox.passing, sandbox.right = set(), {"b"}
    assert fixed(sandbox, built(1, 2, 3), shown("a", "b")) == [(2, "edit b")]


def test_it_is_told_how_far_a_search_came_that_found_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(compiled_program, "MOST_TRIED", 3)
    for number, tried in ((3, "3"), (9, "the first 3 of 9")):
        sandbox = TracedFake([SOURCE, WANTED], [facts(40)])
        sandbox.passing, sandbox.edits = set(), [built(1, 2, 3, number=number)]
        said = f"No fix was found among {tried} small changes."
        assert explained(sandbox).explanation.facts[-1] == said


def test_a_search_ends_when_much_work_is_done(sandbox: TracedFake) -> None:
    sandbox.passing, sandbox.most_tried = set(), 2
    sandbox.edits = [built(1, 2, 3, number=9), []]
    said = "No fix was found among the first 2 of 9 small changes."
    assert explained(sandbox).explanation.facts[-1] == said
    assert [request["ask"] for request in sandbox.of_edits] == ["build_edits", "declaration_edits"]


def test_edits_are_compiled_in_parts_until_one_is_right(sandbox: TracedFake) -> None:
    sandbox.passing, sandbox.right = {4}, {"d"}
    found = fixed(sandbox, built(1, 2, 3, number=9), built(4, 5, 6, number=9), shown("d"))
    assert found == [(1, "edit d")]
    assert [request.get("first") for request in sandbox.of_edits] == [0, 3, None]


def test_edits_that_do_not_compile_are_left_out(sandbox: TracedFake) -> None:
    sandbox.errors, sandbox.right = [[7, 8]], {"a"}
    again = [{"source": "fewer", "numbers": [1, 3], "without": [2], "number": 3}]
    assert fixed(sandbox, built(1, 2, 3), again, shown("a")) == [(1, "edit a")]
    first, second, _ = sandbox.of_edits
    assert (first["errors"], second["errors"], second["without"]) == ([], [7, 8], [])
    assert sandbox.built == ["edits (1, 2, 3)", "fewer"]


def test_edits_that_never_compile_are_not_run_and_those_after_them_are_tried() -> None:
    class Running(TracedFake):
        async def surviving(
            self, text: str, expected: str, any_order: bool, numbers: Sequence[int]
        ) -> tuple[list[int], int]:
            assert "never" not in self.built[-1]
            return await super().surviving(text, expected, any_order, numbers)

    sandbox = Running([SOURCE, WANTED], [facts(40)])
    sandbox.errors, sandbox.right = [[7]] * MOST_BUILDS, {"d"}
    never = [{"source": "never", "numbers": [1], "without": [], "number": 9}]
    edits = [never] * MOST_BUILDS + [built(4, 5, 6, number=9), shown("d")]
    assert fixed(sandbox, *edits) == [(1, "edit d")]


def test_a_program_that_passes_without_an_edit_has_no_fix(sandbox: TracedFake) -> None:
    sandbox.passing.add(NO_EDIT)
    sandbox.edits = [built(1, 2, 3), shown("a")]
    found = explained(sandbox).explanation
    assert found.fixes == [] and len(sandbox.of_edits) == 1
    assert NOT_SEARCHED in found.facts


@pytest.mark.parametrize(("output", "unedited"), [("", {NO_EDIT}), ("x", set[int]())])
def test_an_edit_after_which_a_program_still_does_something_undefined_is_none(
    output: str, unedited: set[int]
) -> None:
    """Also if its output is right without an edit."""

    class Faulty(TracedFake):
        def fail(self, text: str) -> Outcome:
            return Outcome("ok", output + uva220_slow.answer(text), None, undefined="No.", line=4)

    sandbox = Faulty([SOURCE, WANTED], [facts(40)])
    sandbox.passing, sandbox.faultless, sandbox.right = {1, 2} | unedited, {2, 3}, {"b"}
    checked = built(1, 2)
    assert fixed(sandbox, built(1, 2, 3), checked, shown("b")) == [(1, "edit b")]
    assert [request.get("without") for request in sandbox.of_edits] == [[], [3], None]
    assert sandbox.of_edits[-1]["numbers"] == [2]
    assert sandbox.of_edits[0]["lines"] == [4]  # Edits there come first.


def test_an_edit_that_makes_a_condition_constant_is_not_shown(sandbox: TracedFake) -> None:
    sandbox.passing, sandbox.right = {1, 2, 4}, {"b"}
    sandbox.traps = [[{"source": "traps", "numbers": [1, 1, 2, 3]}]]
    sandbox.edits = [built(1, 2), shown("b")]
    explained(sandbox)
    assert sandbox.built[-1] == "traps"
    assert [request.get("numbers") for request in sandbox.of_edits] == [None, [2]]
