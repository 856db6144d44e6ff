"""The computer as a player: when it searches, moves, and drops a search."""

import random

import pytest

from othello import BLACK, WHITE, Game, Position, parse_square, square_name
from play.model.engine.client import FAILED
from play.model.engine.computer import PAUSE, SEEDS, Thinking
from play.model.game.table import Table
from play.model.play_app import PlayApp
from saved.players import COMPUTER, PERSON
from unit.page.running import advance, finish
from unit.play.model.engine.engine_app import do
from unit.play.model.engine.fake_engine import FakeEngine, real_engine
from unit.play.model.new_play import new_play

D3, C3, C4 = (parse_square(name, 8) for name in ("d3", "c3", "c4"))


def without_engine() -> PlayApp:
    """Returns the application after the engine has failed."""
    app = new_play()
    app.workspace.do(app.client.connect, FakeEngine(lambda request: [], problem="No memory."))
    do(app, app.client.load)
    return app


def against_white() -> PlayApp:
    """Returns the application without an engine, after a move of a person against it."""
    app = without_engine()
    app.workspace.do(app.table.play.set_player, WHITE, COMPUTER)
    app.workspace.do(app.workspace.press, D3)
    return app


def thinking(app: PlayApp) -> bool:
    return app.workspace.jobs.has(Thinking)


def test_a_restored_game_resumes_with_the_computers_move() -> None:
    table = Table()
    table.play.set_player(BLACK, COMPUTER)
    app = new_play(table)
    assert thinking(app)
    finish(table.workspace.jobs)
    assert table.play.game.ply == 0
    app.workspace.do(app.client.connect, moving("d3"))
    finish(table.workspace.jobs)
    assert table.play.game.ply == 1


def test_the_computer_answers_after_the_discs_have_turned() -> None:
    app = against_white()
    assert thinking(app)
    assert finish(app.workspace.jobs) == [PAUSE]
    game = app.table.play.game
    assert (game.ply, game.turn) == (2, BLACK)
    assert game.plies[1].square in Game(game.plies[0].position, WHITE).legal_moves()
    assert not thinking(app)


def test_without_the_engine_the_computer_leaves_the_fewest_replies() -> None:
    """White can play c1, after which Black has d8 and f8, or a8, after which Black has only f8."""
    app = without_engine()
    app.workspace.do(app.table.play.set_player, WHITE, COMPUTER)
    rows = ["WB......", *["." * 8] * 6, ".BW...WB"]
    do(app, app.table.load, Game(Position.from_rows(rows), WHITE))
    assert played(app) == ["a8"]


def test_a_search_that_is_no_longer_needed_is_dropped() -> None:
    for leave in (
        lambda app: app.table.play.undo(),
        lambda app: app.table.new_game(6),
        lambda app: app.setup.open(),
        lambda app: app.table.play.set_player(WHITE, PERSON),
    ):
        app = against_white()
        job = app.workspace.jobs.take_up()[0]
        job.advance(0, lambda: 0)
        app.workspace.do(leave, app)
        before = list(app.table.play.game.plies)
        assert job.cancelled and not thinking(app)
        finish(app.workspace.jobs)
        assert app.table.play.game.plies == before


def test_the_computer_searches_again_when_the_game_is_back_on_the_board() -> None:
    app = against_white()
    app.workspace.do(app.setup.open)
    assert not thinking(app)
    app.workspace.do(app.table.back_to_game)
    assert thinking(app)


def with_engine(engine: FakeEngine) -> PlayApp:
    """Returns the application with a loaded engine and a person against the computer."""
    app = new_play()
    app.workspace.do(app.client.connect, engine)
    do(app, app.table.play.set_player, WHITE, COMPUTER, 5)
    return app


def moving(*squares: str) -> FakeEngine:
    """Returns an engine whose best move changes as given, and which plays the last."""
    thoughts = [{"answer": "thought", "moves": [{"square": square}]} for square in squares]
    return FakeEngine(lambda request: [*thoughts, {"answer": "move", "square": squares[-1]}])


def played(app: PlayApp) -> list[str]:
    game = app.table.play.game
    return [square_name(ply.square or 0, game.position.n) for ply in game.plies]


