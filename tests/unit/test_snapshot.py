"""The state of the page as text: there and back, and damaged on the way."""

import json
import random

import pytest

from page.state import snapshot
from page.state.app import App
from page.state.packing import pack, unpack
from reference.samples import UVA220_INPUT

TEXTS = ["", "plain", UVA220_INPUT * 40, 'é 😀 \x00 "quoted" \\ </script>\r\n\t', "A" * 100_000]


def used_app() -> App:
    app = App()
    app.play.new_game(6)
    for _ in range(4):
        app.play.press(app.play.game.legal_moves()[0])
    app.play.undo()
    app.choice, app.source, app.yours = "uva220", UVA220_INPUT, "mine\n"
    run = app.start_run()
    while not run.done:
        app.advance(1000, lambda: 0)
    app.step_to(3)
    return app


def unpacked_or_none(packed: str) -> str | None:
    try:
        return unpack(packed)
    except ValueError:
        return None


@pytest.mark.parametrize("text", TEXTS)
def test_text_packs_and_unpacks(text: str) -> None:
    packed = pack(text)
    assert unpack(packed) == text
    assert all(
        character.isascii() and (character.isalnum() or character in "-_") for character in packed
    )


def test_a_changed_or_shortened_packing_is_refused() -> None:
    packed = pack(UVA220_INPUT)
    chance = random.Random(220)
    for _ in range(300):
        place = chance.randrange(len(packed))
        other = chance.choice([c for c in "abcXYZ019-_" if c != packed[place]])
        for damaged in (packed[:place], packed[:place] + other + packed[place + 1 :]):
            # A change of bits that carry nothing is none.
            assert unpacked_or_none(damaged) in (None, UVA220_INPUT)


@pytest.mark.parametrize("text", ["!", "😀", "AAAA", "=", "a" * 300_000])
def test_what_was_never_packed_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="damaged"):
        unpack(text)


def test_a_snapshot_restores_what_was_typed_the_step_and_the_game() -> None:
    before, after = used_app(), App()
    snapshot.restore(after, snapshot.taken(before))
    run = after.start_run()
    while not run.done:
        after.advance(1000, lambda: 0)
    assert (after.choice, after.source, after.yours) == ("uva220", UVA220_INPUT, "mine\n")
    assert after.stepper is not None and after.stepper.index == 3
    assert after.play.game.position == before.play.game.position
    assert [ply.square for ply in after.play.game.plies] == [
        p.square for p in before.play.game.plies
    ]
    assert after.play.game.ply == before.play.game.ply == 3


@pytest.mark.parametrize(
    ("field", "value"),
    [("game", "8..a1.1"), ("game", 5), ("format", "latex"), ("input", None), ("step", "x")],
)
def test_a_damaged_snapshot_is_reported_and_changes_nothing(field: str, value: object) -> None:
    state = json.loads(snapshot.taken(used_app())) | {field: value}
    app = App()
    with pytest.raises(ValueError, match="cannot be read"):
        snapshot.restore(app, json.dumps(state))
    assert snapshot.taken(app) == snapshot.taken(App())


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"othello": 1}'])
def test_what_is_no_snapshot_is_reported(text: str) -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        snapshot.restore(App(), text)


def test_judge_input_is_never_taken_for_a_snapshot() -> None:
    assert snapshot.is_snapshot(snapshot.taken(App()))
    assert not snapshot.is_snapshot(UVA220_INPUT)
