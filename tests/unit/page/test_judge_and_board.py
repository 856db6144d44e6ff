"""Runs on the board, verdicts on failed runs, spoken answers, and the computer's turns."""

from othello import parse_square
from reference.samples import JUTGE_INPUT, JUTGE_OUTPUT, UVA220_INPUT
from state.board_commands import BoardCommands
from unit.page.running import compared, finish, new_workbench, ran_over, result_of, stepper_of
from workbench.formats.jutge import JUTGE
from workbench.formats.uva220 import UVA220
from workbench.model.workbench import Workbench

D3, C3, E3 = (parse_square(name, 8) for name in ("d3", "c3", "e3"))


def kind(app: Workbench, actual: str) -> str:
    """Returns the kind of difference that an output has."""
    return result_of(compared(app, actual)).kind


def test_output_after_an_error_is_not_judged() -> None:
    """What the judge would have printed without the error is unknown."""
    app = ran_over(JUTGE, JUTGE_INPUT + "N 5 1\n")
    assert app.judge.run is not None and app.judge.run.error is not None
    for more in ("", "more\n"):
        assert kind(app, JUTGE_OUTPUT + more) == "agrees"
    assert kind(app, JUTGE_OUTPUT[:-6]) == "short"
    assert kind(ran_over(JUTGE, JUTGE_INPUT), JUTGE_OUTPUT + "more\n") == "long"


def test_a_new_run_removes_the_last_one_from_the_board() -> None:
    app = ran_over(JUTGE, JUTGE_INPUT)
    stepper_of(app).go_to_last()
    assert app.workspace.scene().n == 4
    app.workspace.do(app.judge.start_run, UVA220, UVA220_INPUT)
    assert app.workspace.scene().n == 8
    finish(app.workspace.jobs)
    assert app.workspace.on_board is stepper_of(app)
    assert stepper_of(app).run is app.judge.run


def test_a_difference_is_marked_until_another_step_is_shown() -> None:
    app = ran_over(JUTGE, JUTGE_INPUT)
    assert kind(app, JUTGE_OUTPUT.replace(".NN.\n", ".NB.\n", 1)) == "different"
    app.workspace.do(app.judge.comparison.show_difference)
    assert app.workspace.scene().marks["different"] == [1 * 4 + 2]
    app.workspace.do(stepper_of(app).go_by, -1)
    assert app.workspace.scene().marks["different"] == []


def test_an_announcement_ends_with_the_next_press() -> None:
    """Even if the press only repeats the previous message."""
    workspace = new_workbench().workspace
    workspace.do(workspace.press, 0)
    refused = workspace.scene().message
    workspace.do(BoardCommands(workspace).read_score)
    assert workspace.scene().message == "Black 2, white 2. Black to move."
    workspace.do(workspace.press, 0)
    assert workspace.scene().message == refused
