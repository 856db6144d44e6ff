"""What a wrong program did is shown step by step, and a fix is searched."""

import json
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from harness.extent import in_part
from reference.chance import Chance
from reference.formats import REFERENCES
from reference.unfamiliar.programs import UNFAMILIAR
from reference.wrong.classic import turns_the_nearest
from unit.page.running import (
    compared,
    complete,
    finish,
    new_workbench,
    ran_over,
    result_of,
    step,
    stepper_of,
)
from unit.page.share.forgeries import STRANGE
from unit.workbench.programs.evidence.programs import program
from unit.workbench.programs.trials.fake_sandbox import PythonSandbox
from workbench.formats.boardsilly import BOARDSILLY
from workbench.formats.jutge import JUTGE
from workbench.formats.uva220 import UVA220
from workbench.model.program.program_lines import (
    displayed,
    explanation_of,
    go_to_program_line,
    lines_of_step,
)
from workbench.model.program.your_board import (
    EXCHANGED,
    FIRST,
    IN_TWO,
    NOT_PRESSED,
    SAME,
    SHOWN_BOARD,
    TRANSPOSED,
    VARIABLE,
    your_board,
)
from workbench.model.workbench import Workbench
from workbench.programs.compiler.languages import LANGUAGES
from workbench.programs.explanation.answer_shapes import LONGEST, checked_parts
from workbench.programs.explanation.explaining import Explaining
from workbench.programs.explanation.explanation import WROTE, Explanation

# A right program for jutge on 4 x 4 and other boards. The tests replace parts of it.
SHOW = """\
def show():
    for row in b:
        print(''.join(row))
    text = str(b)
    print(str(text.count('N')) + ':' + str(text.count('B')))
    print()
show()
"""
START = "in (1, 1, W), (2, 2, W), (1, 2, K), (2, 1, K):"
HALF = "in (h, h, W), (h + 1, h + 1, W), (h, h + 1, K), (h + 1, h, K):"
RIGHT = (
    program("rows")[1].replace(START, HALF).replace("for r, c, v", "h = n // 2 - 1\nfor r, c, v")
)
RIGHT = RIGHT.replace("for at in", f"{SHOW}for at in") + "    show()\n"
WRONG_ROW = RIGHT.replace("0 <= r < n", "0 < r < n")
COUNTING = RIGHT[: RIGHT.index("    print(str(text")].count("\n") + 1  # The line.
WRONG_COUNT = RIGHT.replace("text.count('B')", "(text + 'B').count('B')")
SILLY = """\
import sys
board = sys.stdin.read().split()[:8]
moves = [(0, 0, 0, 1), (7, 7, 7, 6)]
for r, c, y, x in moves:
    if board[y][x] in '.XO':
        print('ABCDEFGH'[r] + str(c + 1) + '-' + 'ABCDEFGH'[y] + str(x + 1))
"""


TRUE: dict[str, Any] = {"done": "wrote", "stack": [[1, "f"]], "variables": [["a", "1"]]}
TRUE |= {"stacks": [[[1, "f"], [9, "main"]]], "writes": [[3, 0]], "collected": [[3, -1]]}
TRUE |= {"events": [[0, 5, "wrote", 0, "B", [["k", "1"]], ""]], "moves": "They are."}
TRUE |= {"source": "int main() {}", "wanted": [["values", "4"]], "tried": 3, "number": 10}
TRUE |= {"fixes": [[1, "`a` → `b`", "b"]], "verified": [True]}
TRUE["board"] = {"name": "b", "sentence": "It is.", "wrong": 0, "states": ["." * 16]}
TRUE["board"] |= {"exchanged": False, "not_passed": False}


class ExplainingSandbox(PythonSandbox):
    """A sandbox that does not search fixes, which takes long."""

    def answers(self, request: dict[str, Any]) -> Iterator[Any]:
        return super().answers(request) if request["ask"] == "explain" else iter(())


