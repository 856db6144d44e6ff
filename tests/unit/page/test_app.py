"""The page as a whole: clearing, runs on the board, the focus and the views."""

from collections.abc import Callable

import pytest

from board.scene import accessible_names
from othello import WHITE, Game, Position, parse_square
from play.model.game.play import Play
from play.model.game.table import Table
from reference.samples import BOARDSILLY_INPUT, INPUTS, JUTGE_INPUT, UVA220_INPUT, UVA220_OUTPUT
from saved.players import USUAL_LEVEL
from saved.work import JUDGE, PLAY
from state.board_commands import BoardCommands
from state.notice import Notice
from state.workspace import NO_STEPS
from unit.page.running import finish, new_app, new_workbench, ran_over, stepper_of, typed_in
from workbench.formats import AUTO
from workbench.formats.boardsilly import BOARDSILLY
from workbench.formats.jutge import JUTGE
from workbench.formats.uva220 import UVA220
from workbench.model.judge.stepper import PLAYBACK
from workbench.model.workbench import Workbench


def test_clear_removes_only_the_input_and_its_format() -> None:
    table = Table()
    app = Workbench(table.workspace, Notice(table.workspace))
    app.workspace.do(app.judge.start_run, UVA220, UVA220_INPUT)
    judge = app.judge
    judge.comparison.actual, app.program_test.program = "mine\n", "print()"
    table.play.press(parse_square("d3", 8))
    app.workspace.do(app.judge.clear)
    finish(app.workspace.jobs)
    assert typed_in(app) == (AUTO, "", "mine\n", "print()")
    assert app.judge.run is None
    assert app.judge.comparison.job is None
    assert table.play.game.ply == 1


def test_a_new_input_forgets_the_requested_step() -> None:
    app = new_workbench()
    app.judge.wanted_step = 3
    app.judge.type(UVA220_INPUT)
    assert app.judge.wanted_step is None
    app.workspace.do(app.judge.rerun)
    finish(app.workspace.jobs)
    assert stepper_of(app).index != 3


def test_an_input_line_leads_to_its_step_unless_the_input_has_changed() -> None:
    app = ran_over(UVA220, UVA220_INPUT)
    app.workspace.do(app.judge.go_to_input_line, 12)
    assert stepper_of(app).on_board and stepper_of(app).step.line == 12
    app.judge.type(UVA220_INPUT + "\n")
    app.workspace.do(app.judge.go_to_input_line, 1)
    assert stepper_of(app).step.line == 12


def test_actions_on_a_run_do_nothing_without_one() -> None:
    app = new_workbench()
    app.workspace.do(app.judge.stop_run)
    app.workspace.do(app.judge.comparison.show_difference)
    app.workspace.do(app.judge.go_to_input_line, 1)
    assert app.workspace.on_board is app.workspace.boards[PLAY]


def test_a_run_that_has_ended_cannot_be_stopped() -> None:
    app = ran_over(JUTGE, JUTGE_INPUT)
    app.workspace.do(app.judge.stop_run)
    assert app.judge.run is not None and app.judge.run.error is None


def test_a_run_names_its_format_and_how_it_was_detected() -> None:
    app = ran_over(JUTGE, JUTGE_INPUT)
    assert app.judge.run is not None
    assert app.judge.run.format_note.strip() == f"{JUTGE.title}: {JUTGE.letters}."
    assert app.judge.run.format_note.startswith("Jutge P18992: N is black (negre)")
    app.workspace.do(app.judge.start_run, None, JUTGE_INPUT)
    assert app.judge.run.format_note.endswith("It begins with a number and a move of N.")
    app.workspace.do(app.judge.start_run, None, "hello")
    finish(app.workspace.jobs)
    assert (app.judge.run.format_note, app.judge.run.form) == ("", None)
    assert app.judge.run.error is not None and "“hello”" in app.judge.run.error


def test_the_progress_of_a_run_is_the_fraction_of_its_lines() -> None:
    app = new_workbench()
    run = app.judge.start_run(UVA220, UVA220_INPUT)
    assert run.progress == 0
    run.advance(0, lambda: 0)
    assert run.progress == 1 / 27
    finish(app.workspace.jobs)
    assert run.progress == 1
    app.workspace.do(app.judge.start_run, UVA220, UVA220_INPUT.rstrip("\n"))
    finish(app.workspace.jobs)
    assert app.judge.run is not None and app.judge.run.progress == 1


def test_the_warnings_of_a_run_name_their_lines() -> None:
    app = ran_over(JUTGE, "4\nN 1 2\nB 4 4\n")
    assert app.judge.run is not None
    assert [warning.partition(":")[0] for warning in app.judge.run.warnings] == ["Line 3"]


def test_the_verdict_comes_before_the_explanation() -> None:
    app = ran_over(UVA220, UVA220_INPUT)
    app.workspace.do(app.judge.compare, UVA220_OUTPUT.replace("White", "white"))
    job = app.judge.comparison.job
    assert job is not None
    while job.result is None:
        job.advance(0, lambda: 0)
    assert not job.result.guess
    finish(app.workspace.jobs)
    assert job.result.guess


