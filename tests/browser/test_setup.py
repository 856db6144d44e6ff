"""Setting up a position in the browser: with the mouse, with the keys, and back to the game."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from harness.accessibility import findings, tab_to
from harness.board import press, rows, square

START = ["........"] * 3 + ["...WB...", "...BW..."] + ["........"] * 3
PHONE: ViewportSize = {"width": 390, "height": 844}
LAPTOP: ViewportSize = {"width": 1280, "height": 800}


def set_up(page: Page) -> None:
    page.get_by_role("button", name="Set up a position").click()
    expect(page.get_by_role("region", name="Set up a position")).to_be_visible()


def choose(page: Page, group: str, name: str) -> None:
    page.get_by_role("group", name=group).get_by_role("radio", name=name).check()


def status(page: Page) -> str:
    return page.get_by_role("status").inner_text()


def test_presses_paint_what_the_brush_says(othello: Page) -> None:
    set_up(othello)
    press(othello, "a1", "b1", "b1", "c1", "c1", "c1")
    assert rows(othello) == ["BW......", *START[1:]]
    choose(othello, "Brush", "White")
    press(othello, "e4")
    choose(othello, "Brush", "Empty")
    press(othello, "d4")
    assert rows(othello)[3] == "....W..."
    expect(othello.locator("#score")).to_have_attribute("data-black", "2")
    expect(othello.locator("#score")).to_have_attribute("data-white", "3")


def test_what_is_odd_is_explained_at_once(othello: Page) -> None:
    set_up(othello)
    said = othello.locator("#setup-said")
    expect(said).to_have_text("Black may play on d3, c4, f5 and e6.")
    press(othello, "h8")
    expect(said).to_contain_text("In a game every disc is put down next to another")
    othello.get_by_role("button", name="Clear", exact=True).click()
    expect(said).to_contain_text("Neither side has a legal move")
    othello.get_by_role("button", name="Start position").click()
    choose(othello, "To move", "White")
    expect(said).to_have_text("White may play on e3, f4, c5 and d6.")


def test_cancelling_returns_to_the_game_untouched(othello: Page) -> None:
    press(othello, "d3")
    before = rows(othello)
    set_up(othello)
    press(othello, "a1", "d4")
    othello.get_by_role("button", name="Cancel").click()
    assert rows(othello) == before
    expect(othello.locator("#setup")).to_be_hidden()
    expect(othello.locator("#score")).to_have_attribute("data-turn", "white")
    press(othello, "c3")
    expect(othello.locator("#score")).to_have_attribute("data-turn", "black")


def test_a_game_goes_on_from_the_position(othello: Page) -> None:
    set_up(othello)
    othello.get_by_role("button", name="Clear", exact=True).click()
    choose(othello, "Brush", "Black")
    press(othello, "a1", "h8")
    choose(othello, "Brush", "White")
    press(othello, "b1", "g8")
    othello.get_by_role("button", name="Play from here").click()
    assert status(othello) == "Playing from this position. Black to move."
    press(othello, "c1")
    assert rows(othello)[0] == "BBB....."
    othello.get_by_role("button", name="Undo").click()
    assert rows(othello)[0] == "BW......"


@pytest.mark.parametrize("n", ["4", "10"])
def test_the_size_is_that_of_the_game(othello: Page, n: str) -> None:
    othello.get_by_label("Size").select_option(n)
    othello.get_by_role("button", name="New game").click()
    set_up(othello)
    press(othello, "a1")
    assert len(rows(othello)) == int(n)
    assert rows(othello)[0].startswith("B")


def test_changes_can_be_taken_back(othello: Page) -> None:
    set_up(othello)
    take_back = othello.get_by_role("button", name="Take back")
    expect(take_back).to_be_disabled()
    press(othello, "a1")
    othello.get_by_role("button", name="Clear", exact=True).click()
    take_back.click()
    take_back.click()
    assert rows(othello) == START
    expect(take_back).to_be_disabled()


def test_the_keyboard_alone_sets_up_a_position(othello: Page) -> None:
    tab_to(othello, othello.get_by_role("button", name="Set up a position"))
    othello.keyboard.press("Enter")
    expect(square(othello, "a1")).to_be_focused()
    for key in ("Enter", "ArrowRight", "Space", "Space"):
        othello.keyboard.press(key)
    assert rows(othello)[0] == "BW......"
    assert status(othello) == "White on b1."
    tab_to(othello, othello.locator("#setup-turn [value=black]"))
    othello.keyboard.press("ArrowRight")
    expect(othello.locator("#score")).to_have_attribute("data-turn", "white")
    othello.keyboard.press("ArrowLeft")
    tab_to(othello, othello.get_by_role("button", name="Play from here"))
    othello.keyboard.press("Enter")
    expect(square(othello, "b1")).to_be_focused()
    othello.keyboard.press("ArrowRight")
    othello.keyboard.press("Enter")
    assert rows(othello)[0] == "BBB....."


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_board_and_panel_are_seen_at_once(othello: Page, size: ViewportSize) -> None:
    othello.set_viewport_size(size)
    set_up(othello)
    expect(othello.locator("#table")).to_be_in_viewport(ratio=0.99)
    expect(othello.get_by_role("button", name="Play from here")).to_be_in_viewport(ratio=0.99)


def test_axe_finds_nothing(othello: Page) -> None:
    set_up(othello)
    press(othello, "h8")
    assert findings(othello) == []


def test_each_brush_is_large_enough_for_a_finger(othello: Page) -> None:
    othello.set_viewport_size(PHONE)
    set_up(othello)
    for brush in othello.locator("#setup-brush label").all():
        box = brush.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44


def test_the_other_buttons_of_the_game_are_away_meanwhile(othello: Page) -> None:
    set_up(othello)
    for name in ("Undo", "Redo", "New game"):
        expect(othello.get_by_role("button", name=name)).to_have_count(0)
    othello.get_by_role("button", name="Cancel").click()
    for name in ("Undo", "Redo", "New game"):
        expect(othello.get_by_role("button", name=re.compile(f"^{name}$"))).to_be_visible()
