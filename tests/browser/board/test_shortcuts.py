"""The board by keyboard: keys of the grid, single-key shortcuts, their buttons and their list.

The keys of the grid follow the WAI-ARIA Authoring Practices, see `test_shortcut_keys.py`.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from driving import Othello
from harness.extent import in_part

START_SCORE = "Black 2, white 2. Black to move."
LOW_PHONE: ViewportSize = {"width": 390, "height": 400}


@pytest.fixture
def at_a1(othello: Othello) -> Othello:
    """The page with the focus on square a1."""
    othello.board.square("a1").focus()
    return othello


def test_keys_move_the_focus_between_squares(othello: Othello) -> None:
    """The square reached becomes the board's only tab stop."""
    board = othello.board
    board.square("d4").focus()
    for key, target in (
        ("ArrowUp", "d3"), ("ArrowRight", "e3"), ("Control+End", "h8"), ("ArrowDown", "h8"),
    ):  # fmt: skip
        othello.keyboard.press(key)
        expect(board.square(target), key).to_be_focused()
        expect(board.tab_stop).to_have_attribute("data-square", target)


@pytest.mark.parametrize("key", in_part(["Enter", "Space"], 1))
def test_enter_and_space_play(othello: Othello, key: str) -> None:
    """They play on the focused square, once, and do not scroll the page."""
    othello.window.resize(LOW_PHONE)
    square = othello.board.square("d3")
    square.focus()
    othello.keyboard.press(key)
    othello.board.expect_square("d3", "d3, black")
    expect(othello.status).to_have_text(re.compile("^Black d3.*White to move"))
    scrolled = othello.window.scrolled()
    othello.keyboard.press(key)
    expect(othello.status).to_have_text(re.compile("d3 is occupied"))
    assert othello.window.scrolled() == scrolled
    expect(square).to_be_focused()


READINGS = {
    "x": ("Lines from this square", "From a1. North-west: edge. North: edge."),
    "c": ("Score", START_SCORE),
    "l": ("Last move", "Black to move."),
}


@pytest.mark.parametrize("key", in_part(READINGS, 1))
def test_a_key_and_its_button_announce_the_same(at_a1: Othello, key: str) -> None:
    button, expected = READINGS[key]
    at_a1.keyboard.press(key)
    expect(at_a1.status).to_contain_text(expected)
    at_a1.board.press("d3")
    expect(at_a1.status).to_have_text("Black d3, turning 1 disc. White to move.")
    at_a1.game.undo.click()
    at_a1.board.square("a1").focus()
    at_a1.shortcuts.button(button).click()
    expect(at_a1.status).to_contain_text(expected)


def test_a_repeated_announcement_changes_the_status(at_a1: Othello) -> None:
    """By the same key or square, or by the key and the button that repeat the last message."""
    at_a1.game.record_announcements()
    refused = "a1 turns nothing over. Black may play on any marked square."
    # One at a time, because a message repeated within a frame appears once.
    for times in (1, 2, 3):
        at_a1.keyboard.press("c")
        at_a1.game.expect_announcements([START_SCORE] * times)
    ways: tuple[Callable[[], object], ...] = (
        at_a1.board.square("a1").click,
        at_a1.board.square("a1").click,
        lambda: at_a1.keyboard.press("r"),
        lambda: at_a1.shortcuts.button("Last message").click(),
    )
    for times, repeat in enumerate(ways, start=1):
        repeat()
        at_a1.game.expect_announcements([START_SCORE] * 3 + [refused] * times)
    said = at_a1.game.announcements()
    assert all(before != after for before, after in zip(said, said[1:]))


def test_nothing_is_announced_without_a_reason(at_a1: Othello) -> None:
    """Keys with a modifier are left to the browser."""
    at_a1.keyboard.press("c")
    expect(at_a1.status).to_have_text(START_SCORE)
    at_a1.game.record_announcements()
    for modifier in ("Control", "Alt", "Meta"):
        at_a1.keyboard.press(*[f"{modifier}+{key}" for key in "dxlm"])
    expect(at_a1.board.square("a1")).to_be_focused()
    for key, name in (("ArrowRight", "b1"), ("m", "d3"), ("Shift+M", "e6")):
        at_a1.keyboard.press(key)
        expect(at_a1.board.square(name)).to_be_focused()
    at_a1.settings.choose_theme("Wood")
    at_a1.board.point_at("h8")
    assert at_a1.game.announcements() == []


def test_keys_typed_into_a_text_box_are_text(othello: Othello) -> None:
    othello.tested_program.paste("")
    othello.game.record_announcements()
    box = othello.tested_program.program
    box.focus()
    othello.keyboard.type("mMxcl?")
    expect(box).to_have_value("mMxcl?")
    expect(box).to_be_focused()
    expect(othello.shortcuts.sheet).to_be_hidden()
    assert othello.game.announcements() == []


def test_the_list_of_keys_returns_the_focus(othello: Othello) -> None:
    square, sheet = othello.board.square("d3"), othello.shortcuts.sheet
    square.focus()
    othello.keyboard.press("?")
    expect(sheet).to_be_visible()
    for text in ("next square where you may play", "Read the score", "Play on the square"):
        expect(sheet).to_contain_text(text)
    othello.keyboard.press("m")
    expect(sheet).to_be_visible()
    othello.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(square).to_be_focused()
    othello.shortcuts.show.click()
    othello.shortcuts.close.click()
    expect(othello.shortcuts.sheet).to_be_hidden()
    expect(othello.shortcuts.show).to_be_focused()


def test_single_keys_can_be_turned_off(othello: Othello) -> None:
    othello.shortcuts.turn_off()
    othello.board.square("a1").focus()
    othello.keyboard.press("m")
    expect(othello.board.square("a1")).to_be_focused()
    othello.keyboard.press("ArrowRight")
    expect(othello.board.square("b1")).to_be_focused()
    othello.keyboard.press("d", "3", "Enter")
    expect(othello.status).to_contain_text("b1 turns nothing over.")


def test_moves_can_be_typed_anywhere_in_play(othello: Othello) -> None:
    """Also with the focus on a button, which would use Enter, and on another square."""
    othello.game.new_game.focus()
    othello.keyboard.press("f")
    othello.keyboard.press("5")
    expect(othello.status).to_have_text("f5 … Enter plays it, Escape clears it.")
    othello.keyboard.press("Enter")
    expect(othello.status).to_have_text("Black f5, turning 1 disc. White to move.")
    othello.board.square("a1").focus()
    othello.keyboard.press("d")
    expect(othello.status).to_have_text("d … Type its row, 1 to 8.")
    othello.keyboard.press("6", "Enter")
    othello.board.expect_square("d6", "d6, white")
    expect(othello.board.square("d6")).to_be_focused()
    othello.keyboard.press("e", "6", "Escape")
    expect(othello.status).to_contain_text("White d6, ")
    othello.keyboard.press("e", "6", "ArrowLeft", "Enter")
    othello.board.expect_square("c6", "c6, black")