def test_a_new_run_stops_the_playback() -> None:
    app = ran_over(UVA220, UVA220_INPUT)
    app.workspace.do(stepper_of(app).play_or_pause)
    app.workspace.do(app.judge.start_run, JUTGE, JUTGE_INPUT)
    assert not app.workspace.jobs.has(PLAYBACK)


def test_the_board_of_uva_and_jutge_is_labelled_like_their_moves() -> None:
    for form in (UVA220, JUTGE):
        scene = ran_over(form, INPUTS[form.name]).workspace.scene()
        numbers = [str(number) for number in range(1, len(scene.rows) + 1)]
        assert scene.labels == (numbers, numbers)
        assert scene.square_names[1] == "b1"


def test_a_step_of_board_silly_has_its_marks_and_message() -> None:
    app = ran_over(BOARDSILLY, BOARDSILLY_INPUT)
    stepper_of(app).go_to(1)
    scene = app.workspace.scene()
    step = stepper_of(app).step
    assert scene.message == step.sentence != ""
    assert {kind: scene.marks[kind] for kind in step.marks} == step.marks
    assert scene.labels == (list("12345678"), list("ABCDEFGH"))
    assert scene.accessible_names[2 * 8 + 6] == "g3, C7, X"


def test_turns_and_mirroring_are_announced() -> None:
    table = Table()
    for corner in ("top right", "bottom right", "bottom left", "top left"):
        table.workspace.do(BoardCommands(table.workspace).turn_board)
        assert table.workspace.scene().message == f"a1 is now at the {corner}."
    table.workspace.do(BoardCommands(table.workspace).mirror_board)
    assert table.workspace.scene().message == "a1 is now at the top right."


def test_the_second_tap_on_a_square_plays_and_another_view_forgets_the_first() -> None:
    table, square = Table(), parse_square("d3", 8)
    table.workspace.do(table.workspace.aim, square)
    assert table.workspace.scene().marks["aimed"] == [table.workspace.scene().focus] == [square]
    assert table.play.game.ply == 0
    table.workspace.do(table.workspace.aim, square)
    assert "aimed" not in table.workspace.scene().marks
    assert table.play.game.ply == 1
    table.workspace.do(table.workspace.aim, parse_square("c3", 8))
    table.workspace.do(table.workspace.go_to, JUDGE)
    assert table.workspace.aimed is None


BEGINNINGS: dict[str, Callable[[Table], object]] = {
    "new game": lambda table: table.new_game(6),
    "begin": lambda table: table.begin(),
    "watch": lambda table: table.watch(),
    "choose": lambda table: table.choose_game(),
    "load": lambda table: table.load(Game(Position.start(6))),
    "earlier ply": lambda table: table.go_to_ply(0),
}


@pytest.mark.parametrize("how", BEGINNINGS)
def test_starting_or_showing_a_game_closes_the_editor(how: str) -> None:
    app = new_app()
    app.play.setup.open()
    BEGINNINGS[how](app.table)
    assert app.table.game_on_board
    assert app.workspace.scene().n == (6 if how in ("new game", "load") else 8)
    assert app.table.play.levels[WHITE] == USUAL_LEVEL


def test_marks_of_legal_moves_can_be_turned_off() -> None:
    table = Table()
    for shown, number in ((False, 0), (True, 4)):
        table.workspace.do(BoardCommands(table.workspace).mark_legal, shown)
        assert len(table.workspace.scene().marks["legal"]) == number


def test_before_the_first_step_the_judge_board_shows_a_start_position() -> None:
    table = Table()
    table.workspace.do(table.workspace.go_to, JUDGE)
    scene, start = table.workspace.scene(), Play().scene()
    assert (scene.rows, scene.score) == (start.rows, start.score)
    assert (scene.marks, scene.turn, scene.message) == ({"legal": []}, None, NO_STEPS)
    assert scene.accessible_names == accessible_names(scene.rows)
    assert table.workspace.legal_square(1) is None
    table.workspace.do(table.workspace.press, 19)
    board = table.workspace.on_board
    assert board.preview(19) == {} and board.position_and_turn() is None
    assert board.last_move() == NO_STEPS


def test_the_focus_stays_on_the_board() -> None:
    table = Table()
    table.workspace.do(table.workspace.move_focus, 63)
    table.workspace.do(table.new_game, 4)
    assert table.workspace.scene().n == 4
    assert table.workspace.scene().focus == 15
    table.workspace.do(table.workspace.press, 1)
    assert table.workspace.scene().focus == 1


def test_the_rays_of_the_focused_square_are_read() -> None:
    table = Table()
    table.workspace.do(table.workspace.move_focus, parse_square("e4", 8))
    table.workspace.do(BoardCommands(table.workspace).read_rays)
    assert table.workspace.scene().message.startswith("From e4. North-west: d3 to b1 empty, edge.")


def test_going_to_a_move_keeps_the_step_of_the_judge() -> None:
    both = new_app()
    app, table = both.workbench, both.table
    app.workspace.do(app.judge.start_run, JUTGE, JUTGE_INPUT)
    finish(app.workspace.jobs)
    stepper_of(app).go_to_last()
    app.workspace.do(table.go_to_ply, 0)
    assert table.play.game.ply == 0
    assert stepper_of(app).index == 1
