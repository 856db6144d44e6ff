"""An import waits for the engine, tells its progress, and can be stopped and undone."""

from typing import Any

import pytest

from play.model.engine.client import FAILED
from play.model.library.importing import STOPPED
from play.model.library.kept_games import NO_ROOM
from play.model.play_app import PlayApp
from unit.page.running import finish
from unit.play.model.engine.fake_engine import FakeEngine
from unit.play.model.library.fake_store import FakeStore
from unit.play.model.new_play import new_play


class ImportStore(FakeStore):
    """A store that takes blocks from a port."""

    def __init__(self, left: int = 0) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.answers = {"interrupted": {"read": left}, "undo": {"read": 3, "over": 1}}

    async def read(self) -> str:
        return "port"

    async def ask(self, name: str, **question: Any) -> Any:
        self.asked.append(name)
        return self.answers.get(name, {"file": name})


class ReadingEngine(FakeEngine):
    """An engine that remembers the files that it is given."""

    files: tuple[Any, Any] = (None, None)
    ended = False  # Before it was given files; it is loaded again then.

    def read_files(self, files: Any, port: Any, lose: Any) -> bool:
        if not self.ended:
            self.files, self.lose = (files, port), lose
        ended, self.ended = self.ended, False
        return not ended


def app_with(engine: ReadingEngine, store: ImportStore) -> PlayApp:
    app = new_play()
    app.workspace.do(app.client.connect, engine)
    app.workspace.do(app.importing.connect, store)
    app.workspace.do(app.importing.start, "files")
    finish(app.workspace.jobs)
    return app


def hear(app: PlayApp, is_over: bool = False, **progress: Any) -> None:
    usual = {"name": "a.wtb", "read": 250, "skipped": 2, "reasons": [], "isOver": is_over}
    app.workspace.do(app.importing.hear, usual | progress)


def test_the_engine_reads_the_files_once_it_is_loaded() -> None:
    engine = ReadingEngine(lambda request: ())
    app = app_with(engine, ImportStore())
    assert engine.files == ("files", "port")
    hear(app)
    assert (app.importing.said, app.importing.under_way) == ("a.wtb: 250 read", True)
    hear(app, is_over=True, reasons=["a.wtb, game 3\tMove 2: f5 is occupied."])
    assert app.importing.said == "250 games read, 2 skipped."
    assert app.importing.reasons == [["a.wtb, game 3", "Move 2: f5 is occupied."]]


def test_an_engine_that_has_ended_unnoticed_is_loaded_again() -> None:
    engine = ReadingEngine(lambda request: ())
    engine.ended = True
    app = app_with(engine, ImportStore())
    assert engine.started == 2 and engine.files == ("files", "port")
    assert app.importing.under_way


def test_an_engine_that_fails_or_stops_ends_the_import() -> None:
    app = app_with(ReadingEngine(lambda request: (), problem="No network."), ImportStore())
    assert app.client.status == FAILED
    assert (app.importing.said, app.importing.under_way) == (app.client.missing, False)
    engine = ReadingEngine(lambda request: ())
    app = app_with(engine, ImportStore())
    app.workspace.do(engine.lose)
    assert (app.importing.said, app.importing.under_way) == (STOPPED, False)


@pytest.mark.parametrize(
    ("read", "kept"), [(0, "0 games of these files are"), (1, "1 game of these files is")]
)
def test_a_full_store_says_what_was_not_kept(read: int, kept: str) -> None:
    app = app_with(ReadingEngine(lambda request: ()), ImportStore())
    hear(app, read=read, is_over=True, reasons=[NO_ROOM])
    assert app.importing.said == f"No room for more games: {kept} kept, the others are not."


def test_an_import_is_stopped_and_undone_in_the_store() -> None:
    store = ImportStore()
    app = app_with(ReadingEngine(lambda request: ()), store)
    for action in (app.importing.stop, app.importing.undo):
        app.workspace.do(action)
        finish(app.workspace.jobs)
    assert store.asked == ["interrupted", "stop", "undo"]
    assert app.notice.text == "1 game changed since is kept. 3 games of the import deleted."
    app.workspace.do(app.notice.undo_it)
    finish(app.workspace.jobs)
    assert store.asked[3:] == ["redo"]


def test_an_import_that_was_interrupted_is_told_and_can_be_undone() -> None:
    store, app = ImportStore(left=2), new_play()
    app.workspace.do(app.importing.connect, store)
    finish(app.workspace.jobs)
    said = "The last import was interrupted. 2 games read until then are here."
    assert app.importing.said == app.notice.text == said
    app.workspace.do(app.notice.undo_it)
    finish(app.workspace.jobs)
    assert store.asked == ["interrupted", "undo"]


def test_the_list_of_skipped_games_is_saved_by_the_store() -> None:
    app = app_with(ReadingEngine(lambda request: ()), ImportStore())
    saved: list[str] = []
    app.workspace.do(app.importing.save_skipped, saved.append)
    finish(app.workspace.jobs)
    assert saved == ["skipped"]


def test_a_refusal_goes_with_the_next_files() -> None:
    app = app_with(ReadingEngine(lambda request: ()), ImportStore())
    app.workspace.do(app.importing.refuse, "No clipboard.")
    assert app.importing.said != "No clipboard."
    hear(app, is_over=True, reasons=["a.wtb, game 3\tMove 2: f5 is occupied."])
    app.workspace.do(app.importing.refuse, "No clipboard.")
    assert (app.importing.said, app.importing.read, app.importing.reasons) == (
        "No clipboard.",
        0,
        [],
    )
    app.workspace.do(app.importing.start, "files")
    assert app.importing.said != "No clipboard."


def test_the_reason_is_said_at_once_if_nothing_else_was_read() -> None:
    app = app_with(ReadingEngine(lambda request: ()), ImportStore())
    hear(app, is_over=True, read=0, skipped=1, reasons=["a.png\tThis is not a file of games."])
    assert app.importing.said == "a.png: This is not a file of games."
    assert app.importing.reasons == []


@pytest.mark.parametrize("loses", [False, True])
def test_files_that_come_during_an_import_are_read_after_it_in_their_order(loses: bool) -> None:
    engine = ReadingEngine(lambda request: ())
    app = new_play()
    app.workspace.do(app.client.connect, engine)
    app.workspace.do(app.importing.connect, ImportStore())
    app.workspace.do(app.importing.start, "first")
    app.workspace.do(app.importing.start, "second")  # While the engine is loading.
    finish(app.workspace.jobs)
    hear(app)
    app.workspace.do(app.importing.start, "third")
    said = []
    for files in ("first", "second", "third"):
        assert engine.files[0] == files and app.importing.under_way
        said.append(app.workspace.scene().message)
        if loses:
            app.workspace.do(engine.lose)
        else:
            hear(app, is_over=True)
        finish(app.workspace.jobs)
    usual = app.table.play.message
    assert said == ["These are read after the files before them."] * 2 + [usual]
    assert engine.files[0] == "third" and not app.importing.under_way


def test_stop_stops_the_files_that_would_be_read_later_too() -> None:
    engine = ReadingEngine(lambda request: ())
    app = app_with(engine, ImportStore())
    app.workspace.do(app.importing.start, "more")
    app.workspace.do(app.importing.stop)
    hear(app, is_over=True)
    finish(app.workspace.jobs)
    assert engine.files[0] == "files" and not app.importing.under_way


def test_impossible_progress_is_refused() -> None:
    app = app_with(ReadingEngine(lambda request: ()), ImportStore())
    with pytest.raises(ValueError, match="read"):
        hear(app, read="many")
