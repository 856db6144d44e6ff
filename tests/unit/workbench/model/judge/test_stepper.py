"""Steps through a run: the step of each line of input and output, and the board."""

import pytest

from reference import samples
from saved.work import JUDGE, PLAY
from unit.page.running import SLICE, compared, complete, finish, new_workbench, ran_over, stepper_of
from workbench.formats import FORMATS
from workbench.formats.boardsilly import BOARDSILLY
from workbench.formats.jutge import JUTGE
from workbench.formats.uva220 import UVA220
from workbench.judging import Format


def test_each_input_line_leads_to_the_step_that_read_it() -> None:
    stepper = stepper_of(ran_over(UVA220, samples.UVA220_INPUT))
    for line, text in enumerate(samples.UVA220_INPUT.split("\n")[:-1], 1):
        stepper.go_to_input_line(line)
        assert stepper.step.line <= line <= stepper.step.end_line
        if text.startswith("M"):
            assert f"({text[1]},{text[2]})" in stepper.step.sentence


def test_it_is_untouched_until_the_user_steps() -> None:
    stepper = stepper_of(ran_over(UVA220, samples.UVA220_INPUT))
    assert stepper.untouched is True
    stepper.go_by(0)
    assert stepper.untouched is False


def test_it_is_untouched_after_two_runs_at_once() -> None:
    app = new_workbench()
    app.judge.input = samples.UVA220_INPUT
    app.workspace.do(app.judge.rerun)
    complete(app, app.judge.rerun)
    assert stepper_of(app).untouched is True


def test_a_line_after_the_input_leads_to_the_last_step_before_it() -> None:
    stepper = stepper_of(ran_over(UVA220, samples.UVA220_INPUT))
    stepper.go_to_input_line(1000)
    assert stepper.at_end


@pytest.mark.parametrize("form", FORMATS, ids=str)
def test_each_output_line_leads_to_the_step_that_printed_it(form: Format) -> None:
    stepper = stepper_of(ran_over(form, samples.INPUTS[form.name]))
    for line, text in enumerate(samples.OUTPUTS[form.name].split("\n")[:-1], 1):
        stepper.go_to_output_line(line)
        first, end = stepper.printed_lines
        assert first < line <= end
        assert text in stepper.step.text


def test_stepping_past_either_end_stays_there() -> None:
    stepper = stepper_of(ran_over(JUTGE, samples.JUTGE_INPUT))
    stepper.go_to_last()
    assert stepper.index == len(stepper.run.steps) - 1
    stepper.go_by(1)
    assert stepper.at_end
    stepper.go_to(0)
    stepper.go_by(-1)
    assert stepper.index == 0


def test_each_view_has_its_own_board() -> None:
    app = ran_over(JUTGE, samples.JUTGE_INPUT)
    app.workspace.boards[PLAY].press(19)
    stepper_of(app).go_to_last()
    assert app.workspace.scene().rows == [".B..", ".BB.", ".BW.", "...."]
    assert app.workspace.scene().marks["placed"] == [1]
    app.workspace.go_to(PLAY)
    assert app.workspace.scene().n == 8
    assert app.workspace.scene().marks["placed"] == [19]
    app.workspace.go_to(JUDGE)
    assert app.workspace.scene().n == 4


def test_a_press_on_a_judges_board_plays_no_move() -> None:
    app = ran_over(UVA220, samples.UVA220_INPUT)
    stepper_of(app).go_to(3)
    before, game = app.workspace.scene().rows, app.workspace.boards[PLAY]
    app.workspace.press(20)
    assert app.workspace.scene().rows == before
    assert game.scene().marks.get("placed", []) == []


def test_a_selected_board_silly_piece_lists_its_moves() -> None:
    """The X on C7 of the statement's first board, worked out by hand."""
    app = ran_over(BOARDSILLY, samples.BOARDSILLY_INPUT)
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


def test_each_step_has_a_side_to_move() -> None:
    app = ran_over(UVA220, samples.UVA220_INPUT)
    turns = []
    for index in range(len(stepper_of(app).run.steps)):
        stepper_of(app).go_to(index)
        turns.append(app.workspace.scene().turn)
    # The number of games; W, L, M35, L and Q; B, L, M25 by white after a pass, L and Q.
    first = ["white", "white", "black", "black", None]
    assert turns == [None, *first, "black", "black", "black", "black", None]


def test_a_run_in_slices_prints_the_same_output() -> None:
    app = new_workbench()
    run = app.judge.start_run(UVA220, samples.UVA220_INPUT)
    printed = []
    while not run.done:
        run.advance(1, iter(range(10_000)).__next__)
        printed.append(run.printed)
    assert len(printed) > 3
    assert printed == sorted(printed, key=len)
    assert run.printed == samples.UVA220_OUTPUT


