"""Stepping through a judge's run: input, output and board go together."""

from playwright.sync_api import Page, expect

from harness.workbench import cell, output, run_judge, status
from reference.samples import BOARDSILLY_INPUT, JUTGE_INPUT, UVA220_INPUT


def step(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def lit(page: Page, element: str) -> tuple[int, int]:
    """Returns the first line that is lit up, counted from 0, and how many are."""
    first, count = page.evaluate(
        """id => ["--first", "--count"].map(
            name => +document.getElementById(id).style.getPropertyValue(name))""",
        element,
    )
    return int(first), int(count)


def label(page: Page, text: str) -> None:
    expect(page.locator("#step-label")).to_have_text(text)


def test_first_next_previous_and_last_go_through_all_steps(othello: Page) -> None:
    run_judge(othello, UVA220_INPUT)
    label(othello, "11 steps")
    step(othello, "Next step")
    label(othello, "Step 1 of 11")
    step(othello, "Last step")
    label(othello, "Step 11 of 11")
    step(othello, "Previous step")
    label(othello, "Step 10 of 11")
    step(othello, "First step")
    label(othello, "Step 1 of 11")


def test_a_move_lights_up_its_line_its_output_and_its_discs(othello: Page) -> None:
    """M35 stands on line 13 of the sample and prints the second line of the output."""
    run_judge(othello, UVA220_INPUT)
    for _ in range(4):
        step(othello, "Next step")
    assert lit(othello, "input-lines") == (12 - 1, 1)
    assert lit(othello, "judge-output") == (1, 1)
    expect(status(othello)).to_have_text(
        "White plays (3,5): turns e4 over, on the line south to e5."
    )
    expect(cell(othello, "e4")).to_have_attribute("aria-label", "e4, white")
    expect(cell(othello, "d5")).to_have_attribute("aria-label", "d5, black")
    expect(othello.locator("#score")).to_have_attribute("data-white", "4")


def test_what_is_not_yet_printed_looks_different(othello: Page) -> None:
    run_judge(othello, UVA220_INPUT)
    veil = "getComputedStyle(document.querySelector('#judge-output'), '::after').height"
    lines = output(othello).count("\n")
    for _ in range(4):
        step(othello, "Next step")
    assert othello.evaluate(veil) == f"{(lines - 2) * 20}px"
    step(othello, "Last step")
    assert othello.evaluate(veil) in ("0px", "1px")


def test_a_click_on_an_input_line_goes_to_its_step(othello: Page) -> None:
    run_judge(othello, JUTGE_INPUT)
    othello.get_by_label("Judge input").click(position={"x": 30, "y": 12 + 20 + 8})
    label(othello, "Step 2 of 2")
    expect(cell(othello, "b1")).to_have_attribute("aria-label", "b1, black")


def test_a_click_on_an_output_line_goes_to_the_step_that_printed_it(othello: Page) -> None:
    run_judge(othello, UVA220_INPUT)
    othello.locator("#judge-output").click(position={"x": 40, "y": 12 + 2 * 20 + 8})
    label(othello, "Step 5 of 11")
    expect(status(othello)).to_have_text("Black has 3 legal moves.")


def test_the_slider_and_the_arrow_keys_step(othello: Page) -> None:
    run_judge(othello, UVA220_INPUT)
    othello.get_by_label("Step", exact=True).fill("7")
    label(othello, "Step 7 of 11")
    othello.locator("#judge-output").focus()
    othello.keyboard.press("ArrowRight")
    label(othello, "Step 8 of 11")
    othello.keyboard.press("ArrowUp")
    label(othello, "Step 7 of 11")


def test_arrow_keys_do_not_step_while_typing(othello: Page) -> None:
    run_judge(othello, UVA220_INPUT)
    othello.get_by_label("Judge input").focus()
    othello.keyboard.press("ArrowRight")
    label(othello, "11 steps")


def test_play_goes_to_the_end_by_itself_and_can_be_paused(othello: Page) -> None:
    run_judge(othello, UVA220_INPUT)
    speed = othello.get_by_label("Speed")
    speed.select_option("slow")
    step(othello, "Play")
    label(othello, "Step 2 of 11")
    step(othello, "Pause")
    expect(othello.get_by_role("button", name="Play", exact=True)).to_be_visible()
    speed.select_option("fast")
    step(othello, "Play")
    label(othello, "Step 11 of 11")
    expect(othello.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_game_is_there_again_after_the_steps(othello: Page) -> None:
    cell(othello, "d3").click()
    run_judge(othello, JUTGE_INPUT)
    expect(cell(othello, "d3")).to_have_attribute("aria-label", "d3, black")
    step(othello, "Last step")
    expect(othello.get_by_role("grid", name="Board").get_by_role("row")).to_have_count(4)
    step(othello, "Back to the game")
    expect(othello.get_by_role("grid", name="Board").get_by_role("row")).to_have_count(8)
    expect(cell(othello, "d3")).to_have_attribute("aria-label", "d3, black")


def test_a_board_silly_piece_explains_its_eight_directions(othello: Page) -> None:
    """The X on C7 of the statement's first board, worked out by hand."""
    run_judge(othello, BOARDSILLY_INPUT)
    step(othello, "Next step")
    cell(othello, "g3").click()
    expect(status(othello)).to_have_text("The X on C7 has 3 moves.")
    directions = othello.locator("#details li")
    expect(directions).to_have_count(8)
    expect(directions.nth(7)).to_have_text("west: 3 pieces on the line, moves to C4")
    expect(directions.nth(5)).to_contain_text("would land on its own piece on G7")
    for direction in directions.all():
        expect(direction).to_be_in_viewport(ratio=1)


def test_a_board_too_large_to_read_is_seen_through_a_window(othello: Page) -> None:
    run_judge(othello, "100\nN 50 52\n")
    step(othello, "Last step")
    expect(othello.get_by_role("grid", name="Board").get_by_role("row")).to_have_count(26)
    expect(status(othello)).to_contain_text("The board shows rows 37 to 62")
    expect(othello.get_by_label("az50, black")).to_have_count(1)


def test_a_press_on_a_large_board_shows_what_is_around_the_square(othello: Page) -> None:
    run_judge(othello, "100\nN 49 50\n")
    othello.get_by_role("button", name="Last step").click()
    expect(cell(othello, "bj61")).to_be_visible()
    cell(othello, "bj61").hover()
    expect(othello.locator("#square-names")).to_have_text("bj61 · (61,62) · N 61 62")
    cell(othello, "bj61").click()
    expect(status(othello)).to_contain_text("rows 48 to 73 and columns 49 to 74 of 100")
    expect(cell(othello, "bv73")).to_have_accessible_name("bv73, empty")
    expect(cell(othello, "ak36")).to_have_count(0)
