"""No forged link, file or stored data stops the page, or is applied in part."""

import json
from typing import Any

import pytest

from harness.extent import in_part
from othello import WHITE
from page.model.app import App
from page.model.share import settings, snapshot
from page.model.share.saved_work import SavedWork
from page.model.share.stored import OPENED, SETTINGS, STATE, Stored
from reference.chance import Chance
from saved.work import LINK, OTHER_APP
from unit.page.running import finish
from unit.page.share.forgeries import STRANGE, forged, forged_text

SEEDS = in_part(range(1000), 60)
WORDS = ("wood", "turned", "judge", "analysis", "computer-white", "level9-black", "own-x", "\x00")


def started(stored: Stored) -> SavedWork:
    """Starts the page with stored data as `page.main` and `page.workbench` do."""
    app = App()
    settings.apply(app.workspace, stored.settings)
    if stored.last:
        app.workspace.load(stored.last.game)
        stored.last.set_players(app.workspace.play)
        try:
            stored.last.restore(app)
        except ValueError as error:
            stored.reject(STATE, str(error))
    return SavedWork(app, stored, "", False)


def expect_working(work: SavedWork, app: App) -> None:
    """Checks that the page draws, plays and stores."""
    assert app.workspace.scene().squares
    app.workspace.do(app.workspace.new_game, 8)
    app.workspace.do(app.workspace.play.set_player, WHITE, "friend")
    app.workspace.do(app.judge.type, "1")
    finish(app.workspace.jobs)
    own, opened = work.to_store("") or (None, [])
    for state in [own] * bool(own) + opened:
        snapshot.read(state)


@pytest.mark.parametrize("seed", SEEDS)
def test_any_stored_data_starts_the_page(seed: int) -> None:
    chance = Chance(seed)
    data: dict[str, Any] = {}
    if chance.percent(80):
        data[STATE] = forged(seed)
    if chance.percent(40):
        works = [forged(seed + 1000 * number) for number in range(1, chance.between(1, 4))]
        data[OPENED] = works if chance.percent(80) else chance.pick(STRANGE)
    words = " ".join([chance.pick(WORDS) for _ in range(chance.below(6))])
    data[SETTINGS] = chance.pick((words, words * 500, chance.pick(STRANGE)))
    stored = Stored(data)
    assert bool(stored.unreadable) == bool(stored.problem)
    work = started(stored)
    expect_working(work, work._app)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_forged_work_is_opened_completely_or_not_at_all(seed: int) -> None:
    app = App()
    app.workspace.press(19)
    app.judge.comparison.actual = "mine\n"
    work = SavedWork(app, Stored({}), "", False)
    before = snapshot.taken(app)
    state = forged(seed)
    try:
        found = snapshot.read(state)
        app.workspace.do(work.open_on_top, found, LINK)
    except ValueError:
        assert snapshot.taken(app) == before
        assert not work.is_borrowed
    else:
        after = snapshot.taken(app)
        for name in ("game", "input", "yours", "program", "format"):
            assert after[name] == found.state[name]
    expect_working(work, app)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_shared_text_replaces_the_users_work(seed: int) -> None:
    app = App()
    app.judge.restore_input("jutge", "mine \t\n")
    work = SavedWork(app, Stored({}), "", False)
    before = work.to_store("")
    assert before
    try:
        found = snapshot.of_text(forged_text(seed), json.loads)
        app.workspace.do(work.open_on_top, found, OTHER_APP)
    except ValueError:
        assert not work.is_borrowed
    else:
        assert (work.to_store("") or (None,))[0] == before[0]
        assert app.judge.input == found.source
        app.workspace.do(work.close)
    assert work.to_store("") == before
    expect_working(work, app)


def test_forgeries_are_both_accepted_and_refused() -> None:
    accepted = 0
    for seed in range(200):
        try:
            snapshot.read(forged(seed))
            accepted += 1
        except ValueError:
            pass
    assert 20 < accepted < 180
