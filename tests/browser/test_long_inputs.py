"""Long inputs: the page answers while a judge runs, and a run can be stopped."""

from playwright.sync_api import Page, expect

from harness.workbench import WITHIN, cell, ended, output, paste
from reference import uva220_slow
from reference.samples import UVA220_INPUT

BOARD = UVA220_INPUT[2:].split("W\n")[0]
START = f"1\n{BOARD}W\n"


def test_the_page_plays_while_a_judge_runs_and_the_run_can_be_cancelled(othello: Page) -> None:
    paste(othello, START, "L\n", 50_000)
    othello.get_by_role("button", name="Run", exact=True).click()
    cancel = othello.locator("#cancel")
    expect(cancel).to_be_visible()
    expect(othello.get_by_role("progressbar", name="Input read")).to_be_visible()
    cell(othello, "d3").click()
    expect(cell(othello, "d3")).to_have_attribute("aria-label", "d3, black")
    cancel.click()
    expect(cancel).to_be_hidden()
    expect(othello.locator("#judge-messages")).to_contain_text("Stopped by you after line")
    line = "(3,5) (4,6) (5,3) (6,4)\n"
    text = output(othello)
    assert text == line * (len(text) // len(line))


def test_a_run_in_many_slices_prints_the_same(othello: Page) -> None:
    text = START + "L\nM35\nL\nM34\n" * 300
    paste(othello, START, "L\nM35\nL\nM34\n", 300)
    othello.get_by_role("button", name="Run", exact=True).click()
    ended(othello)
    assert output(othello) == uva220_slow.answer(text)


def test_no_task_of_a_long_run_freezes_the_page(othello: Page) -> None:
    """While the judge runs, the page goes on drawing frames."""
    paste(othello, START, "L\n", 3000)
    othello.evaluate(
        """() => { window.frames_ = 0; const count = () => {
            frames_++; requestAnimationFrame(count); }; count(); }"""
    )
    othello.get_by_role("button", name="Run", exact=True).click()
    ended(othello)
    assert othello.evaluate("frames_") > 5


def test_five_million_characters_are_refused_in_a_sentence(othello: Page) -> None:
    paste(othello, "", "L " * 5000 + "\n", 500)
    othello.get_by_role("button", name="Run", exact=True).click()
    expect(othello.locator("#judge-messages")).to_contain_text(
        "This input has 5000500 characters", timeout=WITHIN
    )
