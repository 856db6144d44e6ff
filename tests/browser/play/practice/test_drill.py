"""Openings by heart and random starts on the page."""

import re

import pytest
from playwright.sync_api import expect

from driving import Othello
from driving.core.window import DESK, PHONE
from driving.play.practice.puzzles import SLOW
from harness.accessibility import findings
from othello import BLACK, Game, parse_transcript
from play.library.stored_game import HEAD, of_game
from saved.players import PERSON


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


@pytest.mark.whole  # `unit/play/model/repertoire/test_line_facts.py` tests this.
@pytest.mark.engine
def test_value_and_own_results_are_beside_the_line(othello: Othello) -> None:
    game = Game()
    for square in parse_transcript("c4c3d3c5", 8):
        game.play(square)
    row = of_game(game, "computer-4", PERSON, "2026-11-20", resigned=BLACK).row
    othello.games.show()
    othello.games.open_files({"games.txt": f"{HEAD}\n{row}\n".encode()})
    expect(othello.games.found).to_have_text("1 game")
    othello.practice.show()
    othello.drill.opening.select_option(label="X-square Opening, as White")
    othello.drill.start.click()
    expect(othello.drill.line).to_have_text("c4")
    expect(othello.drill.facts).to_contain_text("Your games from here: 1 won, 0 drawn, 0 lost.")
    value = re.compile(r"^Value for White: [+\u2212]?\d+\.\d, \d+ moves? ahead\. Your")
    expect(othello.drill.facts).to_have_text(value, timeout=SLOW)
    othello.board.press("c3")
    expect(othello.drill.line).not_to_have_text("c4")
    othello.reload()
    expect(othello.status).to_contain_text("Play a move of X-square Opening for White.")


@pytest.mark.engine
def test_a_game_begins_from_a_random_start(othello: Othello) -> None:
    othello.drill.random_start.click()
    expect(othello.status).to_contain_text("A start after 8 random moves.", timeout=SLOW)
    expect(othello.drill.random_start).to_be_hidden()
