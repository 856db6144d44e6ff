"""Text boxes, whose text belongs to the state."""

from page.model.line_ends import with_earlier_line_ends, with_line_ends
from page.view.core.code_pane import Pane, lines_of
from page.view.core.long_paste import PASTED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


UNDONE = ("historyUndo", "historyRedo")
MOST_EARLIER = 5


class TextBox:
    """The text box of a pane."""

    def __init__(
        self,
        pane: Pane,
        text: Callable[[], str],
        take: Callable[[str], None],
        paste: Callable[[str, bool], None] | None = None,
        keeps_line_ends: bool = False,
    ) -> None:
        """Connects a text box to the state.

        Args:
            pane: The pane.
            text: Returns the state's text.
            take: Changes the state's text after typing.
            paste: Changes it after a paste instead of `take`. The second argument tells whether the
                paste has replaced the whole text.
            keeps_line_ends: Whether the state's text keeps its line ends and those of pastes. A
                text box changes CR and LF to LF.
        """
        self._pane = pane
        self._box = pane.box
        self._text = text
        self._take = take
        self._paste = paste
        self._keeps_line_ends = keeps_line_ends
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
            self._box.value = self._shown = text
        if text is not self._numbered:
            self._numbered = text
            self._pane.number(lines_of(text))

    def _prepare(self, event: Any) -> None:
        box = self._box
        self._replaced = box.selectionStart, box.selectionEnd
        self._replaces_all = box.selectionEnd - box.selectionStart == box.textLength
        # Passing a long text to Python takes time.
        wanted = self._keeps_line_ends and event.inputType in PASTED
        self._pasted = (event.data or "") if wanted else ""

    def _type(self, event: Any) -> None:
        kind = getattr(event, "inputType", "")
        text = event.target.value
        if self._keeps_line_ends:
            text = self._with_line_ends(text, kind)
        self._shown = text
        if self._paste and kind in PASTED:
            self._paste(text, self._replaces_all)
        else:
            self._take(text)

    def _with_line_ends(self, value: str, kind: str) -> str:
        """Returns the text of the box with the line ends that it does not show."""
        pasted, self._pasted = self._pasted, ""
        text = with_line_ends(self._shown, value, pasted, self._replaced if pasted else None)
        if kind in UNDONE:
            text = with_earlier_line_ends(text, self._earlier)
        if "\r" in text and text not in self._earlier:
            self._earlier = [text] + self._earlier[: MOST_EARLIER - 1]
        return text
