"""When an output is compared: as soon as both are there, and again when either changes."""

from judges.jutge import JUTGE
from judges.uva220 import UVA220
from page.model.app import App
from page.model.judge.output_differences import Comparing
from reference.samples import JUTGE_INPUT, JUTGE_OUTPUT, UVA220_INPUT, UVA220_OUTPUT
from unit.page.running import compared, finish, ran_over, result_of, stepper_of

WRONG = JUTGE_OUTPUT.replace(".NN.\n", ".NB.\n", 1)  # At the board after the first move.


def test_an_output_is_compared_with_the_run_on_show() -> None:
    app = compared(ran_over(UVA220, UVA220_INPUT), UVA220_OUTPUT)
    assert result_of(app).kind == "identical"
    assert result_of(compared(app, UVA220_OUTPUT + "more\n")).kind == "long"


def test_an_output_that_was_there_before_is_compared_at_the_end_of_the_run() -> None:
    app = App()
    app.compare_with(JUTGE_OUTPUT)
    assert app.yours.comparing is None
    app.workspace.do(app.judge, JUTGE, JUTGE_INPUT)
    assert app.yours.comparing is None
    finish(app.workspace.jobs)
    assert result_of(app).kind == "identical"


def test_a_run_that_was_stopped_is_compared_as_far_as_it_came() -> None:
    app = App()
    app.compare_with(UVA220_OUTPUT)
    run = app.judge(UVA220, UVA220_INPUT)
    while len(run.steps) < 4:
        run.advance(0, lambda: 0)
    app.workspace.do(app.stop_run)
    finish(app.workspace.jobs)
    assert result_of(app).kind == "agrees"


def test_the_verdict_on_another_run_is_forgotten() -> None:
    app = compared(ran_over(UVA220, UVA220_INPUT), UVA220_OUTPUT)
    app.workspace.do(app.judge, JUTGE, JUTGE_INPUT)
    assert app.yours.comparing is None
    finish(app.workspace.jobs)
    assert result_of(app).kind == "extra"


def test_a_comparison_that_nobody_waits_for_any_more_is_ended() -> None:
    app = ran_over(UVA220, UVA220_INPUT)
    app.workspace.do(app.compare_with, "one")
    first = app.yours.comparing
    app.workspace.do(app.compare_with, "two")
    assert first is not None and first.cancelled
    app.workspace.do(app.compare_with, "")
    assert app.yours.comparing is None
    assert not app.workspace.jobs.has(Comparing)


def test_what_differs_is_shown_after_a_run_unless_a_step_was_wanted() -> None:
    for wanted, shown in ((None, 1), (0, 0)):
        app = App()
        app.yours.text = WRONG
        app.workspace.do(app.judge, JUTGE, JUTGE_INPUT, wanted)
        finish(app.workspace.jobs)
        assert stepper_of(app).index == shown


def test_the_verdict_is_told_once_as_soon_as_it_stands() -> None:
    run = ran_over(UVA220, UVA220_INPUT).run
    assert run is not None
    told: list[str] = []
    comparing = Comparing(run, UVA220_OUTPUT.replace("White", "white"), lambda: told.append("now"))
    while not comparing.done:
        assert told == ["now"] * (comparing.result is not None)
        comparing.advance(0, lambda: 0)
    assert told == ["now"]


def test_the_first_difference_is_shown_on_the_board() -> None:
    app = compared(ran_over(JUTGE, JUTGE_INPUT), WRONG)
    assert stepper_of(app).on_board and stepper_of(app).index == 1
    assert app.workspace.scene().marks["different"] == [6]


def test_an_output_that_comes_during_a_run_waits_for_its_end() -> None:
    app = App()
    run = app.judge(JUTGE, JUTGE_INPUT)
    run.advance(0, lambda: 0)
    app.workspace.do(app.compare_with, WRONG)
    assert app.yours.comparing is None
    finish(app.workspace.jobs)
    assert result_of(app).kind == "different"


def test_the_squares_that_differ_are_marked_as_long_as_there_is_a_comparison() -> None:
    app = compared(ran_over(JUTGE, JUTGE_INPUT), WRONG)
    app.workspace.do(app.compare_with, "")
    assert app.workspace.scene().marks["different"] == []


def test_another_output_goes_to_its_difference_even_where_a_step_was_wanted() -> None:
    app = App()
    app.workspace.do(app.judge, JUTGE, JUTGE_INPUT, 0)
    finish(app.workspace.jobs)
    assert stepper_of(compared(app, WRONG)).index == 1


def test_a_run_again_goes_to_the_difference_and_not_to_the_step_gone_to() -> None:
    app = compared(ran_over(JUTGE, JUTGE_INPUT), WRONG)
    stepper_of(app).go_to(0)
    app.workspace.do(app.judge_again)
    finish(app.workspace.jobs)
    assert stepper_of(app).index == 1
