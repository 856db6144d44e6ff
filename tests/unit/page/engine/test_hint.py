"""A hint: the best move and why, once, as long as the game stays where it is."""

from typing import Any

import pytest

from othello import BLACK, WHITE, Game, parse_square, square_name
from page.model.app import App
from page.model.engine.client import HINT
from page.model.engine.hint import IS_LOADING, LOOKS, NO_MOVE
from page.model.engine.reasons import better, for_it, worse
from unit.page.engine.coached import coached, do, ending, worth
from unit.page.engine.fake_engine import FakeEngine

D3 = parse_square("d3", 8)
FACTS = [
    {"kind": "corner to come", "sentence": "after it White gets the corner a1"},
    {"kind": "few replies", "sentence": "leaves White 3 moves"},
]
TURNS = {"kind": "turns", "sentence": "turns 6 discs and opens 4 squares"}


def explained(square: str, value: float) -> dict[str, Any]:
    return {"answer": "explanation", "square": square, "value": value, "facts": FACTS}


def hinting() -> App:
    app = coached(Game(), FakeEngine(lambda request: [explained("d3", 1.9), explained("c4", 0)]))
    do(app, app.advice.hint.give)
    return app


def test_the_best_move_is_shown_and_said_with_a_reason() -> None:
    scene = hinting().workspace.scene()
    assert scene.message == "Best is d3, +2: leaves White 3 moves."
    assert scene.values == {D3: ("+2", "best", False)}
    assert scene.names[D3] == "d3, empty, black may play, turns 1, best, +2"


@pytest.mark.parametrize("seed", range(4))
def test_in_an_ending_it_is_a_move_that_is_worth_the_most(seed: int) -> None:
    game = ending(seed)
    app = coached(game)
    do(app, app.advice.hint.give)
    scene, expected = app.workspace.scene(), worth(game)
    (square,) = scene.values
    best = max(expected.values())
    assert expected[square] == best
    said = f"Best is {square_name(square, 8)}, "
    assert scene.message.startswith(said)
    if best:
        assert f" by {abs(best)}" in scene.message
        assert ("wins" if best > 0 else "loses") in scene.message


def test_it_is_heard_again_when_it_is_asked_for_again() -> None:
    app = hinting()
    for _ in range(2):
        before = app.workspace.sayings
        app.workspace.do(app.advice.hint.give)
        assert app.workspace.sayings > before


def test_it_goes_with_the_position() -> None:
    app = hinting()
    do(app, app.workspace.press, parse_square("c4", 8))
    scene = app.workspace.scene()
    assert scene.values == {} and "Best" not in scene.message
    do(app, app.workspace.play.undo)
    assert app.workspace.scene().values == {}


def test_no_hint_comes_for_a_position_that_was_left() -> None:
    app = coached(Game(), FakeEngine(lambda request: [explained("d3", 1.9)]))
    app.workspace.do(app.advice.hint.give)
    app.workspace.do(app.workspace.press, D3)
    assert HINT not in app.workspace.client._questions


def test_until_the_engine_is_there_the_page_says_so() -> None:
    app = App()
    app.workspace.do(app.advice.hint.give)
    assert app.workspace.scene().message == IS_LOADING
    do(app, app.workspace.client.take, FakeEngine(lambda request: []))
    assert app.workspace.scene().message == LOOKS
    app = coached(Game(), FakeEngine(lambda request: [], problem="It is too large."))
    do(app, app.advice.hint.give)
    assert app.workspace.scene().message.endswith("the engine is not there: It is too large.")


def test_there_is_none_where_nothing_can_be_played() -> None:
    app = coached()
    do(app, app.set_up)
    do(app, app.advice.hint.give)
    assert app.workspace.scene().message == NO_MOVE


def test_what_speaks_for_a_move_is_nothing_that_harms() -> None:
    assert for_it(FACTS, BLACK) == "leaves White 3 moves"
    assert for_it(FACTS, WHITE) == "after it White gets the corner a1"
    outcome = {"kind": "outcome", "sentence": "wins by 2, whatever White does"}
    assert for_it([outcome, *FACTS], BLACK) == "wins by 2, whatever White does"
    assert for_it([TURNS], BLACK) == "turns 6 discs and opens 4 squares"


def test_a_mistake_is_explained_by_what_it_gives_away_or_by_its_value() -> None:
    gift = {"kind": "gives corner", "sentence": "gives White the corner h8"}
    loss = {"kind": "loss", "sentence": "costs 3 discs against e6"}
    assert worse([loss, TURNS, gift], BLACK, -9) == "gives White the corner h8"
    assert worse(FACTS, BLACK, -9) == "after it White gets the corner a1"
    assert worse([loss, TURNS], BLACK, -9.4) == "leaves Black behind by 9"
    assert worse([loss, TURNS], WHITE, 1) == "leaves White ahead by no more than 1"
    assert worse([loss, TURNS], WHITE, -1) == "leaves White behind by 1"
    assert worse([loss, TURNS], WHITE, 0.2) == "lets the game be even"


def test_a_better_move_is_explained_by_what_it_does_or_by_its_value() -> None:
    assert better([TURNS, *FACTS], BLACK, 3) == "leaves White 3 moves"
    assert better([TURNS], BLACK, 1) == "keeps Black ahead by 1"
    assert better([TURNS], BLACK, -1) == "leaves Black behind by 1"
    assert better([TURNS], BLACK, -0.3) == "keeps the game even"
    assert better([TURNS], WHITE, -3) == "leaves White behind by 3"