class KnowingSandbox(PythonSandbox):
    """A sandbox that knows the fix of WRONG_ROW."""

    def answers(self, request: dict[str, Any]) -> Iterator[Any]:
        fix = [7, "`0 < r < n` → `0 <= r < n`", RIGHT]
        known = {"find_fixes": {"fixes": [fix]}, "verify": {"verified": [True]}}
        ask = request["ask"]
        if ask not in known:
            return super().answers(request)
        own = {"texts", "program"} if ask == "find_fixes" else {"programs"}
        assert request.keys() == {"ask", "any_order", "tests", *own}
        assert request.get("programs", [RIGHT]) == [RIGHT]
        return iter([known[ask]])


class FalseSandbox(PythonSandbox):
    def __init__(self, false: list[Any]) -> None:
        super().__init__()
        self.false = false

    def answers(self, request: dict[str, Any]) -> Iterator[Any]:
        return iter(self.false)


def examined(program: str, form: Any = JUTGE, sandbox: PythonSandbox | None = None) -> Workbench:
    """Returns the application after a test of a program and the search for its fault."""
    app = new_workbench()
    app.program_test.program = program
    complete(app, app.program_test.start, sandbox or PythonSandbox(), form, 2.0)
    return app


def explained(app: Workbench) -> Explanation:
    assert displayed(app.program_test)
    return explanation_of(app.program_test)


@pytest.fixture(scope="module")
def failed() -> Workbench:
    """The application after the test of a program about which nothing is known."""
    return examined(WRONG_ROW, JUTGE, FalseSandbox([]))


@pytest.fixture(scope="module")
def wrong_row() -> Workbench:
    """The application after the test of a program that never looks at the first row."""
    return examined(WRONG_ROW, JUTGE, KnowingSandbox())


@pytest.fixture(scope="module")
def wrong_count() -> Workbench:
    """The application after the test of a program whose board is right."""
    return examined(WRONG_COUNT, JUTGE, ExplainingSandbox())


def test_the_line_that_printed_the_first_difference_is_found(wrong_count: Workbench) -> None:
    explanation = explained(wrong_count)
    lines = WRONG_COUNT.split("\n")
    at = lines.index("    print(str(text.count('N')) + ':' + str((text + 'B').count('B')))") + 1
    assert explanation.moment == WROTE
    assert explanation.stack == [(at, "show"), (lines.index("show()") + 1, "the main program")]
    assert explanation.variables[0][0] == "text"


def test_a_board_that_is_right_is_said_to_be_right(wrong_count: Workbench) -> None:
    app = wrong_count
    [known] = explained(app).facts
    assert known == f"Your `b` is right. Line {COUNTING} prints counts that do not match it."
    board = your_board(app.program_test)
    assert board is not None and (board.caption, board.reading) == (VARIABLE.format("b"), SAME)
    assert board.marks["different"] == []


def test_nothing_is_said_of_a_test_beside_the_comparison_in_another_format() -> None:
    app = examined(WRONG_COUNT, JUTGE, ExplainingSandbox())
    facts = explained(app).facts
    failing = app.judge.input
    for other in (UVA220, BOARDSILLY):
        complete(app, app.judge.choose_form, other.name)
        assert not app.failures.shows(failing)
        assert explanation_of(app.program_test).facts == []
        complete(app, app.judge.choose_form, JUTGE.name)
        assert explained(app).facts == facts


def test_the_first_wrong_step_is_named_and_drawn(wrong_row: Workbench) -> None:
    app = wrong_row
    known = explained(app).facts[0]
    assert known.startswith("After ") and "which should have been flipped" in known
    stepper = stepper_of(app)
    shown = your_board(app.program_test)
    assert shown is not None and shown.reading == FIRST
    wrong = shown.marks["different"]
    position = stepper.step.position
    assert position is not None and wrong
    for square, (actual, expected) in enumerate(zip("".join(shown.rows), "".join(position.rows()))):
        assert (actual != expected) == (square in wrong)
    app.workspace.do(stepper.go_to, 0)
    before = your_board(app.program_test)
    assert before is not None and before.reading == SAME


