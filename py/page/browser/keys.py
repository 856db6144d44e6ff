"""The keys that work anywhere on the page, the buttons that do the same, and the sheet of both."""

from pyscript import document

from page.browser.page import element
from page.state.keys import button_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.browser.page import Page
    from page.state.scene import Scene

# Where a key is typed, chooses something, or is the dialog's.
KEEPS_KEYS = "input, textarea, select, [contenteditable], dialog"


class KeysPart:
    """Presses a button for each key that stands for one."""

    def __init__(self, page: "Page") -> None:
        self._table = table = page.table
        page.on_click("read-rays", table.read_rays)
        page.on_click("read-score", table.read_score)
        page.on_click("read-last-move", table.read_last_move)
        element("show-keys").addEventListener("click", lambda event: element("keys").showModal())
        element("keys-on").addEventListener("change", self._switch)
        document.addEventListener("keydown", self._key)

    def show(self, scene: "Scene") -> None:
        """Shows whether single keys do something."""
        element("keys-on").checked = self._table.keys_on

    def _switch(self, event: "Any") -> None:
        self._table.keys_on = event.target.checked

    def _key(self, event: "Any") -> None:
        modified = event.ctrlKey or event.altKey or event.metaKey
        if modified or not self._table.keys_on or event.target.closest(KEEPS_KEYS):
            return
        button = button_of(event.key, event.shiftKey)
        if button:
            event.preventDefault()
            element(button).click()
