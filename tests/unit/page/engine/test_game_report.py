"""The report of a game: costliest moves, reasons, better moves, and trying again."""

from typing import Any

import pytest

from othello import BLACK, WHITE, Game, Position, opponent, parse_square, square_name
from othello.phrases import counted
from page.model.app import App
from page.model.engine.client import REPORT, position_text
from page.model.engine.judged_moves import Report
from reference.slow import endgame_slow as slow
from saved.game_text import from_fragment
from saved.players import COMPUTER, FRIEND, PERSON
from unit.analysis.boards import cells
from unit.page.engine.engine_app import app_with_engine, badly_played, do, ending, losses, worth
from unit.page.engine.fake_engine import FakeEngine


def reported(game: Game) -> App:
    app = app_with_engine(game)
    do(app, app.advice.game_report.begin)
    return app


def report_of(app: App) -> Report:
    assert app.advice.game_report.of_game
    return app.advice.game_report.of_game


def summed_up(report: Report, *colors: str) -> str:
    """Returns the end of the heading above the costliest moves of the colours."""
    costs = sorted(move.loss for move in report.judged.values() if move.color in colors)
    assert costs[-3] and sum(costs[:-3])
    return f"three costliest moves, in discs. All others together cost {sum(costs[:-3]):.0f}."


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_costliest_moves_are_those_of_the_slow_solver(seed: int) -> None:
    game = badly_played(seed)
    expected = losses(game)
    app = reported(game)
    report = report_of(app)
    assert {number: move.loss for number, move in report.judged.items()} == expected
    costly = sorted(filter(expected.get, expected), key=lambda n: (-expected[n], n))[:3]
    assert [move.number for move in app.advice.game_report.costliest] == costly
    for move in report.costliest(None):
        assert move.exact and move.reason and move.better
        before = game.copy()
        before.go_to(move.number - 1)
        moves = worth(before)
        assert moves[parse_square(move.best, 8)] == max(moves.values()) == move.best_value


def test_all_judged_values_reach_the_graph() -> None:
    game = badly_played(1)
    app = reported(game)
    for ply in [game.start, *game.plies[:-1]]:
        value = app.advice.values.of(ply.position, ply.turn)
        assert value and value.exact
        if ply.turn:
            score = slow.score(cells(ply.position, ply.turn), 8)
            assert value.lead == (score if ply.turn == BLACK else -score)


def test_against_the_computer_only_the_users_moves_are_listed() -> None:
    app = reported(badly_played(1))
    app.workspace.play.players.update({BLACK: PERSON, WHITE: COMPUTER})
    game_report = app.advice.game_report
    assert {move.color for move in game_report.costliest} == {BLACK}
    assert game_report.status == f"Your {summed_up(report_of(app), BLACK)}"
    app.workspace.play.players.update({BLACK: PERSON, WHITE: FRIEND})
    assert game_report.status == f"The {summed_up(report_of(app), BLACK, WHITE)}"
    report_of(app).accuracy = {BLACK: 77.5, WHITE: 90.2}
    assert game_report.accuracy == "Accuracy: Black 78 %, White 90 %"
    report_of(app).accuracy = {BLACK: 77.5, WHITE: None}
    assert game_report.accuracy == "Accuracy: Black 78 %"


def test_show_explains_a_judged_move_and_goes_to_any_other() -> None:
    game = badly_played(1)
    app = reported(game)
    game_report = app.advice.game_report
    costly = [move.number for move in game_report.costliest]
    costing = [move for move in report_of(app).judged.values() if move.loss]
    lesser = [move for move in costing if move.number not in costly]
    assert lesser
    for move in lesser:
        do(app, game_report.show, move.number)
        cost = counted(int(move.loss), "disc")
        assert app.workspace.scene().message == (
            f"Before move {move.number}, {move.color.title()} {move.square}: costs {cost}."
            f" Better: {move.best}."
        )
    app = app_with_engine(game)
    do(app, app.advice.game_report.show, 3)
    assert game.ply == 3 and app.advice.game_report.shown is None


def test_a_refusal_of_the_engine_is_shown() -> None:
    error = {"answer": "error", "message": "The board is too large."}
    app = app_with_engine(ending(1), FakeEngine(lambda request: [error]))
    do(app, app.advice.game_report.begin)
    assert app.advice.game_report.status == "The board is too large."
    assert not app.advice.game_report.under_way


def test_show_marks_the_better_move_on_the_board_before() -> None:
    app = reported(badly_played(1))
    game_report = app.advice.game_report
    move = game_report.costliest[0]
    do(app, game_report.show, move.number)
    scene = app.workspace.scene()
    assert app.workspace.play.game.ply == move.number - 1
    played, best = (parse_square(square, 8) for square in (move.square, move.best))
    assert set(scene.values) == {played, best}
    assert scene.values[best][1:] == ("best", True)
    side = move.color[0].upper() + move.color[1:]
    assert scene.message == (
        f"Before move {move.number}, {side} {move.square}: {move.reason}."
        f" Better: {move.best}, which {move.better}."
    )
    do(app, app.workspace.play.redo)
    assert game_report.shown is None and app.workspace.scene().values == {}


@pytest.mark.parametrize("color", [BLACK, WHITE])
def test_the_game_is_judged_from_its_start_with_either_side_first(color: str) -> None:
    engine = FakeEngine(lambda request: [])
    game = Game(Position.start(6), color)
    app = app_with_engine(game, engine)
    game.play(game.legal_moves()[0])
    do(app, app.advice.game_report.begin)
    [request] = engine.requests
    assert request["position"] == position_text(Position.start(6), color)
    assert request["moves"] == [square_name(ply.square or 0, 6) for ply in game.plies]