def test_a_printed_board_is_shown_only_beside_the_step_that_printed_it(failed: Workbench) -> None:
    stepper, test = stepper_of(failed), failed.program_test
    first = stepper.index
    board = your_board(test)
    assert board and board.caption == SHOWN_BOARD
    failed.workspace.do(stepper.go_to, first - 1)
    assert your_board(test) is None
    failed.workspace.do(stepper.go_to, first)
    assert your_board(test) == board


def test_beside_a_guess_the_difference_is_not_described_too() -> None:
    text = REFERENCES["jutge"].random_input(Chance(23))
    app = compared(ran_over(JUTGE, text), turns_the_nearest(text))
    result, board = result_of(app), your_board(app.program_test)
    assert result.detail and result.guess == explanation_of(app.program_test).likely
    assert board and board.reading == ""


def test_a_board_read_with_rows_and_columns_exchanged_never_simply_agrees() -> None:
    """The program exchanges row and column wherever it reads a move."""
    exchanging = RIGHT.replace("row, column = int(", "column, row = int(")
    app = examined(exchanging, JUTGE, ExplainingSandbox())
    board = your_board(app.program_test)
    assert board is not None
    assert board.reading == f"{EXCHANGED} {SAME} {NOT_PRESSED.format(TRANSPOSED)}"
    assert not board.square_names
    result = app.judge.comparison.result
    assert result and result.guess and explained(app).likely == result.guess


def test_a_board_in_two_variables_tells_why_its_squares_cannot_be_pressed() -> None:
    (style,) = [one for one in UNFAMILIAR if one.name == "two integers"]
    app = examined(style.wrong(0)[0], JUTGE, ExplainingSandbox())
    board = your_board(app.program_test)
    assert board is not None and board.caption == VARIABLE.format("self.black` and `self.white")
    assert board.reading.endswith(NOT_PRESSED.format(IN_TWO))
    assert not board.square_names


def test_steps_and_program_lines_lead_to_each_other(wrong_row: Workbench) -> None:
    app = wrong_row
    stepper = stepper_of(app)
    rows, counts = COUNTING - 2, COUNTING
    app.workspace.do(stepper.go_to, 0)
    assert lines_of_step(app.program_test)[:2] == [rows, counts]
    app.workspace.do(go_to_program_line, app.program_test, counts)
    assert stepper.index == 1
    app.workspace.do(stepper.go_to_last)
    app.workspace.do(go_to_program_line, app.program_test, rows)
    assert stepper.index == 0
    app.workspace.do(go_to_program_line, app.program_test, 1)  # It prints nothing.
    assert stepper.index == 0


def test_a_fix_is_found_and_its_line_is_shown_first(wrong_row: Workbench) -> None:
    test = wrong_row.program_test
    assert explained(wrong_row).fixes[0] == (7, "`0 < r < n` → `0 <= r < n`")
    assert explained(wrong_row).likely == ""
    assert not test.shows_fix
    wrong_row.workspace.do(test.show_fix)
    assert test.shows_fix


@pytest.mark.parametrize("slices", [0, 1])
def test_an_edit_of_the_program_ends_the_search_and_the_explanation(slices: int) -> None:
    app = new_workbench()
    test, sandbox = app.program_test, PythonSandbox()
    app.workspace.do(test.edit, WRONG_ROW)
    app.workspace.do(app.program_test.start, sandbox, JUTGE, 2.0)
    assert test.trials is not None
    while not test.trials.done:
        step(test.trials)
    found, sandbox.closed = test.found, False
    assert found is not None
    for _ in range(slices):
        step(found)
    assert test.explaining
    app.workspace.do(test.edit, WRONG_ROW + "\n")
    assert found.cancelled and sandbox.closed
    assert test.found is None and not test.explaining


