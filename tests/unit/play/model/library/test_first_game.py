"""In the first game a square has one name, because nothing else has been explained yet."""

from __future__ import annotations

import pytest

from othello import BLACK, Game, parse_square, parse_transcript
from play.library.stored_game import of_game
from saved.players import PERSON
from saved.work import JUDGE
from unit.play.model.engine.engine_app import do
from unit.play.model.library.fake_store import FakeStore
from unit.play.model.new_play import new_play

D3 = parse_square("d3", 8)


def row(source: str = "", resigned: str = "") -> str:
    game = Game()
    for square in parse_transcript("f5d6c3d3", 8):
        game.play(square)
    return of_game(game, PERSON, "computer-0", "2026-11-20", resigned, source).row


@pytest.mark.parametrize(
    ("rows", "is_first"),
    [
        ([], True),
        ([row()], True),
        ([row(source="games.pgn", resigned=BLACK)], True),
        ([row(), row(resigned=BLACK)], False),
    ],
)
def test_a_square_has_one_name_until_a_game_of_the_user_is_over(
    rows: list[str], is_first: bool
) -> None:
    app = new_play()
    store = FakeStore({f"mine-{number}": [each] for number, each in enumerate(rows)})
    for each in (app.kept, app.library):
        do(app, each.connect, store)
    do(app, lambda: None)
    workspace = app.workspace
    names = workspace.names_of(workspace.scene(), D3)
    assert names == ["d3"] if is_first else names[:2] == ["d3", "(3,4)"]


def test_the_judge_names_squares_in_every_notation() -> None:
    app = new_play()
    app.table.welcome()
    assert app.workspace.names_of(app.workspace.scene(), D3) == ["d3"]
    app.workspace.go_to(JUDGE)
    assert "(3,4)" in app.workspace.names_of(app.workspace.scene(), D3)
