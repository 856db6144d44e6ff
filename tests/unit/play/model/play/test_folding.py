"""The folding of the board on phones: where it is possible, and what shows the board again."""

from collections.abc import Callable

import pytest

from othello import Game
from play.model.game.table import NEW_GAME
from play.model.play_app import PlayApp
from saved.work import GAME, GAMES, OPENINGS, PRACTICE
from unit.play.engine.boards import random_game
from unit.play.model.engine.engine_app import app_with_engine, do


def folded_at(sheet: str) -> PlayApp:
    """Returns the application with a game and the board folded beside a tab."""
    app = app_with_engine(random_game(1, 8, 30))
    app.workspace.do(app.table.show_sheet, sheet)
    if not app.folding.is_folded:
        app.workspace.do(app.folding.switch)
    assert app.folding.is_folded
    return app


def begin(app: PlayApp) -> None:
    app.workspace.do(app.table.choose_game)
    app.workspace.do(app.table.begin)


def play_out(app: PlayApp) -> None:
    app.workspace.do(app.table.show_sheet, PRACTICE)
    do(app, app.puzzles.choose, 6)
    do(app, app.puzzles.begin)
    do(app, app.puzzles.show_answer)
    app.workspace.do(app.puzzles.play_out)


ACTIONS: dict[str, Callable[[PlayApp], None]] = {
    "begin": begin,
    "rematch": lambda app: app.workspace.do(app.table.rematch),
    "watch": lambda app: app.workspace.do(app.table.watch),
    "play a puzzle out": play_out,
    "show a move of the report": lambda app: do(app, app.game_report.show, 3),
    "open a kept game": lambda app: app.workspace.do(app.looking.open),
}


@pytest.mark.parametrize("action", ACTIONS.values(), ids=ACTIONS)
def test_what_puts_a_game_on_the_board_shows_the_board(action: Callable[[PlayApp], None]) -> None:
    app = folded_at(GAME)
    action(app)
    assert app.table.sheet == GAME
    assert not app.folding.is_folded


@pytest.mark.parametrize("sheet", [GAME, OPENINGS, PRACTICE, GAMES])
def test_each_tab_is_folded_by_itself(sheet: str) -> None:
    app = folded_at(sheet)
    for other in {GAME, OPENINGS, PRACTICE} - {sheet}:
        app.workspace.do(app.table.show_sheet, other)
        assert not app.folding.is_folded
    app.workspace.do(app.table.show_sheet, sheet)
    assert app.folding.is_folded


def test_the_choices_over_a_game_fold_the_board_only_beside_their_tab() -> None:
    app = app_with_engine(random_game(1, 8, 30))
    app.workspace.do(app.table.choose_game)
    assert (app.folding.shown, app.folding.is_folded) == (NEW_GAME, True)
    for sheet, is_folded in ((OPENINGS, False), (GAMES, True)):
        app.workspace.do(app.table.show_sheet, sheet)
        assert (app.folding.shown, app.folding.is_folded) == (sheet, is_folded)


def test_the_board_folds_only_beside_the_game_and_stays_so_during_steps_through_it() -> None:
    app = folded_at(PRACTICE)
    do(app, app.puzzles.choose, 6)
    do(app, app.puzzles.begin)
    assert not (app.folding.can_fold or app.folding.is_folded)
    app.workspace.do(app.table.load, Game())
    assert app.folding.can_fold
    app = folded_at(GAME)
    app.workspace.do(app.table.go_to_ply, 3)
    assert app.folding.is_folded
