"""The page's state as text: round trips and damaged texts."""

import json

import pytest

from othello import BLACK, WHITE, parse_square
from page.share.opened_file import is_snapshot
from page.stored import snapshot
from page.stored.stored import Stored
from play.model.game.play import Play
from reference.samples import UVA220_INPUT
from saved.players import COMPUTER
from saved.work import OPENED, STATE, with_members
from unit.page.running import ran, stepper_of, typed_in
from unit.page.share.visit import Visit
from workbench.formats import AUTO, FORMATS
from workbench.formats.uva220 import UVA220


def used() -> Visit:
    """Returns a visit with a game, texts and a step on the board."""
    visit = Visit()
    app = visit.app
    app.table.play.new_game(6)
    for _ in range(4):
        app.table.play.press(app.table.play.game.legal_moves()[0])
    app.table.play.undo()
    judge = app.workbench.judge
    judge.chosen_form, judge.input, judge.comparison.actual = UVA220, UVA220_INPUT, "mine\n"
    ran(app.workbench)
    stepper_of(app.workbench).go_to(3)
    return visit


def test_a_snapshot_restores_texts_step_and_game() -> None:
    before = used()
    before.table.play.set_player(WHITE, COMPUTER, 7)
    after = Visit(before.works.to_send())
    assert after.table.play.players == before.table.play.players
    assert after.table.play.levels[WHITE] == 7
    assert after.snapshot["game"] == before.snapshot["game"]
    ran(after.app.workbench)
    judge = after.app.workbench.judge
    expected = UVA220, UVA220_INPUT, "mine\n"
    assert (judge.chosen_form, judge.input, judge.comparison.actual) == expected
    assert stepper_of(after.app.workbench).on_board and stepper_of(after.app.workbench).index == 3
    restored, game = after.table.play.game, before.table.play.game
    assert restored.position == game.position
    assert [ply.square for ply in restored.plies] == [ply.square for ply in game.plies]
    assert restored.ply == game.ply == 3


DAMAGED: list[dict[str, object]] = [
    {"game": "8..a1.1"},
    {"game": 5},
    {"format": 8},
    {"format": "latex" * 9},
    {"input": None},
    {"step": "x"},
    {"view": "lessons"},
    {"seats": 7},
    {"setup": "8..a1.1"},
    {"last": "8..a1.1"},
]


@pytest.mark.parametrize(
    "data", ["", [], None, 1, {"othello": 1}, *(with_members() | members for members in DAMAGED)]
)
def test_a_damaged_snapshot_is_reported(data: object) -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        snapshot.read(data)


def test_works_that_can_be_read_come_back_beside_a_damaged_one() -> None:
    work = with_members()
    stored = Stored({STATE: work, OPENED: [work, {"game": 5}, work]})
    assert [one and one.data for one in stored.works] == [work] * 3
    assert stored.unreadable == [OPENED]


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
    visit = used()
    visit.app.workbench.judge.wanted_step = 3
    visit.works.open(snapshot.of_game("8..f5.1"))
    assert typed_in(visit.app.workbench) == (AUTO, "", "", "")
    assert visit.app.workbench.judge.wanted_step is None


@pytest.mark.parametrize("step", [None, 0, 3])
def test_the_step_on_the_board_is_restored(step: int | None) -> None:
    before = Visit() if step is None else used()
    if step is not None:
        stepper_of(before.app.workbench).go_to(step)
    after = Visit(before.works.to_send())
    assert after.app.workbench.judge.wanted_step == step


def test_a_step_that_the_run_has_not_reached_is_kept() -> None:
    visit = Visit(with_members(input=UVA220_INPUT, step=3))
    assert visit.works.to_send()["step"] == 3
    visit.app.workbench.judge.rerun()
    assert visit.works.to_send()["step"] == 3


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
    assert is_snapshot(json.dumps(Visit().works.to_send()))
    assert not is_snapshot(UVA220_INPUT)


@pytest.mark.parametrize("name", [AUTO, *(form.name for form in FORMATS)])
def test_every_choice_of_a_format_is_restored(name: str) -> None:
    before = Visit()
    before.app.workbench.judge.choose_form(name)
    after = Visit(before.works.to_send())
    assert after.app.workbench.judge.chosen_form_name == name


def test_the_format_of_a_later_version_is_detected() -> None:
    judge = Visit(with_members(format="other", input=UVA220_INPUT)).app.workbench.judge
    assert (judge.chosen_form_name, judge.input) == (AUTO, UVA220_INPUT)
