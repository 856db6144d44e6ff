"""Several games are selected, exported and deleted together."""

import pytest

from both.play.records.recording import Played
from play.library.stored_game import of_game
from play.model.library.library import ROWS
from unit.play.model.library.fake_store import FakeStore
from unit.play.model.library.tab import Tab

GAMES = 90


@pytest.fixture(scope="module")
def rows() -> list[str]:
    games = [Played(8, 1, 4 + at % 30).game() for at in range(GAMES)]
    return [of_game(game, "person", f"computer-{at % 9}").row for at, game in enumerate(games)]


@pytest.fixture
def tab(rows: list[str]) -> Tab:
    tab = Tab(FakeStore({f"mine-{at:02}": [row] for at, row in enumerate(rows)}))
    tab.list_games()
    return tab


def numbers(tab: Tab) -> list[int]:
    return sorted(int(key[5:]) for key, _ in tab.app.play.library.selection.places)


def test_a_range_goes_from_the_game_that_was_selected_alone(tab: Tab) -> None:
    library = tab.app.play.library
    tab.do(library.select, 10)
    for to, expected in ((13, range(10, 14)), (11, range(10, 12)), (7, range(7, 11))):
        tab.run(library.extend, to)
        assert numbers(tab) == list(expected)
        assert library.chosen and library.chosen.place == (f"mine-{to:02}", 0)
    tab.do(library.select, 12)
    assert numbers(tab) == [12]


def test_a_range_and_all_games_are_selected_beyond_the_rows_that_are_drawn(tab: Tab) -> None:
    library = tab.app.play.library
    tab.do(library.select, 2)
    tab.run(library.show_from, 30)
    tab.run(library.extend, 80)
    assert numbers(tab) == list(range(2, 81))
    tab.run(tab.app.play.library.select_all)
    assert numbers(tab) == list(range(GAMES))


def test_games_are_added_and_removed_singly_and_a_first_range_begins_at_the_first(tab: Tab) -> None:
    library = tab.app.play.library
    tab.do(library.select, 3)
    for number in (5, 8, 5):
        tab.do(library.toggle, number)
    assert numbers(tab) == [3, 8]
    tab.do(library.switch_selecting)
    assert (numbers(tab), library.selection.toggles) == ([], True)
    tab.do(library.switch_selecting)
    assert not library.selection.toggles
    tab.do(library.select, 40)
    tab.do(library.switch_selecting)
    tab.run(library.extend, 2)
    assert numbers(tab) == [0, 1, 2]


@pytest.mark.parametrize("selects", [False, True], ids=["with Control", "after Select"])
def test_a_range_keeps_the_games_that_were_added_before(tab: Tab, selects: bool) -> None:
    library = tab.app.play.library
    if selects:
        tab.do(library.select, 40)
        tab.do(library.switch_selecting)
    for number in (2, 20):
        tab.do(library.toggle, number)
    for to, last in ((25, 26), (22, 23)):
        tab.run(library.extend, to)
        assert numbers(tab) == [2, *range(20, last)]
    tab.do(library.select, 30)
    tab.run(library.extend, 31)
    assert numbers(tab) == [30, 31]


def test_several_games_are_deleted_and_brought_back_at_once(tab: Tab) -> None:
    library = tab.app.play.library
    tab.app.notice.say_briefly = tab.app.notice.say  # type: ignore[method-assign]
    tab.do(library.select, 20)
    tab.run(library.extend, 24)
    tab.run(tab.app.play.deleting.delete)
    assert (library.games.count, tab.notice) == (GAMES - 5, "Deleted 5 games.")
    assert numbers(tab) == [29]  # The one in the place of the last.
    tab.run(tab.app.notice.undo_it)
    assert library.games.count == GAMES


def test_exactly_the_selected_games_are_exported(tab: Tab) -> None:
    library = tab.app.play.library
    saved: list[str] = []
    tab.do(library.select, 0)
    tab.do(library.toggle, 70 - 20)
    tab.run(tab.app.play.library_files.export, "txt", False, saved.extend)
    moves = "".join(Played(8, 1, 30).moves)
    assert "".join(saved).split() == [moves[: 2 * 4], moves[: 2 * (4 + 50 % 30)]]
    saved.clear()
    tab.run(tab.app.play.library_files.export, "txt", True, saved.extend)
    assert len("".join(saved).split()) == GAMES


@pytest.mark.parametrize("count", [0, 1, ROWS - 1, ROWS, ROWS + 1, GAMES])
def test_all_selected_games_are_exported(tab: Tab, count: int) -> None:
    library = tab.app.play.library
    saved: list[str] = []
    tab.do(library.switch_selecting)
    for key in list(tab.app.play.library._store.records)[:count]:  # type: ignore[union-attr]
        library.selection.toggle(0, (key, 0))
    tab.run(tab.app.play.library_files.export, "txt", False, saved.extend)
    assert len("".join(saved).split()) == count


def test_games_that_come_while_the_list_is_read_are_exported(tab: Tab) -> None:
    library, saved = tab.app.play.library, list[str]()
    row = of_game(Played(8, 2).game(), "person", "friend").row
    library._store.records |= {f"mine-x{at}": [row] for at in range(ROWS)}  # type: ignore[union-attr]

    def export_at_once() -> None:
        library.refresh()
        tab.app.play.library_files.export("txt", True, saved.extend)

    tab.run(export_at_once)
    assert len("".join(saved).split()) == GAMES + ROWS


def test_only_games_in_view_are_replayed(tab: Tab) -> None:
    games, replays = tab.app.play.library.rows[:3], tab.app.play.replays
    assert replays.lacks(games, True) and not replays.lacks(games, False)
    tab.run(replays.want, games)
    ends = {game.row: game.stored.read().position.rows() for game in games if game.stored}
    assert replays.found == {row: (ends[row], "") for row in ends}
    assert not replays.lacks(games, True)
