"""Typing, pasting and clearing: when the judge runs, and which outputs are stale."""

from collections.abc import Callable

import pytest

from reference.samples import INPUTS, JUTGE_INPUT, JUTGE_OUTPUT, UVA220_INPUT, UVA220_OUTPUT
from saved.work import JUDGE, with_members
from state.notice import BRIEFLY
from state.workspace import NO_STEPS
from unit.page.running import (
    compared,
    complete,
    finish,
    new_workbench,
    ran_over,
    stepper_of,
    typed_in,
)
from unit.workbench.programs.trials.fake_sandbox import FakeSandbox, printing
from workbench.formats import AUTO, FORMATS
from workbench.formats.boardsilly import BOARDSILLY
from workbench.formats.jutge import JUTGE
from workbench.formats.uva220 import UVA220
from workbench.model.judge.failures import FAILURE_SHOWN
from workbench.model.judge.session import AFTER_TYPING, CLEARED, LONGEST_AUTOMATIC, NOTHING_READ
from workbench.model.judge.tabs import COMPARE, INPUT, MAKE, Tabs
from workbench.model.workbench import Workbench


def printed(app: Workbench) -> str:
    assert app.judge.run is not None
    return app.judge.run.printed


def test_typed_input_runs_after_a_delay() -> None:
    app = new_workbench()
    app.workspace.do(app.judge.type, JUTGE_INPUT[:3])
    app.workspace.do(app.judge.type, JUTGE_INPUT)
    assert app.judge.run is None
    assert finish(app.workspace.jobs) == [AFTER_TYPING]
    assert printed(app) == JUTGE_OUTPUT


def test_typing_and_clearing_cancel_the_run() -> None:
    for leave in (lambda app: app.judge.type(JUTGE_INPUT), lambda app: app.judge.clear()):
        app = new_workbench()
        run = app.judge.start_run(UVA220, UVA220_INPUT)
        app.workspace.do(leave, app)
        assert run.cancelled


def test_pasted_input_runs_at_once() -> None:
    app = new_workbench()
    app.workspace.do(app.judge.paste, JUTGE_INPUT, True)
    assert app.judge.run is not None
    assert finish(app.workspace.jobs) == []
    assert printed(app) == JUTGE_OUTPUT


def test_a_long_input_does_not_run_automatically_and_the_output_is_stale() -> None:
    app = ran_over(JUTGE, JUTGE_INPUT)
    assert not app.judge.stale
    complete(app, app.judge.paste, JUTGE_INPUT + " " * LONGEST_AUTOMATIC, False)
    assert app.judge.stale and not app.judge.runs_automatically
    app.workspace.do(app.judge.rerun)
    assert not app.judge.stale


def test_a_requested_step_is_shown_after_the_format_changes() -> None:
    app = new_workbench()
    app.judge.input, app.judge.wanted_step = UVA220_INPUT, 3
    complete(app, app.judge.choose_form, "uva220")
    assert stepper_of(app).index == 3


def test_the_verdict_disappears_when_the_input_changes() -> None:
    app = ran_over(UVA220, UVA220_INPUT)
    compared(app, UVA220_OUTPUT)
    assert app.judge.comparison.job is not None
    app.workspace.do(app.judge.type, UVA220_INPUT + "x")
    assert app.judge.comparison.job is None
    app.workspace.do(app.judge.compare, UVA220_OUTPUT + "x")
    assert app.judge.comparison.job is None


def test_pasting_over_the_whole_text_resets_the_format_to_auto() -> None:
    app = ran_over(UVA220, UVA220_INPUT)
    app.workspace.do(app.judge.paste, UVA220_INPUT + "L\n", False)
    assert app.judge.chosen_form is UVA220
    complete(app, app.judge.paste, JUTGE_INPUT, True)
    assert app.judge.chosen_form is None
    assert printed(app) == JUTGE_OUTPUT