@pytest.mark.parametrize(
    ("compared", "reason"),
    [([], "gives White a1"), ([("few moves", "leaves Black 2 moves")], "leaves Black 2 moves")],
)
def test_reasons_are_given_for_the_move_and_for_the_best(
    compared: list[tuple[str, str]], reason: str
) -> None:
    judged = {
        "answer": "judged", "number": 1, "color": BLACK, "square": "d3", "value": -5.0,
        "best": "f5", "best_value": 0.0, "goal": None, "loss": 5.0, "mark": "?",
    }  # fmt: skip
    reasons = {
        "f5": [("few replies", "leaves 3 moves")],
        "d3": [("few replies", "leaves 1 move"), ("gives corner", "gives White a1"), *compared],
    }
    answers: dict[str, list[dict[str, Any]]] = {
        "opening": [{"answer": "opening", "names": [], "moves": 0}],
        "report": [judged, {"answer": "report", "accuracy": {BLACK: 50.0, WHITE: None}}],
        "explanation": [
            {"answer": "explanation", "square": square, "value": 0.0,
             "facts": [{"kind": kind, "sentence": sentence} for kind, sentence in facts]}
            for square, facts in reasons.items()
        ],
    }  # fmt: skip
    game = Game()
    game.play(parse_square("d3", 8))
    app = app_with_engine(game, FakeEngine(lambda request: answers[request["want"]]))
    do(app, app.advice.game_report.begin)
    [move] = app.advice.game_report.costliest
    assert (move.reason, move.better) == (reason, "leaves 3 moves")
    assert not app.advice.game_report.under_way


def test_trying_again_keeps_the_game_as_it_was() -> None:
    app = reported(badly_played(1))
    play, game_report = app.workspace.play, app.advice.game_report
    game, move = play.game, game_report.costliest[0]
    do(app, game_report.show, move.number)
    do(app, game_report.try_again)
    moves, line = list(game.tree()), list(game.plies)
    assert play.message.startswith(f"Trying again from move {move.number}. ")
    do(app, app.workspace.press, parse_square(move.best, 8))
    assert (play.game, play.game.ply) == (game, move.number)
    assert list(game.tree()) == moves + [game.last]
    assert report_of(app).done and not game_report.of_line
    assert game_report.status.startswith("On another line: ")
    do(app, game_report.show, move.number)
    assert (game.plies, game.ply) == (line, move.number - 1)
    assert game_report.of_line and game_report.shown is move


def test_a_report_covers_a_whole_line() -> None:
    game = from_fragment("8..d3c3.2")
    report = Report(game)
    assert report.is_of(game) and not report.is_of(from_fragment("8..d3c3.2"))
    game.go_to(1)
    variation = game.play(parse_square("e3", 8))
    assert report.is_of(game)
    game.show(report.plies[-1])
    game.play(parse_square("c4", 8))
    assert not report.is_of(game) and variation in game.tree()


def test_a_report_ends_with_its_line() -> None:
    """Once its line goes on, or is deleted, it no longer covers a whole line of the game."""
    app = reported(badly_played(1))
    game, game_report = app.workspace.play.game, app.advice.game_report
    last = game.plies[-1]
    place = game.remove(last)
    assert game_report.of_game is None
    game.restore(last, place)
    assert game_report.of_game
    game.go_to(3)
    game.remove(game.plies[3])
    assert game_report.of_game is None


def test_marks_stay_with_the_moves_that_two_lines_share() -> None:
    app = reported(badly_played(1))
    game_report, play = app.advice.game_report, app.workspace.play
    game = play.game
    do(app, play.go_to, 4)
    moves = [m for m in game.legal_moves() if m != game.plies[4].square]
    do(app, app.workspace.press, moves[0])
    judged = [game_report.mark(n, ply) is not None for n, ply in enumerate(play.game.plies, 1)]
    assert judged == [True] * 4 + [False]


def test_progress_is_shown_and_the_report_can_be_stopped() -> None:
    engine = FakeEngine(lambda request: [], problem="It is too large.")
    app = app_with_engine(badly_played(1), engine)
    game_report = app.advice.game_report
    number = len(app.workspace.play.game.plies)
    app.workspace.do(game_report.begin)
    assert game_report.status == "The engine is loading …" and game_report.under_way
    do(app, lambda: None)
    assert game_report.status == "The engine is not available. It is too large."
    app.workspace.do(game_report.stop)
    assert not game_report.under_way
    assert game_report.status == f"Stopped: 0 of {number} moves are judged."
    assert REPORT not in app.client._questions


def test_another_game_ends_it() -> None:
    app = app_with_engine(badly_played(1))
    app.workspace.do(app.advice.game_report.begin)
    app.workspace.do(app.workspace.new_game, 8)
    assert not app.advice.game_report.under_way
    assert app.advice.game_report.of_game is None


def test_a_whole_game_on_the_smallest_board() -> None:
    """White wins 11 to 3 on 4 x 4 with best play; the empty squares count for white."""
    game = Game(ending(0, 4, 12).position)
    while game.turn:
        game.play(game.legal_moves()[0])
    app = reported(game)
    judged = report_of(app).judged
    for number in sorted(judged)[-6:]:
        move = judged[number]
        before = report_of(app).before(number).position
        assert move.best_value == slow.score(cells(before, move.color), 4)
        after = before.play(parse_square(move.square, 4), move.color)
        assert move.value == -slow.score(cells(after, opponent(move.color)), 4)
        assert square_name(game.plies[number - 1].square or 0, 4) == move.square
