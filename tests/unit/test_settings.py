"""What the reader has set is kept in words and taken up again."""

from itertools import product

import pytest

from page.state import settings
from page.state.app import App
from page.state.view import THEMES

ALL = list(product(THEMES, range(4), (False, True), (False, True)))


@pytest.mark.parametrize(("theme", "turns", "mirrored", "keys_on"), ALL)
def test_every_setting_comes_back(theme: str, turns: int, mirrored: bool, keys_on: bool) -> None:
    app, other = App(), App()
    app.view.theme, app.view.turns, app.view.mirrored = theme, turns, mirrored
    app.keys_on = keys_on
    settings.take(other, settings.kept(app))
    view = other.view
    assert (view.theme, view.turns, view.mirrored, other.keys_on) == (
        theme, turns, mirrored, keys_on
    )  # fmt: skip


def test_the_theme_is_the_first_word() -> None:
    app = App()
    app.view.theme = "wood"
    app.view.turn()
    assert settings.kept(app).split() == ["wood", "turned"]


@pytest.mark.parametrize("text", ["", "purple", "{}", "turned " * 5 + "upwards"])
def test_words_that_mean_nothing_do_no_harm(text: str) -> None:
    app = App()
    settings.take(app, text)
    assert app.view.theme == THEMES[0]
    assert app.view.turns == text.count("turned") % 4
    assert not app.view.mirrored
    assert app.keys_on
