"""Links, files and storage: the whole state goes out and comes back."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from harness.site import opened
from harness.workbench import cell, drop, ended, output, run_judge, status, stored, verdict
from reference.samples import JUTGE_INPUT, JUTGE_OUTPUT, UVA220_INPUT, UVA220_OUTPUT
from serving.server import SiteServer


def link_of(page: Page) -> str:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator("#notice")).to_contain_text("link is copied")
    link: str = page.evaluate("navigator.clipboard.readText()")
    return link


def test_a_link_opens_the_same_input_output_step_and_game(othello: Page) -> None:
    cell(othello, "d3").click()
    run_judge(othello, UVA220_INPUT, "uva220")
    verdict(othello, "mine\n")
    othello.get_by_label("Step", exact=True).fill("4")
    link = link_of(othello)
    assert len(link) < 2000
    other = opened(othello.context.new_page(), link)
    expect(other.locator("#step-label")).to_have_text("Step 4 of 11")
    expect(other.get_by_label("Judge input")).to_have_value(UVA220_INPUT)
    expect(other.get_by_label("Your output")).to_have_value("mine\n")
    assert output(other) == UVA220_OUTPUT
    other.get_by_role("button", name="Back to the game").click()
    expect(cell(other, "d3")).to_have_attribute("aria-label", "d3, black")


@pytest.mark.parametrize(
    "text",
    ["plain\n", 'é 😀 "quoted" \\ </script>\t&amp;\n', UVA220_OUTPUT * 40, "A" * 100_000],
    ids=["plain", "odd", "long", "longer"],
)
def test_any_text_comes_back_from_a_link(othello: Page, text: str) -> None:
    drop(othello, "#your-output", "output.txt", text)
    link = link_of(othello)
    assert re.fullmatch("[-_A-Za-z0-9]+", link.partition("#")[2])
    other = opened(othello.context.new_page(), link)
    expect(other.get_by_label("Your output")).to_have_value(text)


def test_a_link_with_a_character_changed_is_damaged(othello: Page) -> None:
    link = link_of(othello).partition("#")[2]
    for place in (0, 7, len(link) // 2, len(link) - 4):
        othello.get_by_role("button", name="Clear all").click()
        expect(othello.locator("#notice")).to_contain_text("forgotten")
        other = "x" if link[place] != "x" else "y"
        damaged = link[:place] + other + link[place + 1 :]
        othello.evaluate("hash => { location.hash = hash; }", damaged)
        expect(othello.locator("#notice")).to_contain_text("The link is damaged")


def test_a_damaged_link_is_reported_and_ignored(othello: Page, context: BrowserContext) -> None:
    link = link_of(othello)
    context.clear_cookies()
    other = opened(context.new_page(), link[:-6])
    expect(other.locator("#notice")).to_contain_text("damaged")
    cell(other, "d3").click()
    expect(cell(other, "d3")).to_have_attribute("aria-label", "d3, black")


def test_what_is_too_long_for_a_link_becomes_a_file_that_opens(
    othello: Page, site: SiteServer, tmp_path: Path
) -> None:
    lines = "".join(f"{i * 7919 % 1_000_003}\n" for i in range(5000))
    drop(othello, "#your-output", "output.txt", lines)
    expect(othello.get_by_label("Your output")).to_have_value(lines)
    with othello.expect_download() as download:
        othello.get_by_role("button", name="Copy link").click()
    path = tmp_path / "state.json"
    download.value.save_as(path)
    expect(othello.locator("#notice")).to_contain_text("too long to share")
    othello.get_by_role("button", name="Clear all").click()
    drop(othello, "main", "state.json", path.read_text())
    expect(othello.get_by_label("Your output")).to_have_value(lines)


def test_what_was_typed_and_played_survives_a_reload(othello: Page) -> None:
    cell(othello, "d3").click()
    run_judge(othello, JUTGE_INPUT)
    verdict(othello, JUTGE_OUTPUT)
    opened(othello, othello.url)
    ended(othello)
    expect(othello.get_by_label("Judge input")).to_have_value(JUTGE_INPUT)
    expect(othello.locator("#judge-verdict")).to_contain_text("Identical")
    expect(cell(othello, "d3")).to_have_attribute("aria-label", "d3, black")


def test_the_size_on_offer_is_that_of_the_game(othello: Page) -> None:
    othello.get_by_label("Size").select_option("6")
    othello.get_by_role("button", name="New game").click()
    cell(othello, "b3").click()
    opened(othello, othello.url)
    expect(othello.get_by_label("Size")).to_have_value("6")
    expect(cell(othello, "b3")).to_have_attribute("aria-label", "b3, black")


def test_all_that_was_typed_can_be_cleared(othello: Page) -> None:
    run_judge(othello, JUTGE_INPUT)
    othello.get_by_role("button", name="Clear all").click()
    expect(othello.get_by_label("Judge input")).to_have_value("")
    assert output(othello) == ""
    opened(othello, othello.url)
    expect(othello.get_by_label("Judge input")).to_have_value("")
    assert stored(othello)["input"] == ""


def test_damaged_storage_is_reported_and_ignored(othello: Page) -> None:
    othello.add_init_script("localStorage.setItem('othello', '{\"game\": 5}')")
    opened(othello, othello.url)
    expect(othello.locator("#notice")).to_contain_text("cannot be read")
    expect(status(othello)).to_have_text("Black to move.")


def test_a_page_without_storage_works(othello: Page) -> None:
    othello.add_init_script(
        "Object.defineProperty(window, 'localStorage', {get() { throw new Error('no'); }})"
    )
    opened(othello, othello.url)
    run_judge(othello, JUTGE_INPUT)
    assert output(othello) == JUTGE_OUTPUT


def test_a_file_dropped_anywhere_is_run(othello: Page) -> None:
    drop(othello, "h1", "input.txt", JUTGE_INPUT)
    expect(othello.locator("#judge-output")).to_contain_text("4:1")
    assert output(othello) == JUTGE_OUTPUT


def test_a_file_can_be_opened(othello: Page) -> None:
    with othello.expect_file_chooser() as chooser:
        othello.get_by_role("button", name="Open a file").click()
    chooser.value.set_files(
        {"name": "in.txt", "mimeType": "text/plain", "buffer": JUTGE_INPUT.encode()}
    )
    expect(othello.locator("#judge-output")).to_contain_text("4:1")


def test_a_file_too_large_is_refused_in_a_sentence(othello: Page) -> None:
    drop(othello, "h1", "large.txt", "L\n" * 5_000_001)
    expect(othello.locator("#notice")).to_contain_text("large.txt has 10000002 bytes")


def test_a_restored_state_never_runs_a_program(othello: Page) -> None:
    othello.get_by_label("Your program").fill("print('started')")
    opened(othello, othello.url)
    expect(othello.get_by_label("Your program")).to_have_value("print('started')")
    expect(othello.locator("#stress-said")).to_have_text("")
    assert json.loads(json.dumps(stored(othello)))["program"] == "print('started')"
