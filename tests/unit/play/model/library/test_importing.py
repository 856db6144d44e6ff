"""An import waits for the reader, tells its progress, and can be stopped and undone."""

from collections.abc import Callable
from typing import Any

import pytest

from play.model.library.importing import STOPPED, ReaderLost
from play.model.library.kept_games import NO_ROOM
from play.model.play_app import PlayApp
from unit.page.running import finish
from unit.play.model.engine.engine_app import do
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


class FakeReader:
    """A reader that remembers the files that it is given."""

    def __init__(self, problem: str = "") -> None:
        self.files: tuple[Any, Any] = (None, None)
        self._problem = problem

    async def start(self) -> None:
        if self._problem:
            raise ReaderLost(self._problem)

    def read(self, files: Any, port: Any, lose: Callable[[], None]) -> None:
        self.files, self.lose = (files, port), lose


def connected(reader: FakeReader) -> PlayApp:
    app = new_play()
    app.importing.connect_reader(reader)
    return app


def app_with(reader: FakeReader, store: ImportStore) -> PlayApp:
    app = connected(reader)
    app.workspace.do(app.importing.connect, store)
    do(app, app.importing.start, "files")
    return app


def hear(app: PlayApp, is_over: bool = False, **progress: Any) -> None:
    usual = {"name": "a.wtb", "read": 250, "skipped": 2, "reasons": [], "isOver": is_over}
    app.workspace.do(app.importing.hear, usual | progress)


def test_the_reader_reads_the_files_once_it_is_loaded_and_tells_possible_progress() -> None:
    reader = FakeReader()
    app = app_with(reader, ImportStore())
    assert reader.files == ("files", "port")
    hear(app)
    assert (app.importing.said, app.importing.under_way) == ("a.wtb: 250 read", True)
    hear(app, is_over=True, reasons=["a.wtb, game 3\tMove 2: f5 is occupied."])
    assert app.importing.said == "250 games read, 2 skipped."
    assert app.importing.reasons == [["a.wtb, game 3", "Move 2: f5 is occupied."]]
    hear(app, is_over=True, read=0, skipped=1, reasons=["a.png\tThis is not a file of games."])
    assert app.importing.said == "a.png: This is not a file of games."
    assert app.importing.reasons == []
    with pytest.raises(ValueError, match="read"):
        hear(app, read="many")


def test_a_reader_that_fails_or_stops_ends_the_import() -> None:
    app = app_with(FakeReader("No network."), ImportStore())
    assert (app.importing.said, app.importing.under_way) == ("No network.", False)
    reader = FakeReader()
    app = app_with(reader, ImportStore())
    app.workspace.do(reader.lose)
    assert (app.importing.said, app.importing.under_way) == (STOPPED, False)


def test_files_are_not_read_if_the_import_is_stopped_while_the_reader_loads() -> None:
    reader = FakeReader()
    app = connected(reader)
    app.workspace.do(app.importing.connect, ImportStore())
    app.workspace.do(app.importing.start, "files")
    do(app, app.importing.stop)
    assert reader.files == (None, None) and not app.importing.under_way


@pytest.mark.parametrize(
    ("read", "kept"), [(0, "0 games of these files are"), (1, "1 game of these files is")]
)
def test_a_full_store_says_what_was_not_kept(read: int, kept: str) -> None:
    app = app_with(FakeReader(), ImportStore())
    hear(app, read=read, is_over=True, reasons=[NO_ROOM])
    assert app.importing.said == f"No room for more games: {kept} kept, the others are not."


def test_an_import_is_stopped_and_undone_in_the_store() -> None:
    store = ImportStore()
    app = app_with(FakeReader(), store)
    for action in (app.importing.stop, app.importing.undo):
        do(app, action)
    assert store.asked == ["interrupted", "stop", "undo"]
    assert app.notice.text == "1 game changed since is kept. 3 games of the import deleted."
    do(app, app.notice.undo_it)
    assert store.asked[3:] == ["redo"]


def test_an_import_that_was_interrupted_is_told_and_can_be_undone() -> None:
    store, app = ImportStore(left=2), new_play()
    do(app, app.importing.connect, store)
    said = "The last import was interrupted. 2 games read until then are here."
    assert app.importing.said == app.notice.text == said
    do(app, app.notice.undo_it)
    assert store.asked == ["interrupted", "undo"]


def test_the_list_of_skipped_games_is_saved_by_the_store() -> None:
    app = app_with(FakeReader(), ImportStore())
    saved: list[str] = []
    do(app, app.importing.save_skipped, saved.append)
    assert saved == ["skipped"]


def test_a_refusal_goes_with_the_next_files() -> None:
    app = app_with(FakeReader(), ImportStore())
    app.workspace.do(app.importing.refuse, "No clipboard.")
    assert app.importing.said != "No clipboard."
    hear(app, is_over=True, reasons=["a.wtb, game 3\tMove 2: f5 is occupied."])
    app.workspace.do(app.importing.refuse, "No clipboard.")
    importing = app.importing
    assert (importing.said, importing.read, importing.reasons) == ("No clipboard.", 0, [])
    app.workspace.do(app.importing.start, "files")
    assert app.importing.said != "No clipboard."


@pytest.mark.parametrize("loses", [False, True])
def test_files_that_come_during_an_import_are_read_after_it_in_their_order(loses: bool) -> None:
    reader = FakeReader()
    app = connected(reader)
    app.workspace.do(app.importing.connect, ImportStore())
    app.workspace.do(app.importing.start, "first")
    app.workspace.do(app.importing.start, "second")  # While the reader is loading.
    finish(app.workspace.jobs)
    hear(app)
    app.workspace.do(app.importing.start, "third")
    said = []
    for files in ("first", "second", "third"):
        assert reader.files[0] == files and app.importing.under_way
        said.append(app.workspace.scene().message)
        if loses:
            app.workspace.do(reader.lose)
        else:
            hear(app, is_over=True)
        finish(app.workspace.jobs)
    usual = app.table.play.message
    assert said == ["These are read after the files before them."] * 2 + [usual]
    assert reader.files[0] == "third" and not app.importing.under_way


def test_stop_stops_the_files_that_would_be_read_later_too() -> None:
    reader = FakeReader()
    app = app_with(reader, ImportStore())
    app.workspace.do(app.importing.start, "more")
    app.workspace.do(app.importing.stop)
    hear(app, is_over=True)
    finish(app.workspace.jobs)
    assert reader.files[0] == "files" and not app.importing.under_way
