"""The themes: marks have enough contrast, and the user's forced colours win."""

import pytest

from driving import Othello
from harness.extent import in_part
from page.model.board.orientation import THEMES
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
