"""Links open beside the user's own work, in the view they belong to."""

import json
import re
import zlib
from base64 import urlsafe_b64encode

import pytest
from playwright.sync_api import expect

from driving import Othello
from driving.page.share.sharing import BY_BUTTON, BY_ESCAPE
from driving.page.shell.navigation import PLAY, expect_view, go_to
from harness.extent import in_part
from reference.samples import UVA220_INPUT

OTHER_GAME = "play/8..f5d6c3.3"


def link_to(text: str, view: str = "judge") -> str:
    """Returns the fragment of a link to an actual output, which opens in a view."""
    state = {
        "format": "auto", "input": "", "yours": text, "program": "", "step": -1, "game": "8...0",
    }  # fmt: skip
    packed = zlib.compress(json.dumps(state, ensure_ascii=False).encode(), 9)
    return f"{view}/{urlsafe_b64encode(packed).decode().rstrip('=')}"


LONG_LINK = link_to("8" * 9_000_000, "play")


def test_a_link_opens_beside_the_users_work(othello: Othello) -> None:
    """Edits survive a reload, and the way back restores every byte of the own work."""
    othello.board.press("d3", "c3")
    othello.record.expect_moves(["d3", "c3"])
    othello.judge.run(UVA220_INPUT)
    othello.comparison.paste("mine \t\n")
    othello.sharing.follow(OTHER_GAME)
    expect_view(othello.page, PLAY)
    othello.record.expect_moves(["f5", "d6", "c3"])
    expect(othello.sharing.borrowed).to_be_visible()
    expect(othello.page).to_have_title("Othello · move 3")
    othello.board.press("d3")
    othello.record.expect_moves(["f5", "d6", "c3", "d3"])
    expect(othello.page).to_have_url(re.compile("#play$"))
    othello.reload()
    othello.record.expect_moves(["f5", "d6", "c3", "d3"])
    othello.sharing.back_to_mine.click()
    expect(othello.sharing.borrowed).to_be_hidden()
    expect(othello.judge.input).to_have_value(UVA220_INPUT)
    expect(othello.comparison.actual).to_have_value("mine \t\n")
    go_to(othello.page, PLAY)
    othello.record.expect_moves(["d3", "c3"])
    othello.sharing.follow(OTHER_GAME)
    othello.sharing.keep_this.click()
    expect(othello.sharing.borrowed).to_be_hidden()
    othello.reload()
    othello.record.expect_moves(["f5", "d6", "c3"])


def test_the_browsers_back_after_a_link_restores_the_own_game(othello: Othello) -> None:
    othello.board.press("d3", "c3")
    for moves in in_part((["d3"], []), 1):  # A link that was played on, and an unchanged one.
        othello.sharing.come_by(OTHER_GAME)
        expect(othello.sharing.borrowed).to_be_visible()
        othello.board.press(*moves)
        othello.record.expect_moves(["f5", "d6", "c3", *moves])
        othello.page.go_back()
        othello.record.expect_moves(["d3", "c3"])
        expect(othello.sharing.borrowed).to_be_hidden()
        if moves:
            othello.sharing.undo.click()
            othello.record.expect_moves(["f5", "d6", "c3", *moves])
            othello.sharing.back_to_mine.click()


@pytest.mark.whole  # The default run tests this without a browser.
def test_a_link_to_too_much_is_refused(othello: Othello) -> None:
    othello.board.press("d3")
    othello.sharing.follow(link_to("8" * 12_000_000))
    expect(othello.sharing.notice).to_contain_text("unpacks to more than 10000000 bytes")
    othello.record.expect_moves(["d3"])


def test_the_reading_of_a_link_can_be_cancelled(othello: Othello) -> None:
    """And that of a file."""
    othello.board.press("d3")
    othello.sharing.cancel_next(BY_BUTTON)
    othello.sharing.follow(LONG_LINK)
    othello.sharing.expect_cancelled()
    othello.record.expect_moves(["d3"])
    expect(othello.sharing.borrowed).to_be_hidden()
    othello.sharing.follow(OTHER_GAME)
    othello.record.expect_moves(["f5", "d6", "c3"])
    othello.judge.run(UVA220_INPUT)
    othello.sharing.cancel_next(BY_ESCAPE)
    othello.sharing.drop_file("input.txt", "8", 9_000_000)
    othello.sharing.expect_cancelled()
    assert othello.judge.source() == UVA220_INPUT


@pytest.mark.whole  # The default run cancels the reading of a link.
def test_a_page_that_reads_a_link_can_start_without_it(own_page: Othello) -> None:
    own_page.board.press("d3")
    own_page.sharing.leave()
    own_page.sharing.cancel_on_start()
    own_page.page.goto(own_page.page.url.partition("#")[0] + "?#" + LONG_LINK)
    own_page.sharing.expect_cancelled()
    own_page.record.expect_moves(["d3"])
    expect(own_page.sharing.borrowed).to_be_hidden()
