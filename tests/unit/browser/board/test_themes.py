"""The themes of the board: drawings contrast with their background (WCAG 2.2, 1.4.11)."""

import re

import pytest

from board.orientation import THEMES
from hosting.serving import ROOT
from reference.contrast import contrast

CSS = (ROOT / "static" / "themes.css").read_text(encoding="utf-8")
FACES = {"black": ("black-near", "black-far"), "white": ("white-near", "white-far")}
# Each mark, the surfaces behind it, and their least contrast.
MARKS = [
    ("mark", ("felt",), 3),
    ("mark-on-black", FACES["black"], 3),
    ("last-on-black", FACES["black"], 3),
    ("mark-on-white", FACES["white"], 3),
    ("last-on-white", FACES["white"], 3),
    ("casing", ("arrow",), 3),
    ("lettering", ("frame",), 4.5),
    ("black-near", FACES["white"], 7),
    ("black-far", FACES["white"], 7),
]


def properties(theme: str) -> dict[str, str]:
    """Returns the colours of a theme, including those inherited from the first theme."""
    css = CSS.split("@media")[0]
    colors: dict[str, str] = {}
    for selector, block in re.findall(r"([^{}]*)\{([^{}]*)\}", css):
        if ":root" in selector or f'"{theme}"' in selector:
            colors |= dict(re.findall(r"--([\w-]+):\s*(#[0-9a-f]{6});", block))
    return colors


def test_contrast_is_computed_as_in_wcag() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_the_style_sheet_has_every_theme_of_the_settings() -> None:
    assert re.findall(r'\[data-theme="(\w+)"\]', CSS) == list(THEMES)


@pytest.mark.parametrize("theme", THEMES)
def test_marks_coordinates_and_discs_have_enough_contrast(theme: str) -> None:
    colors = properties(theme)
    for mark, behind, least in MARKS:
        for name in behind:
            assert contrast(colors[mark], colors[name]) >= least, (mark, name)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("color", FACES)
def test_discs_have_enough_contrast_with_the_board(theme: str, color: str) -> None:
    colors = properties(theme)
    face = min(contrast(colors[name], colors["felt"]) for name in FACES[color])
    sliver = contrast(colors[f"{color}-under"], colors["felt"])
    assert max(face, sliver) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_arrows_have_enough_contrast_on_every_surface(theme: str) -> None:
    colors = properties(theme)
    for behind in ("felt", *FACES["black"], *FACES["white"]):
        lines = (colors["arrow"], colors["casing"])
        assert max(contrast(line, colors[behind]) for line in lines) >= 3
