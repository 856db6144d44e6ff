"""Texts that are too long for a text box, in lines or in one line.

Chromium needs 13 ms to lay out a thousand lines of a text box, and 13 ms for a line of 100,000
characters. Here it lays out only the lines that are visible, and the beginning of a long one.
"""

from io import StringIO
from typing import TYPE_CHECKING, Any

import js as window
from js import document
from jsffi import create_proxy

from browser.code_pane import Pane

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_EDITED = 10_000  # Lines.
LONGEST_SHOWN = 10_000  # Characters of a line.
PIECE = 200_000  # Characters that are added in a frame. In a text box, no line fills a piece.
SAID = "Editing would be slow. Paste to replace the text."


class LongText:
    """Shows a text, read-only, in the place of a pane's text box.

    Attributes:
        view: The element that shows the text.
    """

    def __init__(self, pane: Pane, edit: Callable[[], None]) -> None:
        """Adds the hidden elements to the pane."""
        self._pane, self._box = pane, pane.box
        self._unread = StringIO()
        self._lines = 0
        self._add = create_proxy(lambda time: self._append())
        self.view = document.createElement("pre")
        # A title names it too, and leaves the label to the text box, which scripts look for.
        self.view.tabIndex, self.view.role, self.view.title = 0, "region", _label(pane.box)
        self._note = document.createElement("p")
        self._note.className = "note"
        button = document.createElement("button")
        button.type, button.className, button.textContent = "button", "ghost", "Edit"
        button.addEventListener("click", lambda event: self._give_up(edit))
        self._note.append(SAID, button)
        self._swap(False)
        pane.box.after(self.view, self._note)

    def show(self, text: str) -> None:
        """Shows a text in pieces, and moves the focus from the text box to it."""
        focused = self._box.matches(":focus")
        self._box.value = ""
        self.view.textContent = ""
        self._unread, self._lines = StringIO(text), 1
        self._swap(True)
        self._append()
        self._pane.scroll_with(self.view)
        if focused:
            self.view.focus()

    def hide(self) -> None:
        """Shows the text box again."""
        if not self.view.hidden:
            self._unread = StringIO()
            self.view.replaceChildren()
            self._swap(False)
            self._pane.scroll_with(self._box)

    def _append(self) -> None:
        """Adds the next whole lines, and others in later frames."""
        lines = self._unread.read(PIECE) + self._unread.readline()
        if lines:
            lines = _with_short_lines(lines)
            self._lines += lines.count("\n")
            self._pane.number(self._lines)  # It reads the layout, which the new lines change.
            window.appendLines(self.view, lines)
            window.requestAnimationFrame(self._add)

    def _give_up(self, edit: Callable[[], None]) -> None:
        edit()
        self._box.focus()

    def _swap(self, is_long: bool) -> None:
        self._box.hidden = is_long
        self.view.hidden = self._note.hidden = not is_long


def _label(box: Any) -> str:
    return str(box.ariaLabel or box.labels[0].textContent)


def _with_short_lines(text: str) -> str:
    """Returns the text with the beginnings of its long lines."""
    return "\n".join([_beginning(line) for line in text.split("\n")])


def _beginning(line: str) -> str:
    return line if len(line) <= LONGEST_SHOWN else line[:LONGEST_SHOWN] + "…"


def is_long(text: str) -> bool:
    """Returns whether a text has too many lines for a text box, or too long a line."""
    unread, line_ends = StringIO(text), 0
    while line_ends < MOST_EDITED and (piece := unread.read(PIECE)):
        found = piece.count("\n")
        if not found and len(piece) == PIECE:
            return True
        line_ends += found
    return line_ends >= MOST_EDITED
