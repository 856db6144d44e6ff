"""Files that are dragged over the page and dropped: a sign says what a drop does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pyscript import document
from pyscript.ffi import to_js

from page.model.app import App
from page.model.share.opened_file import OUTPUT, PROGRAM
from page.view.core.page import Page, element
from saved.work import GAMES, PLAY

if TYPE_CHECKING:
    from collections.abc import Callable

FILES = "Files"
MANY_GAMES = (".wtb", ".jou", ".trn")
BOXES = {"compare": OUTPUT, "test": PROGRAM}
# What a drop does, by the view and by the panel under the pointer.
ADD = (
    "Drop to add to Your games",
    "SGF, GGF, PGN, WTHOR (.wtb), or a text with moves. The game on the board stays as it is.",
)
OPEN = "Drop to open"
PLACES = {
    PLAY: "A game goes on the board, a WTHOR file (.wtb) to Your games.",
    "compare": "A text becomes your output.",
    "test": "A text becomes your program.",
    "": "An input goes to Judge input, a program to Test.",
}
SAVED = " A saved page takes the place of your work."
FIRST = " Only the first of several files is opened."


class Dropping:
    """Shows the sign while files are dragged over the page, and opens those that are dropped."""

    def __init__(self, page: Page, app: App, read: Callable[[Any, str], None]) -> None:
        """Listens to drags.

        Args:
            page: The page.
            app: The application.
            read: Opens a file, for the text box with an id or for its own place.
        """
        self._page, self._app, self._read = page, app, read
        document.addEventListener("dragover", self._show)
        document.addEventListener("dragleave", self._leave)
        document.addEventListener("drop", self._drop)

    def _show(self, event: Any) -> None:
        event.preventDefault()
        if FILES not in list(event.dataTransfer.types):
            return
        title, said = self._said(event.dataTransfer.items.length, _panel(event))
        element("drop-sign").hidden = False
        if element("drop-said").textContent != said:
            element("drop-title").textContent, element("drop-said").textContent = title, said

    def _said(self, number: int, panel: str) -> tuple[str, str]:
        """Returns what a drop of a number of files does."""
        if self._are_games(number, ""):
            return ADD
        is_play = self._app.workspace.view == PLAY
        return OPEN, PLACES[PLAY if is_play else panel] + SAVED + FIRST * (number > 1)

    def _leave(self, event: Any) -> None:
        """Hides the sign if the pointer has left the window."""
        if not event.relatedTarget:
            element("drop-sign").hidden = True

    def _drop(self, event: Any) -> None:
        element("drop-sign").hidden = True
        files = event.dataTransfer.files
        if not files.length:
            return
        event.preventDefault()
        if self._are_games(files.length, files[0].name.lower()):
            self._page.do(self._app.workspace.show_sheet, GAMES)
            self._page.do(self._app.importing.start, to_js(list(files)))
        else:
            self._read(files[0], BOXES.get(_panel(event), ""))

    def _are_games(self, number: int, name: str) -> bool:
        """Returns whether files are for the list, and not one game for the board."""
        workspace = self._app.workspace
        in_list = workspace.sheet == GAMES or number > 1 or name.endswith(MANY_GAMES)
        return workspace.view == PLAY and in_list


def _panel(event: Any) -> str:
    """Returns the id of the panel of Judge under the pointer, empty for none."""
    panel = event.target.closest("#compare, #test")
    return panel.id if panel else ""
