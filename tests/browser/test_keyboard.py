"""The page by keyboard alone, as the WAI-ARIA Authoring Practices have it for grids."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.playthrough import has_pass, playthrough_where, start_of
from browser.table import Table
from browser.workbench import Workbench
from reference.samples import JUTGE_INPUT, JUTGE_OUTPUT

# The square or the id that has the keyboard, "" where nothing has it.
FOCUSED = """() => {
  const {dataset, id} = document.activeElement;
  return dataset.square ?? id;
}"""

# From a square of the 8 x 8 board, by keys, to a square.
WAYS = (
    ("d4", "ArrowUp", "d3"),
    ("d4", "ArrowDown", "d5"),
    ("d4", "ArrowLeft", "c4"),
    ("d4", "ArrowRight", "e4"),
    ("d4", "Home", "a4"),
    ("d4", "End", "h4"),
    ("d4", "Control+Home", "a1"),
    ("d4", "Control+End", "h8"),
    ("a1", "ArrowUp", "a1"),
    ("a1", "ArrowLeft", "a1"),
    ("h8", "ArrowDown", "h8"),
    ("h8", "ArrowRight", "h8"),
    ("h4", "ArrowRight", "h4"),
    ("a5", "ArrowLeft", "a5"),
)


@pytest.fixture
def table(othello: Page) -> Table:
    return Table(othello)


def focused(page: Page) -> str:
    """Returns the square or the id of what has the keyboard."""
    name: str = page.evaluate(FOCUSED)
    return name


def tab_to(page: Page, name: str, backwards: bool = False) -> None:
    """Presses Tab until the square or the element with the id has the keyboard."""
    for _ in range(100):
        page.keyboard.press("Shift+Tab" if backwards else "Tab")
        if focused(page) == name:
            return
    raise AssertionError(f"Tab does not reach {name}")


def walk_to(page: Page, square: str) -> None:
    """Presses arrow keys until the square has the keyboard."""
    now = focused(page)
    across, down = ord(square[0]) - ord(now[0]), int(square[1:]) - int(now[1:])
    for key in ["ArrowRight" if across > 0 else "ArrowLeft"] * abs(across):
        page.keyboard.press(key)
    for key in ["ArrowDown" if down > 0 else "ArrowUp"] * abs(down):
        page.keyboard.press(key)
    assert focused(page) == square


def test_tab_reaches_the_board_once(table: Table) -> None:
    """The grid is one stop on the way through the page."""
    page = table.page
    stops = []
    for _ in range(100):
        page.keyboard.press("Tab")
        stops.append(focused(page))
        if stops.count("judge-input") == 1 and stops[-1] == "judge-input":
            break
    assert len([stop for stop in stops if re.fullmatch("[a-h][1-8]", stop)]) == 1


def test_keys_lead_from_square_to_square(table: Table) -> None:
    """Arrows go one square and stop at the edge, Home and End go to the ends of the row.

    With Control they go to the corners. The square reached is then the board's only tab stop.
    """
    for origin, key, target in WAYS:
        table.cell(origin).focus()
        table.page.keyboard.press(key)
        assert focused(table.page) == target, (origin, key)
        expect(table.board.locator('[tabindex="0"]')).to_have_attribute("data-square", target)


def test_the_board_is_left_and_entered_on_the_same_square(table: Table) -> None:
    page = table.page
    tab_to(page, "a1")
    walk_to(page, "c2")
    page.keyboard.press("Tab")
    assert focused(page) != "c2"
    page.keyboard.press("Shift+Tab")
    assert focused(page) == "c2"


@pytest.mark.parametrize("key", ["Enter", " "])
def test_enter_and_space_play(table: Table, key: str) -> None:
    """They play where the keyboard is, once, and leave the page where it is."""
    page = table.page
    page.set_viewport_size({"width": 390, "height": 400})
    table.cell("d3").focus()
    page.keyboard.press(key)
    expect(table.cell("d3")).to_have_accessible_name("d3, black")
    expect(table.status).to_have_text(re.compile("^Black d3.*White to move"))
    scrolled = page.evaluate("scrollY")
    page.keyboard.press(key)
    expect(table.status).to_have_text(re.compile("d3 is occupied"))
    assert page.evaluate("scrollY") == scrolled
    assert focused(page) == "d3"


def test_a_whole_game_by_keyboard_alone(table: Table) -> None:
    """From the choice of the size to the result, with a pass, an undo and a redo on the way."""
    page = table.page
    tab_to(page, "size")
    page.keyboard.press("6")
    tab_to(page, "new-game")
    page.keyboard.press("Enter")
    table.expect(start_of(6))
    tab_to(page, "a1", backwards=True)
    game = playthrough_where(6, has_pass)
    for number, move in enumerate(game):
        walk_to(page, move.square)
        page.keyboard.press("Enter" if number % 2 else "Space")
        table.expect(move.after)
    expect(table.status).to_have_text(re.compile("Game over"))
    tab_to(page, "undo")
    page.keyboard.press("Enter")
    table.expect(game[-2].after)
    tab_to(page, "redo")
    page.keyboard.press("Space")
    table.expect(game[-1].after)


def test_a_judge_by_keyboard_alone(table: Table) -> None:
    """Tab to the text box, type, Ctrl+Enter, and Tab to the output, to scroll in it."""
    page, workbench = table.page, Workbench(table.page)
    tab_to(page, "judge-input")
    page.keyboard.type(JUTGE_INPUT)
    page.keyboard.press("Control+Enter")
    workbench.expect_output(JUTGE_OUTPUT)
    expect(workbench.input).to_have_value(JUTGE_INPUT)
    tab_to(page, "judge-output")
