"""The sheet of Play: four tabs with addresses of their own, in a body that scrolls."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from both.play.records.recording import Played
from driving import Othello
from driving.core.window import DESK, PHONE, SMALLEST, TABLET, of_sizes
from driving.page.shell.navigation import JUDGE, PLAY, go_to
from driving.play.play.sheet import TABS
from driving.playthrough import has_pass, playthrough
from harness.accessibility import findings
from harness.extent import in_part
from othello import Game, parse_square, square_name
from saved.game_text import to_fragment

ADDRESSES = ("play", "play/openings", "play/practice", "play/games")
LOW: ViewportSize = {"width": 1280, "height": 620}
EARLY_PASS = 436  # The seed of a game with a pass among its first thirty moves.


def with_comments() -> str:
    """Returns the link of a game whose list of moves does not fit the sheet."""
    game = Game()
    for _ in range(20):
        game.annotate(game.play(game.legal_moves()[0]), "!?", "A comment of a few words.")
    return f"play/{to_fragment(game)}"


@pytest.mark.engine
def test_each_tab_has_an_address_and_judge_and_back_lead_to_it(othello: Othello) -> None:
    for name, address in list(zip(TABS, ADDRESSES, strict=True))[1:]:
        othello.sheet.tab(name).click()
        othello.sheet.expect_shown(name)
        expect(othello.page).to_have_url(re.compile(f"#{address}$"))
    for name in TABS[2], TABS[1], TABS[0]:
        othello.page.go_back()
        othello.sheet.expect_shown(name)
    othello.page.go_forward()
    othello.sheet.expect_shown(TABS[1])
    go_to(othello.page, JUDGE)
    go_to(othello.page, PLAY)
    othello.sheet.expect_shown(TABS[1])
    go_to(othello.page, JUDGE)
    othello.page.go_back()
    othello.sheet.expect_shown(TABS[1])
    _check_keys(othello)


def _check_keys(othello: Othello) -> None:
    """Reaches the tabs by keys."""
    for key, name in (("o", "Openings"), ("r", "Practice"), ("l", "Games")):
        othello.keyboard.press("g", key)
        othello.sheet.expect_shown(name)
    othello.sheet.tab("Games").focus()
    othello.keyboard.press("ArrowRight")
    othello.sheet.expect_shown("Game")
    expect(othello.sheet.tab("Game")).to_be_focused()
    othello.keyboard.press("ArrowLeft")
    othello.sheet.expect_shown("Games")
    othello.reload()
    othello.sheet.expect_shown("Games")


def test_only_the_body_of_the_sheet_scrolls_and_each_tab_keeps_its_place(othello: Othello) -> None:
    othello.window.resize(LOW)
    othello.sharing.follow(with_comments())
    othello.record.expect_plies(20)
    othello.record.go_to(1)
    othello.sheet.scroll_to_end()
    place = othello.sheet.scrolled()
    assert place > 0
    othello.sheet.show("Openings")
    expect(othello.page).to_have_url(re.compile(r"#play/8\.\."))  # The link stays.
    othello.sheet.show("Game")
    assert othello.sheet.scrolled() == place
    assert othello.window.scrolled() == 0
    othello.window.expect_whole(othello.sheet.tab("Game"), othello.game.new_game)


@pytest.mark.whole  # The space between parts rarely changes.
@of_sizes(DESK, TABLET)
def test_parts_follow_each_other_without_a_gap(othello: Othello, size: ViewportSize) -> None:
    othello.window.resize(size)
    othello.board.press("d3", "c3")
    parts = othello.sheet.parts()
    assert len(parts) >= 2
    for part, following in zip(parts, parts[1:], strict=False):
        assert following["y"] == pytest.approx(part["y"] + part["height"], abs=1)


@of_sizes(PHONE, SMALLEST, TABLET)
def test_a_phone_shows_the_board_beside_the_moves(othello: Othello, size: ViewportSize) -> None:
    """Only the sheet scrolls, and the current move is in view."""
    othello.window.resize(size)
    othello.sharing.follow(with_comments())
    othello.sharing.keep_this.click()
    for ply in (20, 1, 10):
        othello.record.go_to(ply)
        othello.window.expect_whole(othello.board.grid, othello.record.moves.nth(ply - 1))
        othello.window.expect_whole(othello.game.start, othello.sheet.tab("Games"))
        assert othello.window.scrolled() == 0


@pytest.mark.whole  # The names of players rarely change.
@of_sizes({"width": 390, "height": 844}, {"width": 360, "height": 640})
def test_a_phone_shows_the_whole_name_of_every_player_beside_two_digits(
    othello: Othello, size: ViewportSize
) -> None:
    othello.record.put_on_the_board("".join(Played(8, 1).moves))
    othello.game.expect_score(33, 31)
    othello.window.resize(size)
    for player in ("person", "friend", *(f"computer-{level}" for level in range(11))):
        othello.game.set_player("White", player)
        assert othello.game.cut_seats() == []


def test_a_phone_folds_the_board_beside_the_list_and_the_choices(phone: Othello) -> None:
    """A strip takes its place only there."""
    phone.board.tap("d3")
    phone.sheet.show("Games")
    expect(phone.board.grid).to_be_hidden()
    expect(phone.sheet.strip).to_have_text(re.compile("Your games.*White to move"))
    phone.sheet.show_board.tap()
    expect(phone.sheet.strip).to_be_hidden()
    expect(phone.board.grid).to_be_in_viewport(ratio=0.99)
    phone.sheet.fold.tap()
    expect(phone.board.grid).to_be_hidden()
    phone.sheet.show("Game")
    expect(phone.board.grid).to_be_in_viewport(ratio=0.99)
    phone.game.choose()
    expect(phone.board.grid).to_be_hidden()
    expect(phone.sheet.strip).to_contain_text("New game")
    expect(phone.game.begin).to_be_in_viewport(ratio=0.99)
    assert findings(phone.page) == []
    phone.game.back.tap()
    expect(phone.board.grid).to_be_in_viewport(ratio=0.99)
    expect(phone.sheet.fold).to_be_visible()
    phone.position_editor.begin()
    expect(phone.sheet.fold).to_be_hidden()
    phone.position_editor.cancel.click()
    phone.sheet.show("Games")
    expect(phone.sheet.strip).to_be_visible()
    expect(phone.game.score).to_be_hidden()
    go_to(phone.page, JUDGE)
    expect(phone.sheet.strip).to_be_hidden()
    expect(phone.game.score).to_be_visible()
    go_to(phone.page, PLAY)
    phone.window.resize({"width": 320, "height": 256})
    expect(phone.sheet.strip).to_be_hidden()
    expect(phone.game.score).to_be_visible()
    expect(phone.board.grid).to_be_visible()


@pytest.mark.parametrize(("width", "a_row"), in_part([(1280, 10), (1000, 8), (390, 6)], 1))
def test_rows_of_moves_fit_the_sheet_and_a_pass_has_its_cell(
    othello: Othello, width: int, a_row: int
) -> None:
    game, moves = Game(), playthrough(8, EARLY_PASS)
    assert has_pass(moves[:30])
    for move in moves:
        game.play(parse_square(move.square, 8))
    othello.window.resize({"width": width, "height": 800})
    othello.sharing.follow(f"play/{to_fragment(game)}")
    othello.record.expect_plies(len(game.plies))
    rows = othello.record.rows()
    assert {len(row) for row in rows[:-1]} == {a_row}
    cells = [cell for row in rows for cell in row]
    assert cells == [
        cell
        for ply in game.plies
        for cell in [square_name(ply.square or 0, 8)] + ["pass"] * ply.passed
    ]
    assert othello.record.overlong_moves() == []
