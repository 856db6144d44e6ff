"""Asking why: a square or a character, a line of the answer, and the way back."""

from typing import Any

import pytest

from unit.page.running import stepper_of
from unit.workbench.model.program.test_program_explanation import WRONG_ROW, FalseSandbox, examined
from workbench.formats.jutge import JUTGE
from workbench.model.judge.tabs import COMPARE, TEST
from workbench.model.program.program_lines import displayed
from workbench.model.program.your_board import your_board
from workbench.model.workbench import Workbench

SQUARE = 5
STACKS = [[[3, "read"]], [[20, "play"], [40, "main"]], [[30, "show"], [41, "main"]]]
FALSE: dict[str, Any] = {"repeated": True, "done": "wrote", "stack": STACKS[2], "stacks": STACKS}
FALSE |= {"variables": [], "writes": [[5, 2], [10_000, 1]], "collected": [], "moves": ""}


class KnownSandbox(FalseSandbox):
    """A sandbox that tells events on the judge's own board: a writing, then a reading a step."""

    def __init__(self, spoilt: dict[int, str] | None = None, **known: Any) -> None:
        """`spoilt` has the symbols on squares after the second step that are not the judge's."""
        super().__init__([])
        self.spoilt = spoilt or {}
        self.known = known

    def answers(self, request: dict[str, Any]) -> Any:
        if request["ask"] != "explain":
            return iter(())
        states = ["".join(step["rows"]) for step in request["judge"]["steps"]]
        state = enumerate(states[1])
        states[1] = "".join(self.spoilt.get(square, symbol) for square, symbol in state)
        wrong = 1 if self.spoilt else None
        board = {"name": "b", "sentence": "", "wrong": wrong, "states": states}
        board.update(exchanged=False, not_passed=False)
        events: list[Any] = [[0, SQUARE, "wrote", 0, "B", [["n", "4"]], ""]]
        events += [
            [at, SQUARE, "read", 1, "", [["k", f"{at}"]], ""] for at in range(1, len(states))
        ]
        return iter([{**FALSE, "board": board, "events": events, **self.known}])


def asked(spoilt: dict[int, str] | None = None, at: int | None = None, **known: Any) -> Workbench:
    """Returns the application with a failing run on display, perhaps at a step.

    Its evidence is known.
    """
    app = examined(WRONG_ROW, JUTGE, KnownSandbox(spoilt, **known))
    assert displayed(app.program_test) and len(stepper_of(app).run.steps) > 2
    if at is not None:
        app.workspace.do(stepper_of(app).go_to, at)
    return app


def listed(app: Workbench) -> list[int]:
    assert app.why.answer
    return [line.line for line in app.why.answer.lines]


def test_the_answer_follows_the_step() -> None:
    app = asked(at=1)
    app.workspace.do(app.why.ask_about_square, SQUARE)
    assert listed(app) == [20, 3]
    app.workspace.do(stepper_of(app).go_to, 0)
    assert listed(app) == [3]
    assert app.why.answer and app.why.answer.title.startswith("After reading game 1, (2,2) has ")


def test_a_question_is_answered_in_the_status() -> None:
    app = asked(at=0)
    for square, end in ((SQUARE, "Listed: 1 line."), (0, "Nothing is recorded about (1,1).")):
        sayings = app.workspace.sayings
        app.workspace.do(app.why.ask_about_square, square)
        assert app.workspace.sayings == sayings + 1
        said = app.workspace.scene().message
        assert said.startswith("After reading game 1, ") and said.endswith(end) and "`" not in said


def test_a_chosen_line_is_shown_with_its_step_until_the_user_steps_on() -> None:
    app = asked(at=2)
    app.workspace.do(app.why.ask_about_square, SQUARE)
    app.judge.tabs.show(COMPARE)
    app.workspace.do(app.why.choose, 1)
    chosen = app.why.chosen
    assert chosen and (chosen.line, chosen.variables, chosen.step) == (20, [["k", "1"]], 1)
    assert stepper_of(app).index == 1 and app.judge.tabs.tab == TEST
    app.workspace.do(stepper_of(app).go_to, 2)
    assert app.why.chosen is None and app.why.can_go_back


