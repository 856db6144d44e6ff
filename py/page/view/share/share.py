"""What goes in and out of the page: links, files, and what the browser remembers."""

from pyscript import document, window

from page.model.app import App
from page.model.board.scene import Scene
from page.model.share import chunked_json as long_texts
from page.model.share import settings, snapshot
from page.model.share.keeping import AutoSave
from page.model.share.saved_work import SavedWork
from page.model.share.snapshot import Snapshot
from page.model.share.title import title
from page.model.workspace import PLAY
from page.view.core.clipboard import copy
from page.view.core.files import download, read
from page.view.core.page import Failure, Page, Part, element
from page.view.share import address
from page.view.share import link_codec as packing
from page.view.share.storage import OPENED, SETTINGS, STATE, UNREAD, Storage, opened

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

LONGEST_LINK = 8000  # Characters; chats and mail programs cut longer ones.
LARGEST_FILE = 10_000_000  # Bytes.
LINK_COPIED = "The link is copied. It opens this very input, output, step and game."
GAME_LINK_COPIED = "The link is copied. It opens this very game."
KEPT = "This is your work now."
NEW_GAME = "8...0"
SAVED = "{}, so it was saved as a file instead. Under Share, “Open a file” brings it back."
FILE_TOO_LARGE = "{} has {} bytes; this page opens files of up to {}."