def test_a_loaded_input_has_the_detected_format_or_the_chosen_one() -> None:
    app = new_workbench()
    for form in FORMATS:
        app.workspace.do(app.judge.open_input, INPUTS[form.name], form)
        assert app.judge.chosen_form is None
    app.workspace.do(app.judge.open_input, JUTGE_INPUT, UVA220)
    assert app.judge.chosen_form is UVA220
    assert app.workspace.view == JUDGE


def test_an_edited_input_stays_at_its_step() -> None:
    app = ran_over(UVA220, UVA220_INPUT)
    app.workspace.do(stepper_of(app).go_to, 4)
    complete(app, app.judge.type, UVA220_INPUT + " ")
    assert stepper_of(app).index == 4


def test_a_new_input_starts_at_its_first_board() -> None:
    # The first step reads the number of games.
    assert stepper_of(ran_over(UVA220, UVA220_INPUT)).index == 1
    assert stepper_of(ran_over(JUTGE, JUTGE_INPUT)).index == 0


def test_clearing_can_be_undone_for_a_while() -> None:
    app = ran_over(UVA220, UVA220_INPUT)
    app.workspace.do(stepper_of(app).go_to, 4)
    app.judge.comparison.actual, app.program_test.program = "mine", "print()"
    app.workspace.do(app.judge.clear)
    assert typed_in(app) == (AUTO, "", "mine", "print()")
    assert app.notice.text == CLEARED
    app.workspace.go_to(JUDGE)
    assert app.workspace.scene().message == NO_STEPS
    complete(app, app.notice.undo_it)
    assert typed_in(app) == ("uva220", UVA220_INPUT, "mine", "print()")
    assert stepper_of(app).index == 4
    assert app.notice.text == ""


def test_texts_typed_before_others_are_restored_can_be_undone() -> None:
    for replace in (
        lambda app: app.judge.undo.replace_restored("auto", "typed"),
        lambda app: app.judge.open_output("typed"),
        lambda app: app.program_test.open("typed"),
    ):
        app = new_workbench()
        app.judge.restore(app.judge.saved | {"input": JUTGE_INPUT, "yours": "mine"})
        app.program_test.edit("print()")
        before = typed_in(app)
        app.workspace.do(replace, app)
        assert "typed" in typed_in(app)
        app.workspace.do(app.notice.undo_it)
        assert typed_in(app) == before


def test_undoing_a_clear_keeps_an_output_pasted_since() -> None:
    app = ran_over(UVA220, UVA220_INPUT)
    app.workspace.do(app.judge.clear)
    app.workspace.do(app.judge.compare, "mine")
    app.workspace.do(app.notice.undo_it)
    assert typed_in(app) == ("uva220", UVA220_INPUT, "mine", "")


def failing_test(app: Workbench) -> None:
    """Tests a program that prints nothing."""
    app.program_test.program = "the program"
    sandbox = FakeSandbox(printing(lambda text: ""))
    complete(app, app.program_test.start, sandbox, JUTGE, 1)


def test_a_failing_test_replaces_the_users_texts_and_can_be_undone() -> None:
    app = ran_over(UVA220, UVA220_INPUT)
    app.judge.comparison.actual = "mine"
    app.workspace.do(stepper_of(app).go_to, 4)
    failing_test(app)
    assert app.judge.input not in ("", UVA220_INPUT) and app.judge.comparison.actual == ""
    assert app.notice.text == FAILURE_SHOWN
    complete(app, app.notice.undo_it)
    assert typed_in(app) == ("uva220", UVA220_INPUT, "mine", "the program")
    assert stepper_of(app).index == 4


