"""The views Play and Judge: each fits the window, keeps its state, and has an address."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import ViewportSize, expect

from driving import Othello
from driving.core.waiting import expect_value
from driving.core.window import PHONE, PHONE_ON_ITS_SIDE, ZOOMED, of_sizes
from driving.page.shell.navigation import JUDGE, PLAY, click_tab, click_view, expect_view, go_to
from harness.extent import in_part
from reference.formats import REFERENCES
from reference.samples import INPUTS, OUTPUTS, UVA220_INPUT, UVA220_OUTPUT

STEPS = 11  # Steps in the sample of UVa 220.
WRONG, _ = REFERENCES["uva220"].wrong
IS_NAMED = "() => location.hash === `#${document.documentElement.dataset.view}`"


@of_sizes(PHONE, PHONE_ON_ITS_SIDE, ZOOMED)
@pytest.mark.parametrize("tab", in_part(["Input", "Output"], 1))
def test_on_a_phone_the_board_and_the_lit_lines_are_in_view_together(
    othello: Othello, size: ViewportSize, tab: str
) -> None:
    othello.window.resize(size)
    othello.judge.run_sample("uva220")
    click_tab(othello.page, tab)
    text = othello.judge.input if tab == "Input" else othello.judge.output
    for number in in_part(range(STEPS, 0, -1), 3):
        othello.stepper.go_to(number)
        othello.stepper.expect_at(number, STEPS)
        othello.window.expect_whole(othello.board.grid)
        othello.stepper.expect_seen(text)
        assert othello.window.scrolled() == 0
        othello.window.expect_nothing_sideways()


@pytest.mark.parametrize("form", in_part(reversed(REFERENCES), 1))
def test_the_first_difference_is_in_view_without_scrolling(othello: Othello, form: str) -> None:
    """The verdict, the line in both outputs, and the square, right after pasting."""
    othello.judge.run_sample(form)
    wrong, squares = REFERENCES[form].wrong
    othello.comparison.paste(wrong)
    expect(othello.comparison.verdict).to_contain_text(re.compile("line|missing", re.I))
    othello.comparison.expect_differences()
    othello.window.expect_whole(
        othello.board.grid, othello.judge.input, othello.judge.output, othello.stepper.slider,
        othello.comparison.actual, othello.comparison.verdict, othello.status,
    )  # fmt: skip
    othello.stepper.expect_seen(othello.judge.output, othello.comparison.actual)
    assert othello.window.scrolled() == 0
    othello.drawing.expect_different(squares)


@of_sizes(PHONE, PHONE_ON_ITS_SIDE, ZOOMED)
def test_on_a_phone_the_first_difference_is_in_view(othello: Othello, size: ViewportSize) -> None:
    othello.window.resize(size)
    othello.judge.run_sample("uva220")
    othello.comparison.paste(WRONG)
    othello.comparison.expect_differences()
    othello.drawing.expect_different(1)
    othello.window.expect_whole(othello.board.grid, othello.comparison.next)
    othello.stepper.expect_seen(othello.comparison.actual)
    assert othello.window.scrolled() == 0


def test_an_edited_input_is_run_or_its_output_marked_as_stale(othello: Othello) -> None:
    """An output or a verdict never appears to belong to another input."""
    othello.judge.run_sample("uva220")
    othello.comparison.paste(UVA220_OUTPUT)
    othello.comparison.expect_verdict("Identical")
    edited = UVA220_INPUT.replace("L\nM35", "L\nL\nM35")
    line, rest = UVA220_OUTPUT.split("\n", 1)
    expected = f"{line}\n{line}\n{rest}"
    othello.judge.watch_output()
    othello.judge.paste(edited)
    othello.judge.expect_output(expected)
    othello.comparison.expect_verdict("line 2")
    for before, moment in pairwise(othello.judge.moments()):
        if before.source == edited and moment.output != expected:  # It is marked a frame later.
            # Output of the new run may be unmarked; the old output starts differently.
            assert moment.old or expected.startswith(moment.output)
            assert not moment.judged


def test_a_format_is_kept_for_an_empty_input_and_auto_for_a_replaced_one(othello: Othello) -> None:
    othello.clipboard.use_the_browsers_own()
    othello.judge.open()
    othello.judge.format.select_option("uva220")
    othello.clipboard.put("12")
    othello.judge.input.press("ControlOrMeta+V")
    expect(othello.judge.messages).to_contain_text("expected a board line")
    expect(othello.judge.format).to_have_value("uva220")
    othello.clipboard.put(INPUTS["jutge"])
    othello.judge.input.press("ControlOrMeta+A")
    othello.judge.input.press("ControlOrMeta+V")
    expect(othello.judge.format).to_have_value("auto")
    othello.judge.expect_output(OUTPUTS["jutge"])


def test_each_view_keeps_its_state_and_back_returns_to_it(othello: Othello) -> None:
    """Board, step, tab and focus are kept, also with boards of two sizes."""
    othello.judge.open()
    othello.page.go_back()
    expect_view(othello.page, PLAY)
    othello.board.press("d3")
    othello.judge.run_sample("uva220")
    click_tab(othello.page, "Compare")
    othello.keyboard.press("ArrowRight")  # To Make.
    othello.stepper.go_to(4)
    othello.generator.seed.click()  # A hidden element would not take the focus.
    click_view(othello.page, PLAY)
    expect(othello.board.square("d3")).to_be_focused()
    othello.board.expect_square("d3", "d3, black")
    othello.page.go_back()
    expect_view(othello.page, JUDGE)
    othello.stepper.expect_at(4, STEPS)
    expect(othello.generator.seed).to_be_focused()
    othello.page.go_forward()
    expect_view(othello.page, PLAY)
    othello.judge.run_sample("jutge")
    click_view(othello.page, PLAY)
    expect(othello.board.square("d3")).to_be_focused()


def test_the_input_is_at_most_six_tabs_from_the_board_and_f6_cycles_through_the_parts(
    othello: Othello,
) -> None:
    othello.judge.run_sample("uva220")
    othello.board.tab_stop.focus()
    assert othello.keyboard.tab_to(othello.judge.input) <= 6
    othello.board.tab_stop.focus()
    seen = []
    for _ in range(6):
        othello.keyboard.press("F6")
        name = "document.activeElement.id || document.activeElement.dataset.square"
        seen.append(othello.page.evaluate(name))
    assert seen[-1] == othello.keyboard.square() != ""
    assert {"judge-input", "judge-output"} <= set(seen)


def test_the_skip_link_leads_to_the_board(othello: Othello) -> None:
    othello.keyboard.press("Tab", "Enter")
    expect(othello.board.tab_stop).to_be_focused()
    expect_view(othello.page, PLAY)


@pytest.mark.engine
def test_the_graph_is_a_slider_with_spoken_values(othello: Othello) -> None:
    graph = othello.record.graph
    othello.board.press("d3", "c3", "c4")
    othello.record.show_graph()
    expect(graph).to_have_attribute("aria-valuetext", re.compile("^Move 3, Black c4, "))
    graph.focus()
    othello.keyboard.press("ArrowLeft")
    othello.record.expect_at(2)
    expect(graph).to_have_attribute("aria-valuetext", re.compile("^Move 2, White c3, "))
    othello.keyboard.press("Home")
    othello.record.expect_at(0)
    othello.record.point_in_graph(1)
    othello.record.expect_at(1)


def test_on_small_squares_the_second_tap_plays(phone: Othello) -> None:
    phone.game.new(26)
    phone.board.expect_size(26)
    phone.board.tap("m12")
    expect(phone.board.loupe).to_be_visible()
    expect(phone.board.play_aimed).to_have_text("Play m12")
    phone.board.expect_square("m12", "m12, empty, black may play, turns 1")
    phone.board.tap("m12")
    phone.board.expect_square("m12", "m12, black")
    expect(phone.board.loupe).to_be_hidden()
    phone.board.tap("l12")
    phone.board.play_aimed.tap()
    phone.board.expect_square("l12", "l12, white")


def test_text_pasted_outside_a_text_box_goes_to_the_current_view(othello: Othello) -> None:
    """A game in Play, an input in Judge."""
    othello.clipboard.use_the_browsers_own()
    othello.clipboard.put("f5d6c3")
    othello.board.square("a1").focus()
    othello.keyboard.press("ControlOrMeta+V")
    othello.record.expect_moves(["f5", "d6", "c3"])
    othello.clipboard.put(INPUTS["jutge"])
    click_view(othello.page, JUDGE)
    othello.board.tab_stop.focus()
    othello.keyboard.press("ControlOrMeta+V")
    othello.judge.expect_output(OUTPUTS["jutge"])


@pytest.mark.whole  # A race of a file and a click. The default run has each alone.
def test_the_address_names_the_view_that_a_file_opens_after_a_click(othello: Othello) -> None:
    """Otherwise the link to the other view would be dead."""
    page, sharing = othello.page, othello.sharing
    for wait in range(1, 15):
        go_to(page, JUDGE)
        sharing.hold_file()
        sharing.drop_file("input.txt", "8\n")
        sharing.read_and_leave(wait)
        sharing.expect_read()
        expect_value(page, IS_NAMED, True)
