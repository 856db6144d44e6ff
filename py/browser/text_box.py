"""Text boxes, whose text belongs to the state."""

from typing import TYPE_CHECKING, Any

import js as window
from jsffi import to_js

from browser.code_pane import Pane, line_count
from browser.long_text import LongText, is_long
from state.line_ends import as_shown, with_earlier_line_ends, with_line_ends

if TYPE_CHECKING:
    from collections.abc import Callable

PASTED = ("insertFromPaste", "insertFromDrop")
UNDONE = ("historyUndo", "historyRedo")
MOST_EARLIER = 5


class TextBox:
    """The text box of a pane.

    Attributes:
        pane: The pane.
        long_text: What takes the place of the box if the text is long.
    """

    def __init__(
        self,
        pane: Pane,
        text: Callable[[], str],
        take: Callable[[str], None],
        paste: Callable[[str, bool], None] | None = None,
        keeps_line_ends: bool = False,
    ) -> None:
        """Connects a text box to the state, whose text `text` returns.

        `take` changes it after typing. `paste` changes it after a paste instead, if given, and its
        second argument tells whether the paste has replaced the whole of another text. The state's
        text may keep its line ends and those of pastes; a text box changes CR and LF to LF.
        """
        self.pane = pane
        self.long_text = LongText(pane, self._edit)
        self._box = pane.box
        self._text, self._take = text, take
        self._paste, self._keeps_line_ends = paste, keeps_line_ends
        self._shown: str = self._box.value
        self._numbered = ""
        self._replaced = 0, 0
        self._replaces_all = False
        self._pasted = ""
        self._earlier: list[str] = []
        self._box.addEventListener("beforeinput", self._prepare)
        self._box.addEventListener("input", self._type)

    @property
    def typed(self) -> str:
        """The text in the box."""
        return self._shown

    def show(self) -> None:
        """Shows the state's text."""
        text = self._text()
        # Reading long texts is slow, and an unchanged text is the same object.
        if text is not self._shown:
            self._display(text)
        elif text is not self._numbered:
            self._numbered = text
            self.pane.number(line_count(text))

    def insert(self, text: str, kind: str) -> int:
        """Replaces the selection by a text and puts the caret behind it, as a browser does.

        Returns:
            The line of the caret, counted from 0.
        """
        box, cut = self._box, window.String.prototype.slice
        text = as_shown(text)
        value = box.value
        # The browser counts UTF-16 units, Python characters.
        before: str = cut.call(value, 0, box.selectionStart) + text
        whole = before + cut.call(value, box.selectionEnd)
        if is_long(whole):
            self._hand_over(self._completed(whole, kind), kind)
        else:
            box.setRangeText(text, box.selectionStart, box.selectionEnd, "end")
            box.dispatchEvent(
                window.InputEvent.new("input", to_js({"bubbles": True, "inputType": kind}))
            )
        return before.count("\n")

    def replace(self, text: str, kind: str) -> int:
        """Replaces the whole text, long or not. Arguments and result are those of `insert`."""
        self._replaces_all = True
        shown = as_shown(text)
        self._hand_over(text if self._keeps_line_ends else shown, kind)
        return shown.count("\n")

    def _display(self, text: str) -> None:
        self._shown = self._numbered = text
        if is_long(text):
            self.long_text.show(text)
        else:
            self._edit()

    def _edit(self) -> None:
        """Shows the text in the box, however long it is."""
        self.long_text.hide()
        self._box.value = self._shown
        self.pane.number(line_count(self._shown))

    def _prepare(self, event: Any) -> None:
        box = self._box
        self._replaced = box.selectionStart, box.selectionEnd
        self._replaces_all = 0 < box.selectionEnd - box.selectionStart == box.textLength
        # Passing a long text to Python takes time.
        wanted = self._keeps_line_ends and event.inputType in PASTED
        self._pasted = window.inserted(event) if wanted else ""

    def _type(self, event: Any) -> None:
        kind = getattr(event, "inputType", "")
        self._shown = text = self._completed(event.target.value, kind)
        self.long_text.hide()
        self._hand_over(text, kind)

    def _hand_over(self, text: str, kind: str) -> None:
        if self._paste and kind in PASTED:
            self._paste(text, self._replaces_all)
        else:
            self._take(text)

    def _completed(self, value: str, kind: str) -> str:
        return self._with_line_ends(value, kind) if self._keeps_line_ends else value

    def _with_line_ends(self, value: str, kind: str) -> str:
        """Returns the text of the box with the line ends that it does not show."""
        pasted, self._pasted = self._pasted, ""
        text = with_line_ends(self._shown, value, pasted, self._replaced if pasted else None)
        if kind in UNDONE:
            text = with_earlier_line_ends(text, self._earlier)
        if "\r" in text and text not in self._earlier:
            self._earlier = [text] + self._earlier[: MOST_EARLIER - 1]
        return text
