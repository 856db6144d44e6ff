"""The best line: stepping through it on the board, and leaving it."""

import pytest

from othello import BLACK, Game, Position, parse_square
from play.model.engine.analysis import IS_OFF, IS_ON, Analysis
from play.model.engine.best_line import NOT_PLAYED, BestLine
from play.model.engine.judging import move_names
from play.model.game.play import Play
from play.model.play_app import PlayApp
from saved.work import JUDGE
from state.board_commands import BoardCommands
from unit.play.model.engine.engine_app import analysing, do, ending, telling, thought, values, worth
from unit.play.model.new_play import new_play


@pytest.mark.parametrize("seed", range(4))
def test_the_best_line_leads_to_the_score(seed: int) -> None:
    game = ending(seed, 6)
    color, best = game.turn, max(worth(game).values())
    app = analysing(game)
    for square in app.analysis.line:
        game.play(square)
    assert game.over
    lead = game.last.lead + game.position.empties * ((game.last.lead > 0) - (game.last.lead < 0))
    assert lead == (best if color == BLACK else -best)
    assert app.analysis.lead == lead


def walking() -> tuple[PlayApp, Analysis]:
    app = analysing(Game(), telling(thought([("d3", 2.0, ["c3", "c4"])])))
    do(app, app.analysis.go_in_line, 2)
    return app, app.analysis


def test_the_best_line_can_be_stepped_through_and_left_also_before_its_first_move() -> None:
    app, analysis = walking()
    assert app.workspace.scene().values == {} and analysis.line_names == ["d3", "c3", "c4"]
    do(app, analysis.go_in_line, 3)
    assert analysis.walk and analysis.walk.at == 3
    do(app, analysis.leave_line)
    assert app.table.game_on_board and app.table.play.game.ply == 0
    assert values(app) == {"d3": ("+2", "best", False)}
    for number in (3, 1):
        do(app, analysis.go_in_line, number)
        assert analysis.walk and analysis.walk.at == number
    do(app, analysis.go_in_line, 0)
    assert analysis.walk is None


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
        assert scene.marks == expected.marks
        assert scene.accessible_names == expected.accessible_names
        assert scene.message == f"Best line, move {move}."
        BoardCommands(app.workspace).read_last_move()
        assert app.workspace.scene().message == f"Best line, move {move}."


def test_square_0_may_be_in_the_line() -> None:
    line = BestLine(Position.from_rows([".WB.", *["...."] * 3]), BLACK, [0], Play())
    assert line.scene().marks == {"legal": [], "placed": [0], "turned": [1]}
    assert line.message == "Best line, move 1 of 1: Black a1."


def test_a_move_in_the_line_makes_it_a_variation() -> None:
    """The line d3 c3 is entered after two moves, and e6 is played instead of its c4."""
    app, analysis = walking()
    e6, c4 = parse_square("e6", 8), parse_square("c4", 8)
    assert analysis.walk and analysis.walk.preview(e6) == as_in_the_game("d3", "c3").preview(e6)
    assert analysis.walk.preview(0) == {}
    do(app, app.workspace.press, 0)
    assert analysis.walk and analysis.walk.at == 2
    assert app.workspace.scene().message.startswith("a1 turns nothing over.")
    do(app, app.workspace.press, e6)
    game = app.table.play.game
    assert app.table.game_on_board and move_names(game.plies) == ["d3", "c3", "e6"]
    app, analysis = walking()
    for name in ("f5", "d6"):
        do(app, app.table.play.play, parse_square(name, 8))
    do(app, app.table.play.go_to, 0)
    do(app, analysis.go_in_line, 2)
    do(app, app.workspace.press, c4)
    game = app.table.play.game
    assert move_names(list(game.tree())) == ["f5", "d6", "d3", "c3", "c4"]
    assert game.ply == 3 and not app.table.play.computer_due


def as_in_the_game(*names: str) -> Play:
    play = Play()
    for name in names:
        play.play(parse_square(name, 8))
    return play


def test_no_move_is_played_in_a_line_from_a_judges_step() -> None:
    line = BestLine(Position.start(8), BLACK, [parse_square("d3", 8)], Play())
    line.press(parse_square("c3", 8))
    assert (line.at, line.message) == (1, NOT_PLAYED)
    assert line.scene().marks["legal"] == [] and line.preview(parse_square("c3", 8)) == {}


def test_switching_on_and_off_is_announced() -> None:
    app = new_play()
    board_message = app.workspace.scene().message
    for said in (IS_ON, IS_OFF):
        app.workspace.do(app.analysis.switch)
        assert app.workspace.scene().message == f"{said} {board_message}"


def test_switching_off_in_either_view_leaves_the_line_and_removes_the_values() -> None:
    app, analysis = walking()
    do(app, analysis.switch)
    assert app.table.game_on_board and values(app) == {}
    assert analysis.line == []
    app, analysis = walking()
    app.workspace.go_to(JUDGE)
    do(app, analysis.switch)
    assert app.table.game_on_board
