"""The page's state as text: round trips and damaged texts."""

import json

import pytest

from judges import AUTO, FORMATS
from judges.uva220 import UVA220
from othello import BLACK, WHITE, parse_square
from page.model.app import App
from page.model.game.play import Play
from page.model.share import snapshot
from page.model.share.saved_work import SavedWork
from page.model.share.stored import Stored
from reference.samples import UVA220_INPUT
from saved.players import COMPUTER
from unit.page.running import ran, stepper_of, typed_in


def used_app() -> App:
    app = App()
    app.workspace.play.new_game(6)
    for _ in range(4):
        app.workspace.play.press(app.workspace.play.game.legal_moves()[0])
    app.workspace.play.undo()
    app.judge.chosen_form, app.judge.input, app.judge.comparison.actual = (
        UVA220,
        UVA220_INPUT,
        "mine\n",
    )
    ran(app)
    stepper_of(app).go_to(3)
    return app


def test_a_snapshot_restores_texts_step_and_game() -> None:
    before, after = used_app(), App()
    before.workspace.play.set_player(WHITE, COMPUTER, 7)
    found = snapshot.read(snapshot.taken(before))
    found.restore(after)
    found.set_players(after.workspace.play)
    assert after.workspace.play.players == before.workspace.play.players
    assert after.workspace.play.levels[WHITE] == 7
    ran(after)
    judge = after.judge
    expected = UVA220, UVA220_INPUT, "mine\n"
    assert (judge.chosen_form, judge.input, judge.comparison.actual) == expected
    assert stepper_of(after).on_board and stepper_of(after).index == 3
    game = before.workspace.play.game
    assert found.game.position == game.position
    assert [ply.square for ply in found.game.plies] == [ply.square for ply in game.plies]
    assert found.game.ply == game.ply == 3


@pytest.mark.parametrize(
    ("field", "value"),
    [("game", "8..a1.1"), ("game", 5), ("format", 8), ("input", None), ("step", "x"), ("seats", 7)],
)
def test_a_damaged_snapshot_is_reported(field: str, value: object) -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        snapshot.read(snapshot.taken(used_app()) | {field: value})


@pytest.mark.parametrize("data", ["", [], None, 1, {"othello": 1}])
def test_invalid_data_is_reported(data: object) -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        snapshot.read(data)


def test_a_link_to_a_game_includes_the_levels() -> None:
    before, after = Play(), Play()
    before.play(parse_square("f5", 8))
    assert snapshot.game_link(before) == "8..f5.1"
    before.set_player(WHITE, COMPUTER, 10)
    assert snapshot.game_link(before) == "8..f5.1.person-10"
    before.set_player(BLACK, COMPUTER, 2)
    assert snapshot.game_link(before) == "8..f5.1.2-10"
    found = snapshot.of_game(snapshot.game_link(before))
    found.set_players(after)
    assert found.game.ply == 1
    assert after.players == {BLACK: COMPUTER, WHITE: COMPUTER}
    assert after.levels == {BLACK: 2, WHITE: 10}


def test_a_link_to_a_game_clears_all_text() -> None:
    app = used_app()
    app.judge.wanted_step = 3
    snapshot.of_game("8..f5.1").restore(app)
    assert typed_in(app) == (AUTO, "", "", "")
    assert app.judge.wanted_step is None


@pytest.mark.parametrize("step", [None, 0, 3])
def test_the_step_on_the_board_is_restored(step: int | None) -> None:
    before, after = App() if step is None else used_app(), App()
    if step is not None:
        stepper_of(before).go_to(step)
    snapshot.read(snapshot.taken(before)).restore(after)
    assert after.judge.wanted_step == step


def test_an_older_link_keeps_the_players() -> None:
    play = Play()
    play.set_player(WHITE, COMPUTER, 4)
    snapshot.of_game("8..f5.1").set_players(play)
    assert (play.players[WHITE], play.levels[WHITE]) == (COMPUTER, 4)


@pytest.mark.parametrize("who", ["person", "00-person", "11-3", "1-2-3", "me-you", "person-"])
def test_a_link_with_invalid_players_is_refused(who: str) -> None:
    with pytest.raises(ValueError, match="who plays black and white"):
        snapshot.of_game(f"8..f5.1.{who}")


def test_judge_input_is_not_mistaken_for_a_snapshot() -> None:
    assert snapshot.is_snapshot(json.dumps(snapshot.taken(App())))
    assert not snapshot.is_snapshot(UVA220_INPUT)


@pytest.mark.parametrize("name", [AUTO, *(form.name for form in FORMATS)])
def test_every_choice_of_a_format_is_restored(name: str) -> None:
    before, after = App(), App()
    before.judge.choose_form(name)
    snapshot.read(snapshot.taken(before)).restore(after)
    assert after.judge.chosen_form_name == name


def test_an_unknown_format_is_reported_and_changes_nothing() -> None:
    found = snapshot.read(snapshot.taken(App()) | {"format": "latex"})
    app = used_app()
    with pytest.raises(ValueError, match=r"cannot be read.*latex"):
        SavedWork(app, Stored({}), "", False).open(found)
    assert snapshot.taken(app) == snapshot.taken(used_app())
