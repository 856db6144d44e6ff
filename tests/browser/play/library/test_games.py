"""The user's games: each is kept, listed, found, shown, opened and deleted."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from both.play.records.recording import Played
from driving import Othello
from driving.core.downloads import saved
from driving.core.window import DESK, PHONE
from driving.play.library.games import Games
from harness.accessibility import findings
from harness.extent import in_part
from hosting.serving.server import SiteServer
from play.library.opening_tree import game_keys
from play.library.stored_game import of_game, parse_row

FIRST, SECOND = ("d3", "c3", "c4", "c5", "d6"), ("f5", "d6", "c3", "d3", "c4", "f4")
THIRD = ("e6", "f4", "c3", "c4")

# The policy of the page, which would refuse the script, does not apply yet.
IN_WORKER = """const Plain = Worker;
const trusted = window.trustedTypes?.createPolicy("tests", { createScriptURL: String });
window.Worker = class extends Plain {
  constructor(address, options) {
    // Imports, because a message that arrives during an await would be lost.
    const module = (code) => URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
    const first = module(`CODE`);
    const script = module(`import "${first}"; import "${address}";`);
    const changed = trusted?.createScriptURL(script) ?? script;
    super(options?.name === "games" ? changed : address, options);
  }
};"""


def in_worker(code: str) -> str:
    """Returns a script that runs code in the worker of the games before its own."""
    return IN_WORKER.replace("CODE", code)


def without_store(get: str) -> str:
    return f'Object.defineProperty(self, "indexedDB", {{ get() {{ {get} }} }});'


def play(othello: Othello, *squares: str) -> None:
    othello.board.press(*squares)


def play_two_games(othello: Othello) -> None:
    play(othello, *FIRST)
    othello.game.new()
    play(othello, *SECOND)


def test_every_game_is_listed_found_opened_again_and_goes_on_as_one(othello: Othello) -> None:
    """Games that are left at once are in no list, count or backup."""
    games = othello.games
    games.show()
    expect(games.nothing).to_be_visible()
    games.show_game()
    play_two_games(othello)
    othello.game.new()
    play(othello, *FIRST[:3])
    games.show()
    games.expect_cells(6, ["6", "5"])
    games.expect_cells(4, ["Tiger", "Cow"])
    expect(games.found).to_have_text("2 games")
    expect(games.count).to_have_text("2")
    assert games.back_up().content.count(b"\n") == 3  # The head, and two games.
    _check_filters(games)
    games.select(1)
    othello.board.expect_square("d6", "d6, black")
    games.select(0)
    othello.board.expect_square("f4", "f4, white")
    games.button("Open").click()
    othello.record.expect_moves(SECOND)
    othello.restart()
    play(othello, "c5")
    games.show()
    games.expect_cells(6, ["7", "5"])


def test_games_are_deleted_brought_back_and_opened_also_by_keyboard(othello: Othello) -> None:
    play_two_games(othello)
    games, press = othello.games, othello.page.keyboard.press
    games.show()
    games.select(1)
    games.button("Delete").click()
    games.expect_cells(6, ["6"])
    expect(othello.sharing.notice).to_contain_text("Deleted: A friend here")
    othello.sharing.undo.click()
    games.expect_cells(6, ["6", "5"])
    games.select(0)
    press("Control+a")
    expect(games.actions).to_contain_text("2 selected")
    press("Delete")
    expect(games.nothing).to_be_visible()
    press("Control+z")
    games.expect_cells(6, ["6", "5"])
    games.select(0)
    press("ArrowDown")
    games.expect_selected(6, "5")
    expect(games.selected).to_be_focused()
    press("Delete")
    games.expect_cells(6, ["6"])
    othello.sharing.undo.click()
    games.expect_cells(6, ["6", "5"])
    games.select(1)
    press("Enter")
    othello.record.expect_moves(FIRST)


@pytest.mark.whole  # The model brings deleted games back one by one.
def test_games_that_were_deleted_in_the_last_week_come_back_in_a_later_visit(
    othello: Othello,
) -> None:
    games, row = othello.games, of_game(Played(8, 7).game(), "person", "computer-1").row
    store_games(othello, 2)
    othello.reload()
    a_week_ago = (datetime.now(tz=UTC) - timedelta(days=7)).timestamp() * 1000
    games.store({f"removed-{a_week_ago:.0f}-0": (row, None)})
    games.show()
    games.select(1)
    games.button("Delete").click()
    expect(games.rows).to_have_count(1)
    othello.reload()
    games.show()
    games.menu("Recently deleted")
    expect(games.removed).to_be_visible()
    games.select(0)
    games.button("Bring back").click()
    expect(games.told("No deleted game is left here.")).to_be_visible()
    games.button("Back to your games").click()
    expect(games.rows).to_have_count(2)


def _check_filters(games: Games) -> None:
    """Finds, filters and sorts the two games."""
    games.sort_by("Moves")
    games.expect_cells(6, ["6", "5"])
    games.sort_by("Moves")
    games.expect_cells(6, ["5", "6"])
    games.search.fill("d3c3c4")
    games.expect_cells(6, ["5"])
    expect(games.found).to_have_text("1 of 2 games")
    games.search.fill("e6f4c3")  # The other game, turned.
    games.expect_cells(6, ["6"])
    games.search.fill("nobody")
    expect(games.no_fit).to_be_visible()
    games.button("Clear the filters").click()
    games.expect_cells(6, ["5", "6"])
    games.choose("Result", "Won")
    games.expect_cells(6, [])
    games.choose("Result", "Left")
    games.expect_cells(6, ["5", "6"])
    games.choose_scope("Imported")
    games.expect_cells(6, [])
    games.button("Show all games").click()
    games.sort_by("Moves")
    games.expect_cells(6, ["6", "5"])


@pytest.mark.whole  # The default run searches for moves, and for a name that no game has.
def test_a_search_finds_words_in_any_order_without_case_and_accents(othello: Othello) -> None:
    games = othello.games
    store_games(othello, 5)
    players = (("Jürgen Müller", "TASTET Marc"), ("Sørensen, Karl", "Tastet Marc"))
    for at, (black, white) in enumerate(players):
        game = Played(8, at).game()
        row = of_game(game, black, white, "1994", "", "a.wtb", "Łódź Open", f"Leader's {at}").row
        games.store({f"read-{at}": (row, game_keys(game))})
    othello.reload()
    games.show()
    games.choose_scope("All")
    expect(games.count).to_have_text("7")
    first, last = Played(8, 0).moves[0], Played(8, 4).moves
    for words, found in (
        ("muller", 1),
        ("MÜLLER", 1),
        ("tastet leader", 2),
        ("leader's 1 lodz SORENSEN", 1),
        ("1994 müller tastet", 1),
        ("muller sorensen", 0),
        ("casual computer", 2),
        ("you", 5),
        (first, 7),
        (f"{last[0]}{last[1][0]}", 7),
        ("".join(last[:9]).upper(), 1),
        (" ".join(last[:9]), 1),
    ):
        games.search.fill(words)
        expect(games.found).to_have_text(f"{found} of 7 games" if found < 7 else "7 games")


@pytest.mark.whole  # The default run selects games in one tab.
def test_a_pressed_game_is_selected_though_another_comes_before_the_release(
    new_context: Callable[..., BrowserContext], site: SiteServer
) -> None:
    context = new_context()
    first = Othello.opened(context.new_page(), site.address)
    play_two_games(first)
    first.games.show()
    first.games.expect_cells(6, ["6", "5"])
    second = Othello.opened(context.new_page(), site.address)
    second.game.new()
    with first.games.held(1):
        play(second, *THIRD)
        expect(first.games.count).to_have_text("3")
    first.games.expect_selected(6, "5")
    first.games.expect_cells(6, [str(len(THIRD)), "6", "5"])


def test_a_damaged_record_is_told_of_and_can_be_saved_and_deleted(othello: Othello) -> None:
    """The dates and results of the others are not cut."""
    games = othello.games
    dates = ("2025-09-26 20:40", "2024-12-31 23:59", "1994-09", "2026-11-26 21:40", "2008-05-30")
    store_games(othello, 5, dates)
    games.store({"mine-x": ("garbage", []), "mine-y": (None, None)})
    othello.restart()
    games.show()
    expect(games.rows).to_have_count(5)
    for size in (PHONE, DESK):
        othello.window.resize(size)
        for column in (1, 3, 5):
            assert games.cut_cells(column) == []
    told = othello.games.told("2 games could not be read.")
    expect(told).to_be_visible()
    assert b"garbage" in saved(othello.page, games.button("Save as text").click).content
    games.button("Delete").first.click()
    expect(told).to_be_hidden()
    expect(games.rows).to_have_count(5)


@pytest.mark.whole  # It waits for five seconds. The model's tests have a store that fails.
def test_a_store_that_never_opens_is_reported_and_the_game_goes_on(own_page: Othello) -> None:
    own_page.page.add_init_script(in_worker(SILENT))
    own_page.reload()
    play(own_page, "d3", "c3")
    expect(own_page.sharing.notice).to_contain_text("does not keep games from this page")
    own_page.board.press("c4")
    own_page.record.expect_moves(["d3", "c3", "c4"])


SILENT = "IDBFactory.prototype.open = () => new EventTarget();"
FULL = """const { put } = IDBObjectStore.prototype;
IDBObjectStore.prototype.put = function (...values) {
  if (values[0].rows?.includes("f5")) throw new DOMException("", "QuotaExceededError");
  return put.apply(this, values);
};"""
NEARLY_FULL = """StorageManager.prototype.estimate = async () => ({ usage: 41e6, quota: 50e6 });"""


@pytest.mark.whole  # The model has a full store.
def test_a_full_browser_offers_to_make_room(own_page: Othello) -> None:
    own_page.page.add_init_script(in_worker(FULL))
    own_page.reload()
    play(own_page, "d3", "c3", "c4", "c5")
    own_page.games.store({"read-1": (of_game(Played(8, 5).game(), "A", "B", source="a").row, [])})
    own_page.reload()
    own_page.game.new()
    play(own_page, *SECOND)
    own_page.games.show()
    expect(own_page.games.told("This browser has no room for more games.")).to_be_visible()
    own_page.games.button("Delete imported games").click()
    expect(own_page.games.rows).to_have_count(1)
    own_page.games.show_game()
    own_page.record.expect_moves(SECOND)


def opened_with(page: Page, site: SiteServer, code: str) -> Othello:
    """Opens the page with code that runs in the worker of the games before its own."""
    page.add_init_script(in_worker(code))
    return Othello.opened(page, site.address)


@pytest.mark.whole  # The default run has no store at all.
def test_little_room_is_told_of(page: Page, site: SiteServer) -> None:
    othello = opened_with(page, site, NEARLY_FULL)
    play(othello, *FIRST)
    othello.games.show()
    expect(othello.games.size).to_have_text("41 of 50 MB used")


@pytest.mark.whole  # The default run has no store at all.
def test_a_list_that_is_still_read_says_so(page: Page, site: SiteServer) -> None:
    othello = opened_with(page, site, "IDBObjectStore.prototype.getAllKeys = () => ({});")
    othello.games.show()
    expect(othello.games.told("Reading your games …")).to_be_visible()
    expect(othello.games.nothing).to_be_hidden()


@pytest.mark.parametrize("get", in_part(["return undefined", "throw new DOMException('', 'X')"], 1))
def test_without_a_store_the_games_of_the_visit_can_be_saved(
    page: Page, site: SiteServer, get: str
) -> None:
    othello = opened_with(page, site, without_store(get))
    expect(othello.sharing.notice).to_have_text(
        "The browser does not keep games from this page. Save the ones you need as files."
    )
    play_two_games(othello)
    othello.games.show()
    said = "This browser keeps nothing here. Save your games as a file."
    expect(othello.games.told(said)).to_be_visible()
    expect(othello.games.nothing).to_be_hidden()
    content = saved(page, othello.games.button("Save").click).content.decode()
    rows = [parse_row(row).game for row in content.splitlines()[1:]]
    assert [row.rpartition(".")[0] for row in rows] == [f"8..{''.join(g)}" for g in (FIRST, SECOND)]


def test_on_a_phone_a_tap_on_a_card_opens_its_game(phone: Othello) -> None:
    games = phone.games
    store_games(phone, 3)
    phone.restart()
    games.show()
    expect(games.rows).to_have_count(3)
    games.button("Filter").click()
    games.choose("Result", "Left")
    expect(games.no_fit).to_be_visible()
    games.button("Clear the filters").click()
    games.menu("Select")
    games.rows.nth(0).click()
    games.rows.nth(2).click()
    expect(games.actions).to_contain_text("2 selected")
    games.button("Delete").click()
    expect(games.rows).to_have_count(1)
    games.button("Done").click()
    games.rows.nth(0).click()
    phone.record.expect_moves(Played(8, 1).moves)


@pytest.mark.whole  # The default run uses the list on a phone.
def test_on_a_phone_the_list_ends_at_the_end_of_the_window(phone: Othello) -> None:
    store_games(phone, 20)
    phone.reload()
    phone.games.show()
    expect(phone.games.rows.first).to_be_visible()
    assert phone.games.end >= PHONE["height"] - 1
    assert phone.games.cut_texts() == []
    phone.sheet.show_board.tap()
    expect(phone.games.size).to_be_in_viewport(ratio=1)


def store_games(othello: Othello, number: int, dates: tuple[str, ...] = ()) -> None:
    """Stores random games against the computer, which the page shows after a reload."""
    records = {}
    for seed in range(number):
        game = Played(8, seed).game()
        date = dates[seed] if dates else f"2026-11-{10 + seed} 20:00"
        row = of_game(game, "person", f"computer-{seed}", date, losses=[1] * 60).row
        records[f"mine-{seed}"] = (row, game_keys(game))
    othello.games.show()
    expect(othello.games.nothing).to_be_visible()  # The page has opened its store.
    othello.games.show_game()
    othello.games.store(records)


@pytest.mark.engine
def test_escape_a_button_and_each_search_lead_from_the_statistics_to_the_list(
    othello: Othello,
) -> None:
    """Axe finds nothing in the list, the statistics and the openings."""
    play_two_games(othello)
    games = othello.games
    games.show()
    games.select(1)
    for size in in_part((DESK, PHONE), 1):
        othello.window.resize(size)
        assert findings(othello.page) == []
    othello.window.resize(DESK)
    games.menu("Statistics")
    expect(games.statistics).to_contain_text("No loss is known yet.")
    assert findings(othello.page) == []
    othello.keyboard.press("Escape")
    expect(games.statistics).to_be_hidden()
    games.expect_cells(6, ["6", "5"])
    games.menu("Statistics")
    expect(games.back_to_list).to_be_in_viewport(ratio=1)
    games.back_to_list.click()
    expect(games.statistics).to_be_hidden()
    expect(games.rows.nth(1)).to_be_focused()
    games.menu("Statistics")
    expect(games.statistics).to_be_visible()
    games.search.fill("nobody")
    expect(games.no_fit).to_be_visible()
    expect(games.statistics).to_be_hidden()
    othello.openings.show()
    othello.openings.expect_listed()
    assert findings(othello.page) == []
