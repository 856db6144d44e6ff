"""The moves that were played from the position on the board, in every order and symmetry."""

from typing import Any

import pytest

from both.play.records.recording import game_after
from othello import BLACK
from play.library.stored_game import of_game
from play.model.engine.client import VALUES
from play.model.engine.values import MoveValue
from play.model.library.openings import LATE, NONE, ONLY_STANDARD, OpeningMove
from play.view.library.openings_html import reach_text
from saved.players import FRIEND, PERSON
from saved.work import OPENINGS
from unit.play.model.library.fake_store import FakeStore
from unit.play.model.library.tab import Tab


def played(moves: str, resigned: str = "", source: str = "") -> str:
    return of_game(game_after(moves), PERSON, FRIEND, resigned=resigned, source=source).row


@pytest.fixture
def tab() -> Tab:
    rows = [
        played("f5d6c3", "black"),
        played("f5d6c5", "white", "a.sgf"),
        played("d3c5f6", "white"),  # The first game, turned.
        played("f5f6e6f4"),
    ]
    store = FakeStore({f"mine-{number}": [row] for number, row in enumerate(rows)})
    tab = Tab(store)
    tab.run(tab.table.show_sheet, OPENINGS)
    return tab


def shown(tab: Tab) -> dict[str, list[int]]:
    return {move.name: move.results for move in tab.app.play.openings.moves if move.games}


def test_moves_are_counted_with_their_results_in_every_symmetry(tab: Tab) -> None:
    assert shown(tab) == {name: [2, 0, 1, 1] for name in ("f5", "e6", "d3", "c4")}
    assert tab.app.play.openings.games == 4
    tab.press(37)
    tab.settle()
    assert shown(tab) == {"d6": [2, 0, 1, 0], "f6": [0, 0, 0, 1]}
    assert [move.name for move in tab.app.play.openings.moves] == ["d6", "f6", "f4"]
    assert tab.app.play.openings.moves[0].shares == [67, 0, 33]
    tab.run(tab.app.workspace.press, 43)
    assert shown(tab) == {"c3": [1, 0, 1, 0], "c5": [1, 0, 0, 0]}
    assert tab.app.play.openings.transcript == "f5d6"
    assert (tab.app.play.openings.games, tab.app.play.openings.opening) == (3, "")
    tab.run(tab.app.play.openings.choose_scope, "read")
    assert shown(tab) == {"c5": [1, 0, 0, 0]}


def test_the_store_is_asked_at_once_and_the_engine_after_the_moves_are_listed(tab: Tab) -> None:
    asked, store, questions = [], tab.app.play.openings._store, tab.app.play.client._questions
    assert store and VALUES in questions
    ask = store.ask

    def note(name: str, **question: Any) -> Any:
        asked.append(name)
        return ask(name, **question)

    store.ask = note  # type: ignore[method-assign]
    tab.press(37)
    assert asked == ["played"] and VALUES not in questions
    tab.settle()
    assert VALUES in questions
    tab.do(tab.app.play.openings.choose_scope, "mine")
    assert VALUES in questions  # The position is the same.


def test_the_last_games_from_here_are_listed(tab: Tab) -> None:
    tab.press(37)
    tab.press(43)
    tab.settle()
    recent = [stored.game for stored in tab.app.play.openings.recent]
    assert recent == ["8..f5d6c3.3", "8..f5d6c5.3", "8..d3c5f6.3"]
    tab.run(tab.app.play.openings.show_games)
    wanted = tab.app.play.library.wanted
    assert (wanted["scope"], wanted["words"]) == ("all", "f5d6")


def test_moves_and_the_position_have_the_names_of_openings(tab: Tab) -> None:
    for square, name in ((37, ""), (43, ""), (18, "Tiger"), (19, "Tiger")):
        tab.press(square)
        tab.settle()
        assert tab.app.play.openings.opening == name
    tab.run(tab.table.play.go_to, 2)
    names = {move.name: move.leads_to for move in tab.app.play.openings.moves if move.leads_to}
    assert names == {"c3": "Tiger"}


def value(tab: Tab, values: dict[str, float], depth: int = 9, goal: str | None = None) -> None:
    """Lets the engine answer about the position on the board."""
    game = tab.table.play.game
    moves = [{"square": name, "value": values[name], "line": []} for name in values]
    thought: Any = {"answer": "thought", "depth": depth, "goal": goal, "moves": moves}
    tab.do(tab.app.play.openings._hear, game.position, game.turn, thought)


