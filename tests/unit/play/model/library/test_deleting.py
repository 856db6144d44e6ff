"""Deleted games can be brought back, at once or during the next week."""

import pytest

from both.play.records.recording import Played
from play.library.stored_game import of_game
from play.model.library.library import MINE, REMOVED
from unit.play.model.library.fake_store import FakeStore
from unit.play.model.library.tab import Tab

GAMES = 8


@pytest.fixture
def tab() -> Tab:
    games = [Played(8, 1, 4 + at).game() for at in range(GAMES)]
    rows = [of_game(game, "person", f"computer-{at}").row for at, game in enumerate(games)]
    tab = Tab(FakeStore({f"mine-{at}": [row] for at, row in enumerate(rows)}))
    tab.list_games()
    return tab


def delete(tab: Tab, *numbers: int) -> None:
    library = tab.app.play.library
    tab.do(library.select, numbers[0])
    for number in numbers[1:]:
        tab.do(library.toggle, number)
    tab.run(tab.app.play.deleting.delete)


def listed(tab: Tab) -> list[int]:
    return sorted(int(row.stored.moves) for row in tab.app.play.library.rows if row.stored)


def show(tab: Tab, scope: str) -> None:
    tab.run(tab.app.play.library.choose_scope, scope)


def test_each_undo_brings_back_the_last_deletion_that_is_left(tab: Tab) -> None:
    every = listed(tab)
    delete(tab, 0, 2)
    delete(tab, 1)
    assert len(listed(tab)) == GAMES - 3
    for left in (GAMES - 2, GAMES, GAMES):
        tab.run(tab.app.play.deleting.undo)
        assert len(listed(tab)) == left
    assert listed(tab) == every


def test_deleted_games_are_listed_apart_and_brought_back_one_by_one(tab: Tab) -> None:
    every = listed(tab)
    delete(tab, 0, 2)
    show(tab, REMOVED)
    assert len(listed(tab)) == 2
    tab.do(tab.app.play.library.select, 0)
    tab.run(tab.app.play.deleting.bring_back)
    assert len(listed(tab)) == 1
    show(tab, MINE)
    assert len(listed(tab)) == GAMES - 1
    show(tab, REMOVED)
    tab.run(tab.app.play.library.select_all)
    tab.run(tab.app.play.deleting.bring_back)
    show(tab, MINE)
    assert listed(tab) == every


def test_a_deleted_game_is_not_deleted_again(tab: Tab) -> None:
    delete(tab, 0)
    show(tab, REMOVED)
    delete(tab, 0)
    assert len(listed(tab)) == 1
