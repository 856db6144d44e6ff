"""What earlier versions of the page stored and linked to is read for ever.

These texts are kept as they were written; a version that writes otherwise adds its own.
"""

import json

import pytest

from othello import BLACK, WHITE, Game
from page.app import App
from page.share.opened_file import is_snapshot
from page.stored import settings
from play.model.engine.judging import move_names
from play.model.game.table import Table
from saved.game_text import to_fragment
from saved.players import COMPUTER, FRIEND
from unit.page.running import typed_in
from unit.page.share.visit import Visit
from workbench.formats import AUTO

# On 6 x 6 two moves that stand and one that was undone; the first step of a run on the board.
STATE = (
    '{"page": "othello", "format": "uva220", "input": "1\\n", "yours": "mine\\n",'
    ' "program": "print()", "step": 0, "game": "6..c2b2a2.2"}'
)
# The same with what has been added since: the view, what a telephone shows, a position set up.
LATER_STATE = STATE[:-1] + ', "view": "play", "shown": "input", "setup": ""}'
# The same with the players, which were written only if the computer plays.
WITH_PLAYERS = LATER_STATE[:-1] + ', "seats": ""}'
# The same with a long input, in pieces.
IN_PIECES = LATER_STATE.replace('"1\\n"', '["1", "\\n"]')
# A tree with comments and marks on its start and moves; the second last move of its last line.
WITH_TREE = (
    '{"page": "othello", "format": "auto", "input": "", "yours": "", "program": "", "step": -1,'
    ' "game": "8.._0A~2D1_f5d6_2Why-not-f4~3F_c3-1c5-2f4-2d3_3_.2-4", "view": "play",'
    ' "shown": "input", "setup": "", "seats": ""}'
)
# Set up by hand on 4 x 4, white to move but unable to.
SET_UP = (
    '{"page": "othello", "format": "auto", "input": "", "yours": "", "program": "", "step": -1,'
    ' "game": "4.----XXO---------O..0"}'
)
SETTINGS = "wood turned turned turned mirrored keyless computer-black"
LATER_SETTINGS = f"{SETTINGS} friend-white play"


def restored(text: str) -> tuple[App, Game]:
    app = Visit(json.loads(text)).app
    return app, app.table.play.game


@pytest.mark.parametrize("state", [STATE, LATER_STATE, WITH_PLAYERS, IN_PIECES])
def test_saved_work_of_earlier_versions_is_restored(state: str) -> None:
    assert is_snapshot(state)
    app, game = restored(state)
    assert typed_in(app.workbench) == ("uva220", "1\n", "mine\n", "print()")
    assert app.workbench.judge.wanted_step == 0
    assert [ply.square for ply in game.plies] == [1 * 6 + 2, 1 * 6 + 1, 1 * 6 + 0]
    assert (game.ply, game.position.n) == (2, 6)


def test_a_set_up_position_is_restored() -> None:
    app, game = restored(SET_UP)
    assert typed_in(app.workbench) == (AUTO, "", "", "")
    assert app.workbench.judge.wanted_step is None
    assert game.position.rows() == ["....", "BBW.", "....", "...."]
    assert (game.first_turn, game.turn) == (WHITE, BLACK)


def test_a_tree_is_restored() -> None:
    _, game = restored(WITH_TREE)
    tree = list(game.tree())
    assert move_names(tree) == ["f5", "d6", "c3", "c5", "f4", "d3"]
    assert [tree.index(ply) for ply in game.plies] == [0, 1, 3] and game.ply == 2
    assert tree[4].parent is tree[0] and tree[5].parent is game.start
    notes = [(ply.mark, ply.comment) for ply in [game.start, *tree] if ply.mark or ply.comment]
    assert notes == [("", "A-1"), ("?", "Why not f4?"), ("!?", "")]
    assert to_fragment(game) == json.loads(WITH_TREE)["game"]


def test_the_current_version_writes_the_latest_text() -> None:
    """Else there is a new version, whose texts are to be kept here as well."""
    visit = Visit(json.loads(LATER_STATE))
    assert visit.works.to_send() == json.loads(WITH_PLAYERS)


@pytest.mark.parametrize("kept", [SETTINGS, LATER_SETTINGS])
def test_settings_of_earlier_versions_are_restored(kept: str) -> None:
    table = Table()
    settings.apply(table, kept)
    view = table.workspace.orientation
    assert (view.theme, view.turns, view.mirrored) == ("wood", 3, True)
    assert not table.workspace.settings.keys_on
    assert table.play.players == {BLACK: COMPUTER, WHITE: FRIEND}
    assert settings.in_words(table) == LATER_SETTINGS
