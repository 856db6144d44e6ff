"""Generated inputs: one click each, valid, and reproducible by seed."""

import re
from io import BytesIO
from zipfile import ZipFile

import pytest
from playwright.sync_api import expect

from driving import Othello
from driving.core.pasting import fill_number
from harness.extent import in_part
from reference.formats import REFERENCES
from workbench.formats import format_named
from workbench.inputs import suite


def test_features_are_grouped_by_subject_and_go_there_shows_the_step_of_one(
    othello: Othello,
) -> None:
    """The format is chosen elsewhere."""
    generator, status = othello.generator, othello.status
    generator.choose("jutge")
    expect(generator.groups).to_have_text(["Passes", "Boards", "Moves"])
    generator.for_format.click()
    expect(othello.judge.format).to_be_focused()
    generator.choose("uva220")
    expect(generator.groups).to_have_text(["Passes", "Boards", "Printing"])
    generator.make_with("has a forced pass")
    expect(status).to_have_text("Made from seed 1: it has a forced pass, at step 9, M14.")
    generator.go_there.click()
    expect(status).to_contain_text("White has no legal move, so Black moves. Black plays (1,4)")
    othello.stepper.expect_at(9, 21)
    expect(generator.go_there).to_be_hidden()
    expect(othello.stepper.slider).to_be_focused()


def test_parameters_are_checked_and_applied_and_input_and_output_saved(othello: Othello) -> None:
    generator = othello.generator
    generator.choose("jutge")
    rows = generator.parameter("rows of the board")
    for text, said in (("7", "even number"), ("1e1", "whole number")):
        fill_number(rows, text)
        generator.make_any()
        expect(generator.said).to_contain_text(said)
    fill_number(rows, "6")
    generator.make_any()
    expect(othello.judge.input).to_have_value(re.compile(r"^6\s"))
    generator.choose("uva220")
    generator.make_any()
    othello.judge.expect_silence()
    text = othello.sharing.save("Save input")
    assert text == othello.judge.source() != ""
    printed = othello.sharing.save("Save output")
    assert printed == othello.judge.printed() == REFERENCES["uva220"].answer(text)


@pytest.mark.parametrize("form", in_part(REFERENCES, 1))
def test_an_input_for_each_feature_is_saved_with_its_output(othello: Othello, form: str) -> None:
    """In the layout of judging tools, and equal to what the terminal makes from the seed."""
    othello.generator.choose(form)
    othello.generator.choose_seed("3")
    file = othello.generator.save_all()
    assert file.name == f"{form}.zip"
    with ZipFile(BytesIO(file.content)) as archive:
        assert archive.testzip() is None
        saved = [(name, archive.read(name).decode("ascii")) for name in archive.namelist()]
    assert len(saved) == 2 * othello.generator.features.count()
    assert saved == [file for file in suite(format_named(form), 3, len(saved) // 2) if file]
    expect(othello.sharing.notice).to_contain_text("each with the expected output")
