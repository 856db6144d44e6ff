"""What the reader has set is kept in words and taken up again."""

from itertools import product

import pytest

from othello import BLACK, WHITE
from page.model.board.orientation import THEMES
from page.model.play.play import COMPUTER, EITHER, FRIEND, PERSON
from page.model.share import settings
from page.model.workspace import JUDGE, PLAY, Table

ALL = list(product(THEMES, range(4), (False, True), (False, True)))


@pytest.mark.parametrize(("theme", "turns", "mirrored", "keys_on"), ALL)
def test_every_setting_comes_back(theme: str, turns: int, mirrored: bool, keys_on: bool) -> None:
    table, other = Table(), Table()
    table.view.theme, table.view.turns, table.view.mirrored = theme, turns, mirrored
    table.keys_on = keys_on
    settings.take(other, settings.kept(table))
    view = other.view
    assert (view.theme, view.turns, view.mirrored, other.keys_on) == (
        theme, turns, mirrored, keys_on
    )  # fmt: skip


def test_at_first_everything_is_as_few_words_say() -> None:
    assert settings.kept(Table()) == f"{THEMES[0]} {PERSON}-{BLACK} {FRIEND}-{WHITE} {PLAY}"
    table = Table()
    settings.take(table, "turned mirrored keyless unmarked analysis")
    settings.take(table, settings.kept(Table()))
    assert settings.kept(table) == settings.kept(Table())


def test_the_theme_is_the_first_word() -> None:
    table = Table()
    table.view.theme = "wood"
    table.view.turn()
    assert settings.kept(table).split()[:2] == ["wood", "turned"]


def test_who_plays_what_is_marked_and_where_the_reader_was_come_back() -> None:
    table, other = Table(), Table()
    table.play.seat(BLACK, COMPUTER)
    table.play.seat(WHITE, PERSON)
    table.go_to(JUDGE)
    table.analysis_on = True
    table.mark_legal(False)
    settings.take(other, settings.kept(table))
    assert other.play.seats == {BLACK: COMPUTER, WHITE: PERSON}
    assert (other.workplace, other.analysis_on, other.legal_shown) == (JUDGE, True, False)


def test_levels_and_what_a_new_game_is_to_be_like_come_back() -> None:
    table, other = Table(), Table()
    table.play.seat(BLACK, COMPUTER, 10)
    table.play.seat(WHITE, COMPUTER, 1)
    table.play.choose_level(7)
    table.play.choose_color(EITHER)
    settings.take(other, settings.kept(table))
    assert other.play.levels == {BLACK: 10, WHITE: 1}
    assert (other.play.level, other.play.own_color) == (7, EITHER)


@pytest.mark.parametrize("text", ["", "purple", "{}", "turned " * 5 + "upwards"])
def test_words_that_mean_nothing_do_no_harm(text: str) -> None:
    table = Table()
    settings.take(table, text)
    assert table.view.theme == THEMES[0]
    assert table.view.turns == text.count("turned") % 4
    assert not table.view.mirrored
    assert table.keys_on
