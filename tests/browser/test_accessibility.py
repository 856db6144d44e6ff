"""What assistive technology meets: a board of named cells, and nothing that axe-core finds."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.playthrough import playthrough, start_of
from browser.table import Table
from browser.workbench import Workbench
from reference.samples import INPUTS, OUTPUTS


def expect_no_violations(page: Page) -> None:
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


@pytest.fixture(params=["light", "dark"])
def scheme(othello: Page, request: pytest.FixtureRequest) -> Page:
    """The page in each of the colour schemes a reader may prefer."""
    othello.emulate_media(color_scheme=request.param, reduced_motion="reduce")
    return othello


def test_axe_finds_nothing_in_a_game(scheme: Page) -> None:
    """Neither at the start, nor in the middle of a game, nor at its end."""
    table, game = Table(scheme), playthrough(6, 1)
    expect_no_violations(scheme)
    table.new_game(6)
    for number, move in enumerate(game):
        table.click(move.square)
        table.expect(move.after)
        if number == 8:
            expect_no_violations(scheme)
    expect(table.status).to_have_text(re.compile("Game over"))
    expect_no_violations(scheme)


def test_axe_finds_nothing_in_the_workbench(scheme: Page) -> None:
    """Neither after a run, nor beside warnings, nor after an error."""
    workbench = Workbench(scheme)
    workbench.run(INPUTS["uva220"])
    workbench.expect_output(OUTPUTS["uva220"])
    expect_no_violations(scheme)
    workbench.run("4\nB 1 1\nN 9 1\n")
    expect(workbench.messages).to_have_text(re.compile("Line 2.*Line 3"))
    expect_no_violations(scheme)


def test_the_board_is_a_grid_of_rows_of_named_cells(othello: Page) -> None:
    """Said as a screen reader is told: the drawing itself stays out of it."""
    table = Table(othello)
    table.new_game(4)
    table.expect(start_of(4))
    expect(table.board).to_match_aria_snapshot("""
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
    expect(othello.locator("#drawing svg")).to_have_attribute("aria-hidden", "true")


def test_the_news_are_said_politely_and_in_one_place(othello: Page) -> None:
    """There is one status line, whatever else the page shows."""
    expect(othello.get_by_role("status")).to_have_text("Black to move.")
    workbench = Workbench(othello)
    workbench.run(INPUTS["uva220"])
    workbench.expect_output(OUTPUTS["uva220"])
    expect(othello.get_by_role("status")).to_have_count(1)
    expect(othello.get_by_role("status")).not_to_have_attribute("aria-live", "assertive")