def test_a_stopped_run_names_the_last_line() -> None:
    app = new_workbench()
    run = app.judge.start_run(UVA220, samples.UVA220_INPUT)
    run.advance(0, lambda: 0)
    app.judge.stop_run()
    assert run.done
    run.advance(SLICE, lambda: 0)
    assert run.printed == ""
    assert run.error is not None and "line 1 of 27" in run.error


def test_the_requested_step_is_shown_when_it_is_reached() -> None:
    app = new_workbench()
    run = app.judge.start_run(UVA220, samples.UVA220_INPUT, step=3)
    while len(run.steps) < 3:
        run.advance(0, lambda: 0)
        assert stepper_of(app).index <= len(run.steps)
    run.advance(0, lambda: 0)
    assert stepper_of(app).on_board and stepper_of(app).index == 3
    stepper_of(app).go_to(0)
    finish(app.workspace.jobs)
    assert stepper_of(app).index == 0


def test_a_new_run_replaces_the_last_one() -> None:
    app = ran_over(UVA220, samples.UVA220_INPUT)
    stepper_of(app).go_to_last()
    before = stepper_of(app)
    app.workspace.do(app.judge.start_run, JUTGE, samples.JUTGE_INPUT)
    assert not before.on_board and stepper_of(app) is not before
    assert app.judge.run is not None and app.judge.run.printed == ""


def test_warnings_beyond_the_first_fifty_are_counted() -> None:
    app = ran_over(JUTGE, "26\n" + "".join(f"N 1 {i}\nN 2 {i}\nN 3 {i}\n" for i in range(1, 20)))
    assert app.judge.run is not None
    assert (len(app.judge.run.warnings), app.judge.run.more_warnings) == (50, 7)


def test_steps_play_to_the_last() -> None:
    app = ran_over(UVA220, samples.UVA220_INPUT)
    app.workspace.settings.steps_a_second = 4
    app.workspace.do(stepper_of(app).go_to, 0)
    app.workspace.do(stepper_of(app).play_or_pause)
    assert stepper_of(app).index == 1
    assert stepper_of(app).playing
    assert finish(app.workspace.jobs) == [0.25] * 10
    assert stepper_of(app).at_end
    assert not stepper_of(app).playing
    app.workspace.do(stepper_of(app).play_or_pause)
    assert stepper_of(app).index == 0


def test_steps_play_once_a_second_by_default() -> None:
    app = ran_over(UVA220, samples.UVA220_INPUT)
    app.workspace.do(stepper_of(app).play_or_pause)
    assert set(finish(app.workspace.jobs)) == {1.0} and stepper_of(app).at_end


def test_play_pause_and_play_start_only_one_playback() -> None:
    app = ran_over(UVA220, samples.UVA220_INPUT)
    before = stepper_of(app).index
    for _ in range(3):
        app.workspace.do(stepper_of(app).play_or_pause)
    assert stepper_of(app).index == before + 2
    assert [job.done for job in app.workspace.jobs.take_up()] == [True, False]


def test_switching_views_stops_the_playback() -> None:
    app = ran_over(UVA220, samples.UVA220_INPUT)
    app.workspace.do(stepper_of(app).play_or_pause)
    app.workspace.do(app.workspace.go_to, PLAY)
    assert not stepper_of(app).playing
    assert finish(app.workspace.jobs) == []
    assert app.workspace.on_board is app.workspace.boards[PLAY]


def test_the_message_names_the_differing_square_while_it_is_marked() -> None:
    app = ran_over(UVA220, samples.UVA220_INPUT)
    compared(app, samples.UVA220_OUTPUT.replace("---WW---", "---WB---", 1))
    assert app.workspace.scene().message == "The game ends. Your output differs on (4,5)."
    app.workspace.do(app.judge.compare, "")
    assert app.workspace.scene().message == "The game ends."
    assert app.workspace.scene().marks["different"] == []


@pytest.mark.parametrize(
    ("form", "old", "new", "said"),
    [
        (BOARDSILLY, "A1-A2\n", "", "A1 and A2."),
        (JUTGE, ".BN.\n.NB.", "BBBB\nBBBB", "6 squares, the first is (2,1)."),
    ],
)
def test_differing_squares_have_the_names_of_the_format_or_are_counted(
    form: Format, old: str, new: str, said: str
) -> None:
    actual = samples.OUTPUTS[form.name].replace(old, new)
    app = compared(ran_over(form, samples.INPUTS[form.name]), actual)
    assert app.workspace.scene().message.endswith(f"Your output differs on {said}")
