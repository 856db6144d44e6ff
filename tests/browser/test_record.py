"""The record of a game: its moves and graph lead anywhere in it, and it goes in and out as text."""

import pytest
from playwright.sync_api import Locator, Page, expect

from harness.board import copied, keep_copies, press, rows
from harness.workbench import cell, ended, output, status
from reference import jutge_slow, uva220_slow

# On 8 x 8, with the discs that each turns over worked out by hand.
OPENING = ("d3", "c3", "c4")
AFTER_OPENING = [
    "........",
    "........",
    "..WB....",
    "..BBB...",
    "...BW...",
    "........",
    "........",
    "........",
]
GGF = (
    "(;GM[Othello]PB[Anna]PW[Ben]TY[8]"
    "BO[8 ---------------------------O*------*O--------------------------- *]"
    "B[d3]W[c3]B[c4];)"
)


def moves(page: Page) -> Locator:
    """Returns the buttons of the move list, the start first."""
    return page.get_by_role("list", name="Moves").get_by_role("button")


def put_on_the_board(page: Page, text: str) -> Locator:
    """Pastes a record and has it read; returns what is said of it."""
    details = page.locator("details").filter(has_text="Copy or paste a game")
    if details.get_attribute("open") is None:
        page.get_by_text("Copy or paste a game").click()
    page.get_by_label("A game or a board").fill(text)
    page.get_by_role("button", name="Put on the board").click()
    return page.locator("#record-said")


def test_each_move_is_listed_and_can_be_gone_to(othello: Page) -> None:
    press(othello, *OPENING)
    expect(moves(othello)).to_have_text(["Start", *OPENING])
    expect(moves(othello).nth(3)).to_have_attribute("aria-current", "step")
    moves(othello).nth(1).click()
    expect(status(othello)).to_have_text("After move 1, Black d3. White to move.")
    expect(moves(othello).nth(1)).to_have_attribute("aria-current", "step")
    expect(moves(othello)).to_have_text(["Start", *OPENING])
    othello.get_by_role("button", name="Redo").click()
    expect(moves(othello).nth(2)).to_have_attribute("aria-current", "step")


def test_passes_are_shown_in_the_list(othello: Page) -> None:
    """Black has no move, at the start nor after White's first; White has c1 and b4."""
    put_on_the_board(othello, "WB--\n----\n----\n--BW\nX")
    press(othello, "c1")
    listed = othello.get_by_role("list", name="Moves").get_by_role("listitem")
    expect(listed).to_have_text(["Startpass", "c1pass"])


def test_the_graph_leads_to_the_move_under_the_pointer(othello: Page) -> None:
    press(othello, *OPENING)
    expect(moves(othello)).to_have_count(4)
    graph = othello.locator("#graph")
    box = graph.bounding_box()
    assert box
    graph.click(position={"x": box["width"] / 3, "y": 20})
    expect(status(othello)).to_have_text("After move 1, Black d3. White to move.")
    graph.click(position={"x": 2, "y": 20})
    expect(status(othello)).to_have_text("The start. Black to move.")


def test_another_move_keeps_the_line_that_was_left(othello: Page) -> None:
    press(othello, *OPENING)
    expect(moves(othello)).to_have_count(4)
    moves(othello).nth(1).click()
    press(othello, "e3")
    expect(moves(othello)).to_have_text(["Start", "d3", "e3"])
    othello.get_by_role("button", name="Back to the other line").click()
    expect(moves(othello)).to_have_text(["Start", *OPENING])
    othello.get_by_role("button", name="Back to the other line").click()
    expect(moves(othello)).to_have_text(["Start", "d3", "e3"])


def test_a_new_game_can_be_taken_back(othello: Page) -> None:
    press(othello, *OPENING)
    othello.get_by_role("button", name="New game").click()
    expect(moves(othello)).to_have_count(1)
    othello.get_by_role("button", name="Back to the other line").click()
    expect(moves(othello)).to_have_text(["Start", *OPENING])
    assert rows(othello) == AFTER_OPENING


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("d3c3c4", "A transcript"),
        ("1. D3 2. C3\n3. C4", "A transcript"),
        (GGF, "GGF, “Anna” (black) against “Ben” (white)"),
        ("--------\n" * 2 + "--OX----\n--XXX---\n---XO---\n" + "--------\n" * 3 + "O", "A board"),
        ("_" * 16 + "__WB______BBB______BW___" + "_" * 24 + " W", "A board"),
    ],
    ids=["transcript", "numbered", "GGF", "board", "board in a line"],
)
def test_what_players_have_is_recognised_and_put_on_the_board(
    othello: Page, text: str, said: str
) -> None:
    expect(put_on_the_board(othello, text)).to_contain_text(said)
    expect(othello.locator("#score")).to_have_attribute("data-turn", "white")
    assert rows(othello) == AFTER_OPENING


def test_a_refused_move_is_named_and_what_was_good_is_kept(othello: Page) -> None:
    expect(put_on_the_board(othello, "d3 c3 a1 c4")).to_contain_text(
        "Move 3: a1 turns nothing over"
    )
    expect(moves(othello)).to_have_text(["Start", "d3", "c3"])


def test_what_is_no_record_changes_nothing(othello: Page) -> None:
    press(othello, *OPENING)
    expect(put_on_the_board(othello, "<img src=x onerror=alert(1)>")).to_contain_text("no record")
    expect(othello.locator("#record-said img")).to_have_count(0)
    assert rows(othello) == AFTER_OPENING


@pytest.mark.parametrize(
    ("form", "text"),
    [
        ("transcript", "d3c3c4"),
        ("board", "-" * 18 + "OX------XXX------XO" + "-" * 27 + " O"),
    ],
)
def test_a_game_is_copied(othello: Page, form: str, text: str) -> None:
    keep_copies(othello)
    press(othello, *OPENING)
    othello.get_by_text("Copy or paste a game").click()
    othello.get_by_label("As", exact=True).select_option(form)
    othello.get_by_role("button", name="Copy game").click()
    assert copied(othello) == text


@pytest.mark.parametrize("form", ["ggf", "transcript", "jutge", "uva220"])
def test_a_copied_game_comes_back(othello: Page, form: str) -> None:
    keep_copies(othello)
    press(othello, *OPENING)
    othello.get_by_text("Copy or paste a game").click()
    othello.get_by_label("As", exact=True).select_option(form)
    othello.get_by_role("button", name="Copy game").click()
    text = copied(othello)
    othello.get_by_role("button", name="New game").click()
    put_on_the_board(othello, text)
    expect(cell(othello, "c4")).to_have_attribute("aria-label", "c4, black")
    assert rows(othello) == AFTER_OPENING


@pytest.mark.parametrize(("n", "answer"), [(8, uva220_slow.answer), (6, jutge_slow.answer)])
def test_a_game_goes_to_the_judge(othello: Page, n: int, answer: "object") -> None:
    """The judge ends with the position that is on the board."""
    othello.get_by_label("Size").select_option(str(n))
    othello.get_by_role("button", name="New game").click()
    othello.locator("[data-square][aria-label*='may play']").first.click()
    othello.get_by_text("Copy or paste a game").click()
    othello.get_by_role("button", name="Send to the judge").first.click()
    ended(othello)
    source = othello.get_by_label("Judge input").input_value()
    assert callable(answer)
    expect(othello.locator("#judge-output")).not_to_be_empty()
    assert output(othello) == answer(source)
