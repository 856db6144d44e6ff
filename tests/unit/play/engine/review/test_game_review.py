"""The review of a game's moves."""

from typing import Any

from othello import Game, square_name
from play.engine.kernel.kernel import UNIT
from play.engine.review.game_review import MoveReview, attempts, review
from play.engine.thoughts import Limits
from unit.play.engine.boards import engine, random_game


def report(game: Game, limits: Limits) -> list[MoveReview]:
    return list(filter(None, review(game, engine().think, limits)))


def test_moves_up_to_the_current_ply_are_reviewed_from_the_last_without_passes() -> None:
    game = random_game(3, 8, 1)
    while game.turn:
        game.play(game.legal_moves()[0])
    moves = report(game, Limits(depth=1))
    assert [move.number for move in moves] == list(range(game.ply, 0, -1))
    played = [(ply.color, ply.square) for ply in reversed(game.plies)]
    assert [(move.color, move.played.square) for move in moves] == played
    game = random_game(4, 8, 40)
    game.go_to(5)
    assert [move.number for move in report(game, Limits(depth=1))] == [5, 4, 3, 2, 1]
    assert report(Game(), Limits(depth=1)) == []
    game = random_game(7, 8, 1)
    names = [square_name(ply.square or 0, 8) for ply in game.plies]
    work = engine().answer({"want": "report", "moves": names, "nodes": 20_000, "solve": 10})
    first: Any = next(filter(None, work))
    assert first["number"] == game.ply


def test_a_best_move_costs_nothing() -> None:
    game = random_game(5, 8, 30)
    for move in report(game, Limits(depth=3)):
        assert move.loss == (move.best.value - move.played.value) / UNIT >= 0
        if move.played.square == move.best.square:
            assert move.loss == 0


def test_a_position_is_searched_ahead_if_solving_takes_too_many_nodes() -> None:
    limits = Limits(nodes=500, solve=16)
    solving, ahead = attempts(limits, 16)
    assert (solving.solve, ahead.solve) == (16, 0)
    assert solving.nodes > ahead.nodes == limits.nodes
    assert [one is limits for one in attempts(limits, 17)] == [True]
    unlimited = Limits(solve=16)
    assert [one is unlimited for one in attempts(unlimited, 16)] == [True]