def test_texts_pasted_after_a_failing_test_survive_the_undo_of_its_input() -> None:
    app = ran_over(UVA220, UVA220_INPUT)
    do = app.workspace.do
    failing_test(app)
    do(app.judge.open_input, JUTGE_INPUT)
    failing_test(app)
    failing = app.judge.input
    do(app.judge.paste, failing + "\n", True)
    do(app.judge.compare, "mine")
    do(app.notice.undo_it)
    assert app.judge.input == JUTGE_INPUT
    do(app.notice.undo_it)
    assert (app.judge.input, app.judge.comparison.actual) == (failing + "\n", "mine")
    assert app.notice.undo is None


def test_a_failing_test_that_replaces_nothing_of_the_user_is_saved_and_not_undone() -> None:
    app = new_workbench()
    for _ in range(2):
        failing_test(app)
        assert app.judge.input and app.judge.saved == app.judge.displayed
        assert app.notice.text == ""


def revisited(app: Workbench) -> Workbench:
    """Returns the application of the next visit, after the run of the restored input."""
    later = new_workbench()
    later.judge.restore(with_members(**app.judge.saved))
    judge = later.judge
    complete(later, judge.start_run, judge.chosen_form, judge.input, judge.wanted_step)
    return later


def own_texts(text: str, actual: str) -> Workbench:
    """Returns an application with the user's texts, at step 4 if there is an input."""
    app = ran_over(UVA220, text)
    app.judge.comparison.actual = actual
    if text:
        app.workspace.do(stepper_of(app).go_to, 4)
    return app


def typed(app: Workbench, *texts: str) -> None:
    for text in texts:
        app.judge.type(text)


def undone_twice(app: Workbench) -> None:
    for _ in range(2):
        app.notice.undo_it()


OWN_TEXTS = [(UVA220_INPUT, "mine"), (UVA220_INPUT, ""), ("", "mine")]
UNEDITED: dict[str, Callable[[Workbench], object]] = {
    "nothing": lambda app: None,
    "another test": failing_test,
    "the start of a test": lambda app: app.failures.remove_output(),
    "another step": lambda app: stepper_of(app).go_to(1),
    "another format": lambda app: app.judge.choose_form("uva220"),
    "a typed letter that is removed": lambda app: typed(
        app, app.judge.input + "x", app.judge.input
    ),
    "undo": lambda app: app.notice.undo_it(),
    "undo and redo": undone_twice,
}


@pytest.mark.parametrize("later", UNEDITED)
@pytest.mark.parametrize(("text", "actual"), OWN_TEXTS)
def test_texts_that_tests_have_replaced_are_there_again_in_the_next_visit(
    text: str, actual: str, later: str
) -> None:
    app = own_texts(text, actual)
    form = app.judge.chosen_form_name
    failing_test(app)
    complete(app, UNEDITED[later], app)
    again = revisited(app)
    assert typed_in(again)[:3] == (form, text, actual)
    assert not text or app.judge.saved["step"] == stepper_of(again).index == 4


EDITS: dict[str, Callable[[Workbench], object]] = {
    "input": lambda app: app.judge.type(app.judge.input + "\n"),
    "output": lambda app: app.judge.compare("edited"),
    "clear": lambda app: app.judge.clear(),
    "sample": lambda app: app.judge.open_input(JUTGE_INPUT),
}


@pytest.mark.parametrize("edit", EDITS)
def test_edited_texts_of_a_test_are_the_users(edit: str) -> None:
    app = own_texts(UVA220_INPUT, "mine")
    failing_test(app)
    complete(app, EDITS[edit], app)
    edited = app.judge.displayed
    assert app.judge.saved == edited
    failing_test(app)
    assert app.judge.saved == (edited if edited["input"] else app.judge.displayed)


def test_a_restored_work_is_the_users() -> None:
    app = own_texts(UVA220_INPUT, "mine")
    failing_test(app)
    failing = with_members(**app.judge.displayed)
    app.judge.restore(failing)
    assert app.judge.saved == app.judge.displayed
    failing_test(app)
    assert app.judge.saved["input"] == failing["input"] != UVA220_INPUT


