"""What the reader has set is kept in words and taken up again."""

from itertools import product

import pytest

from board.orientation import THEMES
from othello import BLACK, WHITE
from page.stored import settings
from play.model.game.game_choice import EITHER
from play.model.game.table import Table
from saved.players import COMPUTER, FRIEND, PERSON
from saved.work import JUDGE, PLAY
from state.board_commands import BoardCommands
from state.workspace import APPEARANCES


def test_every_setting_is_restored() -> None:
    both = False, True
    for chosen in product(THEMES, range(4), both, both, APPEARANCES):
        table, other = Table(), Table()
        view, switched = table.workspace.orientation, table.workspace.settings
        view.theme, view.turns, view.mirrored, switched.keys_on, appearance = chosen
        switched.choose_appearance(appearance)
        settings.apply(other, settings.in_words(table))
        view, switched = other.workspace.orientation, other.workspace.settings
        restored = view.theme, view.turns, view.mirrored, switched.keys_on, switched.appearance
        assert restored == chosen


def test_the_default_settings_are_few_words() -> None:
    assert settings.in_words(Table()) == f"{THEMES[0]} {PERSON}-{BLACK} {FRIEND}-{WHITE} {PLAY}"
    table = Table()
    settings.apply(table, "turned mirrored keyless unmarked analysis")
    settings.apply(table, settings.in_words(Table()))
    assert settings.in_words(table) == settings.in_words(Table())


def test_players_marks_and_view_are_restored() -> None:
    table, other = Table(), Table()
    table.play.set_player(BLACK, COMPUTER)
    table.play.set_player(WHITE, PERSON)
    table.workspace.go_to(JUDGE)
    table.workspace.settings.analysis_on = True
    BoardCommands(table.workspace).mark_legal(False)
    settings.apply(other, settings.in_words(table))
    assert other.play.players == {BLACK: COMPUTER, WHITE: PERSON}
    work = other.workspace
    switched = work.settings.analysis_on, work.settings.legal_shown
    assert (work.view, *switched) == (JUDGE, True, False)


def test_levels_and_settings_of_a_new_game_are_restored() -> None:
    table, other = Table(), Table()
    table.play.set_player(BLACK, COMPUTER, 10)
    table.play.set_player(WHITE, COMPUTER, 1)
    table.choice.level, table.choice.color = 7, EITHER
    settings.apply(other, settings.in_words(table))
    assert other.play.levels == {BLACK: 10, WHITE: 1}
    assert (other.choice.level, other.choice.color) == (7, EITHER)


def test_choices_over_a_game_are_stored_only_once_a_game_begins_with_them() -> None:
    table, n = Table(), 6
    before = settings.in_words(table)
    table.choose_game()
    table.choice.choose(level=9, color=WHITE, n=n, opponent=COMPUTER)
    assert settings.in_words(table) == before
    table.choice.close()
    assert settings.in_words(table) == before
    table.choose_game()
    table.choice.choose(level=9, color=WHITE, n=n, opponent=COMPUTER)
    table.begin()
    assert "own-white level9-new" in settings.in_words(table)


@pytest.mark.parametrize("text", ["", "purple", "{}", "turned " * 5 + "upwards"])
def test_unknown_words_are_ignored(text: str) -> None:
    table = Table()
    settings.apply(table, text)
    assert table.workspace.orientation.theme == THEMES[0]
    assert table.workspace.orientation.turns == text.count("turned") % 4
    assert not table.workspace.orientation.mirrored
    assert table.workspace.settings.keys_on
