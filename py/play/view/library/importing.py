"""The import of files of games: its buttons, its progress, and what was skipped."""

from __future__ import annotations

import json
from typing import Any

import js as window
from js import document
from jsffi import to_js

from board.scene import Scene
from browser.files import dated, download
from browser.page import Page, Part, element, fill, go_to_board
from play.model.play_app import PlayApp
from play.view.library.games_html import reasons
from play.view.library.reader_worker import WorkerReader
from saved.work import GAMES, PLAY

PASTED = "Pasted"
REFUSED = "The browser does not let this page read the clipboard. Press Ctrl+V here."


class ImportPart(Part):
    """Opens files and pasted games, and shows the progress and the result."""

    def __init__(self, page: Page, app: PlayApp) -> None:
        self._page, self._app, self._importing = page, app, app.importing
        self._said = ""
        pyodide = json.loads(element("runtime").textContent)["pyodide"]
        app.importing.connect_reader(WorkerReader(pyodide, page.do, app.notice.say))
        page.on_click("stop-import", app.importing.stop)
        page.on_click("undo-import", app.importing.undo)
        page.on_click("close-import", app.importing.dismiss)
        for name in ("open-files", "open-first-files", "restore-games"):
            element(name).addEventListener("click", lambda event: element("games-files").click())
        for name in ("paste-games", "paste-first-game"):
            element(name).addEventListener("click", self._read_clipboard)
        element("games-files").addEventListener("change", self._open)
        element("save-skipped").addEventListener("click", self._save_skipped)
        page.on_click("open-imported", app.importing.open_first, go_to_board)
        document.addEventListener("paste", self._paste)

    def show(self, scene: Scene) -> None:
        """Shows the progress or the result of the import if it has changed."""
        importing = self._importing
        if importing.said == self._said:
            return
        self._said = importing.said
        is_read = not importing.under_way and importing.read > 0
        element("import").hidden = not importing.said
        element("import-said").textContent = importing.said
        element("stop-import").hidden = not importing.under_way
        element("open-imported").hidden = not (is_read and importing.read == 1)
        element("undo-import").hidden = not is_read
        element("close-import").hidden = importing.under_way
        element("import-progress").hidden = not importing.under_way
        element("import-why").hidden = not importing.reasons
        fill(element("import-reasons"), reasons(importing.reasons, importing.skipped))
        element("save-skipped").hidden = importing.skipped <= len(importing.reasons)

    def _open(self, event: Any) -> None:
        files = list(event.target.files)
        if files:
            self._page.do(self._importing.start, to_js(files))
            event.target.value = ""

    def _save_skipped(self, event: Any) -> None:
        name = dated("skipped", self._app.kept.today)
        self._page.do(self._importing.save_skipped, lambda file: download(name, file))

    def _paste(self, event: Any) -> None:
        """Imports what is pasted beside the list."""
        workspace = self._page.workspace
        is_here = self._app.table.sheet == GAMES and workspace.view == PLAY
        if not is_here or event.target.closest("input, textarea, select, dialog"):
            return
        pasted = window.inserted(event)
        if pasted:
            event.preventDefault()
            event.stopImmediatePropagation()  # It does not go on the board.
            self._take(pasted)

    async def _read_clipboard(self, event: Any) -> None:
        try:
            pasted = await window.navigator.clipboard.readText()
        except Exception:  # The browser has no clipboard, or the user has not allowed it.
            self._page.do(self._importing.refuse, REFUSED)
            return
        self._take(pasted)

    def _take(self, text: str) -> None:
        file = window.File.new(to_js([text]), PASTED)
        self._page.do(self._importing.start, to_js([file]))
