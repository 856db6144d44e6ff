"""The second engine, on computers with four processors or more."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from driving import Othello
from driving.core.window import DESK, PHONE
from harness.faults import Faults
from hosting.serving.server import SiteServer
from othello import square_name
from saved.game_text import to_fragment
from unit.play.model.engine.engine_app import badly_played, losses, worth

ON_A_DESK: dict[str, Any] = {"viewport": DESK}
ON_A_PHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize(
    ("processors", "options", "engines"),
    [(4, ON_A_DESK, 2), (2, ON_A_DESK, 1), pytest.param(8, ON_A_PHONE, 1, marks=pytest.mark.whole)],
)
def test_a_second_engine_shares_the_work_where_there_are_processors(
    new_context: Callable[..., BrowserContext],
    site: SiteServer,
    faults: Faults,
    options: dict[str, Any],
    engines: int,
) -> None:
    """Its loss is not noticed."""
    game = badly_played(2, 7)
    game.go_to(2)
    page = new_context(**options).new_page()
    othello = Othello.opened(page, f"{site.address}#play/{to_fragment(game)}")
    othello.engine.instrument_workers()
    othello.analysis.hint.click()
    othello.engine.expect_answers(1)
    othello.engine.expect_workers(1)
    othello.analysis.turn_on()
    othello.engine.expect_answers(engines)
    expected = {square_name(square, 8): value for square, value in worth(game).items()}
    othello.analysis.expect_values(expected)
    if engines == 2:
        faults.allow_complaints()
        othello.engine.end()
    othello.analysis.report.click()
    othello.analysis.expect_report()
    costliest = max(losses(game).values())
    expect(othello.analysis.costliest.first).to_contain_text(f"\u2212{costliest}")
    othello.engine.expect_workers(engines)
    expect(othello.engine.said).to_be_hidden()
