"""What goes in and out of the page: links, files, and what the browser remembers."""

import asyncio

from pyscript import document, window
from pyscript.ffi import to_js

from page.browser.clipboard import copy
from page.browser.page import element
from page.state import packing, settings, snapshot
from page.state.run import AUTO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from page.browser.judging import JudgePart
    from page.browser.page import Page
    from page.state.scene import Scene

LONGEST_LINK = 8000  # Characters; chats and mail programs cut longer ones.
LARGEST_FILE = 10_000_000  # Bytes.
KEY, SETTINGS_KEY = "othello", "othello-settings"
LINK_COPIED = "The link is copied. It opens this very input, output, step and game."
LINK_TOO_LONG = (
    "A link to all of this would be too long to share, so it was saved as a file instead."
    " Drop the file on this page to open it."
)
FILE_TOO_LARGE = "{} has {} bytes; this page opens files of up to {}."
CLEARED = "What was typed is forgotten, here and in the browser's storage."


class SharingPart:
    """Links that carry the whole state, files opened, dropped and saved, and the storage."""

    def __init__(self, page: "Page", judge: "JudgePart") -> None:
        self._page, self._app, self._judge = page, page.app, judge
        self._store: Any = None
        for name, handler in (
            ("copy-link", self._copy_link),
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
        window.onhashchange = self._follow_link
        window.onpagehide = self._remember

    def show(self, scene: "Scene") -> None:
        """Shows the last notice."""
        notice = element("notice")
        if notice.textContent != self._app.notice:
            notice.textContent = self._app.notice
        notice.hidden = not self._app.notice

    async def start(self) -> None:
        """Takes the state from the link the page was opened by, or else from the storage."""
        try:
            storage = window.Reflect.get.bind(None, window, "localStorage")
            self._store = await _in_promise(storage)
        except Exception:  # The reader's browser keeps nothing.
            self._store = None
        settings.take(self._app, self._stored(SETTINGS_KEY))
        stored = self._stored(KEY)
        if window.location.hash[1:]:
            self._follow_link(None)
        elif stored:
            self._take(stored, str)
        else:
            self._page.show()

    def _follow_link(self, event: "Any") -> None:
        if window.location.hash[1:]:
            self._take(window.location.hash[1:], packing.unpack)

    def _take(self, text: str, read: "Callable[[str], str]") -> None:
        try:
            snapshot.restore(self._app, read(text))
        except ValueError as error:
            self._page.do(self._app.notify, str(error))
            return
        if self._app.source:
            self._judge.start()
        else:
            self._page.show()

    def _stored(self, key: str) -> str:
        return (self._store.getItem(key) or "") if self._store else ""

    def _remember(self, event: "Any") -> None:
        if self._store:
            self._keep(SETTINGS_KEY, settings.kept(self._app))
            self._keep(KEY, snapshot.taken(self._app))

    def _keep(self, key: str, text: str) -> None:
        saved = _in_promise(self._store.setItem.bind(self._store, key, text))
        saved.catch(lambda reason: None)  # It is full: then the last state that fitted stays.

    def _clear(self, event: "Any") -> None:
        self._app.clear()
        self._judge.start()
        self._page.do(self._app.notify, CLEARED)

    def _copy_link(self, event: "Any") -> None:
        state = snapshot.taken(self._app)
        link = window.location.href.split("#")[0] + "#" + packing.pack(state)
        if len(link) > LONGEST_LINK:
            download("othello.json", state)
            self._page.do(self._app.notify, LINK_TOO_LONG)
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

    async def _open(self, file: "Any", target: "Any") -> None:
        """Opens a file: a snapshot, the output to compare if dropped there, or a judge's input."""
        if file.size > LARGEST_FILE:
            message = FILE_TOO_LARGE.format(file.name, file.size, LARGEST_FILE)
            self._page.do(self._app.notify, message)
            return
        text = await file.text()
        if snapshot.is_snapshot(text):
            self._take(text, str)
        elif target.id == "your-output":
            self._page.do(self._app.compare_with, text)
            self._page.output_changed()
        else:
            self._app.choice, self._app.source = AUTO, text
            self._judge.start()


def _in_promise(function: "Any") -> "Any":
    """Returns the promise of a call of a JavaScript function.

    Storage may be forbidden or full. MicroPython can catch what breaks a promise, but not what a
    plain call throws.
    """
    return window.Promise.resolve().then(function)


def download(name: str, text: str) -> None:
    """Saves a text as a file of the reader's."""
    address = window.URL.createObjectURL(window.Blob.new(to_js([text])))
    link = document.createElement("a")
    link.href, link.download = address, name
    link.click()
    window.URL.revokeObjectURL(address)
