"""What the reader has set is kept in words and taken up again."""

from itertools import product

import pytest

from board.orientation import THEMES
from othello import BLACK, WHITE
from page.stored import settings
from play.model.game.game_choice import EITHER
from saved.players import COMPUTER, FRIEND, PERSON
from saved.work import JUDGE, PLAY
from state.workspace import Workspace

ALL = list(product(THEMES, range(4), (False, True), (False, True)))


@pytest.mark.parametrize(("theme", "turns", "mirrored", "keys_on"), ALL)
def test_every_setting_is_restored(theme: str, turns: int, mirrored: bool, keys_on: bool) -> None:
    workspace, other = Workspace(), Workspace()
    workspace.orientation.theme, workspace.orientation.turns, workspace.orientation.mirrored = (
        theme,
        turns,
        mirrored,
    )
    workspace.keys_on = keys_on
    settings.apply(other, settings.in_words(workspace))
    view = other.orientation
    assert (view.theme, view.turns, view.mirrored, other.keys_on) == (
        theme, turns, mirrored, keys_on
    )  # fmt: skip


def test_the_default_settings_are_few_words() -> None:
    assert settings.in_words(Workspace()) == f"{THEMES[0]} {PERSON}-{BLACK} {FRIEND}-{WHITE} {PLAY}"
    workspace = Workspace()
    settings.apply(workspace, "turned mirrored keyless unmarked analysis")
    settings.apply(workspace, settings.in_words(Workspace()))
    assert settings.in_words(workspace) == settings.in_words(Workspace())


def test_the_theme_is_the_first_word() -> None:
    workspace = Workspace()
    workspace.orientation.theme = "wood"
    workspace.orientation.turn()
    assert settings.in_words(workspace).split()[:2] == ["wood", "turned"]


def test_players_marks_and_view_are_restored() -> None:
    workspace, other = Workspace(), Workspace()
    workspace.play.set_player(BLACK, COMPUTER)
    workspace.play.set_player(WHITE, PERSON)
    workspace.go_to(JUDGE)
    workspace.analysis_on = True
    workspace.mark_legal(False)
    settings.apply(other, settings.in_words(workspace))
    assert other.play.players == {BLACK: COMPUTER, WHITE: PERSON}
    assert (other.view, other.analysis_on, other.legal_shown) == (JUDGE, True, False)


def test_levels_and_settings_of_a_new_game_are_restored() -> None:
    workspace, other = Workspace(), Workspace()
    workspace.play.set_player(BLACK, COMPUTER, 10)
    workspace.play.set_player(WHITE, COMPUTER, 1)
    workspace.choice.level, workspace.choice.color = 7, EITHER
    settings.apply(other, settings.in_words(workspace))
    assert other.play.levels == {BLACK: 10, WHITE: 1}
    assert (other.choice.level, other.choice.color) == (7, EITHER)


def test_choices_over_a_game_are_stored_only_once_a_game_begins_with_them() -> None:
    workspace, n = Workspace(), 6
    before = settings.in_words(workspace)
    workspace.choose_game()
    workspace.choice.choose(level=9, color=WHITE, n=n, opponent=COMPUTER)
    assert settings.in_words(workspace) == before
    workspace.choice.close()
    assert settings.in_words(workspace) == before
    workspace.choose_game()
    workspace.choice.choose(level=9, color=WHITE, n=n, opponent=COMPUTER)
    workspace.begin()
    assert "own-white level9-new" in settings.in_words(workspace)


@pytest.mark.parametrize("text", ["", "purple", "{}", "turned " * 5 + "upwards"])
def test_unknown_words_are_ignored(text: str) -> None:
    workspace = Workspace()
    settings.apply(workspace, text)
    assert workspace.orientation.theme == THEMES[0]
    assert workspace.orientation.turns == text.count("turned") % 4
    assert not workspace.orientation.mirrored
    assert workspace.keys_on
