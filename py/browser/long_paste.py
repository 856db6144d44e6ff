"""Pastes and drops of long texts into a text box.

Browsers insert such a text line by line, which is slower than one replacement. Their own undo does
not cover a replacement, so the notice offers one.
"""

from typing import TYPE_CHECKING, Any

import js as window
from js import document

from browser.long_text import is_long
from browser.page import Page, claim
from browser.text_box import PASTED, TextBox
from othello.phrases import counted
from state.notice import Notice

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_LINES = 1000  # Of a text that the browser inserts, which it can also undo.
SAID = "{} pasted."
TOO_LONG = "This box holds at most {} characters. With the pasted text, it would have {}."


class LongPaste:
    """Inserts long texts into a text box, and refuses what is too long."""

    def __init__(
        self,
        page: Page,
        notice: Notice,
        text_box: TextBox,
        most: int,
        undo: Callable[[], Callable[[], None]],
    ) -> None:
        """Listens to pastes and drops.

        `undo` returns a function that restores the current text of the state.
        """
        self._page, self._notice, self._text_box = page, notice, text_box
        self._most, self._undo = most, undo
        text_box.pane.box.addEventListener("beforeinput", self._handle)
        # Firefox sends a paste to the page instead of the focused element.
        document.addEventListener("paste", self._replace, True)

    def _handle(self, event: Any) -> None:
        text = window.inserted(event) if event.inputType in PASTED else ""
        if not text:
            return
        box = self._text_box.pane.box
        total = box.textLength - (box.selectionEnd - box.selectionStart) + len(text)
        if total > self._most or text.count("\n") > MOST_LINES or is_long(text):
            event.preventDefault()
            self._paste(text, event.inputType, total, self._text_box.insert)

    def _replace(self, event: Any) -> None:
        """Replaces a long text that has the focus. It is shown without a caret."""
        # Other pastes, which may be long, need not be read.
        if not self._text_box.long_text.view.matches(":focus"):
            return
        text = window.inserted(event)
        if text:
            claim(event)
            self._paste(text, PASTED[0], len(text), self._text_box.replace)

    def _paste(self, text: str, kind: str, total: int, put: Callable[[str, str], int]) -> None:
        """Puts a text into the box, unless it would then have too many characters."""
        if total > self._most:
            self._page.do(self._notice.say, TOO_LONG.format(self._most, total))
            return
        undo = self._undo()
        was_empty = not self._text_box.typed
        line = put(text, kind)
        self._page.after_frame(lambda: self._reveal(line))
        if not was_empty:
            said = SAID.format(counted(text.count("\n"), "line"))
            self._page.do(self._notice.say_briefly, said, undo)

    def _reveal(self, line: int) -> None:
        self._text_box.pane.forget()
        self._text_box.pane.reveal(line, line + 1)
