"""The moves that were played from the position on the board, in every order and symmetry."""

import pytest

from library.stored_game import of_game
from othello import Game, parse_transcript
from page.model.library.openings import LATE, NONE, ONLY_STANDARD
from saved.players import FRIEND, PERSON
from saved.work import OPENINGS
from unit.page.library.fake_store import FakeStore
from unit.page.library.test_kept_games import Tab


def played(moves: str, resigned: str = "", source: str = "") -> str:
    game = Game()
    for square in parse_transcript(moves, 8):
        game.play(square)
    return of_game(game, PERSON, FRIEND, resigned=resigned, source=source).row


@pytest.fixture
def tab() -> Tab:
    rows = [
        played("f5d6c3", "black"),
        played("f5d6c5", "white", "a.sgf"),
        played("d3c5f6", "white"),  # The first game, turned.
        played("f5f6e6"),
    ]
    store = FakeStore({f"mine-{number}": [row] for number, row in enumerate(rows)})
    tab = Tab(store)
    tab.do(tab.workspace.show_sheet, OPENINGS)
    tab.settle()
    return tab


def shown(tab: Tab) -> dict[str, list[int]]:
    return {move.name: move.results for move in tab.app.openings.moves if move.games}


def test_every_first_move_is_the_same_in_another_symmetry(tab: Tab) -> None:
    assert shown(tab) == {name: [2, 0, 1, 1] for name in ("f5", "e6", "d3", "c4")}
    assert tab.app.openings.games == 4


def test_moves_are_counted_with_their_results(tab: Tab) -> None:
    tab.press(37)
    tab.settle()
    assert shown(tab) == {"d6": [2, 0, 1, 0], "f6": [0, 0, 0, 1]}
    assert [move.name for move in tab.app.openings.moves] == ["d6", "f6", "f4"]
    assert tab.app.openings.moves[0].shares == [67, 0, 33]
    tab.do(tab.app.openings.play, 43)
    tab.settle()
    assert shown(tab) == {"c3": [1, 0, 1, 0], "c5": [1, 0, 0, 0]}
    assert tab.app.openings.transcript == "f5d6"
    tab.do(tab.app.openings.choose_scope, "read")
    tab.settle()
    assert shown(tab) == {"c5": [1, 0, 0, 0]}


def test_where_nothing_is_counted_a_sentence_says_so(tab: Tab) -> None:
    tab.press(37)
    tab.press(45)
    tab.press(next(each for each in tab.workspace.play.game.legal_moves() if each != 44))
    tab.settle()
    assert (tab.app.openings.said, tab.app.openings.games) == (NONE, 0)
    tab.do(tab.workspace.new_game, 6)
    tab.settle()
    assert tab.app.openings.said == ONLY_STANDARD
    tab.do(tab.workspace.new_game, 8)
    while tab.workspace.play.game.ply < 21:
        tab.press(tab.workspace.play.game.legal_moves()[0])
    tab.settle()
    assert tab.app.openings.said == LATE