def test_the_tab_that_is_shown_beside_a_failure_is_saved() -> None:
    app = own_texts(UVA220_INPUT, "mine")
    failing_test(app)
    for tab in (MAKE, COMPARE):
        app.judge.tabs.show(tab)
        assert app.judge.saved["shown"] == app.judge.tabs.shown


def test_clearing_an_input_that_never_ran_can_be_undone() -> None:
    app = new_workbench()
    app.judge.type(JUTGE_INPUT)
    app.workspace.do(app.judge.clear)
    complete(app, app.notice.undo_it)
    assert app.judge.input == JUTGE_INPUT and printed(app) == JUTGE_OUTPUT


def test_every_clearing_is_announced() -> None:
    app = new_workbench()
    for _ in range(3):
        before = app.workspace.sayings
        app.workspace.do(app.judge.clear)
        assert app.workspace.sayings > before


def test_a_brief_notice_that_expires_leaves_a_newer_notice() -> None:
    notice = (app := new_workbench()).notice
    notice.say_briefly("one")
    notice.say("two")
    assert finish(app.workspace.jobs) == [] and notice.text == "two"
    notice.say_briefly("three")
    assert finish(app.workspace.jobs) == [BRIEFLY] and notice.text == ""


def test_the_board_shows_a_message_if_nothing_could_be_read() -> None:
    assert ran_over(JUTGE, "hello").workspace.scene().message == NOTHING_READ


def test_clearing_cannot_be_undone_after_a_while() -> None:
    app = ran_over(UVA220, UVA220_INPUT)
    assert complete(app, app.judge.clear) == [BRIEFLY]
    assert (app.notice.text, app.notice.undo) == ("", None)


def painted(source: str, step: int, square: int, symbol: str) -> Workbench:
    app = ran_over(BOARDSILLY, source)
    stepper = stepper_of(app)
    stepper.go_to(step)
    stepper.choose_brush(symbol)
    complete(app, app.workspace.press, square)
    return app


def test_painting_changes_the_lines_of_the_board_in_the_input() -> None:
    """Blank lines and leading spaces of rows are kept."""
    boards = ["  ........", "", *["........"] * 7, "X", "", *["O......."] * 8, "O", ""]
    source = "\n".join(boards)
    app = painted(source, 0, 8, "X")
    changed = app.judge.input.split("\n")
    assert changed[2] == "X......."
    assert changed[:2] + changed[3:] == boards[:2] + boards[3:]
    assert painted(source, 0, 1, "X").judge.input.split("\n") == ["  .X......", *boards[1:]]
    last = painted(app.judge.input, 99, 63, "X").judge.input.split("\n")
    assert last[18] == "O......X"
    assert last[:18] + last[19:] == changed[:18] + changed[19:]


def test_painting_keeps_the_brush_and_the_board() -> None:
    app = painted("\n".join(["........"] * 8 + ["X", ""]), 0, 0, "X")
    assert stepper_of(app).brush == "X"
    assert stepper_of(app).index == 0
    assert app.workspace.scene().rows[0] == "X......."
    boards = (["........"] * 8 + ["X"]) * 2 + [""]
    app = painted("\n".join(boards), 99, 0, "X")
    assert stepper_of(app).index == stepper_of(app).run.expected.starts[1]
    assert app.judge.input.split("\n") == boards[:9] + ["X......."] + boards[10:]


def test_pressing_a_square_without_a_brush_changes_nothing() -> None:
    source = "\n".join(["X......."] + ["........"] * 7 + ["X", ""])
    assert painted(source, 0, 1, "").judge.input == source


def test_a_phone_shows_a_pane_or_the_tab() -> None:
    tabs = Tabs()
    assert (tabs.tab, tabs.shown) == (COMPARE, INPUT)
    tabs.show(MAKE)
    assert (tabs.tab, tabs.shown) == (MAKE, MAKE)
    tabs.show(INPUT)
    assert (tabs.tab, tabs.shown) == (MAKE, INPUT)
