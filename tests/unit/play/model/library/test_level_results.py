"""The user's last results against each level, beside the choices for a new game."""

from othello import BLACK, WHITE, Game
from play.library.stored_game import of_game
from play.view.play.level_results_html import results_by_level
from unit.play.model.library.fake_store import FakeStore
from unit.play.model.library.tab import Tab
from unit.play.model.library.test_kept_games import D3


def ended(day: int, level: int, own: str, resigned: str) -> str:
    players = {own: "person", WHITE if own == BLACK else BLACK: f"computer-{level}"}
    return of_game(Game(), players[BLACK], players[WHITE], f"2026-11-{day:02}", resigned).row


def test_the_last_ten_games_of_each_level_are_counted() -> None:
    rows = [ended(day, 4, BLACK, BLACK if day < 7 else WHITE) for day in range(1, 15)]
    rows += [ended(1, 99, BLACK, BLACK)]  # Of a later version.
    rows += [ended(1, 6, WHITE, WHITE), of_game(Game(), "person", "computer-6").row]
    rows += [of_game(Game(), "person", "friend", resigned=BLACK).row, "damaged"]
    store = FakeStore({f"mine-{at:02}": [row] for at, row in enumerate(rows[:-1])})
    tab = Tab(store)
    assert tab.app.play.level_results.counts == {4: [8, 0, 2], 6: [0, 0, 1]}


def test_nothing_is_counted_until_the_choices_are_shown() -> None:
    store = FakeStore()
    tab = Tab(store)
    tab.play(D3)
    store.records["mine-x"] = [ended(1, 4, BLACK, BLACK)]
    tab.run(tab.app.play.library.refresh)
    assert tab.app.play.level_results.counts == {}
    tab.run(tab.table.choose_game)
    assert tab.app.play.level_results.counts == {4: [0, 0, 1]}


def test_a_row_tells_the_record_against_a_level() -> None:
    html = results_by_level({6: [1, 0, 3], 4: [2, 1, 0]}, 4).html
    rows = html.split("</tr>")
    assert (
        '<tr class="chosen"><th scope="row">Casual 4</th><td>2 won, 1 drawn, 0 lost</td>' in rows[0]
    )
    assert '<tr class=""><th scope="row">Club 6</th><td>1 won, 3 lost</td>' in rows[1]
    assert "width:25%" in rows[1]
