"""Steps through a run: where each line of input and output leads, and what the board shows."""

import pytest

from judges import FORMATS, Format
from judges.boardsilly import BOARDSILLY
from judges.jutge import JUTGE
from judges.uva220 import UVA220
from page.model.app import App
from page.model.workspace import JUDGE, PLAY
from reference.samples import (
    BOARDSILLY_INPUT,
    INPUTS,
    JUTGE_INPUT,
    OUTPUTS,
    UVA220_INPUT,
    UVA220_OUTPUT,
)
from unit.page.running import SLICE, finish, ran_over, stepper_of


def test_the_steps_print_the_output_one_after_the_other() -> None:
    stepper = stepper_of(ran_over(UVA220, UVA220_INPUT))
    lines = UVA220_OUTPUT.split("\n")
    printed = []
    for index in range(len(stepper.run.steps)):
        stepper.go_to(index)
        first, end = stepper.printed_lines
        printed += lines[first:end]
    assert printed == lines[:-1]


def test_each_input_line_leads_to_the_step_that_read_it() -> None:
    stepper = stepper_of(ran_over(UVA220, UVA220_INPUT))
    for line, text in enumerate(UVA220_INPUT.split("\n")[:-1], 1):
        stepper.go_to_input(line)
        assert stepper.step.line <= line <= stepper.step.end_line
        if text.startswith("M"):
            assert f"({text[1]},{text[2]})" in stepper.step.sentence


def test_it_is_at_rest_until_somebody_steps() -> None:
    stepper = stepper_of(ran_over(UVA220, UVA220_INPUT))
    assert stepper.at_rest is True
    stepper.go_by(0)
    assert stepper.at_rest is False


def test_it_stays_at_rest_when_the_input_is_run_again() -> None:
    app = ran_over(UVA220, UVA220_INPUT)
    app.workspace.do(app.judge_again)
    finish(app.workspace.jobs)
    assert stepper_of(app).at_rest is True


def test_an_input_that_is_run_twice_at_once_is_at_rest() -> None:
    app = App()
    app.source = UVA220_INPUT
    app.workspace.do(app.judge_again)
    app.workspace.do(app.judge_again)
    finish(app.workspace.jobs)
    assert stepper_of(app).at_rest is True


def test_a_line_after_the_input_leads_to_the_last_step_before_it() -> None:
    stepper = stepper_of(ran_over(UVA220, UVA220_INPUT))
    stepper.go_to_input(1000)
    assert stepper.at_end


@pytest.mark.parametrize("form", FORMATS, ids=str)
def test_each_output_line_leads_to_the_step_that_printed_it(form: Format) -> None:
    stepper = stepper_of(ran_over(form, INPUTS[form.name]))
    for line, text in enumerate(OUTPUTS[form.name].split("\n")[:-1], 1):
        stepper.go_to_output(line)
        first, end = stepper.printed_lines
        assert first < line <= end
        assert text in stepper.step.text


def test_stepping_past_either_end_stays_there() -> None:
    stepper = stepper_of(ran_over(JUTGE, JUTGE_INPUT))
    stepper.go_to_last()
    assert stepper.index == len(stepper.run.steps) - 1
    stepper.go_by(1)
    assert stepper.at_end
    stepper.go_to(0)
    stepper.go_by(-1)
    assert stepper.index == 0


def test_each_view_has_its_own_board() -> None:
    app = ran_over(JUTGE, JUTGE_INPUT)
    app.workspace.play.press(19)
    stepper_of(app).go_to_last()
    assert app.workspace.scene().rows == [".B..", ".BB.", ".BW.", "...."]
    assert app.workspace.scene().marks["placed"] == [1]
    app.workspace.go_to(PLAY)
    assert app.workspace.scene().n == 8
    assert app.workspace.scene().marks["placed"] == [19]
    app.workspace.go_to(JUDGE)
    assert app.workspace.scene().n == 4


def test_a_press_on_a_judges_board_plays_nothing() -> None:
    app = ran_over(UVA220, UVA220_INPUT)
    stepper_of(app).go_to(3)
    before = app.workspace.scene().rows
    app.workspace.press(20)
    assert app.workspace.scene().rows == before
    assert app.workspace.play.game.ply == 0


def test_a_board_silly_piece_tells_what_each_direction_comes_to() -> None:
    """The X on C7 of the statement's first board, worked out by hand."""
    app = ran_over(BOARDSILLY, BOARDSILLY_INPUT)
    stepper_of(app).go_to(0)
    app.workspace.press(2 * 8 + 6)
    scene = app.workspace.scene()
    assert "The X on C7 has 3 moves." in scene.message
    assert scene.details == [
        "north-west: 2 pieces on the line, moves to A5",
        "north: 4 pieces on the line, would leave the board",
        "north-east: 4 pieces on the line, would leave the board",
        "east: 3 pieces on the line, would leave the board",
        "south-east: 2 pieces on the line, would leave the board",
        "south: 4 pieces on the line, would land on its own piece on G7",
        "south-west: 4 pieces on the line, moves to G3",
        "west: 3 pieces on the line, moves to C4",
    ]
    app.workspace.press(2 * 8 + 6)
    assert app.workspace.scene().details == []


