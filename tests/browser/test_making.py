"""Making inputs: one click each, valid, and the same again from the same seed."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from harness.workbench import ended, output
from reference import boardsilly_slow, jutge_slow, uva220_slow

ANSWERS = {
    "uva220": uva220_slow.answer,
    "jutge": jutge_slow.answer,
    "boardsilly": boardsilly_slow.answer,
}


@pytest.mark.parametrize("form", ANSWERS)
def test_every_wish_gives_an_input_that_the_judge_takes(othello: Page, form: str) -> None:
    othello.locator("#make-form").select_option(form)
    wishes = othello.locator("#make-features button")
    assert wishes.count() >= 5
    for wish in wishes.all():
        wish.click()
        ended(othello)
        text = othello.get_by_label("Judge input").input_value()
        expect(othello.locator("#judge-output")).to_have_text(
            ANSWERS[form](text), use_inner_text=False
        )
        assert output(othello) == ANSWERS[form](text)
        expect(othello.locator("#judge-messages")).to_be_empty()


def test_the_same_seed_makes_the_same_input(othello: Page) -> None:
    made = []
    for seed in ("7", "7", "8"):
        othello.get_by_label("Seed").fill(seed)
        othello.get_by_role("button", name="Make any input").click()
        made.append(othello.get_by_label("Judge input").input_value())
    assert made[0] == made[1] != made[2]


def test_knobs_set_what_they_say_and_refuse_what_cannot_be(othello: Page) -> None:
    othello.locator("#make-form").select_option("jutge")
    rows = othello.get_by_label("rows of the board")
    rows.fill("12")
    othello.get_by_role("button", name="Make any input").click()
    assert othello.get_by_label("Judge input").input_value().split()[0] == "12"
    rows.fill("13")
    othello.get_by_role("button", name="Make any input").click()
    expect(othello.locator("#make-said")).to_contain_text("even number")


def test_input_and_output_can_be_saved(othello: Page, tmp_path: Path) -> None:
    othello.get_by_role("button", name="Make any input").click()
    ended(othello)
    texts = {}
    for name in ("Save input", "Save output"):
        with othello.expect_download() as download:
            othello.get_by_role("button", name=name).click()
        path = tmp_path / download.value.suggested_filename
        download.value.save_as(path)
        texts[name] = path.read_bytes().decode()
    assert texts["Save input"] == othello.get_by_label("Judge input").input_value()
    assert texts["Save output"] == output(othello) == uva220_slow.answer(texts["Save input"])
