"""The themes of the board: drawings contrast with their background (WCAG 2.2, 1.4.11)."""

import re

import pytest

from board.orientation import THEMES
from hosting.serving import ROOT
from reference.contrast import contrast

CSS = (ROOT / "static" / "themes.css").read_text(encoding="utf-8")
FACES = {"black": ("black-near", "black-far"), "white": ("white-near", "white-far")}
# Each mark and the surfaces behind it.
MARKS = [
    ("mark", ("felt",)),
    ("mark-on-black", FACES["black"]),
    ("last-on-black", FACES["black"]),
    ("mark-on-white", FACES["white"]),
    ("last-on-white", FACES["white"]),
    ("casing", ("arrow",)),
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
@pytest.mark.parametrize(("mark", "behind"), MARKS)
def test_every_mark_has_enough_contrast(theme: str, mark: str, behind: tuple[str, ...]) -> None:
    colors = properties(theme)
    for name in behind:
        assert contrast(colors[mark], colors[name]) >= 3, (mark, name)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("color", FACES)
def test_discs_have_enough_contrast(theme: str, color: str) -> None:
    colors = properties(theme)
    face = min(contrast(colors[name], colors["felt"]) for name in FACES[color])
    sliver = contrast(colors[f"{color}-under"], colors["felt"])
    assert max(face, sliver) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_black_and_white_discs_differ_clearly(theme: str) -> None:
    colors = properties(theme)
    for black in FACES["black"]:
        for white in FACES["white"]:
            assert contrast(colors[black], colors[white]) >= 7


@pytest.mark.parametrize("theme", THEMES)
def test_arrows_have_enough_contrast_on_every_surface(theme: str) -> None:
    colors = properties(theme)
    for behind in ("felt", *FACES["black"], *FACES["white"]):
        lines = (colors["arrow"], colors["casing"])
        assert max(contrast(line, colors[behind]) for line in lines) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_coordinates_are_legible(theme: str) -> None:
    colors = properties(theme)
    assert contrast(colors["lettering"], colors["frame"]) >= 4.5
