"""Links, files and the browser's storage, and the notices about them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import js as window
from js import document
from jsffi import to_js

from board.markup import markup
from board.scene import Scene
from browser.clipboard import copy
from browser.files import LARGEST, download, read
from browser.page import Failure, Page, Part, element
from browser.storage.json_data import as_json, converted
from browser.storage.storage import FIRST
from othello.notes import printable
from page.app import App
from page.share import address
from page.share.address import DEFLATE
from page.share.dropping import Dropping
from page.share.incoming import start_reading
from page.share.opened_file import HAS_GAMES, OPEN_IN_PLAY, OUTPUT, OpenedFile, is_snapshot
from page.share.opened_works import OPENED_FROM, OpenedWorks
from page.share.title import title
from page.stored import snapshot
from page.stored.storing import Storing
from saved.game_text import to_fragment
from saved.work import GAMES, LINK, PLAY, STATE

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from jobs.job import Work

MANY_GAMES = (".wtb", ".jou", ".trn")
LONGEST_LINK = 8000  # Characters. Chats and mail programs cut longer links.
LINK_COPIED = "The link is copied. It opens exactly this input, output, step and game."
GAME_LINK_COPIED = "The link is copied. It opens exactly this game."
PUZZLE_LINK_COPIED = "The link is copied. It opens exactly this puzzle."
CODE_COPIED = "The code is copied. It shows this game in another page."
SAVED = "{}, so it was saved as a file instead. Under Share, “Open a file” brings it back."
NO_PACKING = "This browser cannot make a link of all this"
TOO_LONG = "A link to all of this would be too long to share"


class SharePart(Part):
    """Shows notices and the page's title, opens links and files, and follows other tabs."""

    def __init__(self, page: Page, app: App, works: OpenedWorks, storing: Storing) -> None:
        self._page, self._app, self._works, self._storage = page, app, works, storing.storage
        self._chosen_for = ""
        for name, handler in (
            ("copy-link", lambda event: self._attempt(self._copy_link())),
            ("copy-code", self._copy_code),
            ("open", lambda event: self._choose_file("")),
            ("open-output", lambda event: self._choose_file(OUTPUT)),
            ("save-input", lambda event: download("input.txt", self._app.workbench.judge.input)),
            ("save-output", lambda event: download("output.txt", self._printed())),
            ("back-to-mine", lambda event: self._leave_link(works.close)),
            ("keep-this", lambda event: self._leave_link(works.keep)),
        ):
            element(name).addEventListener("click", handler)
        page.on_click("notice-undo", app.notice.undo_it)
        page.on_click("notice-close", app.notice.forget)
        element("file").addEventListener("change", self._open_chosen)
        Dropping(app, self._take)
        window.onpopstate = self._go_back
        if address.puzzle():
            self.follow()
        window.followMemory = self._hear_other_tab

    def show(self, scene: Scene) -> None:
        """Shows the notice, where the work was opened from, and the title."""
        app, notice = self._app, element("notice")
        if notice.textContent != app.notice.text:
            notice.textContent = app.notice.text
        element("toast").hidden = not app.notice.text
        element("notice-undo").hidden = app.notice.undo is None
        element("notice-undo").textContent = app.notice.label
        element("borrowed").hidden = not self._works.work.is_borrowed
        element("borrowed-from").textContent = OPENED_FROM[self._works.work.origin]
        address.mark(len(self._works.work.below))
        name = title(app)
        if document.title != name:
            document.title = name

    def follow(self) -> None:
        """Opens the link or the puzzle in the address."""
        if address.carried():
            start_reading(self._page, self._app, self._open_link)
        else:
            self._page.do(self._app.play.puzzles.open, address.puzzle())

    def _attempt(self, work: Coroutine[Any, Any, None]) -> None:
        self._page.attempt(work, self._app.notice.say)

    def _open_link(self) -> Work:
        text = address.carried()
        self._works.open_on_top((yield from address.linked()), LINK, text)

    def _go_back(self, event: Any) -> None:
        """Returns to the work that was on the page at this entry of the history."""
        below = address.marked()
        if below is not None and not address.carried():
            self._page.do(self._works.go_back, below)

    def _leave_link(self, action: Callable[[], None]) -> None:
        self._page.do(action)
        address.show(self._app.table.place)

    def _hear_other_tab(self, keys: Any) -> None:
        """Records what another tab, or an import, has stored."""
        changed = list(keys)
        self._storage.note_changes(changed)
        if any(key.startswith(STATE) for key in changed):
            self._page.do(self._works.note_other_tab)
            if self._works.work.is_borrowed:
                asyncio.create_task(self._take_from_other_tab())
        if not all(key.startswith(FIRST) for key in changed):
            self._page.do(self._app.play.practice_store.refresh)

    async def _take_from_other_tab(self) -> None:
        try:
            found = snapshot.read(await self._storage.read_own())
        except ValueError:  # It is the work of a newer version of the page.
            return
        self._page.do(self._works.take_from_other_tab, found)

    def _printed(self) -> str:
        run = self._app.workbench.judge.run
        return run.printed if run else ""

    async def _copy_link(self) -> None:
        """Copies a link to the game or to everything. Saves a file if the link is too long."""
        app = self._app
        puzzle = app.play.puzzles.link_text
        if puzzle:
            link = address.puzzle_link(puzzle)
            copy(self._page, link, app.notice.say_briefly, PUZZLE_LINK_COPIED)
            return
        state = as_json(self._works.to_send())
        try:
            if app.workspace.view == PLAY and not app.play.setup.is_open:
                carried = snapshot.game_link(app.table.play)
            else:
                carried = await _packed(state, LONGEST_LINK)
        except Failure as failure:
            self._save(state, str(failure))
            return
        link = address.link(app.workspace.view, carried)
        if len(link) > LONGEST_LINK:
            self._save(state, TOO_LONG)
            return
        said = GAME_LINK_COPIED if app.workspace.view == PLAY else LINK_COPIED
        copy(self._page, link, app.notice.say_briefly, said)

    def _copy_code(self, event: Any) -> None:
        """Copies the HTML that embeds the game in another page."""
        link = address.link(address.EMBEDDED, to_fragment(self._app.table.play.game))
        code = markup('<iframe src="{}" title="Othello" width="360" height="460"></iframe>', link)
        copy(self._page, code.html, self._app.notice.say_briefly, CODE_COPIED)

    def _save(self, state: str, reason: str) -> None:
        download("othello.json", state)
        self._page.do(self._app.notice.say_briefly, SAVED.format(reason))

    def _choose_file(self, box: str) -> None:
        """Lets the user choose a file, for the text box with an id or for its own place."""
        self._chosen_for = box
        element("file").value = ""
        element("file").click()

    def _open_chosen(self, event: Any) -> None:
        self._take(event.target.files, self._chosen_for, False)

    def _take(self, files: Any, box: str, many: bool) -> None:
        """Opens files in the view, for a text box or without one; `many` are games for the list."""
        app, name = self._app, printable(files[0].name)
        in_play, has_many = app.workspace.view == PLAY, name.lower().endswith(MANY_GAMES)
        listed = to_js(list(files))
        is_large = files[0].size > LARGEST
        if in_play and (many or has_many or (is_large and not box)):
            self._page.do(self._import, listed)
        elif has_many and not box:
            said = HAS_GAMES.format(name)
            self._page.do(app.notice.say, said, lambda: self._import(listed), OPEN_IN_PLAY)
        else:
            view = app.workspace.view
            opened = OpenedFile(app, name, view, box, lambda: self._import(listed))
            start_reading(self._page, app, lambda: self._open_file(files[0], opened))

    def _import(self, files: Any) -> None:
        self._app.workspace.go_to(PLAY)
        self._app.table.show_sheet(GAMES)
        self._app.play.importing.start(files)

    def _open_file(self, file: Any, opened: OpenedFile) -> Work:
        text = yield from read(file)
        if is_snapshot(text):
            opened.restore(self._works, (yield from converted(window.parsed(text))))
        else:
            yield from opened.taking(text)


async def _packed(text: str, most: int) -> str:
    """Returns the compressed text in at most `most` letters, digits, `-` and `_`.

    Raises Failure if the browser cannot compress or the result is longer. The browser
    encodes too: the time of MicroPython's own base64 grows with the square of the length.
    """
    blob = window.Blob.new(to_js([text]))
    try:
        stream = blob.stream().pipeThrough(window.CompressionStream.new(DEFLATE))
        packed = await window.Response.new(stream).blob()
    except Exception:  # The browser is too old.
        raise Failure(NO_PACKING) from None
    if packed.size * 4 > most * 3:  # Four characters encode three bytes.
        raise Failure(TOO_LONG)
    written = await _in_base64(packed)
    return written.rstrip("=").replace("+", "-").replace("/", "_")


async def _in_base64(blob: Any) -> str:
    reader, read = window.FileReader.new(), window.Promise.withResolvers()
    reader.onload = read.resolve
    reader.readAsDataURL(blob)
    await read.promise
    return str(reader.result).partition(",")[2]
