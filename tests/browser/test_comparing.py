"""Comparing: the verdict in a sentence, and the board where two outputs part."""

from playwright.sync_api import Page, expect

from harness.workbench import drop, output, run_judge, status, verdict
from reference.samples import BOARDSILLY_INPUT, BOARDSILLY_OUTPUT, UVA220_INPUT, UVA220_OUTPUT
from reference.wrong_programs_boardsilly import leaves_itself_out


def test_the_same_output_is_identical(othello: Page) -> None:
    run_judge(othello, UVA220_INPUT)
    expect(verdict(othello, UVA220_OUTPUT)).to_have_text("Identical to the byte: 23 lines.")


def test_a_lost_blank_in_the_counts_is_white_space_and_told_so(othello: Page) -> None:
    run_judge(othello, UVA220_INPUT)
    said = verdict(othello, UVA220_OUTPUT.replace("-  ", "- "))
    expect(said).to_contain_text("white space")
    expect(said).to_contain_text("lost a blank")


def test_a_dropped_file_keeps_its_line_ends(othello: Page) -> None:
    run_judge(othello, UVA220_INPUT)
    drop(othello, "#your-output", "mine.txt", UVA220_OUTPUT.replace("\n", "\r\n"))
    expect(othello.locator("#judge-verdict")).to_contain_text("white space")


def test_another_order_is_right_for_board_silly_and_wrong_for_a_list(othello: Page) -> None:
    run_judge(othello, BOARDSILLY_INPUT)
    first, second = BOARDSILLY_OUTPUT.split("\n\n")
    other = "\n".join(reversed(first.split("\n"))) + "\n\n" + second
    expect(verdict(othello, other)).to_contain_text("Right: the same moves in another order")
    run_judge(othello, UVA220_INPUT)
    swapped = UVA220_OUTPUT.replace("(3,5) (4,6)", "(4,6) (3,5)", 1)
    expect(verdict(othello, swapped)).to_contain_text("another order")
    expect(othello.locator("#judge-verdict")).to_contain_text("line 1")


def test_the_first_difference_can_be_seen_on_the_board(othello: Page) -> None:
    run_judge(othello, UVA220_INPUT)
    expect(verdict(othello, UVA220_OUTPUT.replace("---WW---", "---WB---", 1))).to_contain_text(
        "First difference at line 7"
    )
    for side in ("#judge-side", "#your-side"):
        expect(othello.locator(f"{side} .mark.different")).to_have_count(1)
    othello.get_by_role("button", name="Show on the board").click()
    expect(status(othello)).to_have_text("The game ends.")
    expect(othello.locator("#drawing .mark.different")).to_have_count(1)
    expect(othello.locator(".pair.different mark")).to_have_text(["W", "B"])


def test_a_classic_mistake_is_named(othello: Page) -> None:
    run_judge(othello, BOARDSILLY_INPUT)
    verdict(othello, leaves_itself_out(BOARDSILLY_INPUT))
    expect(othello.locator("#judge-guess")).to_contain_text("itself")


def test_output_that_ends_early_or_goes_on_is_told_so(othello: Page) -> None:
    run_judge(othello, UVA220_INPUT)
    expect(verdict(othello, UVA220_OUTPUT[:40])).to_contain_text("too short")
    expect(verdict(othello, UVA220_OUTPUT + "more\n")).to_contain_text("too long")


def test_what_is_pasted_as_output_is_never_html(othello: Page) -> None:
    run_judge(othello, UVA220_INPUT)
    expect(verdict(othello, '<img src=x onerror="alert(1)"><b>\n')).to_contain_text("<img")
    expect(othello.locator("#aligned")).to_contain_text("<img")
    expect(othello.locator("main img, #aligned b")).to_have_count(0)
    assert output(othello) == UVA220_OUTPUT


def test_without_a_run_there_is_no_verdict(othello: Page) -> None:
    expect(verdict(othello, "anything")).to_have_text("")