def names(moves: list[OpeningMove]) -> list[str]:
    return [move.name for move in moves]


def test_moves_are_sorted_by_value_and_by_each_heading(tab: Tab) -> None:
    tab.press(37)
    tab.settle()
    value(tab, {"d6": -2.0, "f4": 0.5, "f6": 0.5})
    openings = tab.app.play.openings
    assert names(openings.moves) == ["f6", "f4", "d6"]  # Played more often at the same value.
    tab.do(openings.sort_by, "value")
    assert names(openings.moves) == ["d6", "f4", "f6"]
    for order, expected in (
        ("games", ["d6", "f6", "f4"]),
        ("move", ["f4", "d6", "f6"]),
        ("results", ["d6", "f6", "f4"]),
    ):
        tab.do(openings.sort_by, order)
        assert names(openings.moves) == expected, order


def test_bad_moves_that_nobody_played_are_folded(tab: Tab) -> None:
    tab.press(37)
    tab.settle()
    openings = tab.app.play.openings
    assert openings.folded == []
    for worst, folded in ((-2.5, []), (-2.6, ["f4"])):
        value(tab, {"d6": 1.0, "f4": worst, "f6": -9.0})
        assert names(openings.folded) == folded
    tab.do(openings.show_all)
    assert openings.folded == []
    tab.do(tab.app.workspace.press, 43)
    tab.run(tab.table.play.undo)
    assert names(openings.folded) == ["f4"]


def test_what_is_said_about_values_is_true(tab: Tab) -> None:
    openings = tab.app.play.openings
    assert reach_text(openings) == ""
    names = ("d3", "c4", "f5", "e6")
    for depth, goal, said in (
        (1, None, "Values look 1 move ahead"),
        (9, None, "Values look 9 moves ahead"),
        (9, "win", "Values look 9 moves ahead"),
        (12, "score", "Values are exact"),
    ):
        value(tab, dict.fromkeys(names, 0.0), depth, goal)
        assert reach_text(openings) == said
    tab.press(37)
    tab.settle()
    assert reach_text(openings) == ""


def test_a_move_has_the_deepest_value_known_wherever_it_is_shown(tab: Tab) -> None:
    openings, values = tab.app.play.openings, tab.app.play.values
    game = tab.table.play.game
    value(tab, {"d3": 0.2, "c4": 0.1, "f5": 0.0, "e6": -0.1}, 9)
    ranked = {move.square: move.value for move in values.ranked(game.position, BLACK)}
    assert [ranked[move.square] for move in openings.moves] == [0.2, 0.1, 0.0, -0.1]
    tab.do(values.note_move, game.position, BLACK, MoveValue(37, -1.0, 14, False))
    assert [(move.name, move.worth) for move in openings.moves][-1] == ("f5", -1.0)
    assert reach_text(openings) == "Values look at least 9 moves ahead"
    value(tab, {"f5": 0.3}, 9)
    assert openings.moves[-1].worth == -1.0


def test_the_square_of_a_move_is_framed_while_the_moves_are_shown(tab: Tab) -> None:
    openings, scene = tab.app.play.openings, tab.workspace.scene
    tab.do(openings.frame, 37)
    assert scene().marks["listed"] == [37]
    tab.do(openings.frame, 0)
    assert "listed" not in scene().marks
    tab.do(openings.frame, 37)
    tab.do(tab.table.show_sheet, "game")
    assert "listed" not in scene().marks


@pytest.mark.parametrize(
    ("n", "names"), [(6, {"c2", "b3", "e4", "d5"}), (26, {"m12", "l13", "o14", "n15"})]
)
def test_moves_are_named_as_on_the_board(tab: Tab, n: int, names: set[str]) -> None:
    tab.run(tab.table.new_game, n)
    assert {move.name for move in tab.app.play.openings.moves} == names


def test_where_nothing_is_counted_a_sentence_says_so(tab: Tab) -> None:
    tab.press(37)
    tab.press(45)
    tab.press(next(each for each in tab.table.play.game.legal_moves() if each != 44))
    tab.settle()
    assert (tab.app.play.openings.said, tab.app.play.openings.games) == (NONE, 0)
    tab.run(tab.table.new_game, 6)
    assert tab.app.play.openings.said == ONLY_STANDARD
    tab.do(tab.table.new_game, 8)
    while tab.table.play.game.ply < 21:
        tab.press(tab.table.play.game.legal_moves()[0])
    tab.settle()
    assert tab.app.play.openings.said == LATE
