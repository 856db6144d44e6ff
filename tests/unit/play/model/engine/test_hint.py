"""The hint: the best move and its reason, until the position changes."""

from typing import Any

import pytest

from both.play.model.engine.test_judgements import fact
from othello import BLACK, WHITE, Game, parse_square, square_name
from play.model.engine.hint import IS_LOADING, NO_MOVE, SEARCHING
from play.model.engine.reasons import better, for_it, worse
from play.model.play_app import PlayApp
from unit.play.model.engine.engine_app import app_with_engine, do, ending, thought, values, worth
from unit.play.model.engine.fake_engine import FakeEngine
from unit.play.model.new_play import new_play

D3 = parse_square("d3", 8)
FACTS = [fact(WHITE, "lets White take the corner a1 later"), fact(BLACK, "leaves White 3 moves")]
TURNS = fact(None, "turns 6 discs and opens 4 squares")


def explained(square: str, value: float) -> dict[str, Any]:
    known = {"depth": 8, "goal": None, "facts": FACTS}
    return {"answer": "explanation", "square": square, "value": value} | known


def with_answers(moves: list[tuple[str, float, list[str]]], depth: int) -> PlayApp:
    """Returns the application after a hint of depth 8, and an analysis with these moves."""
    hint = [explained("d3", 1.9), explained("c4", 0)]
    answers = {"explanation": hint, "thoughts": [thought(moves, depth=depth)]}
    app = app_with_engine(Game(), FakeEngine(lambda request: answers.get(request["want"], [])))
    do(app, app.hint.give)
    do(app, app.analysis.switch)
    return app


def hinting() -> PlayApp:
    app = app_with_engine(
        Game(), FakeEngine(lambda request: [explained("d3", 1.9), explained("c4", 0)])
    )
    do(app, app.hint.give)
    return app


@pytest.mark.parametrize("seed", range(4))
def test_in_an_ending_the_hint_is_a_best_move(seed: int) -> None:
    game = ending(seed)
    app = app_with_engine(game)
    do(app, app.hint.give)
    scene, expected = app.workspace.scene(), worth(game)
    (square,) = scene.values
    best = max(expected.values())
    assert expected[square] == best
    said = f"Best is {square_name(square, 8)}, "
    assert scene.message.startswith(said)
    if best:
        told = f"wins by at least {best}" if best > 0 else f"loses by {-best}"
        assert told in scene.message


def test_hint_and_analysis_show_the_deepest_value_of_a_move() -> None:
    shallow = with_answers([("d3", -3, []), ("c4", -4, [])], depth=6)
    assert values(shallow) == {"d3": ("+2", "best", False), "c4": ("0", "fair", False)}
    assert shallow.analysis.outlook == "Black by 2, looking 8 moves ahead."
    deep = with_answers([("d3", -3, []), ("c4", -4, [])], depth=10)
    assert values(deep) == {"d3": ("\u22123", "best", False), "c4": ("\u22124", "fair", False)}
    do(deep, deep.analysis.switch)
    do(deep, deep.hint.give)
    assert values(deep) == {"d3": ("\u22123", "best", False)}
    expected = "Best is d3, \u22123, looking 10 moves ahead: leaves White 3 moves."
    assert deep.workspace.scene().message == expected


def test_a_deeper_analysis_changes_the_best_move_of_the_hint() -> None:
    app = with_answers([("c4", 3, []), ("d3", 1, [])], depth=10)
    do(app, app.hint.give)
    assert app.workspace.scene().message == "Best is c4: leaves White 3 moves."
    do(app, app.analysis.switch)
    do(app, app.hint.give)
    assert app.workspace.scene().message.startswith("Best is c4, +3, looking 10 moves ahead: ")


def test_a_repeated_hint_is_announced_again_and_disappears_with_the_position() -> None:
    app = hinting()
    for _ in range(2):
        before = app.workspace.sayings
        app.workspace.do(app.hint.give)
        assert app.workspace.sayings > before
    do(app, app.workspace.press, parse_square("c4", 8))
    scene = app.workspace.scene()
    assert scene.values == {} and "Best" not in scene.message
    do(app, app.table.play.undo)
    assert app.workspace.scene().values == {}


@pytest.mark.parametrize("problem", ["", "It is too large."])
def test_an_illegal_move_is_refused_while_the_hint_is_searched(problem: str) -> None:
    app = app_with_engine(Game(), FakeEngine(lambda request: [], problem=problem))
    do(app, app.workspace.press, 0)
    refusal = app.workspace.scene().message
    assert "a1" in refusal
    for _ in range(2):
        do(app, app.hint.give)
        assert app.workspace.scene().message != refusal
        do(app, app.workspace.press, 0)
        assert app.workspace.scene().message == refusal


def test_the_message_says_that_the_engine_is_loading() -> None:
    app = new_play()
    app.workspace.do(app.hint.give)
    assert app.workspace.scene().message == IS_LOADING
    do(app, app.client.connect, FakeEngine(lambda request: []))
    assert app.workspace.scene().message == SEARCHING
    app = app_with_engine(Game(), FakeEngine(lambda request: [], problem="It is too large."))
    do(app, app.hint.give)
    assert app.workspace.scene().message.endswith("the engine is not available. It is too large.")


def test_there_is_no_hint_without_a_legal_move_or_after_an_error_of_the_engine() -> None:
    app = app_with_engine()
    do(app, app.setup.open)
    do(app, app.hint.give)
    assert app.workspace.scene().message == NO_MOVE
    app = app_with_engine(
        Game(), FakeEngine(lambda request: [{"answer": "error", "message": "No."}])
    )
    do(app, app.hint.give)
    assert app.workspace.scene().message == SEARCHING


def test_harm_is_never_an_argument_for_a_move() -> None:
    assert for_it(FACTS, BLACK) == "leaves White 3 moves"
    assert for_it(FACTS, WHITE) == "lets White take the corner a1 later"
    assert for_it([fact(BLACK, "wins by 2"), *FACTS], BLACK) == "wins by 2"
    assert for_it([TURNS], BLACK) == "turns 6 discs and opens 4 squares"


def test_a_mistake_is_explained_by_what_helps_the_opponent_or_its_value() -> None:
    gift = fact(WHITE, "gives White 8 moves", contrast="d6 gives only 6")
    assert worse([TURNS, gift], BLACK, -9, True) == "gives White 8 moves; d6 gives only 6"
    assert worse([gift, *FACTS], WHITE, -9, True) == "leaves White 3 moves"
    assert worse([TURNS], BLACK, -9.4, True) == "leaves Black behind by 9"
    assert worse([TURNS], WHITE, 1, True) == "keeps White ahead by only 1"
    assert worse([TURNS], WHITE, -1, True) == "leaves White behind by 1"
    assert worse([TURNS], WHITE, 0.2, True) == "only keeps the game even"


def test_a_better_move_is_explained_by_an_effect_or_its_value() -> None:
    assert better([TURNS, *FACTS], BLACK, 3, True) == "leaves White 3 moves"
    assert better([TURNS], BLACK, 1, True) == "keeps Black ahead by 1"
    assert better([TURNS], BLACK, -1, True) == "leaves Black behind by 1"
    assert better([TURNS], BLACK, -0.3, True) == "keeps the game even"
    assert better([TURNS], WHITE, -3, True) == "leaves White behind by 3"