def test_the_request_has_the_level_of_its_colour() -> None:
    engine = moving("c3")
    app = with_engine(engine)
    app.workspace.do(app.workspace.press, D3)
    assert finish(app.workspace.jobs) == [PAUSE]
    assert played(app) == ["d3", "c3"]
    [request] = engine.requests
    del request["seed"]
    position = "-------------------X-------XX------XO--------------------------- O"
    assert request == {"want": "move", "position": position, "level": 5}


@pytest.mark.parametrize("seed", [0, SEEDS - 1])
def test_the_engine_moves_with_any_seed(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    monkeypatch.setattr(random, "randrange", lambda _: seed)
    app = with_engine(real_engine())
    do(app, app.workspace.press, D3)
    assert len(played(app)) == 2


def test_lines_of_a_game_share_the_seed_and_games_do_not() -> None:
    engine = real_engine()
    app = with_engine(engine)
    do(app, app.workspace.press, D3)
    app.workspace.do(app.table.play.go_to, 0)
    app.workspace.do(app.table.play.branch, "Trying again.")
    do(app, app.workspace.press, C4)
    first, line = (request["seed"] for request in engine.requests)
    assert line == first
    app.workspace.do(app.table.new_game, 8)
    do(app, app.workspace.press, D3)
    assert engine.requests[-1]["seed"] != first


def test_an_immediate_answer_waits_until_the_discs_have_turned() -> None:
    app = with_engine(moving("c3"))
    app.workspace.do(app.workspace.press, D3)
    turning, asking = app.workspace.jobs.take_up()
    while not asking.done:
        advance(app.workspace.jobs, asking, 0)
    assert played(app) == ["d3"]
    while not turning.done:
        advance(app.workspace.jobs, turning)
    assert played(app) == ["d3", "c3"]


def test_play_now_plays_the_best_move_so_far() -> None:
    engine = moving("c3", "e3", "c5")
    app = with_engine(engine)
    app.workspace.do(app.workspace.press, D3)
    turning, asking = app.workspace.jobs.take_up()
    for _ in range(3):
        advance(app.workspace.jobs, asking, 0)
    assert app.computer.can_play_now
    app.workspace.do(app.computer.play_now)
    assert not app.computer.can_play_now
    assert played(app) == ["d3"] and engine.stopped == 1
    while not turning.done:
        advance(app.workspace.jobs, turning)
    assert played(app) == ["d3", "e3"]


def test_play_now_waits_for_the_first_answer_and_only_affects_the_engine() -> None:
    app = with_engine(moving("c3", "e3"))
    app.workspace.do(app.workspace.press, D3)
    assert not app.computer.can_play_now
    do(app, app.computer.play_now)
    assert played(app) == ["d3", "e3"]
    app = new_play()
    app.workspace.do(app.computer.play_now)
    assert not thinking(app)
    app = against_white()
    app.workspace.do(app.computer.play_now)
    assert finish(app.workspace.jobs) == [PAUSE]
    assert len(played(app)) == 2


@pytest.mark.parametrize("life", [0, 1])
def test_the_fallback_takes_over_from_a_lost_engine(life: int) -> None:
    engine = moving("c3", "e3")
    app = with_engine(engine)
    engine.live(life)
    do(app, app.workspace.press, D3)
    assert app.client.status == FAILED
    assert len(engine.requests) == 2
    assert len(played(app)) == 2
    do(app, app.workspace.press, app.table.play.game.legal_moves()[0])
    assert len(played(app)) == 4


def test_a_changed_level_restarts_the_search() -> None:
    engine = moving("c3")
    app = with_engine(engine)
    app.workspace.do(app.workspace.press, D3)
    do(app, app.table.play.set_player, WHITE, COMPUTER, 9)
    assert [request["level"] for request in engine.requests] == [9]


def test_an_answer_about_an_old_position_is_not_played() -> None:
    engine = moving("c3", "e3")
    app = with_engine(engine)
    app.workspace.do(app.workspace.press, D3)
    turning, asking = app.workspace.jobs.take_up()
    advance(app.workspace.jobs, asking, 0)
    app.workspace.do(app.table.play.undo)
    assert engine.stopped == 1
    advance(app.workspace.jobs, asking, 0)
    advance(app.workspace.jobs, turning)
    finish(app.workspace.jobs)
    assert app.table.play.game.ply == 0
