"""Endgame puzzles on the page: asked, answered, stepped through, by keyboard, phone and link.

Values come from a slow solver that shares no code with the engine.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from driving import Othello
from driving.core.window import DESK, PHONE
from driving.play.practice.puzzles import SLOW, Puzzles
from harness.accessibility import findings
from othello import BLACK, WHITE, Game, Position, square_name
from unit.play.model.engine.engine_app import worth

pytestmark = pytest.mark.engine

# A position that the engine has made, which takes it long.
MADE = "OXXXXXXXXXXXXXX-XXOOXOOOXOXOXXOOXXXXOOO-XXXXXOXX--XOOO--OOOOOOOOX"


def begun(othello: Othello) -> Puzzles:
    """Returns the puzzles after one with six empty squares was begun."""
    othello.practice.show()
    puzzles = othello.puzzles
    puzzles.empties.select_option("6")
    puzzles.start.click()
    puzzles.expect_asked()
    return puzzles


def values(link: str) -> dict[str, int]:
    """Returns the values of all moves of the puzzle in a link."""
    text = link.rpartition("/")[2]
    position = Position.from_rows([text[i : i + 8] for i in range(0, 64, 8)], "-XO")
    game = Game(position, BLACK if text[64] == "X" else WHITE)
    return {square_name(square, 8): value for square, value in worth(game).items()}


@pytest.mark.whole  # The default run answers one of a link, and the rest without a browser.
def test_a_puzzle_is_asked_answered_and_followed_by_the_next(othello: Othello) -> None:
    puzzles = begun(othello)
    expect(puzzles.task).to_contain_text("to move. ")
    othello.analysis.expect_no_values()
    assert findings(othello.page) == []
    truth = values(othello.sharing.copy_link())
    best = max(truth, key=lambda move: truth[move])
    wrong = min(truth, key=lambda move: truth[move])
    othello.board.press(wrong)
    expect(puzzles.missed).to_contain_text(f"{wrong} ")
    expect(puzzles.solved).to_contain_text(re.compile(f"^{best} .*, with best play"))
    expect(puzzles.moves).to_have_count(len(truth))
    for size in (PHONE, DESK):
        othello.window.resize(size)
        assert othello.game.covered_discs() == 0
        assert findings(othello.page) == []
    othello.reload()
    expect(puzzles.missed).to_contain_text(f"{wrong} ", timeout=SLOW)
    puzzles.show_of(wrong).click()
    expect(othello.status).to_contain_text(f"{wrong}: move 1 of ")
    othello.keyboard.press("ArrowRight")
    expect(othello.status).to_contain_text("move 2 of ")
    othello.keyboard.press("Escape")
    expect(puzzles.line).to_be_hidden()
    puzzles.try_again.click()
    othello.keyboard.walk_to(best)
    othello.keyboard.press("Enter")
    expect(puzzles.solved).to_be_visible()
    expect(puzzles.missed).to_be_hidden()
    othello.keyboard.press("Enter")
    puzzles.expect_asked()
    puzzles.back.click()
    expect(puzzles.record).to_contain_text("Find the one right move.")
    othello.practice.expect_past("TodayEndgames, 6 empty0 of 1")


def test_a_link_opens_the_puzzle_and_leaves_the_game(othello: Othello) -> None:
    puzzles, link = othello.puzzles, f"play/puzzle/{MADE}"
    othello.sharing.follow(link)
    puzzles.expect_asked()
    expect(othello.sharing.borrowed).to_be_hidden()
    assert othello.sharing.copy_link().endswith(f"#{link}")
    puzzles.show_answer.click()
    truth = values(link)
    expect(puzzles.solved).to_contain_text(max(truth, key=lambda move: truth[move]))
    assert findings(othello.page) == []
    puzzles.back.click()
    expect(othello.page).to_have_url(re.compile("#play/practice$"))
