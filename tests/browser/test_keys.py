"""The board by keyboard: the grid's keys, single keys and their buttons, and the sheet of keys."""

import pytest
from playwright.sync_api import Locator, Page, expect

from harness.accessibility import findings

START_SCORE = "Black 2, white 2. Black to move."


def square(page: Page, name: str) -> Locator:
    return page.locator(f"[data-square={name}]")


def status(page: Page) -> Locator:
    return page.get_by_role("status")


@pytest.fixture
def board(othello: Page) -> Page:
    """The page with the focus on square a1."""
    square(othello, "a1").focus()
    return othello


def test_the_board_is_one_tab_stop(board: Page) -> None:
    expect(board.locator("[data-square][tabindex='0']")).to_have_count(1)
    board.keyboard.press("ArrowRight")
    expect(board.locator("[data-square][tabindex='0']")).to_have_attribute("data-square", "b1")
    board.keyboard.press("Tab")
    assert not board.evaluate("document.activeElement.closest('#board')")
    board.keyboard.press("Shift+Tab")
    expect(square(board, "b1")).to_be_focused()


def test_the_keys_of_a_grid_move_the_focus(board: Page) -> None:
    for key, expected in (
        ("ArrowDown", "a2"),
        ("ArrowRight", "b2"),
        ("End", "h2"),
        ("ArrowRight", "h2"),
        ("Home", "a2"),
        ("Control+End", "h8"),
        ("ArrowDown", "h8"),
        ("ArrowUp", "h7"),
        ("ArrowLeft", "g7"),
        ("Control+Home", "a1"),
    ):
        board.keyboard.press(key)
        expect(square(board, expected)).to_be_focused()


@pytest.mark.parametrize("key", ["Enter", " "])
def test_enter_and_space_play(board: Page, key: str) -> None:
    square(board, "d3").focus()
    board.keyboard.press(key)
    expect(square(board, "d3")).to_have_accessible_name("d3, black")
    expect(square(board, "d3")).to_be_focused()


def test_arrows_go_where_they_point_however_the_board_is_turned(board: Page) -> None:
    ways = {"ArrowRight": (1, 0), "ArrowDown": (0, 1), "ArrowLeft": (-1, 0), "ArrowUp": (0, -1)}
    for press in ("turn", "turn", "turn", "mirror", "turn", "turn", "turn"):
        board.get_by_role("button", name="Settings", exact=True).click()
        board.locator(f"#{press}-board").click()
        board.keyboard.press("Escape")
        square(board, "d4").focus()
        side = middle(board, "d4")[2]
        for key, (right, down) in ways.items():
            before = middle(board, focused(board))
            board.keyboard.press(key)
            after = middle(board, focused(board))
            assert after[0] - before[0] == pytest.approx(right * side, abs=1)
            assert after[1] - before[1] == pytest.approx(down * side, abs=1)
        expect(square(board, "d4")).to_be_focused()


def focused(page: Page) -> str:
    name: str = page.evaluate("document.activeElement.dataset.square")
    return name


def middle(page: Page, name: str) -> tuple[float, float, float]:
    """Returns where the middle of a square is, and how wide it is."""
    box = square(page, name).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"]


def test_m_goes_round_the_legal_squares(board: Page) -> None:
    for name in ("d3", "c4", "f5", "e6", "d3"):
        board.keyboard.press("m")
        expect(square(board, name)).to_be_focused()
    for name in ("e6", "f5"):
        board.keyboard.press("Shift+M")
        expect(square(board, name)).to_be_focused()
    expect(square(board, "f5")).to_have_accessible_name("f5, empty, black may play, turns 1")


def test_the_buttons_go_round_the_legal_squares_too(board: Page) -> None:
    board.get_by_role("button", name="Next legal square").click()
    expect(square(board, "d3")).to_be_focused()
    board.get_by_role("button", name="Previous legal square").click()
    expect(square(board, "e6")).to_be_focused()


READINGS = {
    "x": ("Lines", "From a1. North-west: edge. North: edge."),
    "c": ("Score", START_SCORE),
    "l": ("Last move", "Black to move."),
}


