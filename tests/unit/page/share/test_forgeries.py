"""No forged link, file or stored data stops the page, or is applied in part."""

import json
from typing import Any

import pytest

from harness.extent import in_part
from othello import WHITE
from page.app import App
from page.share.opened_file import of_text
from page.share.opened_works import OpenedWorks
from page.stored import snapshot
from page.stored.saved_work import SENT, SavedWork
from page.stored.stored import Stored
from play.model.game.table import Table
from reference.chance import Chance
from saved.work import LINK, OPENED, OTHER_APP, SETTINGS, STATE
from unit.page.running import finish, taken
from unit.page.share.forgeries import STRANGE, forged, forged_text
from unit.page.share.visit import FakeBrowser, storing_in
from workbench.formats import AUTO, format_named

SEEDS = in_part(range(1000), 30)
WORDS = ("wood", "turned", "judge", "analysis", "computer-white", "level9-black", "own-x", "\x00")


def started(stored: Stored) -> tuple[App, OpenedWorks]:
    """Starts the page with stored data as `page.main` and `page.later` do."""
    work = SavedWork(Table(), stored, None, "")
    app = App(work.table, storing_in(FakeBrowser(), work))
    return app, OpenedWorks(app, work)


def expect_working(app: App, works: OpenedWorks) -> None:
    """Checks that the page draws, plays and stores."""
    assert app.workspace.scene().squares
    app.workspace.do(app.table.new_game, 8)
    app.workspace.do(app.table.play.set_player, WHITE, "friend")
    app.workspace.do(app.workbench.judge.type, "1")
    finish(app.workspace.jobs)
    own, opened = works.work.to_store("") or (None, [])
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
    expect_working(*started(stored))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_forged_work_is_opened_completely_or_not_at_all(seed: int) -> None:
    app, works = started(Stored({}))
    app.workspace.press(19)
    app.workbench.judge.comparison.actual = "mine\n"
    before = taken(app)
    try:
        found = snapshot.read(forged(seed))
        app.workspace.do(works.open_on_top, found, LINK)
    except ValueError:
        assert taken(app) == before
        assert not works.work.is_borrowed
    else:
        after, data = taken(app), dict(found.data)
        for name in ("game", "input", "yours", "program"):
            assert after[name] == data[name]
        assert after["format"] in (data["format"], AUTO)
    expect_working(app, works)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_shared_text_replaces_the_users_work(seed: int) -> None:
    app, works = started(Stored({}))
    work = works.work
    app.workbench.judge.start_run(format_named("jutge"), "mine \t\n")
    before = work.to_store("")
    assert before
    try:
        found = of_text(forged_text(seed), json.loads)
        app.workspace.do(works.open_on_top, found, OTHER_APP, SENT)
    except ValueError:
        assert not work.is_borrowed
    else:
        assert (work.to_store("") or (None,))[0] == before[0]
        assert app.workbench.judge.input == found.data["input"]
        app.workspace.do(works.close)
    assert work.to_store("") == before
    expect_working(app, works)


def test_forgeries_are_both_accepted_and_refused() -> None:
    accepted = 0
    for seed in range(200):
        try:
            snapshot.read(forged(seed))
            accepted += 1
        except ValueError:
            pass
    assert 20 < accepted < 180
