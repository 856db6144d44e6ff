"""The best line: stepping through it on the board, and leaving it."""

import pytest

from othello import BLACK, Game, Position, parse_square
from page.model.app import App
from page.model.board.scene import accessible_names
from page.model.engine.analysis import IS_OFF, IS_ON, Analysis
from page.model.engine.best_line import NOT_PLAYED, BestLine
from page.model.play.play import Play
from page.model.workspace import JUDGE
from unit.page.engine.engine_app import analysing, do, ending, telling, thought, values, worth


@pytest.mark.parametrize("seed", range(4))
def test_the_best_line_leads_to_the_score(seed: int) -> None:
    game = ending(seed, 6)
    color, best = game.turn, max(worth(game).values())
    app = analysing(game)
    for square in app.advice.analysis.line:
        game.play(square)
    assert game.over
    lead = game.last.lead + game.position.empties * ((game.last.lead > 0) - (game.last.lead < 0))
    assert lead == (best if color == BLACK else -best)
    assert app.advice.analysis.lead == lead


def walking() -> tuple[App, Analysis]:
    app = analysing(Game(), telling(thought([("d3", 2.0, ["c3", "c4"])])))
    do(app, app.advice.analysis.go_in_line, 2)
    return app, app.advice.analysis


def test_the_best_line_can_be_stepped_through_and_left() -> None:
    app, analysis = walking()
    assert app.workspace.scene().values == {} and analysis.line_names == ["d3", "c3", "c4"]
    do(app, analysis.go_in_line, 3)
    assert analysis.walk and analysis.walk.at == 3
    do(app, app.workspace.press, 0)
    assert analysis.walk.at == 3
    assert app.workspace.scene().message == NOT_PLAYED
    assert analysis.walk.preview(0) == {}
    do(app, analysis.leave_line)
    assert app.workspace.game_on_board and app.workspace.play.game.ply == 0
    assert values(app) == {"d3": ("+2", "best", False)}


def test_each_move_of_the_line_is_marked_and_named_as_in_a_game() -> None:
    app, analysis = walking()
    game = Game()
    told = ("1 of 3: Black d3", "2 of 3: White c3", "3 of 3: Black c4")
    for number, (name, move) in enumerate(zip(("d3", "c3", "c4"), told), 1):
        game.play(parse_square(name, 8))
        do(app, analysis.go_in_line, number)
        scene, as_played = app.workspace.scene(), Play()
        as_played.load(game)
        expected = as_played.scene()
        assert (scene.rows, scene.score, scene.turn) == (
            expected.rows, expected.score, expected.turn
        )  # fmt: skip
        assert scene.marks == {kind: expected.marks[kind] for kind in ("placed", "turned")}
        assert scene.accessible_names == accessible_names(game.position.rows())
        assert scene.message == f"Best line, move {move}."
        app.workspace.read_last_move()
        assert app.workspace.scene().message == f"Best line, move {move}."


def test_square_0_may_be_in_the_line() -> None:
    line = BestLine(Position.from_rows([".WB.", *["...."] * 3]), BLACK, [0], Play())
    assert line.scene().marks == {"placed": [0], "turned": [1]}
    assert line.message == "Best line, move 1 of 1: Black a1."


def test_switching_on_and_off_is_announced() -> None:
    app = App()
    board_message = app.workspace.scene().message
    for said in (IS_ON, IS_OFF):
        app.workspace.do(app.advice.analysis.switch)
        assert app.workspace.scene().message == f"{said} {board_message}"


def test_going_before_the_first_move_leaves_the_line() -> None:
    app, analysis = walking()
    for number in (3, 1):
        do(app, analysis.go_in_line, number)
        assert analysis.walk and analysis.walk.at == number
    do(app, analysis.go_in_line, 0)
    assert analysis.walk is None


def test_switching_off_leaves_the_line_and_removes_the_values() -> None:
    app, analysis = walking()
    do(app, analysis.switch)
    assert app.workspace.game_on_board and values(app) == {}
    assert analysis.line == []


def test_switching_off_in_the_other_view_leaves_the_line_too() -> None:
    app, analysis = walking()
    app.workspace.go_to(JUDGE)
    do(app, analysis.switch)
    assert app.workspace.game_on_board
