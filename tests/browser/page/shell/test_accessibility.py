"""Accessibility: a board of named cells, and no findings of axe-core."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from board.orientation import THEMES
from driving import Othello
from driving.core.window import PHONE, PHONE_ON_ITS_SIDE, of_sizes
from driving.playthrough import playthrough, start_of
from harness.accessibility import RULES, findings
from harness.extent import in_part
from reference.samples import UVA220_INPUT, UVA220_OUTPUT
from saved.game_text import to_fragment
from unit.play.model.engine.engine_app import badly_played

# Black must pass; White's c1 ends the game.
WIPED_OUT = "WB--\n----\n----\n----\nX"


def variations(othello: Othello) -> None:
    othello.board.press("d3", "c3", "c4")
    othello.record.go_to(1)
    othello.board.press("e3", "f4")
    othello.variations.mark.select_option("?")
    othello.variations.comment.fill("Too early")
    expect(othello.variations.remarks).to_have_text("Too early")


def end_of_a_game(othello: Othello) -> None:
    othello.game.new(4)
    othello.board.press(*[move.square for move in playthrough(4, 1)])
    expect(othello.game.result).to_be_visible()


def comparing(othello: Othello) -> None:
    othello.judge.run(UVA220_INPUT)
    othello.comparison.paste(UVA220_OUTPUT.replace("---WW---", "---WB---", 1))
    othello.comparison.expect_verdict("First difference")


def piece_of_board_silly(othello: Othello) -> None:
    # To C3 in its column, to B2 and C5 on its diagonals; an X blocks its row.
    othello.judge.run_sample("boardsilly")
    othello.stepper.last()
    othello.board.press("c1")
    expect(othello.status).to_have_text("The O on A3 has 3 moves.")


def analysis(othello: Othello) -> None:
    othello.board.press("d3")
    othello.analysis.turn_on()
    othello.analysis.expect_drawn(3, False)  # White may play c3, c5 and e3.
    othello.analysis.unfold_table()


def walked_line(othello: Othello) -> None:
    othello.record.put_on_the_board(WIPED_OUT)
    othello.analysis.turn_on()
    othello.analysis.line.first.click()
    expect(othello.analysis.back).to_be_visible()


def analysed_step(othello: Othello) -> None:
    othello.judge.run_sample("uva220")
    othello.stepper.go_to(2)
    othello.analysis.turn_on()
    othello.analysis.expect_drawn(4, False)


def report(othello: Othello) -> None:
    othello.sharing.follow(f"play/{to_fragment(badly_played(1, 7))}")
    othello.analysis.turn_on()
    othello.analysis.report.click()
    othello.analysis.expect_report()
    othello.analysis.show_of(0).click()
    expect(othello.analysis.try_again).to_be_visible()


def waiting_computer(othello: Othello) -> None:
    othello.game.against(3, "black")
    othello.board.press("d3")
    othello.record.expect_plies(2)
    othello.record.go_to(1)
    expect(othello.game.let_it_play).to_be_visible()


# The actions that lead to each state, one after another.
STATES: dict[str, list[Callable[[Othello], object]]] = {
    "middle of a game": [lambda page: page.board.press("d3", "c3", "c4", "e3")],
    "variations": [variations],
    "end of a game": [end_of_a_game],
    "large board": [lambda page: page.game.new(26), lambda page: page.board.expect_size(26)],
    "warnings": [
        lambda page: page.judge.run("4\nB 1 1\nN 9 1\n"),
        lambda page: expect(page.judge.messages).to_have_text(re.compile("Line 2.*Line 3")),
    ],
    "error": [
        lambda page: page.judge.run("1\n--------\n"),
        lambda page: expect(page.judge.error).to_be_visible(),
    ],
    "stepping": [lambda page: page.judge.run_sample("uva220"), lambda page: page.stepper.last()],
    "comparing": [comparing],
    "piece of Board Silly": [piece_of_board_silly],
    "setting up": [
        lambda page: page.position_editor.begin(), lambda page: page.board.press("h8"),
    ],
    "generating": [
        lambda page: page.generator.choose("jutge"), lambda page: page.generator.make_any(),
    ],
    "testing": [lambda page: page.tested_program.paste("print()")],
    "empty judge": [lambda page: page.judge.open()],
    "formats": [
        lambda page: page.judge.run(UVA220_INPUT), lambda page: page.judge.offer_samples(),
    ],
    "analysis": [analysis],
    "walked line": [walked_line],
    "analysed step": [analysed_step],
    "report": [report],
    "waiting computer": [waiting_computer],
    "opened from a link": [
        lambda page: page.sharing.follow("play/8..f5d6c3.3"),
        lambda page: expect(page.sharing.borrowed).to_be_visible(),
    ],
    "settings": [lambda page: page.settings.open()],
    "sheet of keys": [lambda page: page.shortcuts.show.click()],
}  # fmt: skip


def reach(othello: Othello, state: str) -> None:
    for act in STATES[state]:
        act(othello)


@pytest.mark.engine
@pytest.mark.parametrize("state", in_part([*STATES][7:] + [*STATES][:7], 1))
def test_axe_finds_nothing_in_any_state(othello: Othello, state: str) -> None:
    reach(othello, state)
    assert findings(othello.page, [*RULES]) == []


@pytest.mark.engine
@of_sizes(PHONE, PHONE_ON_ITS_SIDE)
@pytest.mark.parametrize("state", in_part(STATES, 1))
def test_axe_finds_nothing_in_any_state_on_a_phone(
    othello: Othello, state: str, size: ViewportSize
) -> None:
    reach(othello, state)
    othello.window.resize(size)
    assert findings(othello.page, [*RULES]) == []


@pytest.mark.whole  # The default run measures the contrast of a theme.
@pytest.mark.parametrize("theme", THEMES[1:])
def test_axe_finds_nothing_in_any_theme(othello: Othello, theme: str) -> None:
    othello.settings.choose_theme(theme.capitalize())
    othello.board.press("d3")
    assert findings(othello.page, [*RULES]) == []


def test_the_board_is_a_grid_of_rows_of_named_cells(othello: Othello) -> None:
    """As a screen reader sees it: the drawing itself is hidden."""
    othello.game.new(4)
    othello.board.expect(start_of(4))
    expect(othello.board.grid).to_match_aria_snapshot("""
        - grid "Board":
          - row:
            - gridcell "a1, empty"
            - gridcell "b1, empty, black may play, turns 1"
            - gridcell "c1, empty"
            - gridcell "d1, empty"
          - row:
            - gridcell "a2, empty, black may play, turns 1"
            - gridcell "b2, white"
            - gridcell "c2, black"
            - gridcell "d2, empty"
          - row:
            - gridcell "a3, empty"
            - gridcell "b3, black"
            - gridcell "c3, white"
            - gridcell "d3, empty, black may play, turns 1"
          - row:
            - gridcell "a4, empty"
            - gridcell "b4, empty"
            - gridcell "c4, empty, black may play, turns 1"
            - gridcell "d4, empty"
    """)
    expect(othello.drawing.svg).to_have_attribute("aria-hidden", "true")
    expect(othello.status).not_to_have_attribute("aria-live", "assertive")
