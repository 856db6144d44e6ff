"""A failure of the browser or the network is reported, with advice on what to do."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from driving import Othello
from driving.core import starting, stored
from harness.extent import in_part
from harness.faults import Faults
from hosting.serving.server import SiteServer
from reference.samples import JUTGE_INPUT, JUTGE_OUTPUT

# Some hosts answer with a page where there is no such file.
ANSWERS = {
    "no connection": lambda route: route.abort(),
    "404": lambda route: route.fulfill(status=404, body="not found"),
    "a page": lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"),
}

LATER = "**/py/{workbench/comparison/align/alignment.py,later-*.bin}"  # One of the modules, or all.
NO_FILE = r"This host does not have {}\. Try again\."
REASONS = {
    "no connection": r"Check the connection and try again\.",
    "404": NO_FILE,
    "a page": NO_FILE,
}


def answering(page: Page, path: str, how: str, faults: Faults) -> None:
    """Answers requests for a path with an error or another file."""
    faults.allow_complaints()
    if how == "404":
        faults.expect("answer 404: ")

    def answer(route: Route) -> None:
        ANSWERS[how](route)

    page.route(path, answer)


@pytest.mark.parametrize("how", in_part(ANSWERS, 1))
def test_a_missing_module_is_reported_and_the_game_works(
    page: Page, site: SiteServer, faults: Faults, how: str
) -> None:
    answering(page, LATER, how, faults)
    starting.connect(page, is_fast=False)
    othello = Othello(starting.playable(page, site.address))
    reason = REASONS[how].format(r"(alignment\.py|later\.bin)")
    notice = rf"^The judges and the analysis could not be loaded\. {reason}$"
    expect(othello.sharing.notice).to_have_text(re.compile(notice))
    starting.expect_not_all_ready(page)
    othello.board.press("d3")
    expect(othello.status).to_contain_text("Black d3")
    stored.expect_game(page, "8..d3.1")
    page.unroute_all()
    othello.sharing.load_again.click()
    starting.expect_all_ready(page)
    expect(othello.sharing.load_again).to_be_hidden()
    othello.judge.run(JUTGE_INPUT)
    othello.judge.expect_output(JUTGE_OUTPUT)


@pytest.mark.whole  # The default run refuses the copy of a link.
def test_a_link_that_cannot_be_compressed_is_reported(own_page: Othello) -> None:
    own_page.page.evaluate("delete window.CompressionStream")
    own_page.judge.open()
    own_page.sharing.link_button().click()
    expect(own_page.sharing.notice).to_contain_text("link")
    expect(own_page.sharing.notice).to_contain_text("file")


def test_a_refused_copy_is_reported(othello: Othello) -> None:
    """At every copy button. The game can still be played."""
    refused = "The browser does not let this page copy. Select the text and copy it by hand."
    othello.clipboard.refuse()
    othello.judge.run(JUTGE_INPUT)
    othello.judge.copy_button.click()
    expect(othello.sharing.notice).to_have_text(refused)
    othello.sharing.clear_all()
    othello.sharing.link_button().click()
    expect(othello.sharing.notice).to_have_text(refused)
    othello.record.press_copy()
    expect(othello.record.said).to_have_text(refused)
    othello.board.press("d3")
    othello.board.expect_square("d3", "d3, black")
