"""Links open beside one's own work, and what they are about opens where it belongs."""

import json
import re

import pytest
from playwright.sync_api import expect

from driving import Othello
from driving.core.waiting import settle
from driving.shell.navigation import JUDGE, PLAY, expect_view, go_to
from reference.samples import INPUTS, OUTPUTS, UVA220_INPUT

OTHER_GAME = "play/8..f5d6c3.3"


def test_a_link_opens_beside_ones_own_work(othello: Othello) -> None:
    """Edits of it survive a reload, and the way back leads to every byte of one's own."""
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
    expect(othello.comparison.yours).to_have_value("mine \t\n")
    go_to(othello.page, PLAY)
    othello.record.expect_moves(["d3", "c3"])
    othello.reload()
    othello.record.expect_moves(["d3", "c3"])
    expect(othello.judge.input).to_have_value(UVA220_INPUT)


def test_what_a_link_opened_can_be_kept_and_given_up_again(othello: Othello) -> None:
    othello.board.press("d3")
    othello.sharing.follow(OTHER_GAME)
    othello.sharing.keep_this.click()
    expect(othello.sharing.borrowed).to_be_hidden()
    othello.sharing.undo.click()
    expect(othello.sharing.borrowed).to_be_visible()
    othello.sharing.back_to_mine.click()
    othello.record.expect_moves(["d3"])


def test_nothing_of_one_work_can_be_undone_once_another_is_open(othello: Othello) -> None:
    """It would take the place of what was kept, which nobody could bring back."""
    othello.sharing.follow(OTHER_GAME)
    othello.sharing.keep_this.click()
    expect(othello.sharing.undo).to_be_visible()
    othello.sharing.follow("play/8..c4.1")
    othello.record.expect_moves(["c4"])
    settle(othello.page)
    assert not othello.sharing.undo.is_visible()  # In a while it goes by itself.
    othello.sharing.back_to_mine.click()
    othello.record.expect_moves(["f5", "d6", "c3"])


def test_links_of_each_kind_open_where_they_belong(othello: Othello) -> None:
    """A game in Play, judge input in Judge, and those made before there were two views."""
    othello.judge.run(UVA220_INPUT)
    packed = othello.sharing.copy_link().partition("#judge/")[2]
    for fragment, view in ((OTHER_GAME, PLAY), (packed, JUDGE), (f"play/{packed}", PLAY)):
        othello.sharing.follow(fragment)
        expect_view(othello.page, view)
        expect(othello.sharing.borrowed).to_be_visible()
    expect(othello.judge.input).to_have_value(UVA220_INPUT)


def test_a_link_to_a_game_can_be_read(othello: Othello) -> None:
    othello.board.press("d3", "c3")
    othello.record.expect_plies(2)
    assert othello.sharing.copy_link().endswith("#play/8..d3c3.2")


def test_a_position_that_is_set_up_survives_a_reload_and_a_link(othello: Othello) -> None:
    othello.position_editor.begin_empty()
    othello.board.press("a1", "b1", "b1")
    othello.board.expect_row(1, "BW......")
    link = othello.sharing.copy_link()
    othello.reload()
    othello.board.expect_row(1, "BW......")
    expect(othello.position_editor.panel).to_be_visible()
    othello.come_anew(link)
    othello.board.expect_row(1, "BW......")
    othello.position_editor.play_from_here.click()
    othello.game.expect_turn("black")


def test_a_board_of_board_silly_is_changed_in_the_input_itself(othello: Othello) -> None:
    """So it is in links, and what the judge prints follows."""
    othello.judge.run("\n".join(["........"] * 8) + "\nX\n")
    othello.stepper.brush("X").check()
    othello.board.press("a1", "b2")
    first, second, *_ = othello.judge.source().split("\n")
    assert (first, second) == ("X.......", ".X......")
    expect(othello.judge.output).to_contain_text("A1-A2")
    othello.stepper.brush("Empty").check()
    othello.board.press("a1")
    expect(othello.judge.input).to_have_value(re.compile(r"^\.{8}\n\.X\.{6}\n"))
    othello.stepper.brush("Look").check()
    othello.board.press("b2")
    expect(othello.stepper.details).to_have_count(8)
    othello.come_anew(othello.sharing.copy_link())
    othello.board.expect_row(2, ".X......")


def test_stored_by_the_page_before_there_were_two_views(othello: Othello) -> None:
    state = {
        "page": "othello", "format": "auto", "input": INPUTS["jutge"], "yours": "",
        "program": "", "step": 1, "game": "8..d3c3.2",
    }  # fmt: skip
    othello.come_anew(othello=json.dumps(state))
    othello.record.expect_moves(["d3", "c3"])
    go_to(othello.page, JUDGE)
    othello.judge.expect_output(OUTPUTS["jutge"])
    othello.stepper.expect_at(2, 2)


@pytest.mark.engine
def test_the_computer_leaves_what_a_link_opened_be(othello: Othello) -> None:
    """Until it is told to play: what somebody sent is looked at first."""
    othello.game.seat("White", "computer-3")
    othello.sharing.follow("play/8..f5.1")
    expect(othello.game.let_it_play).to_be_visible()
    othello.record.expect_moves(["f5"])
    othello.game.let_it_play.click()
    othello.record.expect_plies(2)
