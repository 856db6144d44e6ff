"""The end of a game in the browser: the result beside the board, and what can be done next."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from harness.accessibility import findings, tab_to
from harness.board import press, rows, square

SIZES: list[ViewportSize] = [{"width": 390, "height": 844}, {"width": 1280, "height": 800}]


def play_out(page: Page) -> None:
    """Ends a game: black turns the one disc there is, or two after a pass of white."""
    page.get_by_role("button", name="Set up a position").click()
    page.get_by_role("button", name="Clear", exact=True).click()
    press(page, "a1", "a3")
    page.get_by_role("group", name="Brush").get_by_role("radio", name="White").check()
    press(page, "b1", "b3")
    page.get_by_role("button", name="Play from here").click()
    press(page, "c1", "c3")


def result_of(page: Page) -> str:
    return page.locator("#result-title").inner_text()


def test_there_is_none_before_the_end(othello: Page) -> None:
    expect(othello.locator("#result")).to_be_hidden()
    press(othello, "d3")
    expect(othello.locator("#result")).to_be_hidden()


def test_the_winner_and_the_numbers_are_told(othello: Page) -> None:
    play_out(othello)
    region = othello.get_by_role("region", name="Black wins, 6 to 0")
    expect(region).to_be_visible()
    expect(region).to_contain_text("2 moves, 1 pass and 58 empty squares.")
    expect(othello.get_by_role("status")).to_contain_text("Game over: Black wins, 6 to 0.")
    expect(othello.get_by_role("status")).to_have_count(1)


def test_the_focus_stays_where_the_last_move_was(othello: Page) -> None:
    play_out(othello)
    expect(square(othello, "c3")).to_be_focused()


@pytest.mark.parametrize("size", SIZES)
def test_the_board_is_not_hidden(othello: Page, size: ViewportSize) -> None:
    othello.set_viewport_size(size)
    play_out(othello)
    table, result = othello.locator("#table"), othello.locator("#result")
    expect(table).to_be_in_viewport(ratio=0.99)
    expect(result).to_be_in_viewport(ratio=0.99)
    board, panel = table.bounding_box(), result.bounding_box()
    assert board
    assert panel
    below = panel["y"] >= board["y"] + board["height"]
    beside = panel["x"] >= board["x"] + board["width"]
    assert below or beside


def test_looking_through_goes_to_the_start_and_on_move_by_move(othello: Page) -> None:
    play_out(othello)
    othello.get_by_role("button", name="Look through it").click()
    expect(othello.locator("#result")).to_be_hidden()
    assert rows(othello)[:3] == ["BW......", "........", "BW......"]
    expect(othello.get_by_role("button", name="Redo")).to_be_focused()
    othello.keyboard.press("Enter")
    assert rows(othello)[0] == "BBB....."
    othello.keyboard.press("Enter")
    assert result_of(othello) == "Black wins, 6 to 0"


def test_playing_again_begins_on_the_same_size(othello: Page) -> None:
    othello.get_by_label("Size").select_option("6")
    othello.get_by_role("button", name="New game").click()
    play_out(othello)
    othello.get_by_role("button", name="Play again").click()
    expect(othello.locator("#result")).to_be_hidden()
    assert rows(othello) == ["......"] * 2 + ["..WB..", "..BW.."] + ["......"] * 2


def test_taking_the_last_move_back_takes_the_result_away(othello: Page) -> None:
    play_out(othello)
    othello.get_by_role("button", name="Undo").click()
    expect(othello.locator("#result")).to_be_hidden()


def test_a_draw_is_called_one(othello: Page) -> None:
    othello.get_by_role("button", name="Set up a position").click()
    othello.get_by_role("button", name="Clear", exact=True).click()
    othello.get_by_role("button", name="Play from here").click()
    assert result_of(othello) == "A draw, 0 to 0"
    expect(othello.get_by_role("button", name="Look through it")).to_be_disabled()


def test_other_boards_put_it_away_for_a_while(othello: Page) -> None:
    play_out(othello)
    othello.get_by_role("button", name="Explore Board Silly").click()
    expect(othello.locator("#result")).to_be_hidden()
    othello.get_by_role("button", name="Back to the game").click()
    assert result_of(othello) == "Black wins, 6 to 0"


def test_the_keyboard_reaches_what_to_do_next(othello: Page) -> None:
    play_out(othello)
    tab_to(othello, othello.get_by_role("button", name="Play again"))
    othello.keyboard.press("Enter")
    expect(othello.locator("#board :focus")).to_have_count(1)


def test_axe_finds_nothing(othello: Page) -> None:
    play_out(othello)
    assert findings(othello) == []