def test_while_stepping_the_board_says_whose_turn_it_is() -> None:
    app = ran_over(UVA220, UVA220_INPUT)
    turns = []
    for index in range(len(stepper_of(app).run.steps)):
        stepper_of(app).go_to(index)
        turns.append(app.workspace.scene().turn)
    # The number of games; W, L, M35, L and Q; B, L, M25 by white after a pass, L and Q.
    first = ["white", "white", "black", "black", None]
    assert turns == [None, *first, "black", "black", "black", "black", None]


def test_a_run_in_slices_is_the_run_at_once() -> None:
    app = App()
    run = app.judge(UVA220, UVA220_INPUT)
    printed = []
    while not run.done:
        run.advance(1, iter(range(10_000)).__next__)
        printed.append(run.printed)
    assert len(printed) > 3
    assert printed == sorted(printed, key=len)
    assert run.printed == UVA220_OUTPUT


def test_a_run_can_be_stopped_and_says_where() -> None:
    app = App()
    run = app.judge(UVA220, UVA220_INPUT)
    run.advance(0, lambda: 0)
    app.stop_run()
    assert run.done
    run.advance(SLICE, lambda: 0)
    assert run.printed == ""
    assert run.error is not None and "line 1 of 27" in run.error


def test_input_longer_than_the_page_runs_is_refused_in_a_sentence() -> None:
    app = App()
    run = app.judge(None, "L\n" * 2_000_001)
    finish(app.workspace.jobs)
    assert run.printed == ""
    assert run.error is not None and "4000002 characters" in run.error


def test_the_wanted_step_is_shown_as_soon_as_it_is_there() -> None:
    app = App()
    run = app.judge(UVA220, UVA220_INPUT, step=3)
    while len(run.steps) < 3:
        run.advance(0, lambda: 0)
        assert stepper_of(app).index <= len(run.steps)
    run.advance(0, lambda: 0)
    assert stepper_of(app).on_board and stepper_of(app).index == 3
    stepper_of(app).go_to(0)
    finish(app.workspace.jobs)
    assert stepper_of(app).index == 0


def test_another_run_takes_the_place_of_the_one_before() -> None:
    app = ran_over(UVA220, UVA220_INPUT)
    stepper_of(app).go_to_last()
    before = stepper_of(app)
    app.workspace.do(app.judge, JUTGE, JUTGE_INPUT)
    assert not before.on_board and stepper_of(app) is not before
    assert app.run is not None and app.run.printed == ""


def test_warnings_beyond_the_first_fifty_are_counted() -> None:
    app = ran_over(JUTGE, "26\n" + "".join(f"N 1 {i}\nN 2 {i}\nN 3 {i}\n" for i in range(1, 20)))
    assert app.run is not None
    assert (len(app.run.warnings), app.run.more_warnings) == (50, 7)


def beats(app: App) -> list[float]:
    """Returns the seconds between the steps that follow one another by themselves."""
    return finish(app.workspace.jobs)


def test_steps_follow_one_another_to_the_last() -> None:
    app = ran_over(UVA220, UVA220_INPUT)
    app.workspace.steps_a_second = 4
    app.workspace.do(stepper_of(app).go_to, 0)
    app.workspace.do(stepper_of(app).play_or_pause)
    assert stepper_of(app).index == 1
    assert stepper_of(app).playing
    assert beats(app) == [0.25] * 10
    assert stepper_of(app).at_end
    assert not stepper_of(app).playing
    app.workspace.do(stepper_of(app).play_or_pause)
    assert stepper_of(app).index == 0


def test_a_step_takes_a_second_where_nothing_else_is_wished() -> None:
    app = ran_over(UVA220, UVA220_INPUT)
    app.workspace.do(stepper_of(app).play_or_pause)
    assert set(beats(app)) == {1.0} and stepper_of(app).at_end


def test_play_pause_and_play_within_a_beat_is_one_loop() -> None:
    app = ran_over(UVA220, UVA220_INPUT)
    before = stepper_of(app).index
    for _ in range(3):
        app.workspace.do(stepper_of(app).play_or_pause)
    assert stepper_of(app).index == before + 2
    assert [job.done for job in app.workspace.jobs.take_up()] == [True, False]


def test_whoever_goes_elsewhere_ends_the_steps_following_one_another() -> None:
    app = ran_over(UVA220, UVA220_INPUT)
    app.workspace.do(stepper_of(app).play_or_pause)
    app.workspace.do(app.workspace.go_to, PLAY)
    assert not stepper_of(app).playing
    assert beats(app) == []
    assert app.workspace.on_board is app.workspace.play
