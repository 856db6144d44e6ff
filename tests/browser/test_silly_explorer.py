"""Exploring Board Silly in the browser: pieces, their lines, their moves, and the judge."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from harness.accessibility import findings, tab_to
from harness.board import copied, keep_copies, press, rows, square
from reference.samples import BOARDSILLY_INPUT, BOARDSILLY_OUTPUT

SAMPLE = BOARDSILLY_INPUT.split()[:8]
# The first board of the sample alone: O to move.
SAMPLE_PRINTS = BOARDSILLY_OUTPUT.split("\n\n")[0] + "\n"
SIZES: list[ViewportSize] = [{"width": 390, "height": 844}, {"width": 1280, "height": 800}]


def explore(page: Page) -> None:
    page.get_by_role("button", name="Explore Board Silly").click()
    expect(page.get_by_role("region", name="Explore Board Silly")).to_be_visible()


def explore_sample(page: Page) -> None:
    explore(page)
    page.get_by_role("button", name="Sample board").click()
    expect(page.get_by_role("status")).to_contain_text("The board of the sample.")


def brush(page: Page, name: str) -> None:
    page.get_by_role("group", name="Brush").get_by_role("radio", name=name, exact=True).check()


def test_pieces_are_put_and_taken_off(othello: Page) -> None:
    explore(othello)
    press(othello, "a1", "b1", "b1")
    brush(othello, "O")
    press(othello, "c1", "h8")
    brush(othello, "Empty")
    press(othello, "h8")
    assert rows(othello) == ["X.O....."] + ["........"] * 7
    expect(othello.locator("#score")).to_have_text("X 1 O 1", use_inner_text=False)


def test_a_piece_shows_its_lines_counts_and_destinations(othello: Page) -> None:
    explore_sample(othello)
    assert rows(othello) == SAMPLE
    press(othello, "a1")
    expect(othello.get_by_role("status")).to_have_text("The O on A1 has 3 moves.")
    lines = othello.get_by_role("list", name="Lines of the piece").get_by_role("listitem")
    expect(lines).to_have_count(8)
    expect(lines.nth(4)).to_have_text("south-east: 2 pieces on the line, moves to C3")
    expect(othello.locator("#drawing .marks .arrow")).to_have_count(3)
    square(othello, "c3").hover()
    expect(othello.locator("#drawing .preview .listed")).to_have_count(8)


def test_the_piece_moves_and_comes_back(othello: Page) -> None:
    explore_sample(othello)
    press(othello, "a1", "c3")
    assert rows(othello)[0] == "........"
    assert rows(othello)[2] == "O.O...XX"
    othello.get_by_role("button", name="Take back").click()
    assert rows(othello) == SAMPLE


@pytest.mark.parametrize("player", ["O", "X"])
def test_the_board_is_copied_as_judge_input(othello: Page, player: str) -> None:
    explore_sample(othello)
    keep_copies(othello)
    othello.locator("#explorer").get_by_label("To move").select_option(player)
    othello.get_by_role("button", name="Copy as judge input").click()
    assert copied(othello) == "\n".join(SAMPLE) + f"\n{player}\n"
    expect(othello.get_by_role("status")).to_contain_text("The board is copied")


def test_the_judge_gets_the_board_and_prints_its_moves(othello: Page) -> None:
    explore_sample(othello)
    othello.locator("#explorer").get_by_label("To move").select_option("O")
    othello.get_by_role("button", name="Send to the judge").click()
    expect(othello.locator("#judge-output")).to_have_text(SAMPLE_PRINTS)
    assert othello.locator("#judge-output").text_content() == SAMPLE_PRINTS
    expect(othello.get_by_label("Judge input")).to_have_value("\n".join(SAMPLE) + "\nO\n")
    expect(othello.get_by_label("Format")).to_have_value("boardsilly")
    assert rows(othello) == SAMPLE


def test_the_board_of_the_judges_step_is_taken(othello: Page) -> None:
    othello.get_by_label("Judge input").fill(BOARDSILLY_INPUT)
    othello.get_by_role("button", name="Run", exact=True).click()
    othello.get_by_role("button", name="Last step").click()
    explore(othello)
    assert rows(othello) == BOARDSILLY_INPUT.split()[9:17]
    othello.get_by_role("button", name="Clear", exact=True).click()
    othello.get_by_role("button", name="The judge's board").click()
    assert rows(othello) == BOARDSILLY_INPUT.split()[9:17]


def test_without_a_run_there_is_no_board_of_the_judge(othello: Page) -> None:
    explore(othello)
    expect(othello.get_by_role("button", name="The judge's board")).to_be_disabled()


def test_leaving_returns_to_the_game_and_coming_back_to_the_pieces(othello: Page) -> None:
    press(othello, "d3")
    before = rows(othello)
    explore(othello)
    press(othello, "a1")
    othello.get_by_role("button", name="Back to the game").click()
    assert rows(othello) == before
    expect(othello.locator("#score")).to_have_attribute("data-turn", "white")
    explore(othello)
    assert rows(othello)[0] == "X......."


def test_the_keyboard_alone_explores(othello: Page) -> None:
    tab_to(othello, othello.get_by_role("button", name="Explore Board Silly"))
    othello.keyboard.press("Enter")
    expect(square(othello, "a1")).to_be_focused()
    othello.keyboard.press("Enter")
    tab_to(othello, othello.locator("#explorer-brush [value=X]"))
    othello.keyboard.press("ArrowLeft")
    expect(othello.get_by_role("radio", name="Look")).to_be_checked()
    tab_to(othello, square(othello, "a1"), backwards=True)
    othello.keyboard.press("Space")
    expect(othello.get_by_role("status")).to_have_text("The X on A1 has 3 moves.")
    othello.keyboard.press("ArrowRight")
    othello.keyboard.press("Space")
    assert rows(othello)[0] == ".X......"


@pytest.mark.parametrize("size", SIZES)
def test_board_and_brushes_are_seen_at_once(othello: Page, size: ViewportSize) -> None:
    othello.set_viewport_size(size)
    explore_sample(othello)
    press(othello, "a1")
    expect(othello.locator("#table")).to_be_in_viewport(ratio=0.99)
    expect(othello.locator("#explorer-brush")).to_be_in_viewport(ratio=0.99)


def test_axe_finds_nothing(othello: Page) -> None:
    explore_sample(othello)
    press(othello, "a1")
    assert findings(othello) == []