def test_the_way_back_leads_through_all_choices() -> None:
    app = asked()
    why, stepper = app.why, stepper_of(app)
    app.judge.tabs.show(COMPARE)
    app.workspace.do(why.ask_about_character, 3)
    app.workspace.do(stepper.go_to, 2)
    app.workspace.do(why.choose, 0)
    app.workspace.do(why.ask_about_square, SQUARE)
    app.workspace.do(why.choose, 2)
    assert stepper.index == 0 and why.chosen and why.chosen.line == 3
    app.workspace.do(why.go_back)
    assert (stepper.index, why.square, why.offset) == (2, SQUARE, None)
    assert why.chosen and why.chosen.line == 30 and app.judge.tabs.tab == TEST
    app.workspace.do(why.go_back)
    assert (stepper.index, why.square, why.offset) == (2, None, 3)
    assert why.chosen is None and app.judge.tabs.tab == COMPARE and not why.can_go_back
    app.workspace.do(why.go_back)
    assert listed(app) == [30]


def test_a_line_that_is_not_listed_cannot_be_chosen() -> None:
    app = asked()
    app.workspace.do(app.why.choose, 0)
    app.workspace.do(app.why.ask_about_square, SQUARE)
    app.workspace.do(app.why.choose, 99)
    assert app.why.chosen is None and not app.why.can_go_back


def test_a_character_is_announced_only_if_other_lines_printed_it() -> None:
    end = len(asked().why.output)
    app = asked(writes=[[5, 2], [end, 1]], at=1)
    said = []
    for offset in (0, 4, 5, 6):
        sayings = app.workspace.sayings
        app.workspace.do(app.why.ask_about_character, offset)
        said.append((listed(app), app.workspace.sayings - sayings))
    assert said == [([30], 1), ([30], 0), ([20], 1), ([20], 0)]
    assert (
        app.workspace.scene().message
        == "Line 20 in play, called from line 40 in main, printed this."
    )


def test_nothing_is_told_behind_the_last_character() -> None:
    app = asked()
    app.workspace.do(app.why.ask_about_character, len(app.why.output))
    assert app.why.answer is None


CHANGES = {
    "output": lambda app: app.judge.compare("x"),
    "input": lambda app: app.judge.type("4\n"),
    "program": lambda app: app.program_test.edit("x"),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_question_ends_with_the_display_of_its_run(change: Any) -> None:
    app = asked()
    app.workspace.do(app.why.ask_about_square, SQUARE)
    app.workspace.do(app.why.choose, 0)
    app.workspace.do(change, app)
    assert app.why.answer is None and app.why.chosen is None and not app.why.can_go_back
    assert app.why.output == ""
    sayings = app.workspace.sayings
    app.workspace.do(app.why.ask_about_character, 0)
    assert app.why.answer is None and app.workspace.sayings == sayings


def test_squares_are_named_as_in_the_problem_if_anything_is_recorded() -> None:
    app = asked(at=0)
    board = your_board(app.program_test)
    assert board and board.accessible_names[4:7] == ["(2,1), empty", "(2,2), white", "(2,3), black"]
    app = asked(events=[])
    board = your_board(app.program_test)
    assert board and board.square_names == [] == board.accessible_names


def test_an_event_of_an_unknown_step_square_or_stack_is_left_out() -> None:
    places = ((99, SQUARE, 1), (0, 99, 1), (0, SQUARE, 9), (0, SQUARE, -1), (0, 0, 1))
    events = [[step, square, "read", stack, "", [], ""] for step, square, stack in places]
    found = displayed(asked(events=events).program_test)
    assert found and found.board and [event.square for event in found.board.events] == [0]


def test_the_last_line_of_an_unknown_step_is_left_out() -> None:
    found = displayed(asked(last_lines=[[0, "move", 2, 5], [99, "move", 2, 5]]).program_test)
    assert found and found.board and found.board.last_lines == {0: ["move", 2, 5]}


def test_the_first_wrong_square_is_that_of_the_disc_placed_or_else_the_first() -> None:
    step = stepper_of(asked()).run.steps[1]
    assert step.position and step.move and step.move.square is not None
    placed, wrong = step.move.square, []
    symbols = dict(zip(".BW", JUTGE.output.symbols))
    opposite = {sign: symbols["B" if sign == "W" else "W"] for sign in ".BW"}
    rows = "".join(step.position.rows())
    others = [square for square in range(len(rows)) if square != placed]
    first, second = others[0], others[5]
    assert first < placed
    for spoilt in (
        {first: opposite[rows[first]], placed: symbols["."]},
        {first: opposite[rows[first]], second: opposite[rows[second]]},
        {first: "?", second: opposite[rows[second]]},
        {first: "?"},
    ):
        found = displayed(asked(spoilt).program_test)
        assert found and found.board and found.board.wrong == 1
        wrong.append(found.board.wrong_square)
    assert wrong == [placed, first, second, None]
