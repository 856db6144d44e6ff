"""The board's themes: what is really drawn stands out, and the reader's own colours come first."""

import pytest

from driving import Othello
from harness.extent import in_part
from page.model.board.orientation import THEMES
from reference.contrast import contrast


@pytest.mark.parametrize("theme", in_part(THEMES, 1))
def test_every_mark_that_is_drawn_stands_out(othello: Othello, theme: str) -> None:
    othello.settings.choose_theme(theme.capitalize())
    seen = set()
    # The last moves of either colour, so that there are marks on black discs and on white ones.
    for move in ("d3", "c3", "c4"):
        othello.board.press(move)
        othello.keyboard.press("m")
        for kind, color, grounds in othello.drawing.marks_with_colors():
            assert all(contrast(color, ground) >= 3 for ground in grounds), (kind, color, grounds)
            seen.add(kind)
    assert seen >= {"legal", "turned", "placed", "preview", "ghost-black", "ghost-white"}


@pytest.mark.parametrize("theme", in_part(THEMES, 1))
def test_the_readers_own_colors_replace_those_of_any_theme(othello: Othello, theme: str) -> None:
    othello.settings.choose_theme(theme.capitalize())
    othello.window.prefer(forced_colors="active")
    for part, color in (("squares", "Canvas"), ("frame", "Canvas"), ("coordinate", "CanvasText")):
        othello.drawing.expect_fill(part, othello.window.own_color(color))