@pytest.mark.parametrize("key", READINGS)
def test_what_is_asked_for_is_said(board: Page, key: str) -> None:
    button, expected = READINGS[key]
    board.keyboard.press(key)
    expect(status(board)).to_contain_text(expected)
    square(board, "d3").click()
    expect(status(board)).to_have_text("Black d3, turning 1 disc. White to move.")
    board.get_by_role("button", name="Undo").click()
    square(board, "a1").focus()
    board.get_by_role("button", name=button, exact=True).click()
    expect(status(board)).to_contain_text(expected)


def test_the_lines_are_read_from_the_square_with_the_focus(board: Page) -> None:
    square(board, "c4").focus()
    board.keyboard.press("x")
    expect(status(board)).to_contain_text("East: d4 white, e4 black, f4 to h4 empty, edge.")


WATCH_STATUS = """
window.said = [];
new MutationObserver(() => said.push(document.querySelector("[role=status]").textContent)).observe(
  document.querySelector("[role=status]"),
  { childList: true, characterData: true, subtree: true },
);
"""


def heard(page: Page) -> list[str]:
    """Returns what the status line has been set to, as a screen reader notices it."""
    said: list[str] = page.evaluate("new Promise(done => setTimeout(() => done(said)))")
    return said


def test_the_same_said_again_is_a_change(board: Page) -> None:
    board.evaluate(WATCH_STATUS)
    for _ in range(3):
        board.keyboard.press("c")
    for _ in range(2):
        square(board, "a1").click()
    said = heard(board)
    refused = "a1 turns nothing over. Black may play on any marked square."
    assert [text.rstrip() for text in said] == [START_SCORE] * 3 + [refused] * 2
    assert all(before != after for before, after in zip(said, said[1:]))


def test_nothing_is_said_again_for_no_reason(board: Page) -> None:
    board.keyboard.press("c")
    board.evaluate(WATCH_STATUS)
    board.keyboard.press("ArrowRight")
    board.keyboard.press("m")
    board.locator("#board-settings").evaluate("panel => panel.showPopover()")
    board.get_by_label("Wood").check()
    square(board, "h8").hover()
    assert heard(board) == []


def test_keys_typed_into_a_text_are_the_text(othello: Page) -> None:
    othello.evaluate(WATCH_STATUS)
    box = othello.get_by_label("Judge input")
    box.focus()
    othello.keyboard.type("mMxcl?")
    expect(box).to_have_value("mMxcl?")
    expect(box).to_be_focused()
    expect(othello.get_by_role("dialog")).to_have_count(0)
    assert heard(othello) == []


@pytest.mark.parametrize("modifier", ["Control", "Alt", "Meta"])
def test_keys_with_a_modifier_are_the_browsers(board: Page, modifier: str) -> None:
    board.evaluate(WATCH_STATUS)
    for key in ("x", "l", "m"):
        board.keyboard.press(f"{modifier}+{key}")
    expect(square(board, "a1")).to_be_focused()
    assert heard(board) == []


def test_the_sheet_opens_and_gives_the_focus_back(board: Page) -> None:
    square(board, "d3").focus()
    board.keyboard.press("?")
    sheet = board.get_by_role("dialog", name="Keys")
    expect(sheet).to_be_visible()
    for text in ("next square where you may play", "Read the score", "Play on the square"):
        expect(sheet).to_contain_text(text)
    board.keyboard.press("m")
    expect(sheet).to_be_visible()
    board.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(square(board, "d3")).to_be_focused()


def test_the_sheet_opens_and_closes_by_button(othello: Page) -> None:
    keys = othello.get_by_role("button", name="Keys")
    keys.click()
    sheet = othello.get_by_role("dialog", name="Keys")
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_be_hidden()
    expect(keys).to_be_focused()


def test_single_keys_can_be_turned_off(board: Page) -> None:
    board.keyboard.press("?")
    board.get_by_role("checkbox", name="Keys without Ctrl or Alt work").uncheck()
    board.keyboard.press("Escape")
    square(board, "a1").focus()
    board.keyboard.press("m")
    expect(square(board, "a1")).to_be_focused()
    board.keyboard.press("ArrowRight")
    expect(square(board, "b1")).to_be_focused()


def test_axe_finds_nothing_on_the_sheet(board: Page) -> None:
    board.keyboard.press("?")
    assert findings(board) == []
