"""Pastes and drops of long texts into a text box.

Browsers insert such a text line by line, which is slower than one replacement. Their own undo does
not cover a replacement, so the notice offers one.
"""

from pyscript import window
from pyscript.ffi import to_js

from othello.phrases import counted
from page.model.notice import Notice
from page.view.core.code_pane import Pane
from page.view.core.page import Page

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

PASTED = ("insertFromPaste", "insertFromDrop")
MOST_LINES = 1000  # Of a text that the browser inserts, which it can also undo.
SAID = "{} pasted."
TOO_LONG = "This box holds at most {} characters. With the pasted text, it would have {}."


class LongPaste:
    """Inserts long texts into the text box of a pane, and refuses what is too long."""

    def __init__(
        self,
        page: Page,
        notice: Notice,
        pane: Pane,
        most: int,
        undo: Callable[[], Callable[[], None]],
    ) -> None:
        """Listens to pastes and drops.

        Args:
            page: The page.
            notice: The notice, which offers to undo a paste.
            pane: The pane.
            most: The largest number of characters in the box.
            undo: Returns a function that restores the current text of the state.
        """
        self._page, self._notice, self._pane = page, notice, pane
        self._most = most
        self._undo = undo
        pane.box.addEventListener("beforeinput", self._handle)

    def _handle(self, event: Any) -> None:
        text = event.data if event.inputType in PASTED else None
        if not text:
            return
        box = self._pane.box
        kept = box.textLength - (box.selectionEnd - box.selectionStart)
        lines = text.count("\n")
        if kept + len(text) > self._most:
            event.preventDefault()
            refusal = TOO_LONG.format(self._most, kept + len(text))
            self._page.do(self._notice.say, refusal)
        elif lines > MOST_LINES:
            event.preventDefault()
            undo = self._undo()
            was_empty = box.textLength == 0
            self._insert(text, event.inputType)
            if not was_empty:
                self._page.do(self._notice.say_briefly, SAID.format(counted(lines, "line")), undo)

    def _insert(self, text: str, kind: str) -> None:
        """Replaces the selection by a text, puts the caret behind it and scrolls to the caret."""
        box, start = self._pane.box, self._pane.box.selectionStart
        text = text.replace("\r\n", "\n").replace("\r", "\n")
        line = text.count("\n") + (box.value[:start].count("\n") if start else 0)
        box.setRangeText(text, start, box.selectionEnd, "end")
        box.dispatchEvent(
            window.InputEvent.new("input", to_js({"bubbles": True, "inputType": kind}))
        )
        self._page.after_frame(lambda: self._reveal(line))

    def _reveal(self, line: int) -> None:
        self._pane.forget()
        self._pane.reveal(line, line + 1)
