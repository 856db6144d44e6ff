"""Reports to the state whether the page is hidden, and the level of the battery."""

from __future__ import annotations

from typing import Any

import js as window
from js import document

from browser.page import Page, Part
from play.model.play_app import PlayApp


class VisibilityPart(Part):
    """Listens to the visibility of the page and to the battery. Draws nothing."""

    def __init__(self, page: Page, app: PlayApp) -> None:
        self._page, self._client = page, app.client
        document.addEventListener("visibilitychange", self._change_visibility)
        # Some browsers hide the battery.
        if getattr(window.navigator, "getBattery", None):
            page.attempt(self._watch_battery(), lambda problem: None)

    def _change_visibility(self, event: Any) -> None:
        self._page.do(self._client.hide, bool(document.hidden))

    async def _watch_battery(self) -> None:
        battery = await window.navigator.getBattery()

        def report(event: Any = None) -> None:
            self._page.do(self._client.discharge, battery.charging, battery.level)

        for change in ("chargingchange", "levelchange"):
            battery.addEventListener(change, report)
        report()
