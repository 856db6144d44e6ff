"""Who plays what: a person against the computer."""

from playwright.sync_api import Page, expect

from harness.board import press, rows
from harness.site import opened
from harness.workbench import WITHIN, status


def seat(page: Page, color: str, player: str) -> None:
    """Chooses who plays a colour."""
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_role("group", name="Players").get_by_label(color).select_option(player)
    page.keyboard.press("Escape")


def ply(page: Page) -> int:
    """Returns how many moves have been played."""
    return page.locator("#moves button").count() - 1


def discs(page: Page) -> int:
    """Returns how many discs are on the board."""
    return sum(symbol in "BW" for row in rows(page) for symbol in row)


def test_the_computer_answers(othello: Page) -> None:
    seat(othello, "White", "computer")
    press(othello, "d3")
    expect(othello.locator("#moves button")).to_have_count(3, timeout=WITHIN)
    expect(othello.locator("#score")).to_have_attribute("data-turn", "black")
    assert discs(othello) == 6


def test_undo_takes_back_the_answer_too(othello: Page) -> None:
    seat(othello, "White", "computer")
    press(othello, "d3")
    expect(othello.locator("#moves button")).to_have_count(3, timeout=WITHIN)
    othello.get_by_role("button", name="Undo").click()
    expect(status(othello)).to_have_text("Took back: Black d3. Black to move.")
    assert discs(othello) == 4


def test_the_computer_begins_and_a_reload_does_not_unseat_it(othello: Page) -> None:
    seat(othello, "Black", "computer")
    expect(othello.locator("#moves button")).to_have_count(2, timeout=WITHIN)
    opened(othello, othello.url)
    expect(othello.locator("#seat-black")).to_have_value("computer")
    othello.get_by_role("button", name="New game").click()
    expect(othello.locator("#moves button")).to_have_count(2, timeout=WITHIN)
    expect(othello.locator("#score")).to_have_attribute("data-turn", "white")


def test_two_computers_play_a_game_to_its_end(othello: Page) -> None:
    othello.locator("#size").select_option("4")
    othello.get_by_role("button", name="New game").click()
    seat(othello, "Black", "computer")
    seat(othello, "White", "computer")
    expect(status(othello)).to_contain_text("Game over", timeout=WITHIN)
    assert ply(othello) >= 3


def test_the_computer_waits_while_the_board_shows_something_else(othello: Page) -> None:
    seat(othello, "White", "computer")
    press(othello, "d3")
    othello.get_by_role("button", name="Set up a position").click()
    othello.get_by_role("button", name="Cancel", exact=True).and_(
        othello.locator("#setup-cancel")
    ).click()
    expect(othello.locator("#moves button")).to_have_count(3, timeout=WITHIN)
