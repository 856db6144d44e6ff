"""The work survives when the browser ends the page without warning."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from driving import Othello
from driving.core import starting
from driving.core.clock import Clock
from driving.page.shell.navigation import choose_form, open_tab
from harness.extent import in_part
from harness.faults import Faults
from hosting.serving.server import SiteServer
from reference.samples import JUTGE_INPUT


def edit_a_position(othello: Othello) -> None:
    """Places a disc in the position editor."""
    othello.position_editor.begin_empty()
    othello.board.press("a1")


def choose_language(othello: Othello, language: str) -> None:
    """Chooses the language of the program."""
    open_tab(othello.page, "Test")
    othello.compiler.language.select_option(language)


def choose_seed(othello: Othello, seed: str) -> None:
    """Types the seed of the next input."""
    othello.generator.open()
    othello.generator.choose_seed(seed)


LONG = f"x = 1  # {'-' * 990}\n" * 3000  # It is stored in pieces.

# A change and the check that a later visit has it.
Case = tuple[Callable[[Othello], object], Callable[[Othello], object]]
CASES: dict[str, Case] = {
    "move": (lambda page: page.board.press("d3"), lambda page: page.record.expect_moves(["d3"])),
    "input": (
        lambda page: page.judge.paste(JUTGE_INPUT),
        lambda page: expect(page.judge.input).to_have_value(JUTGE_INPUT),
    ),
    "format": (
        lambda page: choose_form(page.page, "boardsilly"),
        lambda page: expect(page.judge.format).to_have_value("boardsilly"),
    ),
    "output": (
        lambda page: page.comparison.paste("mine\n"),
        lambda page: expect(page.comparison.actual).to_have_value("mine\n"),
    ),
    "program": (
        lambda page: page.tested_program.paste("print()"),
        lambda page: expect(page.tested_program.program).to_have_value("print()"),
    ),
    "long program": (
        lambda page: page.tested_program.paste(LONG),
        lambda page: expect(page.tested_program.program).to_have_js_property(
            "textLength", len(LONG)
        ),
    ),
    "limit": (
        lambda page: page.tested_program.choose_limit(5),
        lambda page: expect(page.tested_program.limit).to_have_value("5"),
    ),
    "language": (
        lambda page: choose_language(page, "C++20"),
        lambda page: expect(page.compiler.language).to_have_value("C++20"),
    ),
    "seed": (
        lambda page: choose_seed(page, "17"),
        lambda page: expect(page.generator.seed).to_have_value("17"),
    ),
    "editor": (
        edit_a_position,
        lambda page: page.board.expect_row(1, "B......."),
    ),
    "players": (
        lambda page: page.game.set_player("White", "computer-7"),
        lambda page: page.game.expect_player("White", "computer-7"),
    ),
    "settings": (
        lambda page: page.settings.choose_theme("Blue"),
        lambda page: page.settings.expect_theme("Blue"),
    ),
}


@pytest.mark.only_browser("chromium")  # Only Chromium can crash a page on request.
@pytest.mark.parametrize("kind", in_part(CASES, 1))
def test_a_change_survives_a_crash_one_second_later(
    own_page: Othello, clock: Clock, faults: Faults, kind: str
) -> None:
    change, expect_change = CASES[kind]
    change(own_page)
    clock.pass_seconds(1)
    context, address = own_page.page.context, own_page.page.url.partition("#")[0]
    crash(own_page)
    expect_change(Othello.opened(context.new_page(), address))


@pytest.mark.only_browser("chromium")
def test_a_move_before_everything_is_loaded_survives_a_crash(page: Page, site: SiteServer) -> None:
    starting.connect(page, is_fast=False)
    page.route("**/py/{page/later.py,later-*.bin}", lambda route: None)  # It never arrives.
    othello = Othello(starting.playable(page, site.address))
    othello.board.press("d3")
    othello.board.expect_square("d3", "d3, black")
    crash(othello)
    Othello.opened(page.context.new_page(), site.address).record.expect_moves(["d3"])


@pytest.mark.only_browser("chromium")
def test_a_game_that_was_left_a_second_ago_survives_a_crash(
    own_page: Othello, clock: Clock
) -> None:
    for square in ("d3", "c3", "c4", "c5", "d6"):
        own_page.board.press(square)
    own_page.game.new()
    clock.pass_seconds(1)
    context, address = own_page.page.context, own_page.page.url.partition("#")[0]
    crash(own_page)
    later = Othello.opened(context.new_page(), address)
    later.games.show()
    later.games.expect_cells(6, ["5"])


def crash(othello: Othello) -> None:
    """Ends the process of a page, which gets no event."""
    page = othello.page
    target = page.context.new_cdp_session(page).send("Target.getTargetInfo")["targetInfo"]
    assert page.context.browser
    browser = page.context.browser.new_browser_cdp_session()
    attached = browser.send(
        "Target.attachToTarget", {"targetId": target["targetId"], "flatten": False}
    )
    message = json.dumps({"id": 1, "method": "Page.crash"})
    with page.expect_event("crash"):
        # A direct message would wait for its answer, which never comes.
        browser.send("Target.sendMessageToTarget", attached | {"message": message})
