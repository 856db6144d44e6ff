"""The computer's seat: it thinks when it is its turn, and its move is dropped when it is not."""

import pytest

from othello import BLACK, WHITE, Game, Position, parse_square
from page.state.app import App
from page.state.computer import PAUSE, Thinking
from page.state.play import COMPUTER, PERSON
from page.state.table import Table
from unit.running import finish

D3, C3 = parse_square("d3", 8), parse_square("c3", 8)


def against_white() -> App:
    """Returns the application after the first move of a person against the computer."""
    app = App()
    app.table.do(app.table.play.seat, WHITE, COMPUTER)
    app.table.do(app.table.press, D3)
    return app


def thinking(app: App) -> bool:
    return app.table.jobs.has(Thinking)


def test_a_game_that_was_kept_goes_on_where_the_computer_was_to_move() -> None:
    table = Table()
    table.play.seat(BLACK, COMPUTER)
    app = App(table)
    assert thinking(app)
    finish(table.jobs)
    assert table.play.game.ply == 1


def test_the_computer_answers_after_the_discs_have_turned() -> None:
    app = against_white()
    assert thinking(app)
    assert finish(app.table.jobs) == [PAUSE]
    game = app.table.play.game
    assert (game.ply, game.turn) == (2, BLACK)
    assert game.plies[1].square in Game(game.plies[0].position, WHITE).legal_moves()
    assert not thinking(app)


def test_the_computer_takes_a_corner_that_wins_the_game() -> None:
    """White takes a1 and the last black disc, or plays elsewhere and loses that chance."""
    rows = ["." * 8] * 8
    rows[0] = ".BW....."
    app = App()
    app.table.do(app.table.play.seat, WHITE, COMPUTER)
    app.table.do(app.table.take, Game(Position.from_rows(rows), WHITE))
    finish(app.table.jobs)
    assert app.table.play.game.position.count(BLACK) == 0


@pytest.mark.parametrize(
    "leave",
    [
        lambda app: app.table.play.undo(),
        lambda app: app.table.new_game(6),
        lambda app: app.set_up(),
        lambda app: app.table.play.seat(WHITE, PERSON),
    ],
    ids=["undo", "new game", "set up", "person"],
)
def test_a_move_that_nobody_waits_for_any_more_is_dropped(leave: "object") -> None:
    app = against_white()
    job = app.table.jobs.take_up()[0]
    job.advance(0, lambda: 0)
    assert callable(leave)
    app.table.do(leave, app)
    before = [ply.square for ply in app.table.play.game.plies]
    assert job.cancelled and not thinking(app)
    finish(app.table.jobs)
    assert [ply.square for ply in app.table.play.game.plies] == before


def test_back_at_the_game_the_computer_thinks_again() -> None:
    app = against_white()
    app.table.do(app.set_up)
    assert not thinking(app)
    app.table.do(app.table.back_to_game)
    assert thinking(app)


def test_two_computers_play_a_game_to_its_end() -> None:
    app = App()
    app.table.do(app.table.new_game, 4)
    for color in (BLACK, WHITE):
        app.table.do(app.table.play.seat, color, COMPUTER)
    finish(app.table.jobs)
    assert app.table.play.game.over


def test_the_leads_are_those_of_black_after_each_move() -> None:
    app = App()
    app.table.do(app.table.press, D3)
    app.table.do(app.table.press, C3)
    app.table.do(app.table.play.undo)
    # Black has 2, 4 and then 3 discs, white 2, 1 and 3.
    assert app.table.play.leads == [0, 3, 0]
