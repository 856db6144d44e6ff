"""What tells whether anybody is looking: the window, the mouse, the keys, the battery."""

from pyscript import document, window
from pyscript.ffi import create_proxy, to_js

from page.model.engine.visibility import Visibility
from page.view.core.page import Page, Part

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

TOUCHES = ("pointermove", "pointerdown", "keydown", "wheel", "focusin")


class VisibilityPart(Part):
    """Tells the state when the page is in the background, left alone or short of power."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._attention = Visibility(page.workspace, self._await_touch)
        self._touch = create_proxy(lambda event: self._noted())
        document.addEventListener("visibilitychange", self._see)
        # Not every browser tells of the battery.
        if getattr(window.navigator, "getBattery", None):
            page.attempt(self._watch_battery(), lambda problem: None)

    def _see(self, event: "Any") -> None:
        self._page.do(self._attention.hide, bool(document.hidden))

    def _await_touch(self) -> None:
        for kind in TOUCHES:
            document.addEventListener(kind, self._touch, to_js({"once": True, "passive": True}))

    def _noted(self) -> None:
        self._attention.touch()
        self._page.refresh()

    async def _watch_battery(self) -> None:
        battery = await window.navigator.getBattery()

        def look(event: "Any" = None) -> None:
            self._page.do(self._attention.discharge, battery.charging, battery.level)

        for change in ("chargingchange", "levelchange"):
            battery.addEventListener(change, look)
        look()