def test_the_evidence_returns_with_the_tested_program(wrong_row: Workbench) -> None:
    test, undo = wrong_row.program_test, wrong_row.program_test.edit_undo()
    shown = vars(test.explanation)
    assert shown["stack"] and shown["fixes"]
    for change, back in (
        (lambda: test.edit(WRONG_ROW + "\n"), undo),
        (lambda: test.load(WRONG_ROW + "\n"), lambda: test.load(WRONG_ROW)),
        (lambda: test.choose_language(LANGUAGES[-1]), lambda: test.choose_language(None)),
    ):
        wrong_row.workspace.do(change)
        assert displayed(test) is None and vars(test.explanation) == vars(Explanation())
        wrong_row.workspace.do(back)
        assert displayed(test) and vars(test.explanation) == shown


def test_an_explanation_belongs_to_its_input_and_output() -> None:
    for change in (
        lambda app: app.judge.compare("another output"),
        lambda app: app.judge.type("4\n"),
    ):
        app = examined(WRONG_ROW, JUTGE, FalseSandbox([TRUE]))
        assert explained(app).stack == [(1, "f")]
        app.workspace.do(change, app)
        assert displayed(app.program_test) is None
        assert lines_of_step(app.program_test) == [] == explanation_of(app.program_test).stack
        assert your_board(app.program_test) is None


def test_the_parsed_board_of_board_silly_is_drawn() -> None:
    app = examined(SILLY, BOARDSILLY, ExplainingSandbox())
    shown = your_board(app.program_test)
    board = stepper_of(app).step.board
    assert shown is not None and board is not None
    assert (shown.caption, shown.rows) == ("Your `board`", board.rows())
    right, known = explained(app).facts[:2]
    assert right == "Your `board` is right."
    assert known.startswith("Your `moves` ") and "wrongly has " in known


def test_without_an_answer_there_is_no_evidence(failed: Workbench) -> None:
    assert (explained(failed).stack, explained(failed).fixes) == ([], [])
    assert lines_of_step(failed.program_test) == []


def forged(seed: int) -> Any:
    """Returns an answer with a member replaced or removed, or a strange value."""
    chance = Chance(seed)
    if chance.percent(5):
        return chance.pick(STRANGE)
    answer = json.loads(json.dumps(TRUE))
    where = answer["board"] if chance.percent(40) else answer
    name = chance.pick(sorted(where))
    where[name] = chance.pick((*STRANGE, [[10**9, "f"]], [None], ["?" * 16] * 3, [[1, 2, 3]]))
    return answer


@pytest.mark.parametrize("seed", in_part(range(500), 8))
def test_a_false_answer_does_not_break_the_page(failed: Workbench, seed: int) -> None:
    app, test = failed, failed.program_test
    assert test.trials is not None
    sandbox = FalseSandbox([forged(seed), forged(seed + 1000)])
    test._found = Explaining(sandbox, WRONG_ROW, test.trials, count(1))
    app.workspace.jobs.start(test._found)
    finish(app.workspace.jobs)
    for index in range(len(stepper_of(app).run.steps)):
        app.workspace.do(stepper_of(app).go_to, index)
        assert all(isinstance(line, int) for line in lines_of_step(app.program_test))
        your_board(app.program_test)
        explanation = explained(app)
        assert all(isinstance(text, str) for text in [*explanation.facts, explanation.likely])


def test_an_answer_is_checked() -> None:
    assert checked_parts(json.dumps(TRUE)) == TRUE
    for line in ("", "{", "[" * 10_000, "1", json.dumps({"stack": 1}), f'"{"x" * LONGEST}"'):
        assert checked_parts(line) == {}
    for name, false in (
        ("stack", [[10**6, "f"]]),
        ("stacks", [[[0, "f"]]]),
        ("writes", [[3, -2]]),
        ("collected", [[3, "0"]]),
        ("events", [[0, 26 * 26, "wrote", 0, "B", [], ""]]),
        ("events", [[0, 5, "moved", 0, "B", [], ""]]),
        ("variables", [["a", "1"]] * 13),
        ("variables", [["a", "1" * 101]]),
        ("fixes", [[0, "", ""]]),
        ("source", 5),
        ("wanted", [["values"]]),
        ("wanted", [["values", ""]] * 1001),
    ):
        assert checked_parts(json.dumps({name: false})) == {}
