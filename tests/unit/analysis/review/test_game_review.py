"""The review of a game's moves."""

import pytest

from analysis.review.game_review import BLUNDER, MISTAKE, MoveReview, accuracy, review
from analysis.search.iterative_deepening import SCORE, Candidate, Limits
from analysis.search.midgame import UNIT
from othello import BLACK, WHITE, Game, opponent, square_name
from reference.slow import endgame_slow as slow
from unit.analysis.boards import answers, cells, engine, random_game


def report(game: Game, limits: Limits) -> list[MoveReview]:
    return list(filter(None, review(game, engine().think, limits)))


def test_moves_are_reviewed_from_the_last_without_passes() -> None:
    game = random_game(3, 8, 1)
    while game.turn:
        game.play(game.legal_moves()[0])
    moves = report(game, Limits(depth=1))
    assert [move.number for move in moves] == list(range(game.ply, 0, -1))
    played = [(ply.color, ply.square) for ply in reversed(game.plies)]
    assert [(move.color, move.played.square) for move in moves] == played


def test_only_moves_up_to_the_current_ply_are_reviewed() -> None:
    game = random_game(4, 8, 40)
    game.go_to(5)
    assert [move.number for move in report(game, Limits(depth=1))] == [5, 4, 3, 2, 1]
    assert report(Game(), Limits(depth=1)) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_late_moves_have_exact_values(seed: int) -> None:
    game = random_game(seed, 8, 1)
    moves = report(game, Limits(depth=1, solve=8))
    for move in moves[:7]:
        before = game.copy()
        before.go_to(move.number - 1)
        position, color = before.position, move.color
        assert move.goal == SCORE
        assert move.best.value == UNIT * slow.score(cells(position, color), 8)
        after = position.play(move.played.square, color)
        assert move.played.value == -UNIT * slow.score(cells(after, opponent(color)), 8)
        assert move.loss == (move.best.value - move.played.value) / UNIT


def test_a_best_move_costs_nothing() -> None:
    game = random_game(5, 8, 30)
    for move in report(game, Limits(depth=3)):
        assert move.loss >= 0
        if move.played.square == move.best.square:
            assert move.loss == 0


def made(color: str, loss: float) -> MoveReview:
    best = Candidate(1, 80, [])
    return MoveReview(1, color, Candidate(2, int(80 - UNIT * loss), []), best, None)


def test_mistakes_are_annotated_by_their_cost() -> None:
    losses = (0, MISTAKE - 0.5, MISTAKE, BLUNDER - 0.5, BLUNDER, 60)
    assert [made(BLACK, loss).mark for loss in losses] == ["", "", "?", "?", "??", "??"]


def test_accuracy_falls_with_the_cost_of_moves() -> None:
    assert accuracy([], BLACK) is None
    assert accuracy([made(BLACK, 0)], WHITE) is None
    assert accuracy([made(BLACK, 0), made(WHITE, 50)], BLACK) == 100
    assert accuracy([made(BLACK, 0), made(BLACK, 6)], BLACK) == 75
    worse = [accuracy([made(BLACK, loss)], BLACK) or 0 for loss in range(20)]
    assert worse == sorted(worse, reverse=True)
    assert worse[-1] > 0


def test_the_answers_name_squares_and_end_with_the_accuracy() -> None:
    game = random_game(6, 8, 50)
    names = [square_name(ply.square or 0, 8) for ply in game.plies]
    found = answers({"want": "report", "moves": names, "nodes": 300, "solve": 4})
    assert [answer["answer"] for answer in found] == ["judged"] * game.ply + ["report"]
    assert [answer["square"] for answer in found[:-1]] == names[::-1]
    assert set(found[-1]["accuracy"]) == {BLACK, WHITE}
    assert all(0 < value <= 100 for value in found[-1]["accuracy"].values())


def test_the_last_move_is_answered_first() -> None:
    game = random_game(7, 8, 1)
    names = [square_name(ply.square or 0, 8) for ply in game.plies]
    work = engine().answer({"want": "report", "moves": names, "nodes": 20_000, "solve": 10})
    first = next(filter(None, work))
    assert first["number"] == game.ply
