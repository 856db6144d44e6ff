"""The themes: marks have enough contrast, and the user's forced colours win."""

import pytest
from playwright.sync_api import Locator, expect

from board.orientation import THEMES
from driving import Othello
from driving.page.shell.navigation import open_tab, tab
from harness.extent import in_part
from reference.contrast import contrast


@pytest.mark.parametrize("theme", in_part(THEMES, 1))
def test_every_mark_has_enough_contrast(othello: Othello, theme: str) -> None:
    othello.settings.choose_theme(theme.capitalize())
    seen = set()
    # Last moves of both colours, so that there are marks on black and on white discs.
    for move in ("d3", "c3", "c4"):
        othello.board.press(move)
        othello.keyboard.press("m")
        for kind, color, grounds in othello.drawing.marks_with_colors():
            assert all(contrast(color, ground) >= 3 for ground in grounds), (kind, color, grounds)
            seen.add(kind)
    assert seen >= {"legal", "turned", "placed", "preview", "ghost-black", "ghost-white"}


@pytest.mark.parametrize("theme", in_part(THEMES, 1))
def test_forced_colors_override_every_theme(othello: Othello, theme: str) -> None:
    othello.settings.choose_theme(theme.capitalize())
    othello.window.prefer(forced_colors="active")
    for part, color in (("squares", "Canvas"), ("frame", "Canvas"), ("coordinate", "CanvasText")):
        othello.drawing.expect_fill(part, othello.window.own_color(color))


def test_the_appearance_is_that_of_the_system_or_the_chosen_one(othello: Othello) -> None:
    othello.settings.expect_appearance("light dark")
    othello.settings.choose_appearance("Dark")
    othello.settings.expect_appearance("dark")
    othello.reload()
    othello.settings.expect_appearance("dark")
    othello.settings.choose_appearance("As the system")
    othello.settings.expect_appearance("light dark")


def picture(othello: Othello, part: Locator) -> bytes:
    """Returns a picture of a part of the page that has neither the focus nor the mouse."""
    othello.judge.output.focus()
    othello.page.mouse.move(0, 0)
    return part.screenshot()


@pytest.mark.whole  # The default run has other forced colours.
@pytest.mark.engine
def test_forced_colors_show_the_selected_tab_the_current_lines_and_whether_a_switch_is_on(
    othello: Othello,
) -> None:
    othello.window.prefer(forced_colors="active")
    selected = othello.window.own_color("SelectedItem")
    open_tab(othello.page, "Make")
    expect(tab(othello.page, "Make")).to_have_css("background-color", selected)
    expect(tab(othello.page, "Test")).not_to_have_css("background-color", selected)
    othello.judge.run_sample("uva220")
    othello.stepper.go_to(2)
    lit = picture(othello, othello.judge.input)
    othello.stepper.go_to(4)
    assert picture(othello, othello.judge.input) != lit
    knob = othello.analysis.knob
    off = picture(othello, knob)
    knob.evaluate("knob => { knob.style.opacity = 0; }")
    nothing = picture(othello, knob)
    knob.evaluate("knob => { knob.style.opacity = ''; }")
    othello.analysis.turn_on()
    on = picture(othello, knob)
    assert len({off, on, nothing}) == 3
