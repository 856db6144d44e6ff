"""Mistakes of kept games are found, practised, and come back on other days.

Expected values come from a slow solver that shares no code with the engine.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from driving import Othello
from driving.core.pasting import fill_number
from driving.core.window import DESK, PHONE
from harness.accessibility import findings
from othello import BLACK
from play.library.stored_game import of_game
from saved.players import PERSON
from unit.play.model.engine.engine_app import badly_played, losses, mistakes, right_and_wrong

GAME = badly_played(9, 6)
OWN = [number for number in mistakes(GAME) if GAME.plies[number - 1].color == BLACK]
NO_GAMES = "Play a game first: your costly moves come here."


def keep(othello: Othello) -> None:
    """Makes a badly played game one of the user's, and opens the page."""
    row = of_game(GAME, PERSON, "computer-4", "2026-11-01").row
    othello.practice.open_with_game(othello.page.url.partition("#")[0], row)


def found(othello: Othello) -> None:
    """Waits until the mistakes of the kept game are found."""
    othello.practice.show()
    expect(othello.practice.due).to_have_text(str(len(OWN)))


@pytest.mark.engine
def test_own_mistakes_are_found_practised_and_kept(othello: Othello) -> None:
    practice, count = othello.practice, len(OWN)
    assert count > 1
    practice.show()
    expect(practice.said).to_have_text(NO_GAMES)
    keep(othello)
    found(othello)
    expect(practice.pill).to_have_text(str(count))
    expect(practice.review).to_be_hidden()
    othello.window.resize(PHONE)
    assert findings(othello.page) == []
    othello.window.resize(DESK)
    blunders = [number for number in OWN if losses(GAME)[number] >= 10]
    practice.choose("Cost", "?? only")
    expect(practice.due).to_have_text(str(len(blunders)))
    practice.choose("Part of the game", "Moves 1 to 20")
    expect(practice.said).to_have_text("No position fits these choices.")
    expect(practice.start).to_be_hidden()
    practice.choose("Part of the game", "All moves")
    practice.choose("Cost", "All mistakes")
    fill_number(practice.limit, "1")
    expect(practice.due).to_have_text("1")
    fill_number(practice.limit, "20")
    mine = [losses(GAME)[number] for number in losses(GAME)
            if GAME.plies[number - 1].color == BLACK]  # fmt: skip
    othello.games.show()
    othello.games.expect_cells(5, [f"{sum(mine) / len(mine):.1f}"])
    practice.show()
    practice.start.click()
    cards = sorted(OWN, key=lambda number: -losses(GAME)[number])
    right, wrong = right_and_wrong(GAME, cards[0])
    expect(othello.status).to_contain_text(f"move {cards[0]}. Find the best move")
    othello.analysis.expect_no_values()
    othello.practice.answer(wrong)
    expect(othello.status).to_have_text(re.compile(f"^{wrong} costs .* Try another move"))
    othello.practice.answer(right)
    expect(othello.status).to_contain_text(f"{right} is right: ")
    othello.keyboard.press("Enter")
    expect(othello.status).to_contain_text(f"Exercise 2 of {count}, move {cards[1]}. ")
    practice.expect_kept('", 1, ')
    othello.reload()
    expect(othello.status).to_contain_text(f"Exercise 2 of {count}, move {cards[1]}. ")
    practice.not_again.click()
    expect(practice.pill).to_have_text(str(count - 2))
    othello.sharing.undo.click()
    expect(practice.pill).to_have_text(str(count - 1))
    for _ in cards[1:]:
        othello.keyboard.press("h")
        othello.keyboard.press("Enter")
    expect(othello.status).to_contain_text(f"0 of {count} right. Next: {count} tomorrow.")
    assert findings(othello.page) == []
    practice.again.click()
    practice.answer(wrong)
    practice.take_back.click()
    expect(othello.status).to_contain_text("Taken back, and not counted")
    practice.skip.click()
    expect(othello.status).to_contain_text(f"Exercise 2 of {count}, ")
    practice.not_again.click()
    practice.back.click()
    expect(practice.put_away).to_have_text(re.compile("^Put away: 1 position"))
    practice.list_put_away()
    othello.window.resize(PHONE)
    assert findings(othello.page) == []
    practice.bring_back.click()
    expect(practice.put_away).to_be_hidden()
    expect(practice.title).to_have_text("Nothing due today from your own games")
    expect(practice.said).to_have_text(f"Next: {count} tomorrow.")
    practice.expect_past(f"TodayYour mistakes0 of {count}")
