"""The user's games: each is kept, listed, found, shown, opened and deleted."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from driving import Othello
from driving.core.window import DESK, PHONE
from harness.accessibility import findings
from serving.server import SiteServer

FIRST, SECOND = ("d3", "c3", "c4", "c5", "d6"), ("f5", "d6", "c3", "d3", "c4", "f4")

WITHOUT_STORE = """const Plain = Worker;
window.Worker = class extends Plain {
  constructor(address, options) {
    // Imports, because a message that arrives during an await would be lost.
    const module = (code) => URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
    const first = module(`Object.defineProperty(self, "indexedDB", { get() { GET } });`);
    const script = module(`import "${first}"; import "${address}";`);
    super(options?.name === "games" ? script : address, options);
  }
};"""


def play(othello: Othello, *squares: str) -> None:
    for square in squares:
        othello.board.press(square)


def play_two_games(othello: Othello) -> None:
    play(othello, *FIRST)
    othello.game.new()
    play(othello, *SECOND)


def test_every_game_is_listed_and_can_be_opened_again(othello: Othello) -> None:
    games = othello.games
    games.show()
    expect(games.nothing).to_be_visible()
    games.show_game()
    play_two_games(othello)
    othello.game.new()
    games.show()
    games.expect_cells(6, ["6", "5"])
    games.select(1)
    othello.board.expect_square("d6", "d6, black")
    games.select(0)
    othello.board.expect_square("f4", "f4, white")
    games.button("Open").click()
    othello.record.expect_moves(SECOND)


def test_the_game_in_play_comes_back_after_others_were_looked_at(othello: Othello) -> None:
    play_two_games(othello)
    othello.game.new()
    play(othello, "e6")
    othello.games.show()
    othello.games.select(0)
    othello.games.show_game()
    othello.record.expect_moves(["e6"])


def test_games_survive_a_reload_and_a_game_goes_on_as_one(othello: Othello) -> None:
    play_two_games(othello)
    othello.games.show()
    othello.games.expect_cells(6, ["6", "5"])
    othello.reload()
    play(othello, "c5")
    othello.games.show()
    othello.games.expect_cells(6, ["7", "5"])


def test_a_deleted_game_comes_back(othello: Othello) -> None:
    play_two_games(othello)
    games = othello.games
    games.show()
    games.select(1)
    games.button("Delete").click()
    games.expect_cells(6, ["6"])
    expect(othello.sharing.notice).to_contain_text("Deleted: A friend here")
    othello.sharing.undo.click()
    games.expect_cells(6, ["6", "5"])


def test_games_are_found_filtered_and_sorted(othello: Othello) -> None:
    play_two_games(othello)
    games = othello.games
    games.show()
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
    games.button("Clear").click()
    games.expect_cells(6, ["5", "6"])
    games.choose("Result", "Won")
    games.expect_cells(6, [])
    games.choose("Result", "Left")
    games.expect_cells(6, ["5", "6"])
    games.choose_scope("Imported")
    games.expect_cells(6, [])


def test_the_list_is_used_by_keyboard(othello: Othello) -> None:
    play_two_games(othello)
    games, press = othello.games, othello.page.keyboard.press
    games.show()
    games.select(0)
    press("ArrowDown")
    games.expect_selected(6, "5")
    press("Delete")
    games.expect_cells(6, ["6"])
    othello.sharing.undo.click()
    games.expect_cells(6, ["6", "5"])
    games.select(1)
    press("Enter")
    othello.record.expect_moves(FIRST)


def test_two_tabs_keep_both_continuations(
    new_context: Callable[..., BrowserContext], site: SiteServer
) -> None:
    context = new_context()
    first = Othello.opened(context.new_page(), site.address)
    play(first, *FIRST)
    first.games.show()
    first.games.expect_cells(6, ["5"])
    second = Othello.opened(context.new_page(), site.address)
    first.games.show_game()
    play(first, "e3")
    play(second, "f4")
    first.games.show()
    first.games.expect_cells(6, ["6", "6"])
    second.games.show()
    second.games.expect_cells(6, ["6", "6"])


@pytest.mark.parametrize("get", ["return undefined", "throw new DOMException('', 'X')"])
def test_without_a_store_play_goes_on(own_page: Othello, get: str) -> None:
    own_page.page.add_init_script(WITHOUT_STORE.replace("GET", get))
    own_page.reload()
    expect(own_page.sharing.notice).to_have_text(
        "The browser keeps no games of this page. Save those that you need as files."
    )
    play(own_page, *FIRST)
    own_page.record.expect_moves(FIRST)


def test_axe_finds_nothing_in_the_list_the_statistics_and_the_openings(othello: Othello) -> None:
    play_two_games(othello)
    games = othello.games
    games.show()
    games.select(1)
    for size in (DESK, PHONE):
        othello.window.resize(size)
        assert findings(othello.page) == []
    games.button("Statistics").click()
    expect(games.statistics).to_contain_text("No loss is known yet.")
    assert findings(othello.page) == []
    othello.openings.show()
    othello.openings.expect_listed(11)
    assert findings(othello.page) == []


def test_on_a_phone_the_board_stays_in_sight_while_moves_are_read(phone: Othello) -> None:
    for moves in range(20):
        phone.board.press_any_legal_square()
        phone.record.expect_plies(moves + 1)
    phone.record.moves.last.scroll_into_view_if_needed()
    phone.window.scroll_to_end()
    expect(phone.record.moves.last).to_be_in_viewport()
    expect(phone.board.square("a1")).to_be_in_viewport(ratio=1)
    expect(phone.board.square("h8")).to_be_in_viewport(ratio=1)
