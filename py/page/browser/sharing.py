"""What goes in and out of the page: links, files, and what the browser remembers."""

import asyncio

from pyscript import document, window

from page.browser import packing
from page.browser.clipboard import copy
from page.browser.files import download
from page.browser.page import element
from page.browser.storage import SETTINGS, STATE, linked
from page.state import settings, snapshot
from page.state.run import AUTO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.browser.judging import JudgePart
    from page.browser.page import Page
    from page.browser.storage import Storage
    from page.state.app import App
    from page.state.scene import Scene
    from page.state.snapshot import Snapshot

LONGEST_LINK = 8000  # Characters; chats and mail programs cut longer ones.
LARGEST_FILE = 10_000_000  # Bytes.
LINK_COPIED = "The link is copied. It opens this very input, output, step and game."
LINK_TOO_LONG = (
    "A link to all of this would be too long to share, so it was saved as a file instead."
    " Drop the file on this page to open it."
)
FILE_TOO_LARGE = "{} has {} bytes; this page opens files of up to {}."
CLEARED = "What was typed is forgotten, here and in the browser's storage."


class SharingPart:
    """Links that carry the whole state, files opened, dropped and saved, and the storage."""

    def __init__(self, page: "Page", app: "App", judge: "JudgePart", storage: "Storage") -> None:
        self._page, self._app, self._judge, self._storage = page, app, judge, storage
        for name, handler in (
            ("copy-link", lambda event: asyncio.create_task(self._copy_link())),
            ("open", lambda event: element("file").click()),
            ("save-input", lambda event: download("input.txt", self._app.source)),
            ("save-output", lambda event: download("output.txt", self._judge.output())),
            ("clear", self._clear),
        ):
            element(name).addEventListener("click", handler)
        element("file").addEventListener("change", self._choose_file)
        document.addEventListener("dragover", lambda event: event.preventDefault())
        document.addEventListener("drop", self._drop)
        document.addEventListener("visibilitychange", self._remember)
        # PyScript's own addEventListener cannot be called on the window from MicroPython.
        window.onhashchange = lambda event: asyncio.create_task(self._follow_link())
        window.onpagehide = self._remember

    def show(self, scene: "Scene") -> None:
        """Shows the last notice."""
        notice = element("notice")
        if notice.textContent != self._app.notice:
            notice.textContent = self._app.notice
        notice.hidden = not self._app.notice

    def _notify(self, notice: str) -> None:
        self._page.do(self._app.notify, notice)

    async def _follow_link(self) -> None:
        try:
            found = await linked()
        except ValueError as error:
            self._notify(str(error))
            return
        if found:
            self._take(found)

    def _take(self, found: "Snapshot") -> None:
        """Takes up a snapshot and runs the judge over its input."""
        self._page.table.back_to_game()
        self._page.table.play.take(found.game)
        found.restore(self._app)
        self._judge.start()

    def _remember(self, event: "Any") -> None:
        self._storage.put(SETTINGS, settings.kept(self._page.table))
        self._storage.put(STATE, snapshot.taken(self._app))

    def _clear(self, event: "Any") -> None:
        self._app.clear()
        self._judge.start()
        self._notify(CLEARED)

    async def _copy_link(self) -> None:
        state = snapshot.taken(self._app)
        link = window.location.href.split("#")[0] + "#" + await packing.pack(state)
        if len(link) > LONGEST_LINK:
            download("othello.json", state)
            self._notify(LINK_TOO_LONG)
            return
        window.history.replaceState(None, "", link)
        copy(self._page, link, self._app.notify, LINK_COPIED)

    def _choose_file(self, event: "Any") -> None:
        asyncio.create_task(self._open(event.target.files[0], event.target))

    def _drop(self, event: "Any") -> None:
        files = event.dataTransfer.files
        if files.length:
            event.preventDefault()
            asyncio.create_task(self._open(files[0], event.target))

    def _open_snapshot(self, text: str) -> None:
        try:
            self._take(snapshot.read(text))
        except ValueError as error:
            self._notify(str(error))

    async def _open(self, file: "Any", target: "Any") -> None:
        """Opens a file: a snapshot, the output to compare if dropped there, or a judge's input."""
        if file.size > LARGEST_FILE:
            message = FILE_TOO_LARGE.format(file.name, file.size, LARGEST_FILE)
            self._notify(message)
            return
        text = await file.text()
        if snapshot.is_snapshot(text):
            self._open_snapshot(text)
        elif target.id == "your-output":
            self._page.do(self._app.compare_with, text)
            self._page.output_changed()
        else:
            self._app.choice, self._app.source = AUTO, text
            self._judge.start()
