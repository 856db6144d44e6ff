"""Asking why on the page, with evidence that a program in place of ours makes up."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from driving import Othello
from driving.core.shared_page import SharedPage
from driving.core.waiting import IN_SLICES, settle
from driving.page.shell.navigation import open_tab
from harness.accessibility import findings
from harness.faults import Faults
from reference.wrong.forgetful import FORGETS_SOUTH_WEST

# The default run asks why in the test of a program, and about everything else in the model.
pytestmark = [pytest.mark.whole, pytest.mark.sandbox]

# Tells of a board that is the judge's. Line 7 writes every square, line 21 reads (1,2) after each
# move, and a loop on line 19 ends before it comes to (1,1).
SERVICE = """\
import json, sys
request = json.loads(sys.stdin.buffer.readline())
if request["ask"] == "explain":
    states = ["".join(step["rows"]) for step in request["judge"]["steps"]]
    main, show = [[7, "main"], [33, "the main program"]], [[30, "show"], [14, "main"]]
    events = [[0, at, "wrote", 0, sign, [["n", "4"]], ""] for at, sign in enumerate(states[0])]
    for step in range(1, len(states)):
        decided = "`board[y][x] == color` was false"
        events.append([step, 1, "read", 1, decided, [["y", str(step)]], ""])
        events.append([step, 0, "ended", 2, "`for k in range(1, n)`: `k` was 1, 2", [], ""])
    stacks = [main, [[21, "play"], [13, "main"]], [[19, "play"], [13, "main"]], show]
    board = {"name": "board", "sentence": "", "wrong": None, "states": states}
    board.update(exchanged=False, not_passed=False)
    facts = {"repeated": True, "done": "wrote"}
    facts.update(stack=show, variables=[["text", "'a'"]], stacks=stacks, moves="", board=board)
    facts.update(writes=[[4, 3], [10000, 0]], collected=[[4, 1], [10000, 0]], events=events)
    print(json.dumps(facts), flush=True)
"""
MOVE = re.compile(r"^After [NB] \d \d, \(1,2\) (is empty|has [NB])\.$")


@pytest.fixture(scope="module", params=["shared_page", "shared_phone_page"])
def tested(request: pytest.FixtureRequest) -> Iterator[Othello]:
    """The page on a desktop and on a phone, with a tested program and its board."""
    shared: SharedPage = request.getfixturevalue(request.param)
    othello = Othello(shared.reset())
    with othello.why.answered_by(SERVICE):
        othello.tested_program.try_program(FORGETS_SOUTH_WEST, "jutge")
        expect(othello.tested_program.moment).to_contain_text("At line 30", timeout=IN_SLICES)
        if request.param == "shared_phone_page":
            othello.tested_program.show_board.click()
        yield othello


@pytest.fixture
def asking(faults: Faults, tested: Othello) -> Othello:
    """The page with the tested program, at the last step."""
    open_tab(tested.page, "Test")
    to_last_step(tested)
    return tested


def to_last_step(othello: Othello) -> None:
    othello.stepper.first()
    othello.stepper.last()
    settle(othello.page)


def test_a_square_leads_to_the_lines_that_wrote_and_read_it_and_back(asking: Othello) -> None:
    why, tested = asking.why, asking.tested_program
    step = asking.stepper.label.text_content() or ""
    why.square("(1,2)").click()
    expect(why.title).to_have_text(MOVE)
    expect(asking.status).to_have_text(re.compile(r"\(1,2\) .* Listed: \d lines\."))
    expect(why.lines.first).to_contain_text("Line 21 in play, called from line 13 in main, read")
    expect(why.lines.last).to_contain_text("wrote . on (1,2) in game 1.")
    why.expect_marked("(1,2)")
    assert findings(asking.page) == []
    why.lines.last.click()
    expect(asking.stepper.label).to_contain_text("1 of ")
    expect(tested.moment).to_contain_text("Line 7 in main, called from line 33 in the main program")
    expect(tested.variables).to_have_text("n4")
    tested.expect_lit_line(7)
    expect(why.lines).to_have_count(1)
    why.back.click()
    expect(asking.stepper.label).to_have_text(step)
    expect(tested.moment).to_contain_text("At line 30")
    expect(why.back).to_be_hidden()


def test_a_square_is_asked_about_with_the_keyboard(asking: Othello) -> None:
    why, page = asking.why, asking.page
    step = asking.stepper.label.text_content() or ""
    why.tab_stop.focus()
    for key, name in (("Control+Home", "(1,1)"), ("ArrowRight", "(1,2)"), ("Home", "(1,1)")):
        page.keyboard.press(key)
        expect(why.focused).to_have_attribute("data-square", name)
    expect(why.focused).to_have_attribute(
        "aria-label", re.compile(r"^\(1,1\), (empty|black|white)$")
    )
    expect(asking.stepper.label).to_have_text(step)
    page.keyboard.press("Space")
    expect(why.lines.first).to_contain_text("for k in range(1, n): k was 1, 2.")
    page.keyboard.press("Tab")
    expect(why.lines.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(why.back).to_be_focused()
    asking.tested_program.expect_lit_line(19)
    page.keyboard.press("Enter")
    expect(why.lines.first).to_be_focused()


def test_a_character_of_the_output_leads_to_the_line_that_printed_it(asking: Othello) -> None:
    why, tested = asking.why, asking.tested_program
    open_tab(asking.page, "Compare")
    asking.comparison.actual.press("Control+Home")
    texts = ["Line 30 in show, called from line 14 in main, printed this."]
    texts += ["Line 21 in play, called from line 13 in main, collected it."]
    expect(why.printed).to_have_text(texts)
    expect(asking.status).to_have_text(" ".join(texts))
    asking.comparison.actual.press("ArrowDown")
    expect(why.printed).to_have_text([re.compile("^Line 7 in main")])
    why.printed.click()
    tested.expect_lit_line(7)
    why.back.click()
    expect(why.printed).to_be_visible()
    asking.comparison.actual.press("End")
    asking.comparison.actual.press("x")
    expect(why.printed).to_be_hidden()
    asking.comparison.actual.press("Backspace")
    asking.comparison.actual.press("Control+Home")
    expect(why.printed).to_have_text(texts)
