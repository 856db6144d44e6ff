"""Openings by heart and random starts on the page."""

import re

import pytest
from playwright.sync_api import expect

from driving import Othello
from driving.core.window import DESK, PHONE
from driving.play.practice.puzzles import SLOW
from harness.accessibility import findings


@pytest.mark.engine
def test_an_opening_is_learnt_by_keyboard_and_kept(othello: Othello) -> None:
    drill = othello.drill
    othello.practice.show()
    expect(drill.known).to_have_text(re.compile("You know 0 of .* moves of Tiger as Black."))
    drill.opening.select_option(label="X-square Opening, as White")
    expect(drill.known).to_have_text("You know 0 of 2 moves of X-square Opening as White.")
    drill.start.click()
    expect(othello.status).to_contain_text("Play a move of X-square Opening for White.")
    othello.keyboard.walk_to("e3")
    othello.keyboard.press("Enter")
    expect(othello.status).to_contain_text("e3 is not a move of these lines. Try another one.")
    othello.keyboard.press("h")
    expect(othello.status).to_contain_text("The move is c3: play it.")
    othello.window.resize(PHONE)
    assert findings(othello.page) == []
    othello.window.resize(DESK)
    othello.board.press("c3", "c5")
    expect(drill.task).to_contain_text("The line ends here. You know 1 of 2 moves")
    othello.keyboard.press("Enter")
    expect(drill.task).to_contain_text("Play a move of")
    othello.keyboard.press("Escape")
    expect(drill.start).to_be_visible()
    othello.practice.expect_past("TodayX-square Opening, as White1 of 2")
    expect(drill.known).to_contain_text("You know 1 of 2")
    othello.practice.expect_kept()


@pytest.mark.engine
def test_a_game_begins_from_a_random_start(othello: Othello) -> None:
    othello.drill.random_start.click()
    expect(othello.status).to_contain_text("A start after 8 random moves.", timeout=SLOW)
    expect(othello.drill.random_start).to_be_hidden()
