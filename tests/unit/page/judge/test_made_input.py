"""Inputs that the page makes: what is said of them, and the step at which they have a wish."""

import re

import pytest

from inputs import features, generate
from judges import FORMATS, Format
from judges.boardsilly import BOARDSILLY
from judges.jutge import JUTGE
from judges.uva220 import UVA220
from page.model.app import App
from page.model.workspace import JUDGE
from reference.samples import (
    BOARDSILLY_INPUT,
    BOARDSILLY_OUTPUT,
    JUTGE_INPUT,
    JUTGE_OUTPUT,
    UVA220_INPUT,
    UVA220_OUTPUT,
)
from unit.page.running import finish, ran_over, stepper_of


def made(form: Format, seed: int, wish: str = "", **settings: int) -> App:
    """Returns the application after an input was made and run."""
    app = App()
    app.workspace.go_to(JUDGE)
    app.choice = form
    wished = next((one for one in features(form) if one.name == wish), None)
    app.workspace.do(lambda: app.make_input(seed, wished, **settings))
    finish(app.workspace.jobs)
    return app


def said(app: App) -> str:
    return app.workspace.scene().message


def test_a_wish_is_told_with_the_step_where_it_has_come_true() -> None:
    app = made(UVA220, 1, "pass")
    assert said(app) == "Made from seed 1: it has a forced pass, at step 9, M14."
    app.workspace.do(stepper_of(app).go_to_place)
    assert stepper_of(app).index == 8
    assert said(app).startswith("White has no legal move, so Black moves. Black plays (1,4)")


def test_what_all_of_an_input_has_is_told_without_a_step() -> None:
    app = made(JUTGE, 2, "smallest")
    assert said(app) == "Made from seed 2: it is played on 4 x 4."
    assert stepper_of(app).place is None
    before = stepper_of(app).index
    app.workspace.do(stepper_of(app).go_to_place)
    assert stepper_of(app).index == before


@pytest.mark.parametrize("form", FORMATS, ids=str)
def test_an_input_of_any_kind_is_that_of_its_seed(form: Format) -> None:
    app = made(form, 4)
    assert said(app) == "Made from seed 4, which makes the same input again."
    assert app.source == generate(form, 4)


def test_what_was_said_of_the_whole_run_ends_with_the_first_step() -> None:
    app = made(UVA220, 1, "pass")
    app.workspace.do(stepper_of(app).go_by, 1)
    assert said(app) == stepper_of(app).step.sentence
    assert stepper_of(app).place is None


def test_an_input_that_is_edited_is_no_longer_the_one_that_was_made() -> None:
    app = made(UVA220, 1, "pass")
    app.workspace.do(app.paste, app.source + "\n", False)
    finish(app.workspace.jobs)
    assert "Made" not in said(app)


def test_a_setting_that_a_wish_does_not_allow_leaves_all_as_it_was() -> None:
    app = made(JUTGE, 1)
    source = app.source
    [smallest] = [feature for feature in features(JUTGE) if feature.name == "smallest"]
    with pytest.raises(ValueError, match="n cannot be set"):
        app.make_input(2, smallest, n=6)
    assert app.source == source


def test_the_square_that_differs_is_named_as_long_as_it_is_marked() -> None:
    app = ran_over(UVA220, UVA220_INPUT)
    app.workspace.do(app.compare_with, UVA220_OUTPUT.replace("---WW---", "---WB---", 1))
    finish(app.workspace.jobs)
    assert said(app) == "The game ends. Your output differs on e4."
    app.workspace.do(app.compare_with, "")
    assert said(app) == "The game ends."
    assert app.workspace.scene().marks["different"] == []


def test_what_has_read_several_words_is_told_whole_and_a_board_by_its_step_alone() -> None:
    assert re.search(r", at step \d+, [NB] \d \d\.$", said(made(JUTGE, 1, "pass")))
    assert said(made(UVA220, 1, "no-discs")) == (
        "Made from seed 1: it begins with an empty board, at step 2."
    )


def test_the_squares_of_board_silly_have_its_own_names() -> None:
    app = ran_over(BOARDSILLY, BOARDSILLY_INPUT)
    app.workspace.do(app.compare_with, BOARDSILLY_OUTPUT.replace("A1-A2\n", ""))
    finish(app.workspace.jobs)
    assert said(app).endswith("Your output differs on A1 and A2.")


def test_a_brush_puts_a_piece_on_the_square_that_is_pressed() -> None:
    app = ran_over(BOARDSILLY, "........\n" * 8 + "X\n")
    stepper_of(app).choose("X")
    app.workspace.do(stepper_of(app).press, 9)
    finish(app.workspace.jobs)
    assert app.source.split("\n")[:3] == ["........", ".X......", "........"]
    assert stepper_of(app).brush == "X"


def test_many_squares_that_differ_are_counted() -> None:
    app = ran_over(JUTGE, JUTGE_INPUT)
    app.workspace.do(app.compare_with, JUTGE_OUTPUT.replace(".BN.\n.NB.", "BBBB\nBBBB"))
    finish(app.workspace.jobs)
    assert said(app).endswith("Your output differs on 6 squares, the first is a2.")
