"""Text boxes, whose text belongs to the state."""

from page.view.core.code_pane import Pane, lines_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

PASTED = ("insertFromPaste", "insertFromDrop")


class TextBox:
    """The text box of a pane."""

    def __init__(
        self,
        pane: Pane,
        text: Callable[[], str],
        take: Callable[[str], None],
        paste: Callable[[str, bool], None] | None = None,
    ) -> None:
        """Connects a text box to the state.

        Args:
            pane: The pane.
            text: Returns the state's text.
            take: Changes the state's text after typing.
            paste: Changes it after a paste instead of `take`. The second argument tells whether the
                paste has replaced the whole text.
        """
        self._pane = pane
        self._box = pane.box
        self._text = text
        self._take = take
        self._paste = paste
        self._shown: str = self._box.value
        self._numbered = ""
        self._replaces_all = False
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
        self._replaces_all = box.selectionEnd - box.selectionStart == len(box.value)

    def _type(self, event: Any) -> None:
        self._shown = event.target.value
        if self._paste and getattr(event, "inputType", "") in PASTED:
            self._paste(self._shown, self._replaces_all)
        else:
            self._take(self._shown)