class SharePart(Part):
    """Links that carry the whole state, files opened, dropped and saved, and the storage."""

    def __init__(self, page: Page, app: App, storage: Storage, unread: bool) -> None:
        self._page, self._app, self._storage = page, app, storage
        self._keeping = AutoSave(app, foreign=unread)
        if unread:
            self._put(UNREAD, storage.get(STATE))
        self._chosen_for = ""
        below = opened(storage)
        # What the address carries of the work on the page.
        self._carried = address.carried()
        if self._carried:
            self._works = SavedWork([storage.get(STATE)] + below)
        else:
            self._works = SavedWork([storage.get(STATE)] + below[:-1] if below else [])
        self._works.note(app)
        for name, handler in (
            ("copy-link", lambda event: self._attempt(self._copy_link())),
            ("open", lambda event: self._choose("")),
            ("open-output", lambda event: self._choose("your-output")),
            ("save-input", lambda event: download("input.txt", self._app.judge.input)),
            ("save-output", lambda event: download("output.txt", self._printed())),
        ):
            element(name).addEventListener("click", handler)
        page.on_click("back-to-mine", self._go_back)
        page.on_click("keep-this", self._keep)
        page.on_click("notice-undo", app.notice.undo_it)
        page.on_click("notice-close", app.notice.forget)
        element("file").addEventListener("change", self._choose_file)
        document.addEventListener("dragover", lambda event: event.preventDefault())
        document.addEventListener("drop", self._drop)
        document.addEventListener("visibilitychange", self._remember)
        page.follow_link = self._follow_link
        # PyScript's own addEventListener cannot be called on the window from MicroPython.
        window.onpagehide = self._remember
        window.onstorage = self._notice_other_tab

    def show(self, scene: Scene) -> None:
        """Shows the last notice, whose work is on the page, and what is open."""
        app, notice = self._app, element("notice")
        if notice.textContent != app.notice.text:
            notice.textContent = app.notice.text
        element("toast").hidden = not app.notice.text
        element("notice-undo").hidden = app.notice.undo is None
        element("borrowed").hidden = not self._works.borrowed
        if address.carried() != self._carried:
            self._carried = ""  # The reader has gone elsewhere.
        elif self._carried and self._works.changed(app):
            self._free_address()
        name = title(app)
        if document.title != name:
            document.title = name

    def _attempt(self, work: Coroutine[Any, Any, None]) -> None:
        self._page.attempt(work, self._app.notice.say)

    def _notify(self, notice: str) -> None:
        self._page.do(self._app.notice.say, notice)

    def _follow_link(self) -> None:
        """Opens what the address carries, beside the work on the page."""
        # Read at once: the work that is still on the page is not to free the address.
        self._carried = ""
        self._attempt(self._open_link(address.view(), address.carried()))

    async def _open_link(self, name: str, text: str) -> None:
        try:
            found = await address.opened(name, text)
        except ValueError as error:
            self._notify(str(error))
            return
        self._page.do(self._show_linked, found, text)

    def _show_linked(self, found: Snapshot, text: str) -> None:
        works = self._works
        if not works.borrowed or works.changed(self._app):
            works.lay_aside(snapshot.taken(self._app))
        self._take(found)
        self._page.workspace.play.pause_computer()
        self._carried = text

    def _free_address(self) -> None:
        """Has the address carry nothing: that is not what is on the page."""
        self._carried = ""
        address.show(self._app.workspace.view)

    def _take(self, found: Snapshot) -> None:
        """Takes up a snapshot and runs the judge over its input."""
        app, workspace = self._app, self._page.workspace
        if app.notice.undo:  # That was done to another work; warnings still hold.
            app.notice.forget()
        workspace.go_to(found.view)
        workspace.load(found.game)
        found.set_players(workspace.play)
        found.restore(app)
        judge = app.judge
        judge.start_run(judge.choice, judge.input, judge.wanted_step)
        self._works.note(app)

    def _go_back(self) -> None:
        """Puts the work that was laid aside last on the page again."""
        text = self._works.take_back()
        self._take(snapshot.read(text) if text else snapshot.of_game(NEW_GAME))
        self._free_address()

    def _keep(self) -> None:
        """Makes what was opened the reader's own work."""
        below = self._works.keep()
        self._free_address()

        def undo() -> None:
            self._works.below = below

        self._app.notice.say(KEPT, undo)

    def _remember(self, event: Any) -> None:
        """Stores the work on the page, and what waits below it, each where it belongs."""
        self._put(SETTINGS, settings.kept(self._page.workspace))
        works = self._works
        if not works.borrowed:
            own = self._keeping.text(self._app)
            if own is not None:
                self._put(STATE, own)
                self._put(OPENED, "")
            return
        # What the address carries need not be stored.
        others = works.below[1:] + ([] if self._carried else [snapshot.taken(self._app)])
        self._put(STATE, works.below[0])
        self._put(OPENED, long_texts.dumps(others) if others else "")

    def _notice_other_tab(self, event: Any) -> None:
        """Takes note of the reader's own work where another tab has left it."""
        if event.key != STATE:
            return
        if self._works.borrowed:
            self._works.below[0] = event.newValue or ""
        else:
            self._notify(self._keeping.replaced(self._app))

    def _put(self, key: str, text: str) -> None:
        self._storage.put(key, text, self._notify)

    def _printed(self) -> str:
        run = self._app.judge.run
        return run.printed if run else ""

    async def _copy_link(self) -> None:
        app = self._app
        state = snapshot.taken(app)
        try:
            if app.workspace.view == PLAY and not app.setting_up:
                carried = snapshot.game_link(app.workspace.play)
            else:
                carried = await packing.pack(state, LONGEST_LINK)
        except Failure as failure:
            self._save(state, str(failure))
            return
        link = address.link(app.workspace.view, carried)
        if len(link) > LONGEST_LINK:
            self._save(state, packing.TOO_LONG)
            return
        said = GAME_LINK_COPIED if app.workspace.view == PLAY else LINK_COPIED
        copy(self._page, link, app.notice.say_briefly, said)

    def _save(self, state: str, reason: str) -> None:
        download("othello.json", state)
        self._notify(SAVED.format(reason))

    def _choose(self, box: str) -> None:
        """Asks for a file to open in the text box of an id, or where it belongs."""
        self._chosen_for = box
        element("file").value = ""
        element("file").click()

    def _choose_file(self, event: Any) -> None:
        self._attempt(self._open(event.target.files[0], self._chosen_for))

    def _drop(self, event: Any) -> None:
        files = event.dataTransfer.files
        if files.length:
            event.preventDefault()
            compared = event.target.closest("#compare")
            self._attempt(self._open(files[0], "your-output" if compared else ""))

    def _open_snapshot(self, text: str) -> None:
        try:
            self._page.do(self._take, snapshot.read(text))
        except ValueError as error:
            self._notify(str(error))

    async def _open(self, file: Any, box: str) -> None:
        """Opens a file: a snapshot, the output to compare if dropped there, or a judge's input."""
        if file.size > LARGEST_FILE:
            message = FILE_TOO_LARGE.format(file.name, file.size, LARGEST_FILE)
            self._notify(message)
            return
        text = await read(file)
        if snapshot.is_snapshot(text):
            self._open_snapshot(text)
        elif box == "your-output":
            self._page.do(self._app.judge.compare, text)
        else:
            self._page.do(self._app.judge.open_input, text)
