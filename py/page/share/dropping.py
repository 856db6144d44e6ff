"""Files that are dragged over the page and dropped: a sign says what a drop does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from js import document

from browser.page import element
from page.app import App
from page.share.opened_file import OUTPUT, PROGRAM
from saved.work import GAMES, PLAY

if TYPE_CHECKING:
    from collections.abc import Callable

FILES = "Files"
ELEMENT = 1  # The type of a node.
BOXES = {"compare": OUTPUT, "test": PROGRAM}
# What a drop does, by the view and by the panel under the pointer.
ADD = (
    "Drop to add to Your games",
    "SGF, GGF, PGN, WTHOR (.wtb), or a text with moves. The game on the board stays as it is.",
)
OPEN = "Drop to open"
PLACES = {
    PLAY: "A game goes on the board, several games or a WTHOR file (.wtb) to Your games.",
    "compare": "A text becomes your output.",
    "test": "A text becomes your program.",
    "": "An input goes to Judge input, a program to Test.",
}
SAVED = " A saved page takes the place of your work."
FIRST = " Only the first of several files is opened."


class Dropping:
    """Shows the sign while files are dragged over the page, and opens those that are dropped."""

    def __init__(self, app: App, take: Callable[[Any, str, bool], None]) -> None:
        """Listens to drags.

        Args:
            app: The application.
            take: Opens files, for the text box with an id or for their own place; and whether they
                are games for the list.
        """
        self._table, self._workspace, self._take = app.table, app.workspace, take
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
        is_play = self._workspace.view == PLAY
        if is_play and self._are_many(number):
            return ADD
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
        self._take(files, BOXES.get(_panel(event), ""), self._are_many(files.length))

    def _are_many(self, number: int) -> bool:
        """Returns whether a number of files are for the list, and not one for the board."""
        return self._table.sheet == GAMES or number > 1


def _panel(event: Any) -> str:
    """Returns the id of the panel of Judge under the pointer, empty for none."""
    target = event.target
    if target.nodeType != ELEMENT:  # Firefox names the text under the pointer.
        target = target.parentElement
    panel = target and target.closest("#compare, #test")
    return panel.id if panel else ""
