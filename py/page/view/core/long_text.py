"""Texts with too many lines for a text box.

Chromium needs 13 ms to lay out a thousand lines of a text box. Here it lays out only the lines that
are visible.
"""

from typing import TYPE_CHECKING, Any

from pyscript import document, window

from page.view.core.code_pane import Pane

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_EDITED = 10_000  # Lines.
SAID = "Editing would be slow. Paste to replace the text."


class LongText:
    """Shows a text, read-only, in the place of a pane's text box.

    Attributes:
        view: The element that shows the text.
    """

    def __init__(self, pane: Pane, edit: Callable[[], None]) -> None:
        """Adds the hidden elements to the pane.

        Args:
            pane: The pane.
            edit: Shows the text in the text box.
        """
        self._pane, self._box = pane, pane.box
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
        """Shows a text, and moves the focus from the text box to it."""
        focused = self._box.matches(":focus")
        self._box.value = ""
        self.view.textContent = ""
        window.appendLines(self.view, text)
        self._swap(True)
        self._pane.scroll_with(self.view)
        if focused:
            self.view.focus()

    def hide(self) -> None:
        """Shows the text box again."""
        if not self.view.hidden:
            self.view.replaceChildren()
            self._swap(False)
            self._pane.scroll_with(self._box)

    def _give_up(self, edit: Callable[[], None]) -> None:
        edit()
        self._box.focus()

    def _swap(self, is_long: bool) -> None:
        self._box.hidden = is_long
        self.view.hidden = self._note.hidden = not is_long


def _label(box: Any) -> str:
    return str(box.ariaLabel or box.labels[0].textContent)
