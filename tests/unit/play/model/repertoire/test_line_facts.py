"""Beside the line of an opening stands what is known of it: name, value and the user's results."""

from typing import Any

import pytest

from both.play.records.recording import game_after
from othello import BLACK, WHITE, parse_square
from play.library.stored_game import of_game
from play.model.play_app import PlayApp
from saved.players import FRIEND, PERSON
from saved.work import PRACTICE
from unit.play.model.engine.engine_app import do, telling, thought
from unit.play.model.engine.fake_engine import FakeEngine
from unit.play.model.library.fake_store import FakeStore
from unit.play.model.new_play import new_play
from unit.play.model.repertoire.test_drill import LINES, Store, played, tree


def row(moves: str, black: str = PERSON, white: str = "computer-4", **more: Any) -> str:
    return of_game(game_after(moves), black, white, "2026-11-20", **more).row


def opened(*rows: str, engine: FakeEngine | None = None, store: FakeStore | None = None) -> PlayApp:
    """Returns a visit with kept games, in which the user begins with Tiger as black."""
    store = store or Store({f"mine-{number}": [kept] for number, kept in enumerate(rows)})
    app = new_play()
    if engine:
        app.client.connect(engine)
    app.table.show_sheet(PRACTICE)
    for each in (app.kept, app.practice_store, app.repertoire, app.line_facts):
        app.workspace.do(each.connect, store)
    for _ in range(3):
        do(app, lambda: None)
    do(app, app.drill.begin)
    return app


def press(app: PlayApp, square: str) -> None:
    do(app, app.workspace.press, parse_square(square, 8))
    do(app, lambda: None)


def test_the_results_are_those_of_the_users_games_from_the_position() -> None:
    rows = (
        row("c4e3f4c5", resigned=WHITE),
        row("d3c5d6e3", resigned=WHITE),  # The same moves, turned.
        row("c4e3f4c5", resigned=BLACK),
        row("c4e3f4c5", "computer-4", PERSON, resigned=BLACK),
        row("c4c3", resigned=BLACK),  # Another line.
        row("c4e3f4c5"),  # It was left.
        row("c4e3f4c5", FRIEND, FRIEND, resigned=BLACK),
        row("c4e3f4c5", resigned=BLACK, source="games.pgn"),
    )
    app = opened(*rows)
    assert app.line_facts.results == "", "Nothing is played yet."
    press(app, "c4")
    assert played(app) == "c4e3"
    assert app.line_facts.results == "Your games from here: 3 won, 0 drawn, 1 lost."
    do(app, app.drill.next)
    do(app, lambda: None)
    assert app.line_facts.results == ""


def test_without_own_games_or_a_store_nothing_is_said_of_results() -> None:
    app = opened()
    press(app, "c4")
    assert app.line_facts.results == ""
    store = Store()
    app = opened(store=store)
    store.fails = "NotFoundError"
    press(app, "c4")
    assert app.line_facts.results == "" and app.drill.under_way


@pytest.mark.parametrize(("color", "value"), [(BLACK, "\u22121.2"), (WHITE, "+1.2")])
def test_the_value_is_that_of_the_side_of_the_user(color: str, value: str) -> None:
    app = opened(engine=telling(thought([("f4", -1.24, [])])))
    do(app, app.repertoire.choose, "Tiger", color)
    do(app, app.drill.begin)
    if color == BLACK:
        press(app, "c4")
    else:
        app.drill.game.play(parse_square("e3", 8))  # Black to move, as at the end of a line.
        do(app, lambda: None)
    assert app.drill.game.turn == BLACK
    side = color.title()
    assert app.line_facts.value == f"Value for {side}: {value}, 9 moves ahead."


def test_a_value_is_forgotten_with_its_position_and_is_never_that_of_the_game() -> None:
    answers = [thought([("f4", 2.0, [])])]
    app = opened(engine=FakeEngine(lambda request: answers))
    press(app, "c4")
    assert app.line_facts.value
    answers.clear()
    do(app, app.workspace.press, min(app.drill._right))
    do(app, lambda: None)
    assert app.line_facts.value == ""
    do(app, app.table.leave_practice)
    assert app.line_facts.value == app.line_facts.opening == ""


def test_the_name_is_that_of_the_line_and_not_of_the_chosen_opening() -> None:
    app = opened()
    names = []
    while not app.drill.is_over:
        do(app, app.workspace.press, parse_square(min(tree("Tiger", BLACK)[played(app)]), 8))
        begun = [line for line in LINES if played(app).startswith(line)]
        last = max(begun, key=len)
        assert app.line_facts.opening == LINES[last]
        names.append(app.line_facts.opening)
    assert names[0] != "Tiger" and len(set(names)) > 1


def test_the_value_gives_no_move_away() -> None:
    app = opened(engine=telling(thought([("f4", 2.0, ["e6"])])))
    press(app, "c4")
    assert app.workspace.scene().values == {} and "f4" not in app.line_facts.value
