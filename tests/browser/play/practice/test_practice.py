"""Practising the mistakes of a report, by keyboard, with the board's values and the game untouched.

Expected values come from a slow solver that shares no code with the engine.
"""

import re

import pytest
from playwright.sync_api import expect

from driving import Othello
from harness.accessibility import findings
from othello import Game
from saved.game_text import to_fragment
from unit.play.model.engine.engine_app import badly_played, mistakes, right_and_wrong

pytestmark = pytest.mark.engine


def reported(othello: Othello, game: Game) -> None:
    othello.sharing.follow(f"play/{to_fragment(game)}")
    expect(othello.sharing.borrowed).to_be_visible()
    othello.analysis.report.click()
    othello.analysis.expect_report()


@pytest.mark.whole  # The default run practises cards by keyboard in `test_home.py`.
def test_mistakes_are_practised_by_keyboard_and_the_game_stays(othello: Othello) -> None:
    game = badly_played(1)
    numbers = mistakes(game)
    practice, count = othello.practice, len(numbers)
    reported(othello, game)
    othello.keyboard.press("p")
    expect(othello.board.focused).to_have_count(1)
    expect(othello.status).to_contain_text(f"Exercise 1 of {count}, move {numbers[0]}. ")
    practice.expect_left(f"{count - 1} left")
    expect(othello.analysis.report_card).to_be_hidden()
    assert findings(othello.page) == []
    right, wrong = right_and_wrong(game, numbers[0])
    othello.practice.answer(wrong)
    expect(othello.status).to_have_text(re.compile(f"^{wrong} costs \\d+ discs: .*Try another"))
    othello.analysis.expect_drawn(1, True)
    othello.practice.answer(right)
    expect(othello.status).to_have_text(re.compile(f"^{right} is right: "))
    expect(practice.next).to_be_visible()
    assert findings(othello.page) == []
    othello.keyboard.press("Enter")  # On the board, where it would play.
    expect(othello.status).to_contain_text("Exercise 2 of ")
    othello.analysis.expect_no_values()
    othello.keyboard.press("h")
    expect(othello.status).to_contain_text("The best move is ")
    othello.keyboard.press("p")
    expect(othello.status).to_contain_text("Exercise 3 of ")
    othello.keyboard.press("Escape")
    expect(practice.card).to_be_hidden()
    othello.record.expect_at(len(game.plies))
    expect(othello.analysis.report_card).to_be_visible()
