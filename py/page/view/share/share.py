"""Links, files and the browser's storage, and the notices about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pyscript import document, window

from board.scene import Scene
from page.model.app import App
from page.model.share import snapshot
from page.model.share.opened_file import OUTPUT, PROGRAM, OpenedFile
from page.model.share.saved_work import OPENED_FROM, SavedWork
from page.model.share.stored import STATE
from page.model.share.title import title
from page.view.core.clipboard import copy
from page.view.core.escaping import escaped
from page.view.core.files import download, read
from page.view.core.page import Failure, Page, Part, element
from page.view.share import address, link_codec
from page.view.share.incoming import start_reading
from page.view.storage.json_data import converted, written
from page.view.storage.storage import Storage
from saved.game_text import to_fragment
from saved.work import LINK, PLAY

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Generator

    from jobs.job import Work
    from page.model.share.snapshot import State

LONGEST_LINK = 8000  # Characters. Chats and mail programs cut longer links.
LINK_COPIED = "The link is copied. It opens this very input, output, step and game."
GAME_LINK_COPIED = "The link is copied. It opens this very game."
CODE = '<iframe src="{}" title="Othello" width="360" height="460"></iframe>'
CODE_COPIED = "The code is copied. It shows this game in another page."
SAVED = "{}, so it was saved as a file instead. Under Share, “Open a file” brings it back."


class SharePart(Part):
    """Shows notices and the page's title, opens links and files, and stores the work."""

    def __init__(self, page: Page, app: App, work: SavedWork, storage: Storage) -> None:
        self._page, self._app, self._work, self._storage = page, app, work, storage
        self._shown_link = work.link
        self._chosen_for = ""
        work.write = self._written
        page.workspace.changes.subscribe(self._follow)
        for name, handler in (
            ("copy-link", lambda event: self._attempt(self._copy_link())),
            ("copy-code", self._copy_code),
            ("open", lambda event: self._choose_file("")),
            ("open-output", lambda event: self._choose_file(OUTPUT)),
            ("save-input", lambda event: download("input.txt", self._app.judge.input)),
            ("save-output", lambda event: download("output.txt", self._printed())),
            ("back-to-mine", lambda event: self._leave_link(work.close)),
            ("keep-this", lambda event: self._leave_link(work.keep)),
        ):
            element(name).addEventListener("click", handler)
        page.on_click("notice-undo", app.notice.undo_it)
        page.on_click("notice-close", app.notice.forget)
        element("file").addEventListener("change", self._open_chosen)
        document.addEventListener("dragover", lambda event: event.preventDefault())
        document.addEventListener("drop", self._drop)
        document.addEventListener("visibilitychange", self._store)
        page.follow_link = lambda: start_reading(page, app, self._open_link)
        # MicroPython cannot call PyScript's addEventListener on the window.
        window.onpagehide = self._store
        window.onstorage = self._hear_other_tab

    def show(self, scene: Scene) -> None:
        """Shows the notice, where the work was opened from, and the title."""
        app, notice = self._app, element("notice")
        if notice.textContent != app.notice.text:
            notice.textContent = app.notice.text
        element("toast").hidden = not app.notice.text
        element("notice-undo").hidden = app.notice.undo is None
        element("notice-undo").textContent = app.notice.label
        element("borrowed").hidden = not self._work.is_borrowed
        element("borrowed-from").textContent = OPENED_FROM[self._work.origin]
        name = title(app)
        if document.title != name:
            document.title = name

    def _follow(self) -> None:
        """Removes a link from the address as soon as the work on the page is another one.

        It does not wait for the next frame: the user may reload the page before it.
        """
        shown, self._shown_link = self._shown_link, self._work.link
        if not self._work.link:
            address.remove(shown, self._app.workspace.view)

    def _attempt(self, work: Coroutine[Any, Any, None]) -> None:
        self._page.attempt(work, self._app.notice.say)

    def _notify(self, notice: str) -> None:
        self._page.do(self._app.notice.say, notice)

    def _open_link(self) -> Work:
        text = address.carried()
        self._work.open_on_top((yield from address.linked()), LINK, text)

    def _leave_link(self, action: Callable[[], None]) -> None:
        self._page.do(action)
        address.show(self._app.workspace.view)

    def _store(self, event: Any) -> None:
        """Stores the settings and the work at once."""
        for _ in self._written():
            pass

    def _written(self) -> Generator[None, None, None]:
        """Stores the settings and the work in slices."""
        self._storage.put_settings(self._work.settings)
        if (yield from self._storage.put_works(self._to_store, self._notify)):
            self._work.note_stored()
        self._storage.report(self._notify)

    def _to_store(self) -> tuple[State | None, list[State]] | None:
        return self._work.to_store(address.carried())

    def _hear_other_tab(self, event: Any) -> None:
        if event.key == STATE and event.newValue:
            self._take_from_other_tab(event.newValue)

    def _take_from_other_tab(self, text: str) -> None:
        try:
            found = snapshot.read(self._storage.work(text))
        except ValueError:  # It is the work of a newer version of the page.
            return
        self._page.do(self._work.take_from_other_tab, found)

    def _printed(self) -> str:
        run = self._app.judge.run
        return run.printed if run else ""

    async def _copy_link(self) -> None:
        """Copies a link to the game or to everything. Saves a file if the link is too long."""
        app = self._app
        state = written(snapshot.taken(app))
        try:
            if app.workspace.view == PLAY and not app.setting_up:
                carried = snapshot.game_link(app.workspace.play)
            else:
                carried = await link_codec.pack(state, LONGEST_LINK)
        except Failure as failure:
            self._save(state, str(failure))
            return
        link = address.link(app.workspace.view, carried)
        if len(link) > LONGEST_LINK:
            self._save(state, link_codec.TOO_LONG)
            return
        said = GAME_LINK_COPIED if app.workspace.view == PLAY else LINK_COPIED
        copy(self._page, link, app.notice.say_briefly, said)

    def _copy_code(self, event: Any) -> None:
        """Copies the HTML that embeds the game in another page."""
        link = address.link(address.EMBEDDED, to_fragment(self._app.workspace.play.game))
        copy(self._page, CODE.format(escaped(link)), self._app.notice.say_briefly, CODE_COPIED)

    def _save(self, state: str, reason: str) -> None:
        download("othello.json", state)
        self._page.do(self._app.notice.say_briefly, SAVED.format(reason))

    def _choose_file(self, box: str) -> None:
        """Lets the user choose a file, for the text box with an id or for its own place."""
        self._chosen_for = box
        element("file").value = ""
        element("file").click()

    def _open_chosen(self, event: Any) -> None:
        self._read_file(event.target.files[0], self._chosen_for)

    def _drop(self, event: Any) -> None:
        files = event.dataTransfer.files
        if files.length:
            event.preventDefault()
            boxes = {"compare": OUTPUT, "test": PROGRAM}
            panel = event.target.closest("#compare, #test")
            self._read_file(files[0], boxes[panel.id] if panel else "")

    def _read_file(self, file: Any, box: str) -> None:
        opened = OpenedFile(self._app, file.name, self._app.workspace.view, box)
        start_reading(self._page, self._app, lambda: self._open_file(file, opened))

    def _open_file(self, file: Any, opened: OpenedFile) -> Work:
        text = yield from read(file)
        if snapshot.is_snapshot(text):
            opened.restore(self._work, (yield from converted(window.parsed(text))))
        else:
            yield from opened.taking(text)
