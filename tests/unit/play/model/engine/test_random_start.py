"""A game can begin after eight random moves, with the chosen players."""

from othello import BLACK, Game, parse_square
from play.model.play_app import PlayApp
from saved.players import COMPUTER, PERSON
from unit.play.engine.boards import answers, random_game
from unit.play.model.engine.engine_app import app_with_engine, do
from unit.play.model.new_play import new_play


def begun(seed: int | None = None) -> PlayApp:
    app = app_with_engine(random_game(1, 8, 40))
    app.table.choice.choose(opponent=COMPUTER, level=4, color=BLACK, n=6)
    do(app, app.balanced_start.begin, seed)
    return app


def test_a_game_and_its_rematch_begin_after_eight_random_moves_that_are_not_its_own() -> None:
    app = begun(7)
    [start] = answers({"want": "start", "seed": 7})
    game = Game()
    for name in start["moves"]:
        game.play(parse_square(name, 8))
    play = app.table.play
    assert play.game.start.position == game.position
    assert play.game.start.turn == game.turn == BLACK
    assert play.game.plies == []
    assert play.players[BLACK] == PERSON and COMPUTER in play.players.values()
    assert app.workspace.scene().message == "A start after 8 random moves. Black to move."
    position, person = play.game.start.position, play.people
    do(app, app.table.again)
    assert play.game.start.position == position and play.people == person
    do(app, app.table.rematch)
    assert play.game.start.position == position and play.people != person


def test_the_wait_for_a_start_is_told_until_it_is_there_and_the_game_stays() -> None:
    app = new_play()
    assert app.balanced_start.message == ""
    app.balanced_start.begin(7)
    assert app.balanced_start.message == "The engine is loading …"
    assert begun(7).balanced_start.message == ""
    app = new_play()
    position = app.table.play.game.position
    app.workspace.do(app.balanced_start.begin)
    assert app.table.play.game.position == position
    assert "loading" in app.workspace.scene().message


def test_each_start_is_another_one() -> None:
    starts = {begun().table.play.game.position for _ in range(3)}
    assert len(starts) == 3
